import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { amountText, currency, id, operatorReason } from '../lib/shapes.ts';
import { walletKind } from './payout-wallets.ts';

/** The terms of withdrawals in each currency. Two operators change them. */

export const withdrawalTerms = z.object({
  /** The least and the most of one withdrawal. */
  minimum: amountText,
  maximum: amountText,
  /** Withdrawals of one member that may be under way at a time. */
  waitingMax: z.number().int().min(1).max(50),
  /** The kinds of wallets to which money is sent. */
  walletKinds: z.array(walletKind).min(1).max(8),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTerms>;

export const deskWithdrawalTerms = z.object({
  currency,
  terms: withdrawalTerms,
  version: z.number().int(),
  waiting: operatorRequest.extend({ terms: withdrawalTerms }).nullable(),
});
export type DeskWithdrawalTerms = z.infer<typeof deskWithdrawalTerms>;

const termsList = z.object({ terms: z.array(deskWithdrawalTerms) });
const path = '/operator/withdrawal-terms';
const params = z.object({ currency });

export const listWithdrawalTerms = route.operator(`GET ${path}`, {
  id: 'withdrawalTerms.list',
  permission: 'money.see',
  summary: 'Lists the terms of withdrawals, one for each currency',
  value: termsList,
});

export const requestWithdrawalTerms = route.operator(`POST ${path}/:currency/requests`, {
  id: 'withdrawalTerms.request',
  permission: 'money.act',
  summary: 'Requests other terms of withdrawals; a second operator confirms them',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: withdrawalTerms,
    reason: operatorReason,
  }),
  value: termsList,
  refusals: ['withdrawal_terms_contradict', 'terms_changed', 'request_waits', 'key_reused'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = `${path}/:currency/requests/:requestId` as const;

export const confirmWithdrawalTerms = route.operator(`POST ${requestPath}/confirm`, {
  id: 'withdrawalTerms.confirm',
  permission: 'money.approve',
  summary: 'Gives withdrawals the terms that another operator requested',
  params: requestParams,
  value: termsList,
  refusals: [
    'withdrawal_terms_contradict',
    'request_unknown',
    'second_operator_needed',
    'terms_changed',
  ],
});

export const withdrawWithdrawalTerms = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'withdrawalTerms.withdraw',
  permission: 'money.act',
  summary: 'Cancels a request for other terms, or rejects that of another operator',
  params: requestParams,
  value: termsList,
  refusals: ['request_unknown'],
});
