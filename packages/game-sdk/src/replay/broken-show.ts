// Which show of a round was broken off, such as by reloading the page: from the press to the end of
// the show, the tab remembers the newest round that there was before.
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const getKey = (game: string): string => `khelaghor.show.${game}`;

/** Remembers that a show begins after this round. */
export function markShow(memory: Memory, game: string, newest: string | undefined): void {
  memory.setItem(getKey(game), newest ?? '');
}

export function clearShow(memory: Memory, game: string): void {
  memory.removeItem(getKey(game));
}

/** The round whose show was broken off; null: none was, or the round was never played. */
export function findBrokenShow(
  memory: Memory,
  game: string,
  [newest]: readonly GameRound[],
): GameRound | null {
  const before = memory.getItem(getKey(game));
  return before === null || !newest || newest.betId === before ? null : newest;
}
