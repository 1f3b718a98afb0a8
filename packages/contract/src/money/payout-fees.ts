import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { currency, id, operatorReason } from '../lib/shapes.ts';
import { walletKind } from './payout-wallets.ts';

/** Fees of withdrawals by kind of wallet. Two operators change them. */

const feeAmount = z.string().regex(/^(0|[1-9]\d{0,8})$/);

export const payoutFeeTerms = z.object({
  fixed: feeAmount,
  /** Thousandths of the amount, a fifth at most. */
  perMille: z.number().int().min(0).max(200),
  minimum: feeAmount,
  /** Null: no bound. */
  maximum: feeAmount.nullable(),
});

export const payoutFee = z.object({
  currency,
  walletKind,
  terms: payoutFeeTerms,
  version: z.number().int(),
  waiting: operatorRequest.extend({ terms: payoutFeeTerms }).nullable(),
});
export type PayoutFee = z.infer<typeof payoutFee>;

const feeList = z.object({ fees: z.array(payoutFee) });
const path = '/operator/payout-fees';
const params = z.object({ currency, walletKind });

export const listPayoutFees = route.operator(`GET ${path}`, {
  id: 'payoutFees.list',
  permission: 'money.see',
  summary: 'Lists the fees of withdrawals, one for each currency and kind of wallet',
  value: feeList,
});

export const requestPayoutFee = route.operator(`POST ${path}/:currency/:walletKind/requests`, {
  id: 'payoutFees.request',
  permission: 'money.act',
  summary: 'Requests another fee of withdrawals; a second operator confirms it',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: payoutFeeTerms,
    reason: operatorReason,
  }),
  value: feeList,
  refusals: ['payout_fee_contradicts', 'terms_changed', 'request_waits', 'key_reused'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = `${path}/:currency/:walletKind/requests/:requestId` as const;

export const confirmPayoutFee = route.operator(`POST ${requestPath}/confirm`, {
  id: 'payoutFees.confirm',
  permission: 'money.approve',
  summary:
    'Gives withdrawals the fee that another operator requested; earlier requests keep theirs',
  params: requestParams,
  value: feeList,
  refusals: [
    'payout_fee_contradicts',
    'request_unknown',
    'second_operator_needed',
    'terms_changed',
  ],
});

export const withdrawPayoutFee = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'payoutFees.withdraw',
  permission: 'money.act',
  summary: 'Cancels a request for another fee, or rejects that of another operator',
  params: requestParams,
  value: feeList,
  refusals: ['request_unknown'],
});
