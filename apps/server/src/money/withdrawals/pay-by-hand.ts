import { getManualGateway } from '@khelaghor/contract/money/channel-gateways.ts';
import type { paymentByHandRefusals } from '@khelaghor/contract/money/payout-disputes.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { attachImages, lockImages, readUploadToken } from '../../site/media/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { isRefundByHand, lockTrxByHand, parseTrxId } from '../deposits/index.ts';
import { insertPayment } from './confirmation-store.ts';
import type { StoredWithdrawal } from './store.ts';

/** A payment by hand as an operator tells it. */
export type TypedPayment = {
  readonly trxId: string;
  /** The ticket of an uploaded picture. */
  readonly proof?: string | undefined;
};

/** The same as it is stored. */
export type PaymentByHand = { readonly trxId: string; readonly proofHash: string | null };

type Refusal = (typeof paymentByHandRefusals)[number];

const refuseField = <Code extends Refusal>(name: 'trxId' | 'proof', code: Code) =>
  refuse(code, { fields: { [name]: { code } } });

/** Reads a payment as it is typed. */
export function readPayment(
  ctx: Context,
  typed: TypedPayment,
): Result<PaymentByHand, 'trx_id_invalid' | 'image_missing'> {
  const trxId = parseTrxId(typed.trxId);
  if (trxId === null) return refuseField('trxId', 'trx_id_invalid');
  if (typed.proof === undefined) return ok({ trxId, proofHash: null });
  const proofHash = readUploadToken(ctx, 'proof-of-payment', typed.proof);
  return proofHash === null ? refuseField('proof', 'image_missing') : ok({ trxId, proofHash });
}

/**
 * Stores a payment by hand of a locked withdrawal, with its picture. A transaction counts once,
 * also between payouts and refunds. Nothing is written with a refusal.
 */
export async function keepPayment(
  ctx: Context,
  tx: Tx,
  by: { readonly withdrawal: StoredWithdrawal; readonly caller: OperatorCaller },
  { trxId, proofHash }: PaymentByHand,
): Promise<Result<Date, Exclude<Refusal, 'trx_id_invalid'>>> {
  const { id: withdrawalId, walletKind: provider } = by.withdrawal;
  const { payoutProofRequired } = await readSettingsInTx(ctx, tx);
  if (payoutProofRequired && proofHash === null)
    return refuseField('proof', 'payout_proof_missing');
  const gateway = getManualGateway(provider);
  await lockTrxByHand(tx, gateway, trxId);
  if (await isRefundByHand(tx, gateway, trxId)) return refuseField('trxId', 'payout_trx_taken');
  const proofs = proofHash === null ? [] : [proofHash];
  if (!(await lockImages(tx, proofs))) return refuseField('proof', 'image_missing');
  const paidAt = ctx.clock.now();
  const paidBy = by.caller.operatorId;
  const payment = { provider, trxId, withdrawalId, paidBy, paidAt, proofHash };
  if (!(await insertPayment(tx, payment))) return refuseField('trxId', 'payout_trx_taken');
  await attachImages(tx, proofs, `withdrawal:${withdrawalId}`);
  return ok(paidAt);
}
