import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { settleTicket } from '@khelaghor/engine-lottery/public.ts';
import type { Family, PoolRates } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notify, notifyEach } from '../../lib/notify.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { endInHouseRound, findRunningBets, settleBets } from '../bets/index.ts';
import { dividePools } from './divide-jackpots.ts';
import { readSharePayouts, settleGroups } from './end-groups.ts';
import type { SharePayouts } from './end-groups.ts';
import { deleteExposure } from './exposure-store.ts';
import { getFamily } from './game-config.ts';
import { readPoolRates } from './jackpot-store.ts';
import { selectIssues, toIssueValue, listRunningTickets } from './store.ts';
import type { IssueRow, RunningTicket } from './store.ts';

/** Many share statements and a commit, and no wallet is held for long. */
const chunkSize = 2_000;
/** While one chunk is written by the database, the next is worked out. */
const lanes = 2;
const logEveryTickets = 10_000;

/** The cause of transfers that the draw of an issue brings about for several bets of a member. */
const issueCause = 'lottery_issue';

/** An issue that is drawn, and by what its tickets are judged. */
type Drawn = {
  issue: Issue;
  family: Family;
  result: number[];
  getRates: (currency: string) => PoolRates;
  /** What a bet is paid of its ticket's payout: all of it, or the part of its shares. */
  getPart: SharePayouts;
};

/** Those tickets whose bets still run, as they are now. */
async function stillRunning(tx: Tx, tickets: readonly RunningTicket[]): Promise<RunningTicket[]> {
  const bets = await findRunningBets(
    tx,
    tickets.map(({ bet }) => bet.id),
  );
  const running = new Map(bets.map((bet) => [bet.id, bet]));
  return tickets.flatMap(({ ticket, bet }) => {
    const now = running.get(bet.id);
    return now ? [{ ticket, bet: now }] : [];
  });
}

/**
 * What whole tickets are paid. Those of a chunk that bet on the same at the same stake and price
 * are worked out once: popular lines are most of a large issue.
 */
function createTicketPayouts({
  family,
  result,
  getRates,
}: Drawn): (running: RunningTicket) => Minor {
  const known = new Map<string, Minor>();
  return ({ ticket, bet: { currency } }) => {
    const { play, series, rebate, stakePerLine, halfPaid, selection } = ticket;
    // None of them contains a line feed.
    const key = `${play}\n${currency}\n${series}\n${rebate}\n${stakePerLine}\n${halfPaid}\n${selection}`;
    const payout =
      known.get(key) ?? settleTicket(family, ticket, result, getRates(currency)).payout;
    known.set(key, payout);
    return payout;
  };
}

/** Settles tickets in a transaction, and tells each of their members once. */
async function payTickets(
  ctx: Context,
  tx: Tx,
  drawn: Drawn,
  tickets: readonly RunningTicket[],
): Promise<void> {
  const { issue, getPart } = drawn;
  const getPayout = createTicketPayouts(drawn);
  const settlements = tickets.map((running) => {
    const { bet } = running;
    return { bet, payout: getPart(bet.id, getPayout(running)) };
  });
  const cause = { kind: issueCause, id: issue.issueId };
  const paid = await settleBets(ctx, tx, settlements, cause);
  const notices = paid.map(({ memberId, currency, stake, payout }) => ({
    audience: { memberId },
    notice: {
      type: 'tickets-settled' as const,
      issueId: issue.issueId,
      currency,
      stake: formatMinor(stake),
      payout: formatMinor(payout),
    },
  }));
  await notifyEach(tx, notices);
}

/** Settles some tickets in one transaction; those that are settled already stay as they are. */
async function settleChunk(
  ctx: Context,
  drawn: Drawn,
  tickets: readonly RunningTicket[],
): Promise<void> {
  let isFirst = true;
  await transact(ctx, async (tx) => {
    // Another process that settles the same issue may have been quicker: then they are read again.
    const running = isFirst ? tickets : await stillRunning(tx, tickets);
    isFirst = false;
    if (running.length > 0) await payTickets(ctx, tx, drawn, running);
  });
}

/**
 * Settles all tickets of an issue, chunk after chunk, two at a time. Each chunk is a transaction of
 * its own, so that a process that dies leaves chunks that are whole and chunks that never were.
 */
async function settleTickets(ctx: Context, drawn: Drawn): Promise<void> {
  const { issueId, issueNumber } = drawn.issue;
  const fromMs = ctx.clock.monotonicMs();
  const read = (behind: RunningTicket | undefined): Promise<RunningTicket[]> =>
    listRunningTickets(ctx.db, { issueId, behind, limit: chunkSize });
  // A chunk is read while those ahead of it are written; an empty one is the last.
  const readBehind = (chunk: RunningTicket[]): Promise<RunningTicket[]> | RunningTicket[] =>
    chunk.length === 0 ? chunk : read(chunk.at(-1));
  let reading = read(undefined);
  let settled = 0;
  const takeChunk = (): Promise<RunningTicket[]> => {
    const chunk = reading;
    reading = chunk.then(readBehind);
    // The lane that takes the chunk hears of a failure; after another failure none takes it.
    reading.catch(() => undefined);
    return chunk;
  };
  const lane = async (): Promise<void> => {
    for (;;) {
      const chunk = await takeChunk();
      if (chunk.length === 0) return;
      await settleChunk(ctx, drawn, chunk);
      const before = settled;
      settled += chunk.length;
      if (Math.floor(before / logEveryTickets) < Math.floor(settled / logEveryTickets))
        ctx.log.info({ issue: issueNumber, settled }, 'tickets are being settled');
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (settled === 0) return;
  const tookMs = Math.round(ctx.clock.monotonicMs() - fromMs);
  ctx.log.info({ issue: issueNumber, settled, tookMs }, 'all tickets are settled');
}

/** By what the tickets of a drawn issue are judged; null when none were sold. */
async function readDrawn(ctx: Context, row: IssueRow, result: number[]): Promise<Drawn | null> {
  // Most issues of a quiet night: they cost a fraction of the queries.
  if (row.ticketCount === 0) return null;
  const rates = await readPoolRates(ctx.db, [row.id]);
  return {
    issue: toIssueValue(ctx, row),
    family: getFamily(row.gameCode, row.drawsAt),
    result,
    getRates: (currency) => rates(row.id, currency),
    getPart: await readSharePayouts(ctx.db, row.id),
  };
}

/**
 * Settles the tickets of a drawn issue. Killed in the middle and run again, it goes on with the
 * tickets that are still running.
 */
export async function settleIssue(ctx: Context, issueId: string): Promise<void> {
  const row = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirstOrThrow();
  const { result } = row;
  if (result === null) throw new Error(`issue ${row.issueNumber} is not drawn yet`);
  if (row.state === 'settled') return;
  await dividePools(ctx, row);
  const drawn = await readDrawn(ctx, row, result);
  if (drawn) await settleTickets(ctx, drawn);
  await ctx.db.transaction().execute(async (tx) => {
    const isDone = await tx
      .updateTable('lotteryIssue')
      .set({ state: 'settled', settledAt: ctx.clock.now() })
      .where('id', '=', issueId)
      .where('state', '=', 'drawn')
      .$call(tryWrite);
    if (!isDone) return;
    if (drawn) await settleGroups(tx, issueId, drawn);
    await endInHouseRound(ctx, tx, issueId);
    await deleteExposure(tx, issueId);
    const settled: Issue = { ...toIssueValue(ctx, row), state: 'settled' };
    await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue: settled });
  });
}
