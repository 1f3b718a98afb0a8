import type { Context, Tx } from '../../lib/context.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { lockDiffering } from './differing-store.ts';
import type { StoredDecision, StoredDiffering } from './differing-store.ts';
import { lockDeposit } from './store.ts';
import type { StoredDeposit } from './store.ts';

/** A payment or a deposit, and the operator who does something about it. */
export type ByOperator = { readonly id: string; readonly caller: OperatorCaller };

/** A payment to decide about and its deposit, both locked until the transaction ends. */
export type Locked = { readonly deposit: StoredDeposit; readonly payment: StoredDiffering };

/** Locks a deposit, then its payment: everything that moves the money of either waits here. */
export async function lockPayment(tx: Tx, { id, depositId }: StoredDiffering): Promise<Locked> {
  const deposit = await lockDeposit(tx, depositId);
  return { deposit, payment: await lockDiffering(tx, id) };
}

/** Logs what an operator did about a payment. */
export async function note(
  ctx: Context,
  tx: Tx,
  kind: 'decision_asked' | 'decision_confirmed' | 'decision_withdrawn',
  { deposit, payment }: Locked,
  { act, reason, caller }: Pick<StoredDecision, 'act' | 'reason'> & { caller: OperatorCaller },
): Promise<void> {
  const { kind: differs, receivedMinor, trxId } = payment;
  await logEvent(ctx, tx, {
    kind: `deposit.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `deposit:${deposit.id}`,
    memberId: deposit.memberId,
    detail: { act, reason, differs, amount: String(receivedMinor), trxId },
  });
}
