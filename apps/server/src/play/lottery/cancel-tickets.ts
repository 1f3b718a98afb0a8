import type { Chase, Ticket } from '@khelaghor/contract/play/lottery.ts';
import { isWonBy } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { notifyEach } from '../../lib/notify.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { cancelBets } from '../bets/index.ts';
import {
  findChase,
  listPaidTicketsOfChases,
  listRunningTicketsOfChase,
  lockRunningChase,
} from './chase-store.ts';
import { getFamily } from './game-config.ts';
import { removeTickets } from './limit-exposure.ts';
import { findTicketsById, lockIssuesShared, selectIssues } from './store.ts';
import type { HeldIssue } from './store.ts';

/**
 * Why tickets are cancelled: their member, a chase that won, the whole issue, or a group whose
 * shares were not all taken.
 */
export type CancelReason = 'member' | 'won' | 'issue' | 'group';

/** Cancels those of the bets that run, returns their stakes, and tells their members. */
export async function cancelTickets(
  ctx: Context,
  tx: Tx,
  gameCode: string,
  cancelled: { readonly betIds: readonly string[]; readonly reason: CancelReason },
): Promise<void> {
  // Of an issue that is called off nothing is sold any more.
  if (cancelled.reason !== 'issue') await removeTickets(tx, cancelled.betIds);
  const ended = await cancelBets(ctx, tx, cancelled.betIds);
  await notifyEach(
    tx,
    ended.map(({ memberId, currency, stake }) => ({
      audience: { memberId },
      notice: {
        type: 'tickets-cancelled' as const,
        gameCode,
        reason: cancelled.reason,
        currency,
        stake: formatMinor(stake),
      },
    })),
  );
}

/** Whether a ticket of the issue can still be given back: its result cannot be known yet. */
const isOpen = (issue: HeldIssue | undefined, now: Date): issue is HeldIssue =>
  issue?.state === 'open' && now < issue.closesAt;

/**
 * Cancels a member's ticket while its issue is open, and returns the stake. A ticket that is
 * cancelled already stays so.
 */
export async function cancelOwnTicket(
  ctx: Context,
  memberId: string,
  gameCode: string,
  betId: string,
): Promise<Result<Ticket, 'bet_unknown' | 'issue_closed' | 'shares_not_returnable'>> {
  const [ticket] = await findTicketsById(ctx.db, memberId, [betId]);
  if (ticket?.gameCode !== gameCode) return refuse('bet_unknown');
  if (ticket.group) return refuse('shares_not_returnable');
  const { issueId } = ticket;
  const isCancelled = await transact(ctx, async (tx) => {
    // Held, so that the issue cannot close before the stake is returned.
    const issue = (await lockIssuesShared(tx, [issueId])).get(issueId);
    if (!isOpen(issue, ctx.clock.now())) return false;
    await cancelTickets(ctx, tx, gameCode, { betIds: [betId], reason: 'member' });
    return true;
  });
  if (!isCancelled && ticket.state !== 'void') return refuse('issue_closed');
  const [now] = await findTicketsById(ctx.db, memberId, [betId]);
  return now ? ok(now) : refuse('bet_unknown');
}

/** Cancels the tickets of a chase whose issues are open; nothing when it has stopped already. */
async function stopChase(
  ctx: Context,
  gameCode: string,
  chaseId: string,
  reason: 'member' | 'won',
): Promise<void> {
  await transact(ctx, async (tx) => {
    if (!(await lockRunningChase(tx, chaseId))) return;
    const running = await listRunningTicketsOfChase(tx, chaseId);
    const issues = await lockIssuesShared(
      tx,
      running.map(({ issueId }) => issueId),
    );
    const now = ctx.clock.now();
    const betIds = running
      .filter(({ issueId }) => isOpen(issues.get(issueId), now))
      .map(({ betId }) => betId);
    // A chase in its last issue has ended; it was not stopped.
    if (betIds.length === 0) return;
    await tx
      .updateTable('lotteryChase')
      .set({ stoppedAt: now, stopReason: reason })
      .where('id', '=', chaseId)
      .execute();
    await cancelTickets(ctx, tx, gameCode, { betIds, reason });
  });
}

/** Stops a member's chase; one that has stopped or ended stays as it is. */
export async function stopOwnChase(
  ctx: Context,
  memberId: string,
  gameCode: string,
  chaseId: string,
): Promise<Result<Chase, 'bet_unknown'>> {
  const chase = await findChase(ctx.db, memberId, chaseId);
  if (chase?.gameCode !== gameCode) return refuse('bet_unknown');
  await stopChase(ctx, gameCode, chaseId, 'member');
  return ok((await findChase(ctx.db, memberId, chaseId)) ?? chase);
}

/**
 * Stops the chases that have won in a settled issue, where their members asked for it. A stake that
 * was returned is no win.
 */
export async function stopChasesThatWon(ctx: Context, issueId: string): Promise<void> {
  const issue = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirstOrThrow();
  const { gameCode, result, ticketCount } = issue;
  if (ticketCount === 0) return;
  if (result === null) throw new Error(`issue ${issue.issueNumber} is not drawn yet`);
  const family = getFamily(gameCode, issue.drawsAt);
  for (const { chaseId, ...ticket } of await listPaidTicketsOfChases(ctx.db, issueId))
    if (chaseId !== null && isWonBy(family, ticket, result))
      await stopChase(ctx, gameCode, chaseId, 'won');
}
