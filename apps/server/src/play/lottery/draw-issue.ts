import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { DRAW_NONCE, drawResult, formatClientSeed } from '@khelaghor/engine-lottery/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notify } from '../../lib/notify.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { voidCallOff } from './call-off-store.ts';
import { cancelIssue } from './cancel-issue.ts';
import { closeIssue } from './close-issue.ts';
import { findDrawRound, isRoundLost } from './draw-beacon.ts';
import { getFamily, requireGame } from './game-config.ts';
import {
  getBeacon,
  listUpcomingIssues,
  selectIssues,
  toIssueValue,
  getServerSeed,
} from './store.ts';
import type { IssueRow } from './store.ts';

/** What of the beacon takes part in a draw: the columns of its issue. */
type DrawnRound = { beaconRandomness: string | null; beaconSignature: string | null };

/** Shown to everybody with the issue. */
const lostReason = 'The public beacon gave no number.';

/** The announced round of a closed issue whose own draw is due; undefined when it is not. */
const findDue = (ctx: Context, issueId: string) =>
  ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'beaconRound'])
    .where('id', '=', issueId)
    .where('state', '=', 'closed')
    .where('ticketRoot', 'is not', null)
    .where('source', '=', 'own')
    .where('drawsAt', '<=', ctx.clock.now())
    .executeTakeFirst();

type DueIssue = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/**
 * Asks for the round that a due issue announced; null when it is not there yet. One that never
 * comes calls the issue off: no other number takes its place.
 */
async function findRound(
  ctx: Context,
  { id: issueId, beaconRound }: DueIssue,
): Promise<DrawnRound | null> {
  if (beaconRound === null) return { beaconRandomness: null, beaconSignature: null };
  const round = Number(beaconRound);
  const found = await findDrawRound(ctx, round);
  if (found === null && isRoundLost(ctx, round))
    await ctx.db.transaction().execute((tx) => cancelIssue(ctx, tx, issueId, lostReason));
  return found && { beaconRandomness: found.randomness, beaconSignature: found.signature };
}

/**
 * Writes the result of a closed issue in the caller's transaction, sends it to the watching
 * browsers, and adds the job that settles its tickets. The list of tickets is fixed. A request to
 * call the issue off is void from now on.
 */
export async function recordDraw(
  ctx: Context,
  tx: Tx,
  row: IssueRow,
  drawn: DrawnRound & { result: readonly number[] },
): Promise<void> {
  const now = ctx.clock.now();
  const { gameCode, id: issueId } = row;
  const change = { ...drawn, result: [...drawn.result], state: 'drawn' };
  await tx
    .updateTable('lotteryIssue')
    .set({ ...change, drawnAt: now })
    .where('id', '=', issueId)
    .execute();
  await voidCallOff(ctx, tx, row);
  const issue = toIssueValue(ctx, { ...row, ...change });
  const [current, next] = await listUpcomingIssues(tx, gameCode, now);
  // Sent with the draw, so that the watching pages need not ask for it.
  const coming =
    current && next
      ? { coming: [toIssueValue(ctx, current), toIssueValue(ctx, next)] as [Issue, Issue] }
      : {};
  await notify(tx, { gameCode }, { type: 'issue', issue, ...coming });
  await addJob(tx, 'settle-issue', { issueId }, { jobKey: `settle-issue:${issueId}` });
}

/**
 * Draws an issue, once, from its committed seed and the round of the beacon that it announced,
 * after the list of its tickets is fixed: an issue whose closing was missed is closed first.
 * An official issue is only closed: its result comes from outside.
 * @returns false when it is not time yet, the round is not there yet, or the issue is drawn already
 */
export async function drawIssue(ctx: Context, issueId: string): Promise<boolean> {
  let due = await findDue(ctx, issueId);
  if (!due) {
    await closeIssue(ctx, issueId);
    due = await findDue(ctx, issueId);
  }
  const drawnRound = due ? await findRound(ctx, due) : null;
  return drawnRound !== null && writeDraw(ctx, issueId, drawnRound);
}

/** Draws a closed issue in one transaction; false when another process was quicker. */
async function writeDraw(ctx: Context, issueId: string, drawnRound: DrawnRound): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await selectIssues(tx).where('id', '=', issueId).forUpdate().executeTakeFirst();
    if (row?.state !== 'closed' || row.ticketRoot === null) return false;
    const clientSeed = formatClientSeed({ ...row, beacon: getBeacon({ ...row, ...drawnRound }) });
    if (clientSeed === null) return false;
    const game = requireGame(row.gameCode);
    const stream = createFairStream({
      serverSeed: getServerSeed(ctx, row),
      clientSeed,
      nonce: DRAW_NONCE,
      scope: game.scope,
    });
    const result = drawResult(getFamily(row.gameCode, row.drawsAt), stream);
    await recordDraw(ctx, tx, row, { result, ...drawnRound });
    return true;
  });
}
