import * as contract from '@khelaghor/contract/play/inhouse.ts';
import { findEngine } from '@khelaghor/game-list/games.ts';
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { playRound } from './play-round.ts';
import { readGameRounds, readGameState } from './read-state.ts';
import { rotateSeed } from './rotate-seed.ts';

/**
 * The engine of the game that a call is for. A token is bound to the game it was launched for:
 * undefined when that is another one.
 */
const engineFor = (caller: GameCaller, { game }: { game: string }): GameEngine | undefined =>
  caller.gameCode === game ? findEngine(game) : undefined;

/** The calls of every in-house game that is decided at once. */
export function inHouseRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameState, async ({ caller, params }) => {
    const engine = engineFor(caller, params);
    return engine ? readGameState(ctx, engine, caller) : refuse('not_allowed');
  });
  bind(contract.playRound, async ({ caller, params, body }) => {
    const engine = engineFor(caller, params);
    return engine ? playRound(ctx, engine, caller, body) : refuse('not_allowed');
  });
  bind(
    contract.rotateGameSeed,
    async ({ caller, params, body }) => {
      const engine = engineFor(caller, params);
      if (!engine) return refuse('not_allowed');
      return rotateSeed(ctx, { memberId: caller.memberId, scope: engine.scope }, body);
    },
    { perMinute: 60 },
  );
  bind(contract.gameRounds, async ({ caller, params, query }) => {
    const engine = engineFor(caller, params);
    if (!engine) return refuse('not_allowed');
    return readGameRounds(ctx, { memberId: caller.memberId, game: engine.code }, query);
  });
}
