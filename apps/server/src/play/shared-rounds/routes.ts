import * as contract from '@khelaghor/contract/play/shared-rounds.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { findSharedEngine } from '@khelaghor/game-list/games.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { cashOut } from './cash-out.ts';
import { placeBet } from './place-bet.ts';
import { readSharedBets, readSharedState } from './read-state.ts';
import { createTicket } from './room-ticket.ts';

/** A token is bound to the game it was launched for: another game's opens nothing here. */
const findFor = (caller: GameCaller, { game }: { game: string }): SharedEngine | undefined =>
  caller.gameCode === game ? findSharedEngine(game) : undefined;

/** The calls of games whose rounds all players share. */
export function sharedRoundRoutes(bind: Bind, ctx: Context): void {
  bind(contract.sharedState, async ({ caller, params }) => {
    const engine = findFor(caller, params);
    return engine ? readSharedState(ctx, engine, caller) : refuse('not_allowed');
  });
  bind(
    contract.sharedTicket,
    async ({ caller, params }) => {
      if (!findFor(caller, params)) return refuse('not_allowed');
      const { ticket, expiresAt } = createTicket(ctx, caller);
      return ok({ ticket, expiresAt: expiresAt.toISOString() });
    },
    { perMinute: 60 },
  );
  bind(contract.placeSharedBet, async ({ caller, params, body }) => {
    const engine = findFor(caller, params);
    return engine ? placeBet(ctx, engine, caller, body) : refuse('not_allowed');
  });
  bind(contract.cashOutSharedBet, async ({ caller, params, arrivedAt }) => {
    const engine = findFor(caller, params);
    if (!engine) return refuse('not_allowed');
    return cashOut(ctx, { engine, caller, betId: params.betId, arrivedAt });
  });
  bind(contract.listSharedBets, async ({ caller, params, query }) => {
    const engine = findFor(caller, params);
    if (!engine) return refuse('not_allowed');
    return readSharedBets(ctx, { memberId: caller.memberId, game: engine.code }, query);
  });
}
