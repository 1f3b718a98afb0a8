import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { amountText, currency, id, operatorReason } from '../lib/shapes.ts';
import { riskScoreMax } from './risk.ts';

/** Rules by which withdrawals are approved without an operator. Two operators change them. */

export const payoutRuleTerms = z.object({
  enabled: z.boolean(),
  /** The account has to be at least so many days old. */
  accountDays: z.number().int().min(0).max(3_650),
  /** The highest risk score; 0: the score found no reason. */
  maximumScore: z.number().int().min(0).max(riskScoreMax),
  /** The lowest level of identity documents; 0: none is needed. */
  levelAtLeast: z.union([z.literal(0), z.literal(1)]),
  /** The most of one withdrawal. */
  maximum: amountText,
  /** The most that a member asks for in a day of Dhaka, with the withdrawal that is decided. */
  memberDayMaximum: amountText,
  /** The most that the rule approves in a day, for all members together. */
  dayMaximum: amountText,
});
export type PayoutRuleTerms = z.infer<typeof payoutRuleTerms>;

export const payoutRule = z.object({
  currency,
  terms: payoutRuleTerms,
  version: z.number().int(),
  waiting: operatorRequest.extend({ terms: payoutRuleTerms }).nullable(),
});
export type PayoutRule = z.infer<typeof payoutRule>;

const ruleList = z.object({ rules: z.array(payoutRule) });
const path = '/operator/payout-rules';
const params = z.object({ currency });

export const listPayoutRules = route.operator(`GET ${path}`, {
  id: 'payoutRules.list',
  permission: 'money.see',
  summary: 'Lists the rules that approve withdrawals, one for each currency',
  value: ruleList,
});

export const requestPayoutRule = route.operator(`POST ${path}/:currency/requests`, {
  id: 'payoutRules.request',
  permission: 'money.act',
  summary: 'Requests other terms of a rule for withdrawals; a second operator confirms them',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: payoutRuleTerms,
    reason: operatorReason,
  }),
  value: ruleList,
  refusals: ['payout_rule_contradicts', 'terms_changed', 'request_waits', 'key_reused'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = `${path}/:currency/requests/:requestId` as const;

export const confirmPayoutRule = route.operator(`POST ${requestPath}/confirm`, {
  id: 'payoutRules.confirm',
  permission: 'money.approve',
  summary: 'Gives a rule for withdrawals the terms that another operator requested',
  params: requestParams,
  value: ruleList,
  refusals: [
    'payout_rule_contradicts',
    'request_unknown',
    'second_operator_needed',
    'terms_changed',
  ],
});

export const withdrawPayoutRule = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'payoutRules.withdraw',
  permission: 'money.act',
  summary: 'Cancels a request for other terms, or rejects that of another operator',
  params: requestParams,
  value: ruleList,
  refusals: ['request_unknown'],
});
