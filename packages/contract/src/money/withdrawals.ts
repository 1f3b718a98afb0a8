import { z } from 'zod';
import { walletKind } from './payout-wallets.ts';
import { route } from '../lib/route.ts';
import { payoutProof, payoutProofRefusals, payoutProofKind } from '../account/step-up.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';

/**
 * requested: the money is on hold and waits for an operator. approved: the payout is being made.
 * unknown: the gateway has not said how the payout ended; it is asked again, never paid twice.
 */
export const withdrawalState = z.enum(['requested', 'approved', 'paid', 'rejected', 'unknown']);

export const withdrawalValue = z.object({
  id,
  amount: amountText,
  currency,
  walletKind,
  /** The payee's wallet number, all but the first and last three digits masked. */
  walletNumberMasked: z.string(),
  state: withdrawalState,
  reason: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalValue>;

export const withdrawalsGetTerms = route.member('GET /wps/withdrawal/terms', {
  id: 'withdrawals.getTerms',
  summary: 'Returns the limits of a withdrawal and the kinds of payee',
  value: z.object({
    minimum: amountText,
    maximum: amountText,
    currency,
    walletKinds: z.array(walletKind),
    sandbox: z.boolean(),
    /** Until then nothing is paid out, because it was changed how the member logs in; else null. */
    heldUntil: instant.nullable(),
    /** What a request carries as the member's proof. */
    asks: payoutProofKind,
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
    ...payoutProof,
  }),
  value: withdrawalValue,
  refusals: [
    'amount_below_minimum',
    'amount_above_maximum',
    ...payoutProofRefusals,
    'payout_wallet_unknown',
    'payout_wallet_held',
    'channel_closed',
    'withdrawal_pending_limit',
    'payout_held',
    'debt_open',
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
