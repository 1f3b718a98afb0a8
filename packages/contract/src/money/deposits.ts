import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  localText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';

export const depositChannel = z.object({
  channel: z.string(),
  title: localText,
  note: localText,
  icon: z.enum(['phone', 'wallet', 'bank', 'sandbox']),
  minimum: amountText,
  maximum: amountText,
  quickAmounts: z.array(amountText),
  /** Play money is moved by a sandbox gateway; the page says so. */
  sandbox: z.boolean(),
});
export type DepositChannel = z.infer<typeof depositChannel>;

const depositState = z.enum(['requested', 'confirmed', 'failed', 'cancelled', 'expired']);

export const depositValue = z.object({
  id,
  channel: z.string(),
  amount: amountText,
  currency,
  state: depositState,
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
  value: z.object({ channels: z.array(depositChannel), currency }),
});

export const requestDeposit = route.member('POST /wps/deposit/requests', {
  id: 'deposits.create',
  summary: 'Creates a deposit at the gateway; the browser opens the gateway’s page',
  body: z.object({ key: idempotencyKey, channel: z.string().max(40), amount: amountText }),
  value: z.object({ deposit: depositValue, redirectAddress: z.string() }),
  refusals: [
    'channel_closed',
    'amount_below_minimum',
    'amount_above_maximum',
    'gateway_unavailable',
    'key_reused',
    'limit_deposit_reached',
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
 * Where the gateway's page sends the browser back to: a page of the site, with the deposit's id.
 */
export const depositReturnPath = '/member/deposit';
