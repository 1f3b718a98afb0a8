import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { finalizeWithdrawal } from './finalize-withdrawal.ts';
import { waitingStates } from './withdrawal-state.ts';
import type { WithdrawalState } from './withdrawal-state.ts';
import {
  changeWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  listWithdrawalsByState,
} from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { tellWithdrawal } from './withdrawal-value.ts';

/** A withdrawal as an operator sees it, without what other features know of its member. */
export type QueuedPayout = Omit<QueuedWithdrawal, 'account' | 'member'>;

const queued = (withdrawal: StoredWithdrawal): QueuedPayout => ({
  id: withdrawal.id,
  memberId: withdrawal.memberId,
  amount: formatMinor(withdrawal.amountMinor),
  currency: withdrawal.currency,
  walletKind: withdrawal.walletKind,
  walletNumber: withdrawal.walletNumber,
  state: withdrawal.state,
  reason: withdrawal.reason,
  requestedAt: withdrawal.createdAt.toISOString(),
  resolvedAt: withdrawal.resolvedAt?.toISOString() ?? null,
  resolvedBy: withdrawal.decidedBy,
});

/** Withdrawals for the operators' queue: the oldest first while they wait, else the newest. */
export async function listWithdrawals(
  ctx: Context,
  query: { state?: WithdrawalState | undefined; cursor?: string | undefined; limit: number },
): Promise<Result<{ items: QueuedPayout[]; nextCursor: string | null }, 'malformed'>> {
  const before = readCursor(query.cursor);
  if (before === undefined) return refuse('malformed');
  const state = query.state ?? null;
  const waiting = waitingStates.some((candidate) => candidate === state);
  const rows = await listWithdrawalsByState(ctx.db, state, waiting ? 'oldest' : 'newest', {
    limit: query.limit + 1,
    before,
  });
  const page = rows.slice(0, query.limit);
  return ok({
    items: page.map(queued),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}

/** One withdrawal, in whatever state. */
export async function readWithdrawal(
  ctx: Context,
  id: string,
): Promise<Result<QueuedPayout, 'payment_unknown'>> {
  const withdrawal = await findWithdrawal(ctx.db, id);
  return withdrawal ? ok(queued(withdrawal)) : refuse('payment_unknown');
}

type Decision = { id: string; operatorId: string; username: string };
type Decided = Result<QueuedPayout, 'payment_unknown' | 'state_changed'>;

/** Runs a decision on a withdrawal that still waits for one, with its row locked. */
function decide(
  ctx: Context,
  id: string,
  decision: (tx: Tx, withdrawal: StoredWithdrawal) => Promise<StoredWithdrawal>,
): Promise<Decided> {
  return ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) return refuse('payment_unknown');
    if (withdrawal.state !== 'requested') return refuse('state_changed');
    return ok(queued(await decision(tx, withdrawal)));
  });
}

/** Approves a payout. A job that commits with the approval makes it, once. */
export function approveWithdrawal(ctx: Context, by: Decision): Promise<Decided> {
  return decide(ctx, by.id, async (tx, withdrawal) => {
    const approved = await changeWithdrawal(tx, withdrawal.id, {
      state: 'approved',
      decidedBy: by.username,
      decidedAt: ctx.clock.now(),
    });
    const jobKey = `pay-withdrawal:${withdrawal.id}`;
    await addJob(tx, 'pay-withdrawal', { withdrawalId: withdrawal.id }, { jobKey });
    await logEvent(ctx, tx, {
      kind: 'withdrawal.approved',
      actor: getOperatorActor(by.username),
      subject: `withdrawal:${withdrawal.id}`,
      detail: { amount: String(withdrawal.amountMinor), operatorId: by.operatorId },
    });
    await tellWithdrawal(ctx, tx, approved);
    return approved;
  });
}

/** Rejects a payout with a reason that the member reads; the money returns to the wallet. */
export function rejectWithdrawal(
  ctx: Context,
  by: Decision & { reason: string },
): Promise<Decided> {
  const end = { state: 'rejected', reason: by.reason, decidedBy: by.username } as const;
  return decide(ctx, by.id, (tx, withdrawal) =>
    finalizeWithdrawal(ctx, tx, withdrawal, end, getOperatorActor(by.username)),
  );
}
