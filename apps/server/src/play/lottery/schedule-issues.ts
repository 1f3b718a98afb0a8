import { listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import { computeCommitment } from '@khelaghor/fairness/seed.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import type { Context } from '../../lib/context.ts';
import { gameTerms } from './game-config.ts';

/** How many issues exist ahead of the running one, each with its seed already committed. */
const issuesAhead = 5;

/**
 * Makes the running issue and the next ones, each with a fresh seed committed at once, and the jobs
 * that close and draw it. Safe to run at any time, in several processes.
 */
export async function ensureIssues(ctx: Context): Promise<void> {
  for (const terms of Object.values(gameTerms)) {
    const issues = listIssuesFrom(terms.schedule, ctx.clock.now().getTime(), issuesAhead + 1);
    for (const issue of issues) {
      const serverSeed = ctx.random.bytes(32);
      await ctx.db.transaction().execute(async (tx) => {
        const made = await tx
          .insertInto('lotteryIssue')
          .values({
            id: ctx.random.id(),
            gameCode: terms.gameCode,
            issueNumber: issue.number,
            opensAt: new Date(issue.opensAt),
            closesAt: new Date(issue.closesAt),
            drawsAt: new Date(issue.drawsAt),
            state: 'open',
            commitment: computeCommitment(serverSeed),
            serverSeedSealed: ctx.secrets.encrypt('lottery-seed', serverSeed),
            createdAt: ctx.clock.now(),
          })
          .onConflict((conflict) => conflict.columns(['gameCode', 'issueNumber']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return;
        const payload = { issueId: made.id };
        await addJob(tx, 'close-issue', payload, {
          runAt: new Date(issue.closesAt),
          jobKey: `close-issue:${made.id}`,
        });
        await addJob(tx, 'draw-issue', payload, {
          runAt: new Date(issue.drawsAt),
          jobKey: `draw-issue:${made.id}`,
        });
      });
    }
  }
}
