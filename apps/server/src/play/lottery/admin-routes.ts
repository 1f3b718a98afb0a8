import * as contract from '@khelaghor/contract/play/lottery-admin.ts';
import * as addedContract from '@khelaghor/contract/play/added-lotteries.ts';
import { listIssueGroups } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { addLottery, removeLottery } from './add-lottery.ts';
import { readGroupsOfIssue } from './admin-groups.ts';
import { readAdminLotteries, readAdminLottery } from './admin-lotteries.ts';
import { findAdminIssue, listAdminIssues } from './admin-store.ts';
import { changeTimetable } from './change-timetable.ts';
import { runWithGame } from './run-with-game.ts';
import { readExposure } from './read-exposure.ts';

/** A page of issues; the cursor is the last one's draw time in milliseconds. */
async function readIssuePage(
  ctx: Context,
  { code: gameCode }: LotteryGame,
  { state, day, cursor, limit }: ParsedQuery<typeof contract.listIssues>,
  caller: OperatorCaller,
): Promise<Result<ValueOf<typeof contract.listIssues>, 'malformed'>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuse('malformed');
  const before = cursor === undefined ? undefined : new Date(Number(cursor));
  const filter = { gameCode, state, day, before, limit: limit + 1 };
  const found = await listAdminIssues(ctx.db, filter, caller);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? String(Date.parse(last.drawsAt)) : null;
  return ok({ items, nextCursor });
}

/** What operators do about lotteries. */
export function manageLotteryRoutes(bind: Bind, ctx: Context): void {
  const withGame = <T>(gameCode: string, run: (game: LotteryGame) => Promise<T>) =>
    runWithGame(ctx, gameCode, run);
  bind(contract.listLotteries, async ({ caller }) =>
    ok({ lotteries: await readAdminLotteries(ctx, caller) }),
  );
  bind(contract.getLottery, ({ params, caller }) =>
    withGame(params.gameCode, async (game) =>
      ok(await readAdminLottery(ctx, ctx.db, game, caller)),
    ),
  );
  bind(addedContract.addLottery, ({ body, caller }) => addLottery(ctx, body, caller));
  bind(addedContract.removeLottery, ({ params, caller }) =>
    removeLottery(ctx, params.gameCode, caller),
  );
  bind(contract.changeTimetable, ({ params, body, caller }) =>
    withGame(params.gameCode, (game) => changeTimetable(ctx, game, body, caller)),
  );
  bind(contract.listIssues, ({ params, query, caller }) =>
    withGame(params.gameCode, (game) => readIssuePage(ctx, game, query, caller)),
  );
  bind(contract.getIssue, ({ params, caller }) =>
    withGame(params.gameCode, async () => {
      const issue = await findAdminIssue(ctx.db, params, caller);
      return issue ? ok(issue) : refuse('issue_unknown');
    }),
  );
  bind(listIssueGroups, ({ params, query }) =>
    withGame(params.gameCode, ({ code }) =>
      readGroupsOfIssue(ctx, { gameCode: code, issueId: params.issueId }, query),
    ),
  );
  bind(contract.getExposure, ({ params, caller }) =>
    withGame(params.gameCode, async (game) => ok(await readExposure(ctx, game, caller))),
  );
}
