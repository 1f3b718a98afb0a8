import * as contract from '@khelaghor/contract/play/inhouse.ts';
import { findEngine, findSeededGame, findStepEngine } from '@khelaghor/game-list/games.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getPaceAt } from '../../site/settings/index.ts';
import { getGameProduct } from './game-product.ts';
import { openRound } from './open-round.ts';
import { playRound } from './play-round.ts';
import { readMath } from './read-math.ts';
import { getReceiptKey } from './receipt.ts';
import { readGameRounds, readGameState } from './read-state.ts';
import { rotateSeed } from './rotate-seed.ts';
import { takeStep, takeWin } from './take-step.ts';

/**
 * Finds the game that a call is for. A token is bound to the game it was launched for: undefined
 * when that is another one, or one of another kind.
 */
const findFor = <Game>(
  caller: GameCaller,
  { game }: { game: string },
  find: (code: string) => Game | undefined,
): Game | undefined => (caller.gameCode === game ? find(game) : undefined);

/** How fast a caller may play the game of their token. */
const readPace = (ctx: Context, ip: string, { currency, gameCode }: GameCaller) =>
  getPaceAt(ctx, ip, { currency, isSlot: getGameProduct(gameCode).card.kind === 'RNG' });

/** The calls of every in-house game. */
export function inHouseRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameState, async ({ caller, params, request: { ip } }) => {
    const game = findFor(caller, params, findSeededGame);
    if (!game) return refuse('not_allowed');
    return readGameState(ctx, game, caller, await readPace(ctx, ip, caller));
  });
  bind(contract.playRound, async ({ caller, params, body, request: { ip } }) => {
    const engine = findFor(caller, params, findEngine);
    if (!engine) return refuse('not_allowed');
    const { cycleMs } = await readPace(ctx, ip, caller);
    return playRound(ctx, { engine, caller, cycleMs }, body);
  });
  bind(
    contract.rotateGameSeed,
    async ({ caller, params, body }) => {
      const game = findFor(caller, params, findSeededGame);
      if (!game) return refuse('not_allowed');
      return rotateSeed(ctx, { memberId: caller.memberId, scope: game.scope }, body);
    },
    { perMinute: 60 },
  );
  bind(contract.gameRounds, async ({ caller, params, query }) => {
    const game = findFor(caller, params, findSeededGame);
    if (!game) return refuse('not_allowed');
    return readGameRounds(ctx, { memberId: caller.memberId, game: game.code }, query);
  });
  bind(contract.gameMath, ({ params }) => readMath(ctx, params.game));
  bind(contract.receiptKey, () => Promise.resolve(ok({ receiptKey: getReceiptKey(ctx.secrets) })));
  bindStepRoutes(bind, ctx);
}

/** The calls of games of many steps. */
function bindStepRoutes(bind: Bind, ctx: Context): void {
  bind(contract.openStepRound, async ({ caller, params, body, request: { ip } }) => {
    const engine = findFor(caller, params, findStepEngine);
    if (!engine) return refuse('not_allowed');
    const { cycleMs } = await readPace(ctx, ip, caller);
    return openRound(ctx, { engine, caller, cycleMs }, body);
  });
  bind(contract.takeStep, async ({ caller, params, body }) => {
    const engine = findFor(caller, params, findStepEngine);
    if (!engine) return refuse('not_allowed');
    return takeStep(ctx, { engine, caller, betId: params.betId }, body);
  });
  bind(contract.takePayout, async ({ caller, params, body }) => {
    const engine = findFor(caller, params, findStepEngine);
    if (!engine) return refuse('not_allowed');
    return takeWin(ctx, { engine, caller, betId: params.betId }, body);
  });
}
