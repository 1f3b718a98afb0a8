// The page of a tumbling slot in docs/games: all that a stranger needs to work out any round.
import { formatMultiple } from '@khelaghor/slot-engine/format-multiple.ts';
import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import {
  describeChecks,
  describeOpening,
  describeStrips,
  describeSymbols,
  fold,
  listByCount,
  writeTable,
} from './slot-document.ts';

function describeDrawing({ rows, tiles, freeSpins }: TumbleSheet): string {
  return fold(`
    **Drawing.** For each reel, left to right, one number below the length of its strip: the place,
    from 0, of the symbol in the uppermost row of the window. Below it are the ${rows - 1} next
    symbols of the strip, after whose end comes its beginning. ${
      tiles
        ? `Then, for each tile in the last window of the spin, one number below
          ${tiles.values.length}: the place of its value, from 0, in the list below.`
        : ''
    } ${
      freeSpins
        ? `Free spins go on in the same stream, one after another. \`draws\` is all numbers in
          order: those of a spin with commas, and a space before each further spin. A round ends
          with its last free spin or with the one that reaches the top.`
        : '`draws` is all numbers in order, with commas.'
    }`);
}

function describeWins({ wins, scatter, tiles }: TumbleSheet): string {
  const others = [...(scatter ? ['scatters'] : []), ...(tiles ? ['tiles'] : [])].join(' and ');
  if (wins === 'clusters')
    return fold(`
      **Clusters.** Equal symbols that hang together side by side or one above the other, not
      slanting, are a cluster. Each pays by its size.`);
  if (wins === 'anywhere')
    return fold(`
      **Anywhere.** Each symbol pays by how many of it are in the window, wherever they
      are${others ? `, but for ${others}` : ''}.`);
  const rows = wins.map((line, index) => [String(index + 1), line.join(' ')]);
  return `${fold(`
    **Lines.** A line takes one row of each reel, 0 at the top. It pays for the equal symbols at its
    left end; wilds stand for every other symbol but the scatter, and a line that begins with them
    pays for the first symbol that is none.`)}\n\n${writeTable([['Line', 'Rows'], ...rows])}`;
}

function describeTumbles({ trail, scatter, tiles, symbols }: TumbleSheet): string {
  const wilds = symbols.some(({ isWild }) => isWild) ? ', wilds among them' : '';
  const staying = [...(scatter ? ['Scatters'] : []), ...(tiles ? ['Tiles'] : [])].join(' and ');
  const [first = 1, ...others] = trail;
  return fold(`
    **Tumbles.** All symbols that win vanish at once${wilds}. In each reel those above
    fall; the empty rows take, from below, the symbols of the strip that stand before the uppermost
    one of the window, before whose beginning is its end. The new window is paid again, until
    nothing wins. ${staying ? `${staying} never vanish.` : ''} ${
      others.length > 0
        ? `The wins of the first window are multiplied by ${first}, those after each tumble by
          ${others.join(', ')}, and by the last of these after further ones.`
        : ''
    }`);
}

function describeFeatures({ scatter, tiles, freeSpins }: TumbleSheet): string[] {
  const most = freeSpins?.most ? `, ${freeSpins.most} in a series at most` : '';
  return [
    ...(scatter
      ? [
          fold(`
            **Scatters.** \`${scatter.letter}\` pays by how many there are in the window in which
            nothing wins any more (${listByCount(scatter.pays, formatMultiple)}) and gives free
            spins (${listByCount(scatter.freeSpins, String)}), in a free spin as well: those are
            added to what is left${most}. `),
        ]
      : []),
    ...(tiles
      ? [
          fold(`
            **Tiles.** All that a spin pays is multiplied by the sum of the values of the tiles
            (\`${tiles.letter}\`) in its last window; without tiles it is paid once. In free spins
            the sum is kept: each spin is multiplied by the values of its own tiles and of all free
            spins before it, ${tiles.keptTo} at most. The values: \`${tiles.values.join(' ')}\`.`),
        ]
      : []),
    ...(freeSpins && freeSpins.factor > 1
      ? [`**Free spins** pay everything ${freeSpins.factor} times.`]
      : []),
  ];
}

/** The text of a tumbling slot's page, before formatting. */
export function writeTumbleDocument(engine: TumbleEngine): string {
  const { sheet } = engine;
  const { reels, freeSpins, scatter, tiles } = sheet;
  const isOwn = freeSpins && freeSpins.reels.join() !== reels.join();
  const parts = [
    ...describeOpening(engine, describeDrawing(sheet)),
    '## Symbols',
    fold(`
      Pays for so many, or more up to the next column. Others pay nothing.`),
    describeSymbols(sheet, (letter) => [
      ...(letter === scatter?.letter ? ['scatter'] : []),
      ...(letter === tiles?.letter ? ['tile'] : []),
    ]),
    '## Strips',
    describeStrips(reels),
    ...(isOwn ? ['Of free spins:', describeStrips(freeSpins.reels)] : []),
    '## What is paid',
    describeWins(sheet),
    describeTumbles(sheet),
    ...describeFeatures(sheet),
    ...describeChecks(engine),
  ];
  return `${parts.join('\n\n')}\n`;
}
