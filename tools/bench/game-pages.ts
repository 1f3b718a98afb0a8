// The pages of all in-house games on a cheap phone, beside their budgets. Build the site first.
import { finishedGames } from '@khelaghor/game-list/games.ts';
import { measureGamePages } from '../../e2e/measure-game-pages.ts';
import type { GamePageFigures } from '../../e2e/measure-game-pages.ts';
import { ensureHeadlessChromium } from '../chromium.ts';

type Budget = {
  readonly figure: Exclude<keyof GamePageFigures, 'game' | 'plainMotionMs'>;
  readonly name: string;
  readonly most: number;
};

const budgets: readonly Budget[] = [
  { figure: 'coldMs', name: 'cold ms', most: 3_000 },
  { figure: 'warmMs', name: 'kit cached ms', most: 1_200 },
  { figure: 'motionMs', name: 'motion ms', most: 100 },
  { figure: 'longestTaskMs', name: 'longest task ms', most: 100 },
  { figure: 'frameMs', name: 'frame p95 ms', most: 33 },
  { figure: 'heapMb', name: 'heap MB', most: 80 },
];

/** Measures, prints, and fails when a page is beyond a budget. */
export async function benchGamePages(): Promise<void> {
  const codes = process.argv.slice(3);
  const wanted = codes.length > 0 ? codes : finishedGames.map(({ code }) => code);
  const figures = await measureGamePages(wanted, await ensureHeadlessChromium());
  const width = 16;
  const head = budgets.map(({ name }) => name.padStart(width)).join('');
  console.log(
    'Pages of games: bet button on slow 4G and motion after a press at CPU x4, a round at CPU x6; ' +
      `last, the motion beside that of a plain page\n  game      ${head}`,
  );
  const limits = budgets.map(({ most }) => `<= ${most}`.padStart(width)).join('');
  console.log(`  at most   ${limits}`);
  for (const row of figures) {
    const cells = budgets.map(({ figure, most }) => {
      const measured = row[figure];
      if (measured === null) return '–'.padStart(width);
      const isOver = !(measured <= most);
      if (isOver) process.exitCode = 1;
      return `${measured.toFixed(0)}${isOver ? ' OVER' : ''}`.padStart(width);
    });
    const { game, motionMs, plainMotionMs } = row;
    const beside = motionMs !== null && plainMotionMs !== null;
    const ratio = beside ? `  x ${(motionMs / plainMotionMs).toFixed(1)}` : '';
    console.log(`  ${game.padEnd(10)}${cells.join('')}${ratio}`);
  }
}
