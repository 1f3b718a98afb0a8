import { z } from 'zod';
import { payoutFeeTerms } from './payout-fees.ts';
import { walletKind } from './payout-wallets.ts';
import { recordPeriod } from '../lib/record-period.ts';
import { payoutProofsMax } from '../lib/message-limits.ts';
import { freezeNotice } from '../account/freezes.ts';
import { route } from '../lib/route.ts';
import { payoutProof, payoutProofRefusals, payoutProofKind } from '../account/step-up.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  minorText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';
import { mediaHash } from '../site/media.ts';

/**
 * requested: the money is on hold and waits for an operator. approved: the payout is being made.
 * unknown: the gateway has not said how the payout ended; it is asked again, never paid twice.
 */
export const withdrawalState = z.enum(['requested', 'approved', 'paid', 'rejected', 'unknown']);

/**
 * asked: the payout was sent and the member is asked whether it arrived. assumed: no answer came in
 * time. disputed: all or a part is missing, as the member says, and operators look into it. repaid:
 * the missing part was paid by hand. refused: operators found that the payout arrived.
 */
export const confirmationState = z.enum([
  'asked',
  'received',
  'assumed',
  'disputed',
  'repaid',
  'refused',
]);
export type ConfirmationState = z.infer<typeof confirmationState>;

export const payoutConfirmation = z.object({
  state: confirmationState,
  /** From then on a question without an answer counts as answered. */
  closesAt: instant,
  /** Until then the member can say that money is missing. */
  disputableUntil: instant,
  /** The part that arrived, as the member says; null: the member said nothing. */
  received: minorText.nullable(),
  /** The part that the member says is missing. */
  remaining: minorText.nullable(),
  hasProof: z.boolean(),
  /** Why operators refused a dispute. */
  reason: z.string().nullable(),
});
export type PayoutConfirmation = z.infer<typeof payoutConfirmation>;

export const withdrawalValue = z.object({
  id,
  /** The amount that left the wallet. */
  amount: amountText,
  /** The part of it that does not arrive. */
  fee: minorText,
  currency,
  walletKind,
  /** The payee's wallet number, all but the first and last three digits masked. */
  walletNumberMasked: z.string(),
  state: withdrawalState,
  reason: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
  /** Whether the payout arrived; null before it was sent. */
  confirmation: payoutConfirmation.nullable(),
  /** Pictures that operators took of payments by hand, the oldest first. */
  proofs: z.array(mediaHash),
});
export type Withdrawal = z.infer<typeof withdrawalValue>;

/** The usual time of payouts to wallets of one kind. */
const payoutArrival = z.object({
  walletKind,
  /** Half of them were paid within this time. */
  medianSeconds: z.number().int(),
  /** Nine of ten were paid within this time. */
  slowSeconds: z.number().int(),
});
export type PayoutArrival = z.infer<typeof payoutArrival>;

/** The turnover that deposits ask for before a payout. Bets count once they are settled. */
const turnoverDue = z.object({
  required: amountText,
  /** The sum of settled bets so far, without cancelled bets and returned stakes. */
  played: minorText,
  due: amountText,
});
export type TurnoverDue = z.infer<typeof turnoverDue>;

/**
 * The limit of withdrawals within 30 days for members without an accepted document. `limit`: so
 * much may be withdrawn. `diligence`: deposits, or withdrawals, that reach the maximum need one.
 */
const unverifiedLimit = z.object({
  cause: z.enum(['limit', 'diligence']),
  maximum: amountText,
  left: minorText,
});
export type UnverifiedLimit = z.infer<typeof unverifiedLimit>;

