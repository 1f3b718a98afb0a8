import type { ManualState } from '@khelaghor/contract/money/manual-deposits.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getOperatorActor, logEvents } from '../../lib/event-log.ts';
import { postDeposits, tellDeposits } from './credit-deposit.ts';
import { judgeReceipt } from './manual-state.ts';
import { findClaimants, writeReceipts } from './manual-store.ts';
import type { StoredManual } from './manual-store.ts';
import { linkLines } from './statement-store.ts';
import { confirmDeposits } from './store.ts';
import type { StoredDeposit } from './store.ts';

/** A claim whose deposit is locked, and what arrived for it by the word of an operator. */
export type Receipt = {
  readonly deposit: StoredDeposit;
  readonly row: StoredManual;
  readonly received: bigint;
  readonly operator: { readonly operatorId: string; readonly username: string };
  /** A second operator has to credit it, whatever arrived. */
  readonly needsSecond?: boolean;
};

/** Credits what arrived for claims that are written as credited, and tells about it. */
export async function postReceipts(
  ctx: Context,
  tx: Tx,
  receipts: readonly Receipt[],
): Promise<void> {
  if (receipts.length === 0) return;
  const credits = receipts.map(({ deposit: { id }, row, received }) => {
    const { provider, trxId } = row;
    if (trxId === null) throw new Error(`deposit ${id} has no claim`);
    return { id, depositId: id, provider, trxId, received };
  });
  await linkLines(tx, ctx.clock.now(), credits);
  const ended = await confirmDeposits(ctx, tx, credits);
  await postDeposits(ctx, tx, ended);
  await logEvents(
    ctx,
    tx,
    receipts.map(({ deposit, row, received, operator }) => ({
      kind: 'deposit.confirmed',
      actor: getOperatorActor(operator.username),
      subject: `deposit:${deposit.id}`,
      memberId: deposit.memberId,
      detail: {
        before: deposit.state,
        claim: row.state,
        amount: String(received),
        trxId: row.trxId,
      },
    })),
  );
  await tellDeposits(ctx, tx, ended);
}

/**
 * Records what arrived for claims that wait. The ordered amount, told in time and once, is
 * credited; everything else waits for a second operator.
 * @returns the state of each claim then
 */
export async function recordReceipts(
  ctx: Context,
  tx: Tx,
  receipts: readonly Receipt[],
): Promise<ManualState[]> {
  // The claims are locked first: one may have moved to another deposit with its transaction.
  const holders = await findClaimants(
    tx,
    receipts.map(({ row }) => row),
  );
  const judged = receipts.map((receipt, index) => {
    const { row, received, needsSecond = false } = receipt;
    const isHolder = holders[index] === row.depositId;
    const amounts = { ordered: row.orderedMinor, received };
    const state = isHolder ? judgeReceipt(row.state, amounts) : 'duplicate';
    return { receipt, state: needsSecond && state === 'credited' ? row.state : state };
  });
  await writeReceipts(
    tx,
    ctx.clock.now(),
    judged.map(({ receipt: { row, received, operator }, state }) => ({
      depositId: row.depositId,
      state,
      received,
      operatorId: operator.operatorId,
    })),
  );
  const others = judged.filter(({ state }) => state !== 'credited');
  if (others.length > 0) {
    await logEvents(
      ctx,
      tx,
      others.map(({ receipt: { deposit, row, received, operator }, state }) => ({
        kind: 'deposit.received',
        actor: getOperatorActor(operator.username),
        subject: `deposit:${row.depositId}`,
        memberId: deposit.memberId,
        detail: { state, received: String(received), ordered: String(row.orderedMinor) },
      })),
    );
    await tellDeposits(
      ctx,
      tx,
      others.map(({ receipt }) => receipt.deposit),
    );
  }
  await postReceipts(
    ctx,
    tx,
    judged.flatMap(({ receipt, state }) => (state === 'credited' ? [receipt] : [])),
  );
  return judged.map(({ state }) => state);
}
