import { z } from 'zod';
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

export const debtsOfMember = route.operator('GET /operator/members/:id/debts', {
  id: 'debts.admin.list',
  summary: 'Returns what a member owes, and why',
  params,
  value: debtsValue,
  refusals: ['member_unknown'],
});

export const forgiveDebt = route.operator('POST /operator/members/:id/debts/forgive', {
  id: 'debts.admin.forgive',
  summary: 'Forgives a member’s debt, wholly or in part; the house bears it',
  params,
  body: payment.extend({
    /** Made by the console: the same key forgives once. */
    key: id,
    reason: operatorReason,
  }),
  value: debtsValue,
  refusals: ['member_unknown', 'debt_unknown', 'amount_above_maximum', 'key_reused'],
});
