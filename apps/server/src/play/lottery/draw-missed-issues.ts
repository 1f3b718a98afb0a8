import { addJob } from '../../lib/jobs/job-queue.ts';
import type { Context } from '../../lib/context.ts';

const pauseMs = 1_000;

const addDrawJob = (ctx: Context, issueId: string, runAtMs: number): Promise<void> =>
  addJob(
    ctx.db,
    'draw-issue',
    { issueId },
    { jobKey: `draw-issue:${issueId}`, runAt: new Date(runAtMs) },
  );

/** A closed official issue waits for its result, which no job brings. */
const selectUndrawn = ({ db }: Context) =>
  db
    .selectFrom('lotteryIssue')
    .select(['id', 'drawsAt'])
    .where(({ and, eb, or }) =>
      or([eb('state', '=', 'open'), and([eb('state', '=', 'closed'), eb('source', '=', 'own')])]),
    );

/**
 * Asks for the draw of every issue that should have been drawn `lateMs` ago and was not: its job
 * was lost.
 */
export async function drawMissedIssues(ctx: Context, lateMs: number): Promise<void> {
  const nowMs = ctx.clock.now().getTime();
  const missed = await selectUndrawn(ctx)
    .where('drawsAt', '<=', new Date(nowMs - lateMs))
    .execute();
  for (const { id } of missed) await addDrawJob(ctx, id, nowMs + pauseMs);
}

/** Asks again for the draw of an issue that could not be drawn yet. */
export async function retryDraw(ctx: Context, issueId: string): Promise<void> {
  const waiting = await selectUndrawn(ctx).where('id', '=', issueId).executeTakeFirst();
  if (!waiting) return;
  const soonMs = ctx.clock.now().getTime() + pauseMs;
  await addDrawJob(ctx, issueId, Math.max(soonMs, waiting.drawsAt.getTime()));
}
