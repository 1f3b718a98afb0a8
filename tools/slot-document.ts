// The page of a slot in docs/games: all that a stranger needs to work out any round, and its proof.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { gamePots } from '@khelaghor/game-list/pots.ts';
import { formatDecimal, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { formatMultiple } from '@khelaghor/slot-engine/format-multiple.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import { PROOF_WAYS } from '@khelaghor/slot-engine/slot-proof.ts';
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';
import { computeSymbolChances } from '@khelaghor/slot-engine/symbol-chances.ts';
import type { ByCount, Hold, Scatter, SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import { describePots } from './pot-document.ts';

type AnySlotEngine = SlotEngine | TumbleEngine;

/** A table in Markdown, whose first row is the head. */
export const writeTable = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

const formatCount = (count: number): string => count.toLocaleString('en');

/** Joins the lines of a paragraph. */
export const fold = (text: string): string => text.trim().replaceAll(/\s*\n\s*/gu, ' ');

/** "1 in 1,234" of a chance. */
const formatOdds = (chance: number): string =>
  `1 in ${(1 / chance).toLocaleString('en', { maximumSignificantDigits: 5 })}`;

const readRatio = (text: string) => {
  const [num = 0n, den = 1n] = text.split('/').map(BigInt);
  return ratio(num, den);
};

const toNumber = (text: string): number => Number(formatDecimal(readRatio(text), 15, 'half_even'));

const formatPercent = (share: number): string => `${(100 * share).toFixed(3)} %`;

/** The table of symbols. `notes`: what each of them is beside its pays. */
export function describeSymbols(
  sheet: Pick<SlotSheet, 'symbols' | 'reels' | 'rows'>,
  notes: (letter: string) => readonly string[],
): string {
  const counts = [
    ...new Set(sheet.symbols.flatMap(({ pays }) => Object.keys(pays).map(Number))),
  ].toSorted((one, other) => one - other);
  const chances = computeSymbolChances(sheet);
  const rows = sheet.symbols.map(({ letter, name, pays, isWild, factor }, index) => [
    `\`${letter}\``,
    name.en,
    name.bn,
    ...counts.map((count) => (pays[count] ? formatMultiple(pays[count]) : '')),
    formatPercent(toFloat(chances[index]?.chance ?? ratio(0n))),
    [
      ...(isWild ? ['wild'] : []),
      ...(factor ? [`ways through it count ${factor} times`] : []),
      ...notes(letter),
    ].join(', '),
  ]);
  const head = ['Letter', 'Symbol', 'বাংলা', ...counts.map(String), 'On a cell', ''];
  return `${writeTable([head, ...rows])}

${fold(`
  **On a cell**: how often a cell of the window of the stake's spin shows the symbol, as the average
  of all cells.`)}`;
}

/** "3: 2.00×, 4: 10.00×" */
export const listByCount = (table: ByCount, format: (value: number) => string): string =>
  Object.entries(table)
    .map(([count, value]) => `${count}: ${format(value ?? 0)}`)
    .join(', ');

function describePays({ reels, lines, scatter }: SlotSheet): string {
  if (lines === 'ways')
    return fold(`
      **Ways.** Of each symbol that is neither wild nor scatter, every way pays that takes one
      symbol from each reel, from the leftmost, and is that symbol or a wild on each, as far as it
      goes without a gap: the number of ways is the product of how many the reels show, in which a
      wild counts once or as often as the table says. A spin pays the sum of all symbols, each its
      pay for so many reels times its ways.`);
  const rows = lines.map((line, index) => [String(index + 1), line.join(' ')]);
  const wilds = `wilds stand for every other symbol${scatter ? ' but the scatter' : ''}`;
  const text = fold(`
    **Lines.** A line takes one row of each reel, 0 at the top. It pays for the equal symbols at its
    left end, at most ${reels.length}; ${wilds}. Of all that a line could pay, it pays the most. A
    spin pays the sum of its lines.`);
  return `${text}\n\n${writeTable([['Line', 'Rows'], ...rows])}`;
}

function describeScatters({ letter, pays, freeSpins }: Scatter): string {
  return fold(`
    **Scatters.** \`${letter}\` anywhere in the window pays by how many there are
    (${listByCount(pays, formatMultiple)}) and gives free spins (${listByCount(freeSpins, String)}),
    in a free spin as well: those are added to what is left.`);
}

function describeHold(hold: Hold, { scatter, reels, rows }: SlotSheet): string[] {
  const { from, respins, amounts, blanks, full } = hold;
  const cells = reels.length * rows;
  return [
    fold(`
      **Hold and win.** ${from} or more \`${scatter?.letter}\` in the window of the spin stay where
      they are. For each of them, reel by reel and from the top, one number below ${amounts.length}
      is drawn: its amount is at that place, from 0, of the list below. Then follow respins: in each
      of them, one number below ${amounts.length + blanks} is drawn for each cell that is still
      free, in the same order. Below ${amounts.length} the cell is held with the amount at that
      place; otherwise it stays free. ${respins} respins in a row that hold no new cell end the
      feature, and so does the last free cell of the ${cells}.`),
    fold(`
      The feature pays the sum of all amounts held, or ${formatMultiple(full)} in their place when
      all ${cells} cells are held. What the lines pay is added.`),
    `The amounts: ${amounts.map((amount) => formatMultiple(amount)).join(', ')}.`,
  ];
}

function describeFeatures(sheet: SlotSheet): string[] {
  const { scatter, factors, freeSpins, hold, lines } = sheet;
  const expanding = freeSpins?.expanding;
  return [
    ...(factors
      ? [
          fold(`
            **Multiplier.** One number below ${factors.length} is drawn after the reels. What the
            lines pay is multiplied by the one at its place, from 0: \`${factors.join(' ')}\`.`),
        ]
      : []),
    ...(scatter && !hold ? [describeScatters(scatter)] : []),
    ...(hold ? describeHold(hold, sheet) : []),
    ...(expanding
      ? [
          fold(`
            **The expanding symbol.** Before the first free spin one number below
            ${expanding.length} is drawn: the place, from 0, in \`${expanding.join(' ')}\`. In each
            free spin, beside what the window pays, the symbol fills all reels that show it when
            they are enough for its pay, wherever they are, and pays that on each of the
            ${lines.length} lines.`),
        ]
      : []),
    ...(freeSpins?.climbsTo
      ? [
          fold(`
            **The factor.** The first free spin pays once. Each free spin that pays raises the
            factor of those after it by one, up to ${freeSpins.climbsTo}, whichever spin gave
            them.`),
        ]
      : []),
    ...(freeSpins && freeSpins.factor > 1
      ? [`**Free spins** pay everything ${freeSpins.factor} times.`]
      : []),
  ];
}

/** The strips, one a line. */
export const describeStrips = (reels: readonly string[]): string =>
  reels.map((strip) => `    ${strip}`).join('\n');

/** The exact return where no round is capped, and the bounds of the one with the cap. */
function describeReturn({ sheet, proof }: AnySlotEngine): string {
  const { returnLeast, returnMost, uncapped } = proof;
  const stops = formatCount(Number(proof.stops));
  const decimal = formatDecimal(readRatio(uncapped), 12, 'half_even');
  const exact = uncapped.length > 80 ? `${decimal}…` : `${uncapped} = ${decimal}`;
  if (proof.features === '0/1')
    return fold(`
      All ${stops} equally likely results of a spin were counted. Without the cap the return would
      be exactly ${exact}; with it, it is ${returnLeast}.`);
  if ('hold' in sheet)
    return fold(`
      All ${stops} equally likely stops were counted. What is held is a chain over the number of
      cells held and of respins left: each respin holds k of n free cells with the chance of the
      binomial distribution. Without the cap of ${formatMultiple(sheet.top)} a round the return
      would be ${exact}; with it, it is ${returnLeast}…`);
  return fold(`
    All ${stops} equally likely stops were counted. Without the cap the return would be
    ${exact}. With it, it is between ${returnLeast} and ${returnMost} of the stake: a round pays
    ${formatMultiple(sheet.top)} at most.`);
}

function describeHundredSpins({ low, middle, high }: SlotProof['hundredSpins']): string {
  const [worst, half, best] = [low, middle, high].map(formatMultiple);
  return fold(`
    **100 spins.** Of what 100 spins of one stake pay together, ${worst} of that stake or less comes
    in the worst 5 % of cases, ${half} or less in half of them, and ${best} or more in the best 5 %:
    percentiles of the sum of 100 payouts, computed from the chances of all payouts.`);
}

/** The figures of a proof, and its bands. */
function describeFigures(engine: AnySlotEngine): string {
  const { proof, sheet } = engine;
  const rows = [
    ['Return', formatPercent(Number(proof.returnLeast))],
    ['Rounds that pay', `${proof.hits} = ${formatPercent(toNumber(proof.hits))}`],
    ['Rounds that pay more than the stake', formatPercent(proof.gains)],
    ['Standard deviation', `${proof.deviation.toFixed(3)} stakes`],
    ...(proof.features === '0/1'
      ? []
      : [
          [
            'hold' in sheet ? 'Hold and win' : 'Free spins',
            `${proof.features} = ${formatOdds(toNumber(proof.features))}`,
          ],
        ]),
    [`Top, ${formatMultiple(sheet.top)}`, formatOdds(proof.topChance)],
  ];
  const bands = proof.bands.map(({ above, most, ways, average }) => [
    most === sheet.top
      ? formatMultiple(most)
      : `${formatMultiple(above)} to ${formatMultiple(most)}`,
    formatOdds(Number(ways) / Number(PROOF_WAYS)),
    `${(Number(average) / 1e8).toFixed(2)}×`,
  ]);
  return `${writeTable([['Figure', 'Value'], ...rows])}

${writeTable([['Payout above … to …', 'Chance', 'Average'], ...bands])}`;
}

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);

/** The first rounds of a seed, and the first with each feature. */
function describeVectors(engine: AnySlotEngine): string {
  const rows: string[][] = [];
  let free = 0;
  for (let nonce = 0; nonce < 5_000 && rows.length < 6; nonce += 1) {
    const inputs = { serverSeed, clientSeed: 'খেলাঘর', nonce, scope: engine.scope };
    const { outcome } = engine.decide({}, createFairStream(inputs));
    const round = engine.openRound(outcome);
    const hold = 'hold' in round ? round.hold : undefined;
    const isFeature = round.spins.length > 1 || hold !== undefined;
    if (!isFeature && (rows.length - free >= 4 || (nonce > 1 && round.hundredths === 0))) continue;
    const isDull = hold?.respins.every(({ landed }) => landed.length === 0) ?? false;
    if (isFeature && (free === 2 || isDull)) continue;
    if (isFeature) free += 1;
    rows.push([String(nonce), `\`${outcome.draws}\``, formatMultiple(round.hundredths)]);
    if (engine.proof.features === '0/1' && rows.length === 4) break;
  }
  return writeTable([['Nonce', '`draws`', 'Pays'], ...rows]);
}

const describeStops = ({ rows }: SlotSheet): string => `
    **Drawing.** For each reel, left to right, one number below the length of its strip: the place,
    from 0, of the symbol in the uppermost row of the window. Below it are the ${rows - 1}
    next symbols of the strip, after whose end comes its beginning.`;

const describeHeldDrawing = (sheet: SlotSheet): string =>
  fold(`
    ${describeStops(sheet)} What is held goes on in the same stream. \`draws\` is all numbers in
    order: those of the spin, those of the first amounts and those of each respin with commas, and a
    space before each of these groups but the first.`);

function describeDrawing({ sheet }: SlotEngine): string {
  if (sheet.hold) return describeHeldDrawing(sheet);
  const expanding = sheet.freeSpins?.expanding ? ' and before the number of what expands' : '';
  return fold(`
    ${describeStops(sheet)} Free spins go on in the same
    stream, one after another. \`draws\` is all numbers in order: those of a spin with commas, and
    a space before each further spin${expanding}. A round ends with its last free spin or with the
    one that reaches the top.`);
}

/** What stands at the beginning of every slot's page. `drawing`: how its numbers are drawn. */
export const describeOpening = ({ sheet }: AnySlotEngine, drawing: string): string[] => [
  `# ${sheet.title.en} (\`${sheet.scope}\`)`,
  fold(`
    \`npm run gen\` writes this page from \`engines/${sheet.code}/src\`. \`docs/fairness.md\` says
    what seeds, nonce and scope are and how a number below n is drawn; with this page a stranger
    can work out any round. [What all in-house games share](shared.md): stakes and limits, seeds
    and nonces, JSON, receipts.`),
  fold(`
    **Choice.** None but the stake: whole taka from 1 to 10,000; a stake that could pay more than
    1,000,000 taka is refused. The receipt signs \`spin\`.`),
  drawing,
  fold(`
    **Pays** are multiples of the whole stake, in whole hundredths: on a stake in whole taka
    nothing is rounded.`),
];

/** What stands at the end of every slot's page. */
export function describeChecks(engine: AnySlotEngine): string[] {
  const { sheet, proof } = engine;
  const pots = gamePots.get(sheet.code);
  const parts = 'hold' in sheet ? 'both' : 'its spins';
  return [
    `The round pays the sum of ${parts}, ${formatMultiple(sheet.top)} at most.`,
    '## Return',
    describeReturn(engine),
    describeFigures(engine),
    describeHundredSpins(proof.hundredSpins),
    fold(`
      \`npm run prove-slots\` computes these figures; \`npm test\` refuses a proof of other strips,
      pays or code.`),
    ...(pots ? describePots(pots, Number(proof.returnLeast)) : []),
    '## Test vectors',
    'The server seed is the 32 bytes 00 01 02 … 1f, the client seed `খেলাঘর`.',
    describeVectors(engine),
  ];
}

/** The text of a slot's page, before formatting. */
export function writeSlotDocument(engine: SlotEngine): string {
  const { sheet } = engine;
  const { reels, freeSpins, scatter } = sheet;
  const isOwn = freeSpins && freeSpins.reels.join() !== reels.join();
  const parts = [
    ...describeOpening(engine, describeDrawing(engine)),
    '## Symbols',
    describeSymbols(sheet, (letter) => (letter === scatter?.letter ? ['scatter'] : [])),
    '## Strips',
    describeStrips(reels),
    ...(isOwn ? ['Of free spins:', describeStrips(freeSpins.reels)] : []),
    '## What is paid',
    describePays(sheet),
    ...describeFeatures(sheet),
    ...describeChecks(engine),
  ];
  return `${parts.join('\n\n')}\n`;
}
