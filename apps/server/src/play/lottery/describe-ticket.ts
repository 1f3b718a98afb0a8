import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { ShownResult } from '@khelaghor/contract/play/shown-result.ts';
import { findSampleGame, readShortResult, describeBet } from '@khelaghor/engine-lottery/public.ts';

/** What a ticket bets on, in words; null for a lottery that is gone. */
export function describeTicket(
  gameCode: string,
  play: string,
  selection: string,
): LocalText | null {
  const family = findSampleGame(gameCode)?.family;
  return family ? describeBet(family, play, selection) : null;
}

/** What a row shows of the draw of a ticket; null for a lottery that is gone. */
export function showDraw(gameCode: string, result: readonly number[]): ShownResult | null {
  const family = findSampleGame(gameCode)?.family;
  return family ? readShortResult(family, result) : null;
}
