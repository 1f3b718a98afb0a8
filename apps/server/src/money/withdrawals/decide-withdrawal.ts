import { decidedByRule } from '@khelaghor/contract/backoffice/decided-by-rule.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { finalizeWithdrawal } from './finalize-withdrawal.ts';
import { getHandling } from './settle-by-operator.ts';
import { endApproval, isHeldBack, isForTwoOperators } from './end-approval.ts';
import { waitingStates } from './withdrawal-state.ts';
import type { WithdrawalState } from './withdrawal-state.ts';
import {
  changeWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  listWithdrawalsByState,
} from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { readConfirmations, readProofs } from './confirmation-store.ts';
import type { StoredConfirmation, StoredProof } from './confirmation-store.ts';
import { toConfirmation } from './withdrawal-value.ts';

/** A withdrawal as an operator sees it, without what other features know of its member. */
export type QueuedPayout = Omit<QueuedWithdrawal, 'account' | 'member' | 'risk'> & {
  walletId: string | null;
};

const toQueued = (
  ctx: Context,
  withdrawal: StoredWithdrawal,
  confirmation?: StoredConfirmation,
  proofs: readonly StoredProof[] = [],
): QueuedPayout => ({
  id: withdrawal.id,
  memberId: withdrawal.memberId,
  amount: formatMinor(withdrawal.amountMinor),
  fee: String(withdrawal.feeMinor),
  currency: withdrawal.currency,
  walletKind: withdrawal.walletKind,
  walletNumber: withdrawal.walletNumber,
  state: withdrawal.state,
  reason: withdrawal.reason,
  requestedAt: withdrawal.createdAt.toISOString(),
  resolvedAt: withdrawal.resolvedAt?.toISOString() ?? null,
  resolvedBy: withdrawal.state === 'requested' ? null : withdrawal.decidedBy,
  approvedFirstBy: withdrawal.state === 'requested' ? withdrawal.decidedBy : null,
  walletId: withdrawal.walletId,
  handling: getHandling(ctx, withdrawal),
  confirmation: toConfirmation(withdrawal, confirmation),
  proofs: proofs.map(({ hash, width }) => ({ hash, width })),
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
  const ids = page.map(({ id }) => id);
  const confirmations = await readConfirmations(ctx.db, ids);
  const proofs = await readProofs(ctx.db, ids);
  return ok({
    items: page.map((each) => toQueued(ctx, each, confirmations.get(each.id), proofs.get(each.id))),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}

/** One withdrawal, in whatever state. */
export async function readWithdrawal(
  ctx: Context,
  id: string,
): Promise<Result<QueuedPayout, 'payment_unknown'>> {
  const withdrawal = await findWithdrawal(ctx.db, id);
  if (!withdrawal) return refuse('payment_unknown');
  const confirmations = await readConfirmations(ctx.db, [id]);
  const proofs = await readProofs(ctx.db, [id]);
  return ok(toQueued(ctx, withdrawal, confirmations.get(id), proofs.get(id)));
}

type Decision = { id: string; operatorId: string; username: string };
type Refusal = 'payment_unknown' | 'state_changed';
type Decided<C extends ErrorCode = never> = Result<QueuedPayout, Refusal | C>;

/** Runs a decision on a withdrawal that still waits for one, with its row locked. */
function decide<C extends ErrorCode = never>(
  ctx: Context,
  id: string,
  decision: (tx: Tx, withdrawal: StoredWithdrawal) => Promise<Result<StoredWithdrawal, C>>,
): Promise<Decided<C>> {
  return ctx.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (!withdrawal) return refuse('payment_unknown');
    if (withdrawal.state !== 'requested') return refuse('state_changed');
    const decided = await decision(tx, withdrawal);
    return decided.ok ? ok(toQueued(ctx, decided.value)) : decided;
  });
}

async function noteApproval(
  ctx: Context,
  tx: Tx,
  kind: 'approved' | 'approved_first',
  { by, withdrawal }: { readonly by: Decision; readonly withdrawal: StoredWithdrawal },
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `withdrawal.${kind}`,
    actor: getOperatorActor(by.username),
    subject: `withdrawal:${withdrawal.id}`,
    memberId: withdrawal.memberId,
    detail: { amount: String(withdrawal.amountMinor), operatorId: by.operatorId },
  });
}

/**
 * Approves a payout. A job that commits with the approval makes it, once. A large one is only noted
 * as approved until another operator approves it too.
 */
export function approveWithdrawal(
  ctx: Context,
  by: Decision,
): Promise<Decided<'second_operator_needed'>> {
  return decide(ctx, by.id, async (tx, withdrawal) => {
    const decided = { decidedBy: by.username, decidedAt: ctx.clock.now() };
    if (await isForTwoOperators(ctx, tx, withdrawal)) {
      if (withdrawal.decidedBy === by.username) return refuse('second_operator_needed');
      if (withdrawal.decidedBy === null) {
        await noteApproval(ctx, tx, 'approved_first', { by, withdrawal });
        return ok(await changeWithdrawal(tx, withdrawal.id, decided));
      }
    }
    await noteApproval(ctx, tx, 'approved', { by, withdrawal });
    return ok(await endApproval(ctx, tx, withdrawal, by.username));
  });
}

/** Rejects a payout with a reason that the member reads; the money returns to the wallet. */
export function rejectWithdrawal(
  ctx: Context,
  by: Decision & { reason: string },
): Promise<Decided> {
  const end = { state: 'rejected', reason: by.reason, decidedBy: by.username } as const;
  return decide(ctx, by.id, async (tx, withdrawal) =>
    ok(await finalizeWithdrawal(ctx, tx, withdrawal, end, getOperatorActor(by.username))),
  );
}

/** The verdict of the operators' rule for the log; null: the payout is left to operators. */
export type RuleVerdict = Readonly<Record<string, unknown>> | null;

/**
 * Approves a payout as the system, where `judge` says so by the operators' rule. Left to operators
 * are payouts that take two of them, that one of them has begun to decide, and those of members
 * whose payouts are held, who are frozen or owe something, or while payouts are stopped.
 * @returns whether it was approved
 */
export async function approveAsSystem(
  ctx: Context,
  id: string,
  judge: (tx: Tx, payout: QueuedPayout) => Promise<RuleVerdict>,
): Promise<boolean> {
  const decided = await decide<'state_changed'>(ctx, id, async (tx, withdrawal) => {
    const isLeft =
      withdrawal.decidedBy !== null ||
      (await isForTwoOperators(ctx, tx, withdrawal)) ||
      (await isHeldBack(ctx, tx, withdrawal));
    const verdict = isLeft ? null : await judge(tx, toQueued(ctx, withdrawal));
    if (verdict === null) return refuse('state_changed');
    await logEvent(ctx, tx, {
      kind: 'withdrawal.approved_by_rule',
      actor: 'system',
      subject: `withdrawal:${id}`,
      memberId: withdrawal.memberId,
      detail: { amount: String(withdrawal.amountMinor), ...verdict },
    });
    return ok(await endApproval(ctx, tx, withdrawal, decidedByRule));
  });
  return decided.ok;
}
