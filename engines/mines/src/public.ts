/**
 * Mines for server and browser: the board, the odds, and what a round pays.
 *
 * Twenty-five cells lie in five rows, and the player chooses how many of them hide a mine. All
 * mines are drawn when the round is opened. Each step opens a cell: a mine loses the round, any
 * other cell raises what taking pays. Whatever the player does, and whenever they stop, the round
 * returns exactly 99 % of its stake on average.
 *
 * No function here draws a number by itself: an outcome cannot depend on a balance, a player, a
 * history or the time.
 */
import type { Plain, Play, RandomNumbers, Words } from '@khelaghor/game-engine/game-engine.ts';
import type { Layout, Standing, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatDecimal, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const MINES_SCOPE = 'mines/1';

/** Cells in a row, and rows. */
export const BOARD_SIZE = 5;

/** How many cells there are: 0 to 24, row after row from the top left. */
export const CELL_COUNT = BOARD_SIZE * BOARD_SIZE;

/** The fewest and the most mines. */
export const MINES_MIN = 1;
export const MINES_MAX = CELL_COUNT - 1;

/** The average return on all stakes, however a round is played: 99 %. */
export const MINES_RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

const CELLS: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

/** Pays that were asked for before: there are 300, and each takes longer than a round. */
const knownPays = new Map<number, Ratio>();

/** How many cells hide a mine. */
export type MinesChoice = { readonly mines: number };

/** The cell to open. */
export type MinesStep = { readonly cell: number };

/** Cells of a board that are seen, as numbers: opened ones, and mines once the round is over. */
export type MinesView = { readonly opened: string; readonly mined: string };

/** Whether a number is a cell of the board. */
const isCell = (cell: unknown): cell is number =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < CELL_COUNT;

const isMines = (mines: unknown): mines is number =>
  typeof mines === 'number' && Number.isInteger(mines) && mines >= MINES_MIN && mines <= MINES_MAX;

/** In how many ways k of n things can be chosen. */
function countChoices(n: number, k: number): bigint {
  let ways = 1n;
  for (let each = 0; each < k; each += 1) ways = (ways * BigInt(n - each)) / BigInt(each + 1);
  return ways;
}

/**
 * The exact multiple of the stake that taking pays after so many safe cells, the stake included:
 * 0.99 x C(25, opened) / C(25 - mines, opened). Zero before the first one. Throws a `RangeError`
 * for numbers of mines or cells that a round cannot have.
 */
export function getPay(mines: number, opened: number): Ratio {
  if (!isMines(mines) || !Number.isInteger(opened) || opened < 0 || opened > CELL_COUNT - mines)
    throw new RangeError(`no round has ${mines} mines and ${opened} opened cells`);
  if (opened === 0) return NOTHING;
  const place = mines * CELL_COUNT + opened;
  const known = knownPays.get(place);
  if (known) return known;
  const chance = ratio(countChoices(CELL_COUNT, opened), countChoices(CELL_COUNT - mines, opened));
  const pays = multiplyRatio(MINES_RETURN, chance);
  knownPays.set(place, pays);
  return pays;
}

/** A multiple with two decimals, rounded down, so that no more is shown than is paid. */
export const formatPay = (pays: Ratio): string => formatDecimal(pays, 2, 'floor');

/** The cells with a mine: drawn one after another, none twice. */
function drawMines(mines: number, random: RandomNumbers): Layout {
  const cells = [...CELLS];
  for (let place = 0; place < mines; place += 1) {
    const other = place + random.below(CELL_COUNT - place);
    const mined = cells[other] ?? 0;
    cells[other] = cells[place] ?? 0;
    cells[place] = mined;
  }
  return cells.slice(0, mines);
}

const isMine = (layout: Layout, { cell }: MinesStep): boolean => layout.includes(cell);

/** How many steps opened a cell without a mine. */
function countSafe(layout: Layout, steps: readonly MinesStep[]): number {
  let safe = 0;
  for (const step of steps) if (!isMine(layout, step)) safe += 1;
  return safe;
}

function getStanding(
  { mines }: MinesChoice,
  layout: Layout,
  steps: readonly MinesStep[],
): Standing {
  const safe = countSafe(layout, steps);
  if (safe < steps.length) return { state: 'lost', pays: NOTHING };
  const isTopped = safe === CELL_COUNT - mines;
  return { state: isTopped ? 'topped' : 'open', pays: getPay(mines, safe) };
}

const ascending = (one: number, other: number): number => one - other;

/** Cells as players count them, from 1. */
const nameCells = (cells: readonly number[]): string =>
  cells.length === 0 ? '–' : cells.map((cell) => cell + 1).join(', ');

const same = (text: string): Words => ({ bn: text, en: text });

function getOutcomeWords(layout: Layout, steps: readonly MinesStep[]): Words {
  const safe = countSafe(layout, steps);
  const flowers = safe === 1 ? '1 flower' : `${safe} flowers`;
  if (safe === steps.length) return { bn: `${safe}টি ফুল`, en: flowers };
  if (safe === 0) return { bn: 'প্রথমেই কাক', en: 'A mine at once' };
  return { bn: `${safe}টি ফুলের পর কাক`, en: `A mine after ${flowers}` };
}

/** Reads the cells of a view. */
const readCells = (text: string): readonly number[] =>
  text === '' ? [] : text.split(' ').map(Number);

/** Reads what `view` gave. Throws when it is no view of this game. */
export function readView({ opened, mined }: Plain): {
  opened: readonly number[];
  mined: readonly number[];
} {
  if (typeof opened !== 'string' || typeof mined !== 'string')
    throw new RangeError('this is no board of Mines');
  return { opened: readCells(opened), mined: readCells(mined) };
}

/** Mines as every other program knows it. */
export const minesEngine: StepEngine<MinesChoice, MinesStep> = {
  code: 'mines',
  scope: MINES_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice: ({ mines }) => (isMines(mines) ? { mines } : null),
  formatSelection: ({ mines }) => `mines ${mines}`,
  choiceWords: ({ mines }) => ({
    bn: `${mines}টি কাক`,
    en: mines === 1 ? '1 mine' : `${mines} mines`,
  }),
  parseStep: ({ cell }) => (isCell(cell) ? { cell } : null),
  formatStep: ({ cell }) => String(cell),
  readStep(text) {
    const cell = /^\d{1,2}$/u.test(text) ? Number(text) : -1;
    return isCell(cell) ? { cell } : null;
  },
  layOut: ({ mines }, random) => drawMines(mines, random),
  findStepRefusal: (_choice, _layout, steps, { cell }) =>
    steps.some((step) => step.cell === cell) ? 'cell_taken' : null,
  getStanding,
  payOfStep: ({ mines }, _layout, steps) => getPay(mines, steps.length + 1),
  firstPay: ({ mines }) => getPay(mines, 1),
  view(_choice, layout, steps, isOver): MinesView {
    const mined = isOver ? layout.toSorted(ascending) : [];
    return { opened: steps.map(({ cell }) => cell).join(' '), mined: mined.join(' ') };
  },
  outcomeWords: (_, layout, steps) => getOutcomeWords(layout, steps),
  explain: (choice, layout, steps) => [
    {
      title: { bn: 'কোন হাঁড়িতে কাক', en: 'Where the mines are' },
      rule: {
        bn: '1 থেকে 25 সারিতে লিখুন। প্রতিটি কাকের জন্য বাকি কয়টি আছে তার নিচের একটি সংখ্যা আসে: তত ঘর এগিয়ে যে হাঁড়ি, তা এই জায়গার হাঁড়ির সঙ্গে বদলে নিন। এখন এখানে যে হাঁড়ি, কাক তাতেই।',
        en: 'Write 1 to 25 in a row. For each mine, take a number below the count of those that are left, go so many places on, and exchange the cell there with the one at this place. The mine is in the cell that is here now.',
      },
      result: same(nameCells(layout)),
    },
    {
      title: { bn: 'খোলা হাঁড়ি', en: 'The opened cells' },
      rule: {
        bn: 'যে হাঁড়িগুলো খুলেছেন, পরপর। কাক থাকলে রাউন্ড সেখানেই শেষ।',
        en: 'The cells that you opened, in order. A mine ends the round.',
      },
      result: same(nameCells(steps.map(({ cell }) => cell))),
    },
    {
      title: { bn: 'দর', en: 'The price' },
      rule: {
        bn: 'কাক না পেলে: 0.99 × C(25, খোলা) ÷ C(25 − কাক, খোলা)। কাক পেলে শূন্য।',
        en: 'Without a mine: 0.99 × C(25, opened) ÷ C(25 − mines, opened). With one: zero.',
      },
      result: same(`${formatPay(getStanding(choice, layout, steps).pays)}×`),
    },
  ],
  // Seven and 25 have no common factor: no cell comes twice.
  chooseStep: (play, _layout, steps) =>
    steps.length < play.steps ? { cell: (7 * steps.length) % CELL_COUNT } : null,
  *plays(): Iterable<Play<MinesChoice & { readonly steps: number }>> {
    for (let mines = MINES_MIN; mines <= MINES_MAX; mines += 1)
      for (let steps = 1; steps <= CELL_COUNT - mines; steps += 1)
        yield {
          choice: { mines, steps },
          ways: countChoices(CELL_COUNT, steps),
          wins: [{ ways: countChoices(CELL_COUNT - mines, steps), pays: getPay(mines, steps) }],
        };
  },
};
