import { hashText } from '@khelaghor/fairness/hash-text.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatMath } from '@khelaghor/game-engine/math-text.ts';

const hashes = new WeakMap<object, string>();

/** The hash of a game's math, in lower-case hex. Computed once for each game: it has many plays. */
export function getMathHash(
  game: Pick<FinishedGame, 'scope' | 'formatSelection' | 'plays'>,
): string {
  const hash = hashes.get(game) ?? hashText(formatMath(game));
  hashes.set(game, hash);
  return hash;
}