export const withdrawalsGetTerms = route.member('GET /wps/withdrawal/terms', {
  id: 'withdrawals.getTerms',
  summary:
    'Returns the limits of a withdrawal, the kinds of payee, usual times and the turnover due',
  value: z.object({
    minimum: amountText,
    maximum: amountText,
    currency,
    walletKinds: z.array(walletKind),
    sandbox: z.boolean(),
    /** Until then nothing is paid out, because it was changed how the member logs in; else null. */
    heldUntil: instant.nullable(),
    /** An operator stopped the member's withdrawals; else null. */
    frozen: freezeNotice.nullable(),
    /** What a request carries as the member's proof. */
    asks: payoutProofKind,
    /** Times from request to payment, in the last 30 days, of methods with 20 payouts or more. */
    arrivals: z.array(payoutArrival),
    /** The usual time of the other methods, as operators set it. */
    usualHours: z.number().int(),
    /** The fees of the kinds of payee. */
    fees: z.array(z.object({ walletKind, terms: payoutFeeTerms })),
    /** The turnover due before a payout; null: none. */
    turnover: turnoverDue.nullable(),
    /** The limit for want of an identity document; null: none holds. */
    unverified: unverifiedLimit.nullable(),
  }),
});

export const requestWithdrawal = route.member('POST /wps/withdrawal/requests', {
  id: 'withdrawals.create',
  sealed: true,
  summary:
    'Requests a payout to one of the member’s wallets; the amount is held until an operator decides',
  body: z.object({
    key: idempotencyKey,
    amount: amountText,
    /** One of the member's payout wallets. */
    walletId: id,
    /** The fee that the member saw; any other is refused. Left out: no fee. */
    fee: minorText.optional(),
    ...payoutProof,
  }),
  value: withdrawalValue,
  refusals: [
    'amount_below_minimum',
    'amount_above_maximum',
    ...payoutProofRefusals,
    'fee_changed',
    'payout_wallet_unknown',
    'payout_wallet_held',
    'channel_closed',
    'withdrawal_pending_limit',
    'payout_held',
    'withdrawal_frozen',
    'debt_open',
    'turnover_due',
    'documents_needed',
    'diligence_needed',
    'balance_too_low',
    'gateway_unavailable',
    'key_reused',
  ],
});

export const listWithdrawals = route.member('GET /wps/withdrawal/requests', {
  id: 'withdrawals.list',
  summary: 'Lists the member’s withdrawals, newest first',
  query: pageQuery,
  value: definePage(withdrawalValue),
});

export const getWithdrawal = route.member('GET /wps/withdrawal/requests/:id', {
  id: 'withdrawals.get',
  summary: 'Returns one withdrawal of the member',
  params: z.object({ id }),
  value: withdrawalValue,
  refusals: ['payment_unknown'],
});

export const getPaymentProof = route.member('GET /wps/withdrawal/requests/:id/proofs/:hash', {
  id: 'withdrawals.getProof',
  summary:
    'Returns a picture with which an operator proves a payment of one of the member’s payouts',
  params: z.object({ id, hash: mediaHash }),
  media: 'image/webp',
  value: z.string(),
  refusals: ['payment_unknown'],
});

export const confirmPayout = route.member('POST /wps/withdrawal/requests/:id/confirmation', {
  id: 'withdrawals.confirm',
  summary:
    'Says how much of a payout arrived: all closes the question, less opens a dispute for operators',
  params: z.object({ id }),
  body: z.object({
    received: minorText,
    /** The tickets of uploaded pictures, which stand in the place of those sent before. */
    proofs: z.array(z.string().max(200)).max(payoutProofsMax).optional(),
  }),
  value: withdrawalValue,
  refusals: [
    'payment_unknown',
    'state_changed',
    'amount_above_maximum',
    'amount_malformed',
    'dispute_too_late',
    'image_missing',
  ],
});

export const uploadPayoutProof = route.member('PUT /wps/withdrawal/proof', {
  id: 'withdrawals.uploadProof',
  upload: true,
  summary: 'Brings one picture (PNG or JPEG, at most 5 MB) that shows what arrived',
  value: z.object({ ticket: z.string() }),
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

export const withdrawalsFile = route.member('GET /wps/records/withdrawals/file', {
  id: 'withdrawals.downloadFile',
  summary: 'Downloads the member’s withdrawals of a period as CSV, newest first',
  query: recordPeriod,
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});
