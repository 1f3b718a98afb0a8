import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';

type Running = Pick<LobbyLottery, 'running'>;

/** When the next of the running draws takes place, in milliseconds since 1970; null: none runs. */
function findNextDrawMs(lotteries: readonly Running[]): number | null {
  const times = lotteries.flatMap(({ running }) => (running ? [Date.parse(running.drawsAt)] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * In how many milliseconds a page asks for its lotteries again: so long after the next of their
 * draws, and at the latest after `mostMs`.
 */
export function getMsToReading(
  lotteries: readonly Running[],
  { nowMs, afterMs, mostMs }: { nowMs: number; afterMs: number; mostMs: number },
): number {
  const nextMs = findNextDrawMs(lotteries);
  if (nextMs === null) return mostMs;
  return Math.min(mostMs, Math.max(0, nextMs - nowMs) + afterMs);
}
