import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  gameCode,
  id,
  idempotencyKey,
  instant,
  localText,
  operatorReason,
  stakeCurrency,
} from '../lib/shapes.ts';

/**
 * What members owe: a payout was taken back after a correction, and the wallet did not hold all of
 * it.
 */

const debtCause = z.object({
  id,
  amount: amountText,
  currency: stakeCurrency,
  gameCode,
  title: localText,
  issueNumber: z.string(),
  createdAt: instant,
});

export const debtsValue = z.object({
  /** What is left to pay, by currency; empty: no debt. */
  open: z.array(z.object({ currency: stakeCurrency, amount: amountText })),
  /** The corrections behind it, newest first, also those that were paid back since. */
  causes: z.array(debtCause),
});
export type Debts = z.infer<typeof debtsValue>;

const payment = z.object({ key: idempotencyKey, currency: stakeCurrency, amount: amountText });

export const listDebts = route.member('GET /wps/v2/wallets/debts', {
  id: 'debts.list',
  allowsDemo: true,
  summary: 'Returns what the member owes after corrections of results, and why',
  value: debtsValue,
});

export const payDebt = route.member('POST /wps/v2/wallets/debts/payments', {
  id: 'debts.pay',
  allowsDemo: true,
  summary: 'Pays a debt back from the wallet, wholly or in part; the same key pays once',
  body: payment,
  value: debtsValue,
  refusals: ['debt_unknown', 'amount_above_maximum', 'balance_too_low', 'key_reused'],
});

const params = z.object({ id });

/** A part of a debt that another operator is asked to forgive. */
export const forgiveness = payment.omit({ key: true });

const adminDebts = debtsValue.extend({
  /** The request to forgive a part of one. */
  waiting: operatorRequest.extend(forgiveness.shape).nullable(),
});
export type AdminDebts = z.infer<typeof adminDebts>;

const path = '/operator/members/:id/debts';

export const debtsOfMember = route.operator(`GET ${path}`, {
  id: 'debts.admin.list',
  permission: 'members.see',
  summary: 'Returns what a member owes, why, and what may be forgiven',
  params,
  value: adminDebts,
  refusals: ['member_unknown'],
});

export const requestForgiveness = route.operator(`POST ${path}/forgiveness`, {
  id: 'debts.admin.requestForgiveness',
  permission: 'members.act',
  summary: 'Requests to forgive a member’s debt, wholly or in part; another operator confirms it',
  params,
  body: forgiveness.extend({
    /** Made by the console: the same key requests once. */
    key: id,
    reason: operatorReason,
  }),
  value: adminDebts,
  refusals: [
    'member_unknown',
    'debt_unknown',
    'amount_above_maximum',
    'key_reused',
    'request_waits',
  ],
});

const requestParams = z.object({ id, requestId: id });
const requestPath = `${path}/forgiveness/:requestId` as const;

export const confirmForgiveness = route.operator(`POST ${requestPath}/confirm`, {
  id: 'debts.admin.confirmForgiveness',
  permission: 'members.approve',
  summary: 'Forgives the part of a debt that another operator requested; the house bears it',
  params: requestParams,
  value: adminDebts,
  refusals: [
    'member_unknown',
    'request_unknown',
    'second_operator_needed',
    'debt_unknown',
    'amount_above_maximum',
  ],
});

export const withdrawForgiveness = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'debts.admin.withdrawForgiveness',
  permission: 'members.act',
  summary: 'Cancels a request to forgive a debt, or rejects that of another operator',
  params: requestParams,
  value: adminDebts,
  refusals: ['member_unknown', 'request_unknown'],
});
