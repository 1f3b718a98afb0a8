/**
 * The math of a game as one text, whose hash names it: receipts are signed over the hash, and the
 * results of long simulations are kept under it.
 *
 *   khelaghor/math/1
 *   coin/1
 *   steps=1 | flips | 2 | 1 99/50
 *   ...
 *
 * that is the scope, then a line for each play in the order of the engine: what was chosen, by name
 * in alphabetical order; the text of the choice as a receipt has it; how many equally likely ways
 * there are; and how many of them pay what, with commas. Every line ends in a line feed.
 */
import { formatRatio } from '@khelaghor/money/ratio.ts';
import type { FinishedGame } from './finished-game.ts';
import type { Plain } from './game-engine.ts';

const formatNames = (choice: Plain): string =>
  Object.keys(choice)
    .toSorted()
    .map((name) => `${name}=${choice[name]}`)
    .join(' ');

/** The canonical text of a game's math. It never changes as long as its scope stays the same. */
export function formatMath(game: Pick<FinishedGame, 'scope' | 'formatSelection' | 'plays'>) {
  const lines = Array.from(game.plays(), ({ choice, ways, wins }) => {
    const paid = wins.map((win) => `${win.ways} ${formatRatio(win.pays)}`).join(', ');
    return [formatNames(choice), game.formatSelection(choice), ways, paid].join(' | ');
  });
  return ['khelaghor/math/1', game.scope, ...lines, ''].join('\n');
}
