// Writes docs/games/rtp.md: the exact returns of all in-house games that are decided at once.
import { products } from '@khelaghor/contract/play/products.ts';
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import { gameEngines } from '@khelaghor/game-list/games.ts';
import type { GeneratedFile } from './generated-file.ts';
import { columns, formatPercent, formatRow } from './rtp-format.ts';
import { computeReturns } from './rtp-rows.ts';
import type { GameReturns } from './rtp-rows.ts';

const intro = `# Returns of the in-house games

\`npm run gen\` writes this page from the rules in \`engines/\`. \`npm run rtp\` computes the same
rows and plays a million rounds of each with the fair stream.

- **Return**: the exact share of all stakes that comes back on average, before payouts are rounded
  down to a whole minor unit. **RTP**: the same in percent.
- **Hit rate**: the share of rounds that are paid anything, be it less than the stake.
- **σ**: the standard deviation of the payout of one round, in stakes.
- **Top award**: the highest payout, the stake included, and how often it comes.
- **Proof**: "all decided" means that \`npm run rtp\` decides the setting once for every series of
  random numbers that there is, and finds this return. "Counted" means that there are too many: the
  engine counts the ways to win, its tests check the count, and the simulation plays against it.`;

function describeGame({ settings, lowest, highest, rows }: GameReturns): string {
  const count = settings.toLocaleString('en');
  const range = [lowest, highest].map((value) => formatPercent(value, 4));
  const returns =
    range[0] === range[1] ? `each returns ${range[0]}` : `they return ${range.join(' to ')}`;
  const few = settings === rows.length ? '' : ' The table has those at the ends.';
  return `${count} settings; ${returns}.${few}`;
}

function formatGame(engine: GameEngine): string {
  const returns = computeReturns(engine);
  const { en } = Object.entries(products).find(([code]) => code === engine.code)?.[1].label ?? {
    en: engine.code,
  };
  const lines = [
    columns,
    columns.map(() => '---'),
    ...returns.rows.map((row) => formatRow(engine, row)),
  ].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`);
  return `## ${en}\n\n\`${engine.scope}\`: ${describeGame(returns)}\n\n${lines.join('\n')}`;
}

export async function generateRtp(): Promise<readonly GeneratedFile[]> {
  const text = [intro, ...gameEngines.map(formatGame)].join('\n\n');
  return [{ path: 'docs/games/rtp.md', text: `${text}\n` }];
}
