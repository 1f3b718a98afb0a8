import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { amountText, currency, id, instant, minorText, operatorReason } from '../lib/shapes.ts';
import { storedImage } from '../site/media.ts';
import { walletKind } from './payout-wallets.ts';

/** Payouts of which members say that money is missing, and what operators decide about them. */

const payoutDispute = z.object({
  withdrawalId: id,
  account: z.string(),
  amount: amountText,
  currency,
  walletKind,
  walletNumber: z.string(),
  /** The gateway that sent it, and its transaction id. */
  gateway: z.string(),
  trxId: z.string().nullable(),
  sentAt: instant,
  answeredAt: instant,
  /** As the member says. */
  received: minorText,
  remaining: amountText,
  /** The member's pictures, in their order. */
  proofs: z.array(storedImage.pick({ hash: true, width: true })),
  /** A request to pay the missing part by hand. */
  waiting: operatorRequest.nullable(),
});
export type PayoutDispute = z.infer<typeof payoutDispute>;

const path = '/operator/payout-disputes';
const params = z.object({ id });
const list = z.object({ disputes: z.array(payoutDispute) });

/** The picture of a payment by hand, and the ticket with which its payment is recorded. */
export const uploadedProof = z.object({
  ticket: z.string(),
  image: storedImage.pick({ hash: true, width: true }),
});

/** The ticket of an uploaded picture of the payment. */
export const proofTicket = z.string().max(200).optional();

/** Why a payment by hand is not recorded. */
export const paymentByHandRefusals = [
  'trx_id_invalid',
  'payout_trx_taken',
  'payout_proof_missing',
  'image_missing',
] as const;

export const listDisputes = route.operator(`GET ${path}`, {
  id: 'payoutDisputes.list',
  permission: 'money.see',
  summary: 'Lists disputed payouts, the longest waiting first, 200 at most',
  value: list,
});

export const requestRepeat = route.operator(`POST ${path}/:id/repeat`, {
  id: 'payoutDisputes.requestRepeat',
  permission: 'money.act',
  summary: 'Requests that the missing part is paid by hand; another operator has to do it',
  params,
  body: z.object({ key: id, reason: operatorReason }),
  value: list,
  refusals: ['payment_unknown', 'state_changed', 'request_waits', 'key_reused'],
});

export const confirmRepeat = route.operator(`POST ${path}/:id/repeat/:requestId/confirm`, {
  id: 'payoutDisputes.confirmRepeat',
  permission: 'money.approve',
  summary: 'Records the transaction with which another operator’s request was paid by hand',
  params: params.extend({ requestId: id }),
  body: z.object({ trxId: z.string().max(40), proof: proofTicket }),
  value: list,
  refusals: [
    'payment_unknown',
    'request_unknown',
    'second_operator_needed',
    ...paymentByHandRefusals,
  ],
});

export const uploadRepeatProof = route.operator(`POST ${path}/proofs`, {
  id: 'payoutDisputes.uploadProof',
  permission: 'money.approve',
  summary: 'Uploads a picture (PNG or JPEG, at most 5 MB) that shows the missing part paid by hand',
  upload: true,
  value: uploadedProof,
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

export const withdrawRepeat = route.operator(`POST ${path}/:id/repeat/:requestId/withdraw`, {
  id: 'payoutDisputes.withdrawRepeat',
  permission: 'money.act',
  summary: 'Withdraws a request that waits, or rejects that of another operator',
  params: params.extend({ requestId: id }),
  value: list,
  refusals: ['payment_unknown', 'request_unknown'],
});

export const refuseDispute = route.operator(`POST ${path}/:id/refuse`, {
  id: 'payoutDisputes.refuse',
  permission: 'money.approve',
  summary: 'Refuses a dispute with a reason that the member reads; no money moves',
  params,
  body: z.object({ reason: operatorReason }),
  value: list,
  refusals: ['payment_unknown', 'state_changed', 'request_waits'],
});
