import * as contract from '@khelaghor/contract/play/lottery-admin.ts';
import { listIssueGroups } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import type { Context } from '../../lib/context.ts';
import { readGroupsOfIssue } from './admin-groups.ts';
import { readAdminLotteries, readAdminLottery } from './admin-lotteries.ts';
import { findAdminIssue, listAdminIssues } from './admin-store.ts';
import { cancelIssue } from './cancel-issue.ts';
import { blockNumbers, endBlock } from './change-blocks.ts';
import { changeTerms } from './change-terms.ts';
import { changeTimetable } from './change-timetable.ts';
import { readExposure } from './read-exposure.ts';

/** A page of issues; the cursor is the last one's draw time in milliseconds. */
async function readIssuePage(
  ctx: Context,
  { code }: LotteryGame,
  { state, day, cursor, limit }: ParsedQuery<typeof contract.listIssues>,
): Promise<Result<ValueOf<typeof contract.listIssues>, 'malformed'>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuse('malformed');
  const filter = {
    state,
    day,
    before: cursor === undefined ? undefined : new Date(Number(cursor)),
  };
  const found = await listAdminIssues(ctx.db, code, filter, limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? String(Date.parse(last.drawsAt)) : null;
  return ok({ items, nextCursor });
}

/** Calls off an issue; the event log keeps the reason and what is returned. */
async function callOffIssue(
  ctx: Context,
  { code }: LotteryGame,
  issueId: string,
  { reason, caller }: { reason: string; caller: OperatorCaller },
): Promise<Result<AdminIssue, 'issue_unknown' | 'issue_drawn'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await findAdminIssue(tx, code, issueId);
    if (!before) return refuse('issue_unknown');
    if (before.state === 'cancelled') return ok(before);
    const cancelled = await cancelIssue(ctx, tx, issueId, reason);
    if (!cancelled.ok) return cancelled;
    const { issueNumber, sums } = before;
    await logEvent(ctx, tx, {
      kind: 'lottery.issue_cancelled',
      actor: getOperatorActor(caller.username),
      subject: `game:${code}`,
      detail: {
        issueNumber,
        reason,
        returned: sums.map(({ currency, tickets, stake }) => ({ currency, tickets, stake })),
      },
    });
    return ok((await findAdminIssue(tx, code, issueId)) ?? before);
  });
}

/** What operators do about lotteries. */
export function manageLotteryRoutes(bind: Bind, ctx: Context): void {
  /** Runs a call about a lottery that exists. */
  const withGame = async <T>(gameCode: string, run: (game: LotteryGame) => Promise<T>) => {
    const game = findSampleGame(gameCode);
    return game ? run(game) : refuse('game_unknown');
  };
  bind(contract.listLotteries, async () => ok({ lotteries: await readAdminLotteries(ctx) }));
  bind(contract.getLottery, ({ params }) =>
    withGame(params.gameCode, async (game) => ok(await readAdminLottery(ctx, ctx.db, game))),
  );
  bind(contract.changeTerms, ({ params, body, caller }) =>
    withGame(params.gameCode, (game) => changeTerms(ctx, game, body, caller)),
  );
  bind(contract.changeTimetable, ({ params, body, caller }) =>
    withGame(params.gameCode, (game) => changeTimetable(ctx, game, body, caller)),
  );
  bind(contract.blockNumbers, ({ params, body, caller }) =>
    withGame(params.gameCode, (game) => blockNumbers(ctx, game, body, caller)),
  );
  bind(contract.unblockNumber, ({ params, caller }) =>
    withGame(params.gameCode, (game) => endBlock(ctx, game, params.id, caller)),
  );
  bind(contract.listIssues, ({ params, query }) =>
    withGame(params.gameCode, (game) => readIssuePage(ctx, game, query)),
  );
  bind(contract.getIssue, ({ params }) =>
    withGame(params.gameCode, async ({ code }) => {
      const issue = await findAdminIssue(ctx.db, code, params.issueId);
      return issue ? ok(issue) : refuse('issue_unknown');
    }),
  );
  bind(listIssueGroups, ({ params, query }) =>
    withGame(params.gameCode, ({ code }) =>
      readGroupsOfIssue(ctx, { gameCode: code, issueId: params.issueId }, query),
    ),
  );
  bind(contract.callOffIssue, ({ params, body, caller }) =>
    withGame(params.gameCode, (game) =>
      callOffIssue(ctx, game, params.issueId, { reason: body.reason, caller }),
    ),
  );
  bind(contract.getExposure, ({ params }) =>
    withGame(params.gameCode, async (game) => ok(await readExposure(ctx, game))),
  );
}
