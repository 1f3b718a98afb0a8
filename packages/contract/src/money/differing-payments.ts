import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  definePage,
  id,
  instant,
  operatorReason,
  pageQuery,
} from '../lib/shapes.ts';
import { depositClaim, depositState } from './deposits.ts';
import { defineAccount } from '../lib/typed-fields.ts';

/**
 * Deposits as operators see them, and payments of them about which two operators decide: payments
 * at gateways that differ from their order, and credited ones that are to be given back.
 */

const differingKind = z.enum([
  /** Less or more was paid than was ordered. */
  'short',
  'excess',
  /** Another amount than was ordered, after the deposit had ended. */
  'late',
  /** A second payment of one order, or a transaction that another deposit names. */
  'duplicate',
  /** It was credited as ordered, and operators give it back. */
  'credited',
]);
export type DifferingKind = z.infer<typeof differingKind>;

const differingState = z.enum([
  'waiting',
  'credited',
  /**
   * The gateway was told to give the money back, and has not confirmed it; without a gateway, an
   * operator has to send it.
   */
  'refunding',
  'refunded',
  /** Closed: no money moved, or that taken for a refund went back into the balance. */
  'rejected',
]);
export type DifferingState = z.infer<typeof differingState>;

export const differingAct = z.enum(['credit', 'refund', 'reject']);
export type DifferingAct = z.infer<typeof differingAct>;

const differingPayment = z.object({
  id,
  kind: differingKind,
  state: differingState,
  ordered: amountText,
  /** The amount as the gateway told it. */
  received: amountText,
  currency,
  trxId: z.string(),
  /** Number or card of the payer, as far as the gateway tells it. */
  payer: z.string().nullable(),
  foundAt: instant,
  endedAt: instant.nullable(),
  /** The acts that can be requested now. */
  acts: z.array(differingAct),
  /** The deposit that was credited: another one where the order had been paid before. */
  creditedDepositId: id.nullable(),
  /** The gateway's own reference of the refund, or the transaction that an operator sent. */
  refundReference: z.string().nullable(),
  /** An operator has to send the money back and record its transaction. */
  isSentByHand: z.boolean(),
  /** Why the gateway refused the last refund. */
  refundFailure: z.string().nullable(),
  waiting: operatorRequest.extend({ act: differingAct }).nullable(),
});
export type DifferingPayment = z.infer<typeof differingPayment>;

const deskDeposit = z.object({
  id,
  memberId: id,
  account: z.string(),
  channel: z.string(),
  /** The amount that was credited, or is ordered. */
  amount: amountText,
  currency,
  state: depositState,
  claim: depositClaim.nullable(),
  /** The transaction of the gateway, or its reference until there is one. */
  reference: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
});
export type DeskDeposit = z.infer<typeof deskDeposit>;

const deskDepositPage = deskDeposit.extend({
  gateway: z.string(),
  expiresAt: instant,
  /** The whole deposit can be given back to its payer. */
  canRefund: z.boolean(),
  /** Payments that differ from the order or are given back, the oldest first. */
  payments: z.array(differingPayment),
});
export type DeskDepositPage = z.infer<typeof deskDepositPage>;

/** `differing`: a payment that differs waits for a decision, or for the gateway’s refund. */
const deskDepositFilter = z.enum([...depositState.options, 'differing']);

export const listDeskDeposits = route.operator('GET /operator/deposits', {
  id: 'deposits.admin.list',
  permission: 'money.see',
  summary: 'Lists deposits of all members, newest first',
  query: pageQuery.extend({
    state: deskDepositFilter.optional(),
    channel: z.string().max(40).optional(),
    /** The exact account name of a member. */
    account: defineAccount(40).optional(),
  }),
  value: definePage(deskDeposit),
});

export const readDeskDeposit = route.operator('GET /operator/deposits/:id', {
  id: 'deposits.admin.get',
  permission: 'money.see',
  summary: 'Returns one deposit with the payments about which operators decide',
  params: z.object({ id }),
  value: deskDepositPage,
  refusals: ['payment_unknown'],
});

export const requestRefund = route.operator('POST /operator/deposits/:id/refunds', {
  id: 'deposits.admin.requestRefund',
  permission: 'money.act',
  summary: 'Requests to give a credited deposit back; another operator confirms',
  params: z.object({ id }),
  body: z.object({
    /** Client-made; the same key requests once. */
    key: id,
    reason: operatorReason,
  }),
  value: deskDepositPage,
  refusals: ['payment_unknown', 'state_changed', 'key_reused'],
});

export const recordRefund = route.operator('POST /operator/differing-payments/:id/sent', {
  id: 'deposits.admin.recordRefund',
  permission: 'money.act',
  summary: 'Records the transaction by which an operator sent a deposit back',
  params: z.object({ id }),
  body: z.object({ trxId: z.string().max(40) }),
  value: deskDepositPage,
  refusals: ['payment_unknown', 'state_changed', 'trx_id_invalid', 'refund_trx_taken'],
});

const path = '/operator/differing-payments/:id/decisions';

export const requestDecision = route.operator(`POST ${path}`, {
  id: 'deposits.admin.requestDecision',
  permission: 'money.act',
  summary: 'Requests to credit, refund or close a payment that differs; another operator confirms',
  params: z.object({ id }),
  body: z.object({
    /** Client-made; the same key requests once. */
    key: id,
    act: differingAct,
    reason: operatorReason,
  }),
  value: deskDepositPage,
  refusals: ['payment_unknown', 'state_changed', 'key_reused'],
});

const requestParams = z.object({ id, requestId: id });

export const confirmDecision = route.operator(`POST ${path}/:requestId/confirm`, {
  id: 'deposits.admin.confirmDecision',
  permission: 'money.approve',
  summary: 'Confirms the decision of another operator; a credit asks the gateway once more',
  params: requestParams,
  value: deskDepositPage,
  refusals: [
    'payment_unknown',
    'request_unknown',
    'second_operator_needed',
    'state_changed',
    'trx_id_taken',
    'balance_too_low',
    'gateway_unavailable',
    'gateway_mismatch',
  ],
});

export const withdrawDecision = route.operator(`DELETE ${path}/:requestId`, {
  id: 'deposits.admin.withdrawDecision',
  permission: 'money.act',
  summary: 'Cancels a requested decision, or rejects that of another operator',
  params: requestParams,
  value: deskDepositPage,
  refusals: ['payment_unknown', 'request_unknown'],
});
