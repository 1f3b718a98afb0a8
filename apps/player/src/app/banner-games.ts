import { lobbyGetGame } from '@khelaghor/client/routes/first.gen.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { call } from '../shared/api.ts';

/** The games of some codes, as far as a player may see them. */
export async function groupGamesByCode(
  codes: readonly string[],
  signal: AbortSignal,
): Promise<readonly GameCard[]> {
  const replies = await Promise.all(
    codes.map((gameCode) => call(lobbyGetGame, { query: { gameCode } }, { signal })),
  );
  return replies.flatMap((reply) => (reply.success ? [reply.value.game] : []));
}
