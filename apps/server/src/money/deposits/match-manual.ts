import type * as contract from '@khelaghor/contract/money/manual-deposits.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { tellDeposits } from './credit-deposit.ts';
import { isWaiting, parseTrxId } from './manual-state.ts';
import {
  findClaimant,
  findManual,
  isTrxCredited,
  moveClaim,
  updateManual,
} from './manual-store.ts';
import type { StoredManual } from './manual-store.ts';
import { postReceipts, recordReceipts } from './record-receipts.ts';
import { lockLines } from './statement-store.ts';
import { endDeposit, findDeposit, lockDeposit } from './store.ts';
import type { StoredDeposit } from './store.ts';

/** A deposit, and the operator who does something about it. */
export type ClaimByOperator = { readonly id: string; readonly caller: OperatorCaller };

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

/** A claim and its deposit, which stays locked until the transaction ends. */
type Locked = { readonly deposit: StoredDeposit; readonly row: StoredManual };

/** Locks the deposit of a claim; null: there is none with this id. */
export async function lockClaim(ctx: Context, tx: Tx, id: string): Promise<Locked | null> {
  if (!(await findDeposit(ctx.db, id))) return null;
  const deposit = await lockDeposit(tx, id);
  const row = await findManual(tx, id);
  return row && { deposit, row };
}

/** Whether the kept line of a claim's transaction shows another amount; the line stays locked. */
async function differsFromLine(tx: Tx, row: StoredManual, received: bigint): Promise<boolean> {
  const { provider, trxId } = row;
  if (trxId === null) return false;
  const [line] = await lockLines(tx, [{ provider, trxId }]);
  return line !== undefined && line.amountMinor !== received;
}

/**
 * Records what the statement shows for a claim. The ordered amount, told in time and once, is
 * credited; everything else waits for another operator.
 */
export function recordReceipt(
  ctx: Context,
  by: ClaimByOperator,
  body: ParsedBody<typeof contract.recordReceipt>,
): Promise<Result<null, Refusal<typeof contract.recordReceipt>>> {
  const received = parseMinorText(body.received);
  const { operatorId } = by.caller;
  return transact(ctx, async (tx) => {
    const locked = await lockClaim(ctx, tx, by.id);
    if (!locked) return refuse('payment_unknown');
    const { row } = locked;
    if (row.receivedBy === operatorId && row.receivedMinor === received) return ok(null);
    if (!isWaiting(row.state) || row.receivedMinor !== null) return refuse('state_changed');
    if (parseTrxId(body.trxId) !== row.trxId) {
      return refuse('trx_id_differs', { fields: { trxId: { code: 'trx_id_differs' } } });
    }
    if (await differsFromLine(tx, row, received)) {
      return refuse('statement_differs', { fields: { received: { code: 'statement_differs' } } });
    }
    await recordReceipts(ctx, tx, [{ ...locked, received, operator: by.caller }]);
    return ok(null);
  });
}

/** Credits what another operator found. A transaction that was credited before is refused. */
export function confirmClaim(
  ctx: Context,
  by: ClaimByOperator,
): Promise<Result<null, Refusal<typeof contract.creditManualDeposit>>> {
  const { operatorId } = by.caller;
  return transact(ctx, async (tx) => {
    const locked = await lockClaim(ctx, tx, by.id);
    if (!locked) return refuse('payment_unknown');
    const { row, deposit } = locked;
    const { receivedMinor: received, trxId, provider } = row;
    if (row.state === 'credited' && row.decidedBy === operatorId) return ok(null);
    if (!isWaiting(row.state) || received === null || trxId === null) {
      return refuse('state_changed');
    }
    if (row.receivedBy === operatorId) return refuse('second_operator_needed');
    if (await differsFromLine(tx, row, received)) return refuse('statement_differs');
    // The claim is locked first: of two deposits with one transaction, the second sees the credit.
    const holder = await findClaimant(tx, row);
    if (await isTrxCredited(tx, deposit.gateway, trxId)) return refuse('trx_id_taken');
    if (holder !== by.id) await moveClaim(tx, { provider, trxId, depositId: by.id });
    const decided = { decidedBy: operatorId, decidedAt: ctx.clock.now() };
    await updateManual(tx, by.id, { state: 'credited', ...decided });
    await postReceipts(ctx, tx, [{ ...locked, received, operator: by.caller }]);
    return ok(null);
  });
}

/** Rejects a claim; nothing is credited. */
export function rejectClaim(
  ctx: Context,
  by: ClaimByOperator,
  { reason }: ParsedBody<typeof contract.rejectManualDeposit>,
): Promise<Result<null, Refusal<typeof contract.rejectManualDeposit>>> {
  const { operatorId } = by.caller;
  return transact(ctx, async (tx) => {
    const locked = await lockClaim(ctx, tx, by.id);
    if (!locked) return refuse('payment_unknown');
    const { row, deposit } = locked;
    if (row.state === 'rejected' && row.decidedBy === operatorId) return ok(null);
    if (!isWaiting(row.state)) return refuse('state_changed');
    const decided = { decidedBy: operatorId, decidedAt: ctx.clock.now() };
    await updateManual(tx, by.id, { state: 'rejected', reason, ...decided });
    const failure = 'rejected';
    const ended =
      deposit.state === 'requested'
        ? await endDeposit(ctx, tx, by.id, { state: 'failed', failure })
        : deposit;
    await logEvent(ctx, tx, {
      kind: 'deposit.rejected',
      actor: getOperatorActor(by.caller.username),
      subject: `deposit:${by.id}`,
      memberId: deposit.memberId,
      detail: { reason, claim: row.state },
    });
    await tellDeposits(ctx, tx, [ended]);
    return ok(null);
  });
}
