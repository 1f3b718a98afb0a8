import type { FastifyRequest } from 'fastify';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { createBatchReader } from '../../lib/db/batch-read.ts';
import { touchSession, keepPlayTime } from '../../account/sessions/index.ts';
import { findLiveGameSessions } from './store.ts';
import { gameTokenLabel } from './exchange-launch-code.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

/**
 * Makes the authenticator of game pages: reads `Authorization: Bearer`, and asks the database each
 * time, so that a logout also ends the member's games at once.
 */
export function findGameCaller(
  ctx: Context,
): (request: Pick<FastifyRequest, 'headers'>) => Promise<GameCaller | null> {
  const find = createBatchReader((hashes: readonly string[]) =>
    findLiveGameSessions(ctx.db, hashes, ctx.clock.now()),
  );
  return async (request) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const hash = ctx.secrets.mac(gameTokenLabel, token);
    const session = await find(hash);
    if (!session) return null;
    // Play keeps the site's session alive: it must not idle out under a game.
    await touchSession(ctx, { id: session.sessionId, seenAt: session.seenAt });
    return {
      memberId: session.memberId,
      gameCode: session.gameCode,
      gameSessionId: session.id,
      currency: session.currency,
      play: await keepPlayTime(ctx, session.memberId, session.play),
    };
  };
}
