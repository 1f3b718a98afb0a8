import { settleTicket } from '@khelaghor/engine-lottery/public.ts';
import type { Family } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { notify, notifyEach } from '../../lib/notify.ts';
import { correctBets, lockBets } from '../bets/index.ts';
import type { CorrectedSum } from '../bets/index.ts';
import { readSharePayouts, settleGroups } from './end-groups.ts';
import type { SharePayouts } from './end-groups.ts';
import { findUncorrected, listSettledTickets, markCorrected } from './correction-tickets.ts';
import type { SettledTicket } from './correction-tickets.ts';
import { getFamily } from './game-config.ts';
import { selectIssues, toIssueValue } from './store.ts';
import type { IssueRow } from './store.ts';

/** Each wallet of a chunk is held while it is paid; most members have few tickets. */
const chunkSize = 500;

/** An issue that is reopened, and by what its tickets are judged now. */
type Reopened = {
  readonly row: IssueRow;
  readonly family: Family;
  readonly result: number[];
  readonly correctionId: string;
  /** What a bet is paid of its ticket's payout. */
  readonly getPart: SharePayouts;
};

async function tellMembers(
  tx: Tx,
  { gameCode, issueNumber }: IssueRow,
  sums: readonly CorrectedSum[],
): Promise<void> {
  const changed = sums.filter(({ before, payout }) => before !== payout);
  await notifyEach(
    tx,
    changed.map(({ memberId, currency, before, payout, debt }) => ({
      audience: { memberId },
      notice: {
        type: 'tickets-corrected' as const,
        gameCode,
        issueNumber,
        currency,
        before: formatMinor(before),
        payout: formatMinor(payout),
        debt: formatMinor(debt),
      },
    })),
  );
}

/**
 * Pays the tickets of a chunk by the new result, in one transaction. The locks on their bets make
 * a second run wait; it then finds them paid and leaves them.
 */
function correctChunk(
  ctx: Context,
  { row, family, result, correctionId, getPart }: Reopened,
  tickets: readonly SettledTicket[],
): Promise<void> {
  const ids = tickets.map(({ betId }) => betId);
  return transact(ctx, async (tx) => {
    const bets = new Map((await lockBets(tx, ids)).map((bet) => [bet.id, bet]));
    const uncorrected = await findUncorrected(tx, ids, correctionId);
    const corrections = tickets.flatMap(({ betId, ticket }) => {
      const bet = bets.get(betId);
      // A bet that operators have voided since does not win by any result.
      if (!bet || bet.wager.state === 'void' || !uncorrected.has(betId)) return [];
      return [{ bet, payout: getPart(betId, settleTicket(family, ticket, result).payout) }];
    });
    const { gameCode, issueNumber } = row;
    const sums = await correctBets(ctx, tx, corrections, {
      draw: { gameCode, issueNumber },
      detail: { isCorrected: true },
    });
    await markCorrected(tx, [...uncorrected], correctionId);
    await tellMembers(tx, row, sums);
  });
}

async function findReopened(ctx: Context, issueId: string): Promise<Reopened | null> {
  const row = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirstOrThrow();
  if (row.state !== 'reopened' || row.result === null) return null;
  const { id: correctionId } = await ctx.db
    .selectFrom('lotteryCorrection')
    .select('id')
    .where('issueId', '=', issueId)
    .where('outcome', '=', 'done')
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const family = getFamily(row.gameCode, row.drawsAt);
  const getPart = await readSharePayouts(ctx.db, issueId);
  return { row, family, result: row.result, correctionId, getPart };
}

/** Closes a correction whose tickets are all paid, once, and tells the watching browsers. */
async function completeCorrection(
  ctx: Context,
  { row, family, result, correctionId }: Reopened,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const isDone = await tx
      .updateTable('lotteryIssue')
      .set({ state: 'settled' })
      .where('id', '=', row.id)
      .where('state', '=', 'reopened')
      .$call(tryWrite);
    if (!isDone) return;
    // A lottery with pools takes no official results.
    await settleGroups(tx, row.id, { family, result, getRates: () => new Map() });
    await tx
      .updateTable('lotteryCorrection')
      .set({ completedAt: ctx.clock.now() })
      .where('id', '=', correctionId)
      .execute();
    const issue = toIssueValue(ctx, { ...row, state: 'settled' });
    await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue });
  });
}

/**
 * Pays all settled tickets of a reopened issue by its new result, chunk after chunk, each a
 * transaction of its own. Killed in the middle and run again, it goes on with the tickets that are
 * not paid yet; run twice, it changes nothing.
 */
export async function correctIssue(ctx: Context, issueId: string): Promise<void> {
  const reopened = await findReopened(ctx, issueId);
  if (!reopened) return;
  let behind: SettledTicket | undefined;
  for (;;) {
    const chunk = await listSettledTickets(ctx.db, { issueId, behind, limit: chunkSize });
    if (chunk.length === 0) break;
    await correctChunk(ctx, reopened, chunk);
    behind = chunk.at(-1);
  }
  await completeCorrection(ctx, reopened);
}
