import { sql } from 'kysely';
import { addJob } from '../../lib/jobs/job-queue.ts';
import type { Context } from '../../lib/context.ts';

/** A draw that is late is tried again after a twentieth of the delay, within these bounds. */
const [pauseMinMs, pauseMaxMs] = [1_000, 10 * 60_000];

const addDrawJob = (ctx: Context, issueId: string, runAtMs: number): Promise<void> =>
  addJob(
    ctx.db,
    'draw-issue',
    { issueId },
    { jobKey: `draw-issue:${issueId}`, runAt: new Date(runAtMs) },
  );

/** Whether no job will draw an issue: one that failed for the last time runs no more. */
const hasNoJob = sql<boolean>`not exists (
  select from graphile_worker.jobs j
  where j.key = 'draw-issue:' || lottery_issue.id and j.attempts < j.max_attempts
)`;

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
    .where(hasNoJob)
    .execute();
  for (const { id } of missed) await addDrawJob(ctx, id, nowMs + pauseMinMs);
}

/** Asks again for the draw of an issue that could not be drawn yet. */
export async function retryDraw(ctx: Context, issueId: string): Promise<void> {
  const waiting = await selectUndrawn(ctx).where('id', '=', issueId).executeTakeFirst();
  if (!waiting) return;
  const drawsAtMs = waiting.drawsAt.getTime();
  const nowMs = ctx.clock.now().getTime();
  const pauseMs = Math.min(pauseMaxMs, Math.max(pauseMinMs, (nowMs - drawsAtMs) / 20));
  await addDrawJob(ctx, issueId, Math.max(nowMs + pauseMs, drawsAtMs));
}
