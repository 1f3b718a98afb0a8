import { listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { computeCommitment } from '@khelaghor/fairness/seed.ts';
import { addJobs } from '../../lib/jobs/job-queue.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { readLotteries } from './added-store.ts';
import { chooseRound } from './draw-beacon.ts';
import { readStoredTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { getSchedule, listTimetableChanges, lockTimetables } from './timetable-store.ts';

/**
 * How many issues exist ahead of the running one, each with its seed already committed. A lottery
 * of one draw a day or fewer needs one: the page shows the running one and the next.
 */
const countAhead = ({ schedule }: LotteryRow): number => (schedule.kind === 'calendar' ? 1 : 5);

type Issue = ReturnType<typeof listIssuesFrom>[number];
type DrawSource = GameTerms['drawSource'];

/** A new issue with a fresh seed; the seed of an official draw takes no part, nor does a round. */
function createIssue(ctx: Context, gameCode: string, source: DrawSource, issue: Issue) {
  const serverSeed = ctx.random.bytes(32);
  return {
    id: ctx.random.id(),
    gameCode,
    issueNumber: issue.number,
    opensAt: new Date(issue.opensAt),
    closesAt: new Date(issue.closesAt),
    drawsAt: new Date(issue.drawsAt),
    state: 'open',
    source,
    commitment: computeCommitment(serverSeed),
    serverSeedSealed: ctx.secrets.encrypt('lottery-seed', serverSeed),
    beaconRound: source === 'own' ? chooseRound(ctx, issue.closesAt) : null,
    createdAt: ctx.clock.now(),
  };
}

/** Writes the issues that do not exist yet, and the jobs that close and draw them. */
async function writeIssues(
  tx: Tx,
  issues: readonly ReturnType<typeof createIssue>[],
): Promise<void> {
  const made = await tx
    .insertInto('lotteryIssue')
    .values(issues)
    .onConflict((conflict) => conflict.columns(['gameCode', 'issueNumber']).doNothing())
    .returning(['id', 'closesAt', 'drawsAt', 'source'])
    .execute();
  const jobs = made.flatMap(({ id, closesAt, drawsAt, source }) => {
    const payload = { issueId: id };
    const close = { task: 'close-issue', payload, runAt: closesAt, jobKey: `close-issue:${id}` };
    const draw = { task: 'draw-issue', payload, runAt: drawsAt, jobKey: `draw-issue:${id}` };
    return source === 'own' ? [close, draw] : [close];
  });
  if (jobs.length > 0) await addJobs(tx, jobs);
}

/**
 * Makes the running issue of games and the next ones, each with a fresh seed committed at once, and
 * the jobs that close and draw it. Safe to run at any time, in several processes.
 * @param countMin how many issues each game must have, with the running one
 */
export async function ensureIssuesOf(
  ctx: Context,
  games: readonly LotteryRow[],
  countMin = 0,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockTimetables.toRead(tx);
    const changes = await listTimetableChanges(tx);
    const now = ctx.clock.now();
    const coming = await tx
      .selectFrom('lotteryIssue')
      .select(['gameCode', 'issueNumber'])
      .where('drawsAt', '>', now)
      .execute();
    const known = new Set(coming.map(({ gameCode, issueNumber }) => `${gameCode}/${issueNumber}`));
    const missing = games.flatMap((game) => {
      const count = Math.max(countAhead(game) + 1, countMin);
      return listIssuesFrom(getSchedule(game, changes), now.getTime(), count)
        .filter(({ number }) => !known.has(`${game.code}/${number}`))
        .map((issue) => ({ code: game.code, issue }));
    });
    if (missing.length === 0) return;
    const terms = await readStoredTerms(ctx, tx);
    await writeIssues(
      tx,
      missing.map(({ code, issue }) => createIssue(ctx, code, terms(code).drawSource, issue)),
    );
  });
}

/** Makes the issues that are missing, of all games that were ever open. */
export const ensureIssues = async (ctx: Context): Promise<void> =>
  ensureIssuesOf(ctx, (await readLotteries(ctx.db)).started);
