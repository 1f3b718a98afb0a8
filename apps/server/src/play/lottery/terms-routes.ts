import * as contract from '@khelaghor/contract/play/lottery-admin.ts';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import {
  confirmChange,
  requestChange,
  withdrawChange,
} from '../../lib/change-requests/request-change.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readAdminLottery } from './admin-lotteries.ts';
import { blockNumbers, getBlocksRules } from './change-blocks.ts';
import { getTermsRules } from './change-terms.ts';
import { invalidateTerms } from './game-config.ts';
import { runWithGame } from './run-with-game.ts';

/** What two operators change of lotteries: their terms, and what numbers pay. */
export function lotteryTermsRoutes(bind: Bind, ctx: Context): void {
  /** Answers an act with the lottery as it is then. */
  const reply = <Refusal extends ErrorCode>(
    gameCode: string,
    caller: OperatorCaller,
    act: (game: LotteryGame) => Promise<Result<null, Refusal>>,
  ): Promise<Result<AdminLotteryDetail, Refusal | 'game_unknown'>> =>
    runWithGame(ctx, gameCode, async (game) => {
      const done = await act(game);
      invalidateTerms(ctx);
      return done.ok ? ok(await readAdminLottery(ctx, ctx.db, game, caller)) : done;
    });
  bind(contract.requestTerms, ({ params, body: { key, reason, ...change }, caller }) => {
    const request = { id: key, subject: params.gameCode, change, reason, caller };
    return reply(params.gameCode, caller, (game) =>
      requestChange(ctx, getTermsRules(game), request),
    );
  });
  bind(contract.confirmTerms, ({ params: { gameCode, requestId }, caller }) => {
    const request = { id: requestId, subject: gameCode, caller };
    return reply(gameCode, caller, (game) => confirmChange(ctx, getTermsRules(game), request));
  });
  bind(contract.withdrawTerms, ({ params: { gameCode, requestId }, caller }) => {
    const request = { id: requestId, subject: gameCode, caller };
    return reply(gameCode, caller, (game) => withdrawChange(ctx, getTermsRules(game), request));
  });
  bind(contract.blockNumbers, ({ params, body, caller }) =>
    reply(params.gameCode, caller, (game) => blockNumbers(ctx, game, body, caller)),
  );
  bind(contract.requestBlocks, ({ params, body: { key, reason, change }, caller }) => {
    const request = { id: key, subject: params.gameCode, change, reason, caller };
    return reply(params.gameCode, caller, (game) =>
      requestChange(ctx, getBlocksRules(game), request),
    );
  });
  bind(contract.confirmBlocks, ({ params: { gameCode, requestId }, caller }) => {
    const request = { id: requestId, subject: gameCode, caller };
    return reply(gameCode, caller, (game) => confirmChange(ctx, getBlocksRules(game), request));
  });
  bind(contract.withdrawBlocks, ({ params: { gameCode, requestId }, caller }) => {
    const request = { id: requestId, subject: gameCode, caller };
    return reply(gameCode, caller, (game) => withdrawChange(ctx, getBlocksRules(game), request));
  });
}
