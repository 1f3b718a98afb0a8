import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { DRAW_NONCE, drawResult, formatClientSeed } from '@khelaghor/engine-lottery/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notify } from '../../lib/notify.ts';
import type { Context } from '../../lib/context.ts';
import { closeIssue } from './close-issue.ts';
import { getFamily, requireGameTerms } from './game-config.ts';
import { listUpcomingIssues, selectIssues, toIssueValue, getServerSeed } from './store.ts';

/**
 * Draws an issue from its committed seed, once, after the list of its tickets is fixed: an issue
 * whose closing was missed is closed first.
 * @returns false when it is not time yet or the issue is drawn already
 */
export async function drawIssue(ctx: Context, issueId: string): Promise<boolean> {
  await closeIssue(ctx, issueId);
  return ctx.db.transaction().execute(async (tx) => {
    const row = await selectIssues(tx).where('id', '=', issueId).forUpdate().executeTakeFirst();
    if (row?.state !== 'closed' || row.ticketRoot === null) return false;
    const now = ctx.clock.now();
    if (row.drawsAt > now) return false;
    const { game } = requireGameTerms(row.gameCode);
    const stream = createFairStream({
      serverSeed: getServerSeed(ctx, row),
      clientSeed: formatClientSeed(row),
      nonce: DRAW_NONCE,
      scope: game.scope,
    });
    const result = [...drawResult(getFamily(row.gameCode, row.drawsAt), stream)];
    await tx
      .updateTable('lotteryIssue')
      .set({ result, state: 'drawn', drawnAt: now })
      .where('id', '=', issueId)
      .execute();
    const issue = toIssueValue(ctx, { ...row, result, state: 'drawn' });
    const [current, next] = await listUpcomingIssues(tx, row.gameCode, now);
    // Sent with the draw, so that the watching pages need not ask for it.
    const coming =
      current && next
        ? { coming: [toIssueValue(ctx, current), toIssueValue(ctx, next)] as [Issue, Issue] }
        : {};
    await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue, ...coming });
    await addJob(tx, 'settle-issue', { issueId }, { jobKey: `settle-issue:${issueId}` });
    return true;
  });
}
