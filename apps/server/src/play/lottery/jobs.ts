import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { listLotteries } from './added-store.ts';
import { refundIssue } from './cancel-issue.ts';
import { stopChasesThatWon } from './cancel-tickets.ts';
import { correctIssue } from './correct-issue.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { drawMissedIssues, retryDraw } from './draw-missed-issues.ts';
import { requireGame } from './game-config.ts';
import { ensureIssues, ensureIssuesOf } from './schedule-issues.ts';
import { settleIssue } from './settle-issue.ts';

/** A draw that is late by so much has lost its job. */
const missedAfterMs = 5_000;

type Task = (job: unknown) => Promise<void>;

const payload = z.object({ issueId: z.uuid() });

/** Makes each job begin with the lotteries that another process may have added. */
const knowingLotteries = (ctx: Context, tasks: Record<string, Task>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [
      name,
      async (job: unknown) => {
        await listLotteries(ctx);
        await run(job);
      },
    ]),
  );

export function lotteryJobs(ctx: Context): TaskList {
  return knowingLotteries(ctx, {
    'ensure-issues': async () => {
      await ensureIssues(ctx);
      await drawMissedIssues(ctx, missedAfterMs);
    },
    'close-issue': async (job) => {
      const gameCode = await closeIssue(ctx, payload.parse(job).issueId);
      // Each closing issue makes the one that is now missing at the far end.
      if (gameCode !== null) await ensureIssuesOf(ctx, [requireGame(gameCode)]);
    },
    'draw-issue': async (job) => {
      const { issueId } = payload.parse(job);
      // The queue may run a moment before our clock says that it is time, or before the beacon.
      if (!(await drawIssue(ctx, issueId))) await retryDraw(ctx, issueId);
    },
    'settle-issue': async (job) => {
      const { issueId } = payload.parse(job);
      await settleIssue(ctx, issueId);
      await stopChasesThatWon(ctx, issueId);
    },
    'correct-issue': (job) => correctIssue(ctx, payload.parse(job).issueId),
    'refund-issue': (job) => refundIssue(ctx, payload.parse(job).issueId),
  });
}

/** Also every minute, in case a closing or a draw was missed while nothing ran. */
export const lotteryCron = '* * * * * ensure-issues';
