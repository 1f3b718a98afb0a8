import * as contract from '@khelaghor/contract/play/official-results.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { getRawBody } from '../../lib/http/raw-body.ts';
import type { Context } from '../../lib/context.ts';
import { hasLottery } from './game-config.ts';
import { enterResult, withdrawResult } from './official-results.ts';
import { readAwaitedResults, readIssueResults } from './read-results.ts';
import { receiveResult } from './result-feed.ts';

/** The signed feed of official results. */
export function resultFeedRoutes(bind: Bind, ctx: Context): void {
  bind(contract.pushResult, ({ body, request }) =>
    receiveResult(ctx, { body, headers: request.headers, rawBody: getRawBody(request) }),
  );
}

/** What operators enter as official results. */
export function manageResultRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listAwaitedResults, async ({ caller }) =>
    ok(await readAwaitedResults(ctx.db, caller)),
  );
  bind(contract.getIssueResults, async ({ params, caller }) =>
    (await hasLottery(ctx, params.gameCode))
      ? readIssueResults(ctx.db, { ...params, caller })
      : refuse('game_unknown'),
  );
  bind(contract.enterResult, async ({ params, body, caller }) =>
    (await hasLottery(ctx, params.gameCode))
      ? enterResult(ctx, { ...params, caller }, body.result)
      : refuse('game_unknown'),
  );
  bind(contract.withdrawResult, async ({ params, caller }) =>
    (await hasLottery(ctx, params.gameCode))
      ? withdrawResult(ctx, { ...params, caller })
      : refuse('game_unknown'),
  );
}
