// Writes docs/games/rtp.md: the exact returns of all in-house games.
import { products } from '@khelaghor/contract/play/products.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { GeneratedFile } from './generated-file.ts';
import { returnGames } from './rtp-game.ts';
import type { ReturnGame } from './rtp-game.ts';
import { findKept, readKept } from './rtp-kept.ts';
import type { Kept } from './rtp-kept.ts';
import { columns, formatReturn, formatRow, formatSetting } from './rtp-format.ts';
import { computeReturns } from './rtp-rows.ts';
import { getMeasured } from './rtp-simulation.ts';
import { findLowestRounded } from './rtp-rounding.ts';
import type { GameReturns } from './rtp-rows.ts';

const intro = `# Returns of the in-house games

\`npm run gen\` writes this page from the rules in \`engines/\` and from \`simulated.json\`.
\`npm run rtp\` computes the same rows, plays rounds of each with the fair stream, and keeps the
results with \`--keep\`. \`npm test\` refuses results of another math or of another engine, and
plays a million rounds more.

- **Return**: the exact share of all stakes that comes back on average, before payouts are rounded
  down to a whole minor unit. **RTP**: the same in percent. Where it ends in "…", further digits
  follow: 98.9999… % is less than 99 %.
- **Hit rate**: the share of rounds that are paid anything, be it less than the stake, to the
  nearest digit.
- **σ**: the standard deviation of the payout of one round, in stakes.
- **Top award**: the highest payout, the stake included, exactly as it is paid before rounding,
  and how often it comes.
- **Proof**: "all decided" means that \`npm run rtp\` decides the setting once for every series of
  random numbers that there is, and finds this return. "Counted" means that there are too many: the
  engine counts the ways to win, its tests check the count, and the simulation plays against it.
- **Simulated**: what simulated rounds returned, and how many there were. Each row lies within the
  99.9 % band of Bernstein's inequality, and within 0.3 % where so many rounds can tell. Of all
  rows whose top award is due ten times or more, not more than 1 in 20 lie outside the 99 % band of
  the normal distribution. The rows of a game share the numbers of each round, and a row is held
  against its own bounds only: rows of a game are not independent, and lie outside together.

In a game of many steps a setting is a number of steps after which the round is taken. In Hi-Lo it
is a guess on a card of some rank: the others are skipped, and rounds without that card are not
counted. A longer round multiplies such guesses.

The **math** of a game is its scope, its plays, and how many ways of each pay what, as a text
(\`packages/game-engine/src/math-text.ts\`). Receipts are signed over the SHA-256 of that text.`;

/** The English name of a game. */
const getTitle = ({ code }: ReturnGame): string =>
  Object.entries(products).find(([name]) => name === code)?.[1].label.en ?? code;

const roundingIntro = `## What rounding down costs

A payout is rounded down to a whole poisha, so that a win is paid up to one poisha less than its
exact payout. This lowers the return of a stake of s poisha by less than the hit rate divided by s:
by less than 1 percentage point at 1.00 taka, 0.1 at 10.00 and 0.01 at 100.00.

The table has the lowest return, with rounded payouts, among the settings of each game at three
stakes. Where all pays are whole hundredths of the stake, nothing is rounded on whole taka: that
holds for all settings of Limbo, Plinko, Keno, Wheel, Coin flips, Crash and the slots. Rows of
Hi-Lo are of one guess.`;

const roundingStakes = [100n, 1_000n, 10_000n].map(minor);

/** The lowest rounded returns of a game at each stake, with the setting that has the first. */
function formatRounding(game: ReturnGame): string {
  const found = roundingStakes.map((stake) => findLowestRounded(game, stake));
  const [first] = found;
  const setting = first ? formatSetting(game.describePlay(first.play)) : '';
  const cells = [getTitle(game), setting, ...found.map(({ rtp }) => formatReturn(rtp))];
  return `| ${cells.join(' | ')} |`;
}

function formatRoundings(games: readonly ReturnGame[]): string {
  const head = ['Game', 'Lowest setting at 1.00', 'At 1.00', 'At 10.00', 'At 100.00'];
  const lines = [head, head.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`);
  return [roundingIntro, [...lines, ...games.map(formatRounding)].join('\n')].join('\n\n');
}

function describeGame({ settings, lowest, highest, rows }: GameReturns): string {
  const count = settings === 1 ? '1 setting' : `${settings.toLocaleString('en')} settings`;
  const range = [lowest, highest].map((value) => formatReturn(value));
  const returns =
    range[0] === range[1] ? `each returns ${range[0]}` : `they return ${range.join(' to ')}`;
  const few = settings === rows.length ? '' : ' The table has those at the ends.';
  return `${count}; ${returns}.${few}`;
}

/** Return and number of the simulated rounds of a play; a dash when nothing is kept. */
function formatSimulated(kept: Kept | undefined, play: string): string {
  const found = findKept(kept, play);
  if (!found) return '–';
  const rounds = found.rounds.toLocaleString('en');
  return `${(100 * getMeasured(found)).toFixed(3)} % of ${rounds}`;
}

function formatGame(game: ReturnGame, kept: Kept | undefined): string {
  const returns = computeReturns(game);
  const lines = [
    [...columns, 'Simulated'],
    ['Simulated', ...columns].map(() => '---'),
    ...returns.rows.map((row) => [
      ...formatRow(game, row),
      formatSimulated(kept, game.describePlay(row.play)),
    ]),
  ].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`);
  const head = `\`${game.scope}\`: ${describeGame(returns)}\nMath: \`${getMathHash(game)}\``;
  return `## ${getTitle(game)}\n\n${head}\n\n${lines.join('\n')}`;
}

export async function generateRtp(): Promise<readonly GeneratedFile[]> {
  const kept = readKept();
  const originals = returnGames.filter(({ code }) => !findSlot(code));
  const text = [
    intro,
    formatRoundings(originals),
    ...returnGames.map((game) => formatGame(game, kept[game.code])),
  ].join('\n\n');
  return [{ path: 'docs/games/rtp.md', text: `${text}\n` }];
}
