import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { judgeRounds } from './check-rounds-again.ts';
import { listRoundsAfter } from './round-check-store.ts';

const chunk = 500;
/** After so many chunks the job ends and adds the next one, so that it is never long. */
const chunksMax = 40;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Computes the rounds behind one again. Returns the last of them; null: these were the last. */
async function checkChunk(
  ctx: Context,
  suspensions: AllAreas['suspensions'],
  after: string,
): Promise<string | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const rounds = await listRoundsAfter(tx, after, chunk);
    await judgeRounds(ctx, tx, rounds, suspensions);
    return rounds.length < chunk ? null : (rounds.at(-1)?.betId ?? null);
  });
}

/**
 * Computes rounds again that were right when they were played, from the first on: what was changed
 * in the tables since then is found. Adds a job for those that are left.
 * @param after the bet of the last round that was looked at; absent: none was
 */
export async function checkKeptRounds(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
  after: string = beforeAll,
): Promise<void> {
  let last: string | null = after;
  for (let count = 0; count < chunksMax; count += 1) {
    last = await checkChunk(ctx, suspensions, last);
    if (last === null) return;
  }
  await addJob(ctx.db, 'check-kept-rounds', { after: last }, { jobKey: 'check-kept-rounds' });
}
