import * as contract from '@khelaghor/contract/play/game-desk.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { findGame } from '@khelaghor/game-list/games.ts';
import type { AllAreas } from '../../lib/area.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { confirmLimits, requestLimits, withdrawLimits } from '../inhouse/index.ts';
import { confirmVoid, requestVoid, withdrawVoid } from '../shared-rounds/index.ts';
import { findDeskRound, readDeskRounds } from './find-round.ts';
import { readDeskGame, readDeskGames } from './read-games.ts';
import { readReturns } from './read-returns.ts';
import { readSlotFigures } from './read-slot-figures.ts';

/** Operators' calls about in-house games. */
export function gameDeskRoutes(bind: Bind, ctx: Context, { houseGames }: AllAreas): void {
  bind(contract.listDeskGames, async ({ caller }) =>
    ok({ games: await readDeskGames(ctx, caller) }),
  );
  bind(contract.getDeskGame, async ({ params, caller }) => {
    const game = await readDeskGame(ctx, params.gameCode, caller);
    return game ? ok(game) : refuse('game_unknown');
  });
  bind(contract.getReturns, async ({ params }) =>
    findGame(params.gameCode)
      ? ok(await readReturns(ctx, params.gameCode))
      : refuse('game_unknown'),
  );
  bind(contract.getSlotFigures, async ({ params, query }) =>
    findGame(params.gameCode)
      ? ok(await readSlotFigures(ctx, params.gameCode, query.days))
      : refuse('game_unknown'),
  );
  bind(contract.findDeskRound, ({ params }) => findDeskRound(ctx, houseGames, params.betId));
  bind(contract.listDeskRounds, ({ query }) => readDeskRounds(ctx, query));
  bindRequests(bind, ctx);
}

/** Changes of limits and void rounds, which two operators make together. */
function bindRequests(bind: Bind, ctx: Context): void {
  /** Does something about a game, and answers with the game as it is then. */
  const act = async <Refusal extends ErrorCode>(
    { gameCode, caller }: { readonly gameCode: string; readonly caller: OperatorCaller },
    run: (game: FinishedGame) => Promise<Result<null, Refusal>>,
  ): Promise<Result<DeskGameDetail, Refusal | 'game_unknown'>> => {
    const game = findGame(gameCode);
    if (!game) return refuse('game_unknown');
    const done = await run(game);
    if (!done.ok) return done;
    const shown = await readDeskGame(ctx, gameCode, caller);
    return shown ? ok(shown) : refuse('game_unknown');
  };
  bind(contract.requestLimits, ({ params, body, caller }) =>
    act({ ...params, caller }, (game) => requestLimits(ctx, { game, caller }, body)),
  );
  bind(contract.confirmLimits, ({ params, caller }) =>
    act({ ...params, caller }, (game) => confirmLimits(ctx, { game, caller }, params.requestId)),
  );
  bind(contract.withdrawLimits, ({ params, caller }) =>
    act({ ...params, caller }, (game) => withdrawLimits(ctx, { game, caller }, params.requestId)),
  );
  bind(contract.requestVoid, ({ params, body, caller }) =>
    act({ ...params, caller }, () => requestVoid(ctx, { ...params, caller }, body)),
  );
  bind(contract.confirmVoid, ({ params, caller }) =>
    act({ ...params, caller }, () => confirmVoid(ctx, { ...params, caller }, params.requestId)),
  );
  bind(contract.withdrawVoid, ({ params, caller }) =>
    act({ ...params, caller }, () => withdrawVoid(ctx, { ...params, caller }, params.requestId)),
  );
}
