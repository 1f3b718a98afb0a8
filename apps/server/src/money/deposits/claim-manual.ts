import type * as contract from '@khelaghor/contract/money/manual-deposits.ts';
import type { ManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getQr } from '../../lib/auth/qr-code.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { matchStatement } from './match-statement.ts';
import { attachImages, lockImages, readUploadToken } from '../../site/media/index.ts';
import { addReceipt, canClaim, isWaiting, parseSender, parseTrxId } from './manual-state.ts';
import { findManual, insertClaim, listUnclaimed, updateManual } from './manual-store.ts';
import type { StoredManual } from './manual-store.ts';
import { endDeposit, findDeposit, lockDeposit } from './store.ts';

/** The parts of a claim that member and operator both see. */
export const toClaimValue = (
  row: StoredManual,
): Omit<ManualDeposit, 'qr' | 'hasReceipt' | 'takesReceipt'> => ({
  depositId: row.depositId,
  provider: row.provider,
  walletNumber: row.walletNumber,
  walletType: row.walletType,
  accountName: row.provider === 'bank' ? row.walletLabel : null,
  reference: row.reference,
  ordered: String(row.orderedMinor),
  state: row.state,
  senderNumber: row.senderNumber,
  trxId: row.trxId,
  received: row.receivedMinor === null ? null : String(row.receivedMinor),
  reason: row.reason,
});

