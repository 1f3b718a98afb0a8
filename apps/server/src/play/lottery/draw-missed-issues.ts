import { addJob } from '../../lib/jobs/job-queue.ts';
import type { Context } from '../../lib/context.ts';

const pauseMs = 1_000;

/**
 * Asks for the draw of every issue that should have been drawn `lateMs` ago and was not: its job
 * ran before its time, or was lost. A negative `lateMs` takes in issues that are nearly due.
 */
export async function drawMissedIssues(ctx: Context, lateMs: number): Promise<void> {
  const nowMs = ctx.clock.now().getTime();
  const missed = await ctx.db
    .selectFrom('lotteryIssue')
    .select('id')
    .where('drawsAt', '<=', new Date(nowMs - lateMs))
    .where('state', 'in', ['open', 'closed'])
    .execute();
  for (const { id } of missed)
    await addJob(
      ctx.db,
      'draw-issue',
      { issueId: id },
      { jobKey: `draw-issue:${id}`, runAt: new Date(nowMs + pauseMs) },
    );
}
