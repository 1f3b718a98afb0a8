import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notify } from '../../lib/notify.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { endInHouseRound } from '../bets/index.ts';
import { voidCallOff } from './call-off-store.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { cancelGroups } from './end-groups.ts';
import { deleteExposure } from './exposure-store.ts';
import { listRunningTickets, selectIssues, toIssueValue } from './store.ts';
import type { RunningTicket } from './store.ts';

/** Long enough that a commit is shared by many, short enough that no wallet is held for long. */
const chunkSize = 1_000;

/**
 * Calls off an issue that is not drawn yet, in the caller's transaction: nothing is sold or drawn
 * any more, its seed is revealed, and a job returns all stakes. A second call
 * changes nothing. A drawn issue is never called off: its result stands.
 * @param reason shown to everybody
 */
export async function cancelIssue(
  ctx: Context,
  tx: Tx,
  issueId: string,
  reason: string,
): Promise<Result<null, 'issue_unknown' | 'issue_drawn'>> {
  const row = await selectIssues(tx).where('id', '=', issueId).forUpdate().executeTakeFirst();
  if (!row) return refuse('issue_unknown');
  if (row.state === 'cancelled') return ok(null);
  if (row.result !== null) return refuse('issue_drawn');
  await tx
    .updateTable('lotteryIssue')
    .set({ state: 'cancelled', cancelledAt: ctx.clock.now(), cancelReason: reason })
    .where('id', '=', issueId)
    .execute();
  await voidCallOff(ctx, tx, row);
  await cancelGroups(tx, issueId);
  const issue = toIssueValue(ctx, { ...row, state: 'cancelled' });
  await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue });
  await addJob(tx, 'refund-issue', { issueId }, { jobKey: `refund-issue:${issueId}` });
  return ok(null);
}

/**
 * Returns the stakes of an issue that is called off, chunk after chunk, each a transaction of its
 * own. Killed in the middle and run again, it goes on with the tickets that still run.
 */
export async function refundIssue(ctx: Context, issueId: string): Promise<void> {
  const row = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirstOrThrow();
  if (row.state !== 'cancelled') throw new Error(`issue ${row.issueNumber} is not cancelled`);
  let behind: RunningTicket | undefined;
  for (;;) {
    const chunk = await listRunningTickets(ctx.db, { issueId, behind, limit: chunkSize });
    if (chunk.length === 0) break;
    const betIds = chunk.map(({ bet }) => bet.id);
    await transact(ctx, (tx) => cancelTickets(ctx, tx, row.gameCode, { betIds, reason: 'issue' }));
    behind = chunk.at(-1);
  }
  await ctx.db.transaction().execute(async (tx) => {
    const isDone = await tx
      .updateTable('lotteryIssue')
      .set({ settledAt: ctx.clock.now() })
      .where('id', '=', issueId)
      .where('settledAt', 'is', null)
      .$call(tryWrite);
    if (!isDone) return;
    await endInHouseRound(ctx, tx, issueId);
    await deleteExposure(tx, issueId);
  });
}