/** Returns where the member sends the money; the deposit of another member is unknown. */
export async function readManual(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<Result<ManualDeposit, 'payment_unknown'>> {
  const deposit = await findDeposit(ctx.db, id);
  const row = deposit?.memberId === memberId ? await findManual(ctx.db, id) : null;
  if (!row) return refuse('payment_unknown');
  const qr = row.provider === 'bank' ? null : getQr(row.walletNumber);
  return ok({
    ...toClaimValue(row),
    qr,
    hasReceipt: row.receiptHash !== null,
    takesReceipt: isWaiting(row.state) && row.earlierReceiptHash === null,
  });
}

/** Reads a claim as it is typed; the refusal marks every field that makes no sense. */
function readClaim(
  { provider, reference }: Pick<StoredManual, 'provider' | 'reference'>,
  body: ParsedBody<typeof contract.claimManualDeposit>,
): Result<{ senderNumber: string; trxId: string }, Refusal> {
  const senderNumber = parseSender(provider, body.senderNumber);
  const trxId = reference ?? parseTrxId(body.trxId);
  if (senderNumber !== null && trxId !== null) return ok({ senderNumber, trxId });
  const wrongNumber = {
    code: provider === 'bank' ? 'account_number_invalid' : 'wallet_number_invalid',
  } as const;
  const wrongTrxId = { code: 'trx_id_invalid' } as const;
  const fields = {
    ...(senderNumber === null && { senderNumber: wrongNumber }),
    ...(trxId === null && { trxId: wrongTrxId }),
  };
  return refuse(senderNumber === null ? wrongNumber.code : wrongTrxId.code, { fields });
}

type Claim = { readonly id: string; readonly memberId: string };
type Refusal = (typeof contract.claimManualDeposit)['refusals'][number];

type ReceiptRefusal = 'image_missing' | 'receipt_replaced';

/** Keeps a picture for a claim whose deposit is locked; returns the part of the row to write. */
async function keepReceipt(
  tx: Tx,
  row: StoredManual,
  hash: string | null,
): Promise<Result<Partial<StoredManual>, ReceiptRefusal>> {
  if (hash === null) return ok({});
  const receipts = addReceipt(row, hash);
  if (!receipts) return refuse('receipt_replaced');
  if (!(await lockImages(tx, [hash]))) return refuse('image_missing');
  await attachImages(tx, [hash], `deposit:${row.depositId}`);
  const { receiptHash, earlierReceiptHash } = receipts;
  return ok({ receiptHash, earlierReceiptHash });
}

/** Adds the picture of a receipt to a claim that waits, or replaces the only one. */
export async function sendReceipt(
  ctx: Context,
  { id, memberId }: Claim,
  { receipt }: ParsedBody<typeof contract.sendReceipt>,
): Promise<Result<ManualDeposit, (typeof contract.sendReceipt)['refusals'][number]>> {
  const known = await findDeposit(ctx.db, id);
  if (known?.memberId !== memberId) return refuse('payment_unknown');
  const hash = readUploadToken(ctx, 'deposit-receipt', receipt);
  if (hash === null) return refuse('image_missing');
  const done = await transact(ctx, async (tx) => {
    await lockDeposit(tx, id);
    const row = await findManual(tx, id);
    if (!row) return refuse('payment_unknown');
    if (row.receiptHash === hash) return ok(null);
    if (!isWaiting(row.state)) return refuse('state_changed');
    const kept = await keepReceipt(tx, row, hash);
    if (!kept.ok) return kept;
    await updateManual(tx, id, kept.value);
    await logEvent(ctx, tx, {
      kind: 'deposit.receipt_sent',
      actor: getMemberActor(memberId),
      subject: `deposit:${id}`,
      detail: { before: row.receiptHash, after: hash },
    });
    return ok(null);
  });
  return done.ok ? readManual(ctx, memberId, id) : done;
}

/**
 * Notes who sent the money and under which transaction id. Only a line of an imported statement
 * credits it. A transaction that another deposit has claimed makes this one a duplicate, and is
 * logged for the operators.
 */
export async function claimManual(
  ctx: Context,
  { id, memberId }: Claim,
  body: ParsedBody<typeof contract.claimManualDeposit>,
): Promise<Result<ManualDeposit, Refusal>> {
  const known = await findDeposit(ctx.db, id);
  if (known?.memberId !== memberId) return refuse('payment_unknown');
  const told = await findManual(ctx.db, id);
  if (!told) return refuse('payment_unknown');
  const read = readClaim(told, body);
  if (!read.ok) return read;
  const { senderNumber, trxId } = read.value;
  const { provider } = told;
  const receiptHash =
    body.receipt === undefined ? null : readUploadToken(ctx, 'deposit-receipt', body.receipt);
  if (body.receipt !== undefined && receiptHash === null) return refuse('image_missing');
  const done = await transact(ctx, async (tx): Promise<Result<null, Refusal>> => {
    const deposit = await lockDeposit(tx, id);
    const row = await findManual(tx, id);
    if (!row) return refuse('payment_unknown');
    if (row.trxId === trxId && row.senderNumber === senderNumber) return ok(null);
    if (!canClaim(row.state) || row.receivedMinor !== null) return refuse('state_changed');
    const kept = await keepReceipt(tx, row, receiptHash);
    if (!kept.ok) return kept;
    const now = ctx.clock.now();
    const isOwn = await insertClaim(tx, { provider, trxId, depositId: id });
    const isLate = deposit.expiresAt.getTime() <= now.getTime();
    const state = !isOwn ? 'duplicate' : isLate ? 'late' : 'waiting_match';
    const claim = { state, senderNumber, trxId, claimedAt: now } as const;
    await updateManual(tx, id, { ...claim, ...kept.value });
    await logEvent(ctx, tx, {
      kind: isOwn ? 'deposit.claimed' : 'deposit.claimed_twice',
      actor: getMemberActor(memberId),
      subject: `deposit:${id}`,
      detail: { provider, trxId, senderNumber, state, receipt: receiptHash },
    });
    return ok(null);
  });
  if (!done.ok) return done;
  await matchStatement(ctx, { depositId: id });
  return readManual(ctx, memberId, id);
}

const expireMax = 50;

/** Ends deposits whose members told nothing in time. A later claim is still taken, as late. */
export async function expireUnclaimed(ctx: Context): Promise<void> {
  for (const id of await listUnclaimed(ctx.db, ctx.clock.now(), expireMax)) {
    await ctx.db.transaction().execute(async (tx) => {
      const { state } = await lockDeposit(tx, id);
      const row = await findManual(tx, id);
      if (state === 'requested' && row?.state === 'open')
        await endDeposit(ctx, tx, id, { state: 'expired' });
    });
  }
}
