import { z } from 'zod';
import { recordPeriod } from '../lib/record-period.ts';
import { levelLimit } from './level-limits.ts';
import { route } from '../lib/route.ts';
import { channelFee, channelHours, channelIcon } from './deposit-channels.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  localText,
  minorText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';
import { mediaHash } from '../site/media.ts';

export const depositChannel = z.object({
  channel: z.string(),
  title: localText,
  note: localText,
  icon: channelIcon,
  /** An uploaded logo in place of the drawing; null: none. */
  logo: mediaHash.nullable(),
  minimum: amountText,
  maximum: amountText,
  quickAmounts: z.array(amountText),
  /** The provider's, which the payer pays on top of the amount. */
  fee: channelFee,
  /** Play money is moved by a sandbox gateway; the page says so. */
  sandbox: z.boolean(),
  /** Members send the money to a number of the house themselves. */
  isManual: z.boolean(),
  /** Manual, to an account at a bank. */
  isBank: z.boolean(),
  /** Null: all day. */
  hours: channelHours.nullable(),
  /** Why it takes no deposit now; null: it does. */
  closed: z.enum(['hours', 'country', 'paused', 'full']).nullable(),
});
export type DepositChannel = z.infer<typeof depositChannel>;

export const depositState = z.enum(['requested', 'confirmed', 'failed', 'cancelled', 'expired']);

/**
 * What became of the money that was paid for a deposit, where its state does not tell: the words of
 * claims, and of payments at a gateway that differ from their order.
 */
export const depositClaim = z.enum([
  'waiting_match',
  'short',
  'excess',
  'late',
  'duplicate',
  /** The gateway was told to give the money back. */
  'refunding',
  /** The money was in the balance, was taken from it, and goes back to its payer. */
  'credit_refunding',
  'refunded',
]);
export type DepositClaim = z.infer<typeof depositClaim>;

export const depositValue = z.object({
  id,
  channel: z.string(),
  /** The member sends the money to a number of the house. */
  isManual: z.boolean(),
  amount: amountText,
  currency,
  state: depositState,
  claim: depositClaim.nullable(),
  /** The gateway's own reference once it has one. */
  gatewayReference: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
  expiresAt: instant,
});
export type Deposit = z.infer<typeof depositValue>;

export const listChannels = route.member('GET /wps/deposit/channels', {
  id: 'deposits.listChannels',
  summary: 'Lists the deposit channels with their limits',
  value: z.object({
    /** The one that the member used last comes first. */
    channels: z.array(depositChannel),
    currency,
    /** The amount that the member's own limits leave; null: no limit. */
    left: minorText.nullable(),
    /** The limit of the member's level; null: none holds. */
    levelLimit: levelLimit.nullable(),
  }),
});

export const requestDeposit = route.member('POST /wps/deposit/requests', {
  id: 'deposits.create',
  summary: 'Creates a deposit at the gateway; the browser opens the gateway’s page',
  body: z.object({ key: idempotencyKey, channel: z.string().max(40), amount: amountText }),
  value: z.object({ deposit: depositValue, redirectAddress: z.string() }),
  refusals: [
    'channel_closed',
    'channel_full',
    'amount_below_minimum',
    'amount_above_maximum',
    'gateway_unavailable',
    'key_reused',
    'limit_deposit_reached',
    'level_limit_reached',
    'on_break',
  ],
});

export const getDeposit = route.member('GET /wps/deposit/requests/:id', {
  id: 'deposits.get',
  summary: 'Returns one deposit of the member',
  params: z.object({ id }),
  value: depositValue,
  refusals: ['payment_unknown'],
});

export const listDeposits = route.member('GET /wps/deposit/requests', {
  id: 'deposits.list',
  summary: 'Lists the member’s deposits, newest first',
  query: pageQuery,
  value: definePage(depositValue),
});

export const depositsFile = route.member('GET /wps/records/deposits/file', {
  id: 'deposits.downloadFile',
  summary: 'Downloads the member’s deposits of a period as CSV, newest first',
  query: recordPeriod,
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});

/**
 * The gateway's signed message that a payment changed. The amount is always read back from the
 * gateway.
 */
export const gatewayCallback = route.gateway('POST /gateway/:gateway/callback', {
  id: 'deposits.receiveCallback',
  summary: 'Receives a signed callback of a payment gateway; safe to repeat and to reorder',
  params: z.object({ gateway: z.string().max(40) }),
  body: z.object({
    paymentId: z.string().max(80),
    status: z.enum(['completed', 'failed', 'cancelled']),
    sentAt: instant,
  }),
  value: z.object({ received: z.literal(true) }),
  refusals: ['signature_wrong', 'payment_unknown', 'gateway_mismatch', 'gateway_unavailable'],
});

/**
 * Takes messages of gateways with formats of their own, as they are: bKash posts JSON of Amazon SNS
 * as text, SSLCommerz a form. They are verified, kept and answered like callbacks.
 */
export const gatewayNoticePath = '/gateway/:gateway/notice';

/**
 * Takes the payer's browser back from such a gateway, by GET or by a form, and leads it to the page
 * below. bKash adds `paymentID` and `status`.
 */
export const gatewayRelayPath = '/gateway/:gateway/return/:depositId';

export const payerReturn = z.object({
  paymentID: z.string().max(80),
  status: z.enum(['success', 'failure', 'cancel']),
});
export type PayerReturn = z.infer<typeof payerReturn>;

/**
 * Where the gateway's page sends the browser back to: a page of the site, with the deposit's id.
 */
export const depositReturnPath = '/member/deposit';
