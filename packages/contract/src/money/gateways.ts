import { z } from 'zod';
import { amountText, currency, instant } from '../lib/shapes.ts';

/**
 * The HTTP protocol of a mobile-wallet payment gateway, in the manner of tokenised checkouts:
 * create -> the payer's browser goes to the gateway's page -> signed callback -> execute -> query.
 * Calls carry `x-app-key` and an HMAC-SHA256 of the raw body in `x-signature` (hex), with
 * `x-sent-at` signed in front of the body as `sentAt + "." + body`.
 */
export const gatewayPaths = {
  createPayment: '/checkout/create',
  executePayment: '/checkout/execute',
  queryPayment: '/checkout/query',
  createPayout: '/payout/create',
  queryPayout: '/payout/query',
  payerPage: '/pay',
} as const;

const gatewayStatus = z.enum(['initiated', 'authorised', 'completed', 'failed', 'cancelled']);

export const gatewayPayment = z.object({
  paymentId: z.string(),
  /** Our own reference: the deposit's id. */
  merchantInvoiceNumber: z.string(),
  amount: amountText,
  currency,
  status: gatewayStatus,
  /** The wallet network's transaction id, once completed. */
  trxId: z.string().nullable(),
  redirectAddress: z.string(),
});
export type GatewayPayment = z.infer<typeof gatewayPayment>;

export const createPaymentBody = z.object({
  merchantInvoiceNumber: z.string().max(80),
  amount: amountText,
  currency,
  callbackAddress: z.url(),
  returnAddress: z.url(),
  language: z.enum(['bn', 'en']),
});
export const paymentIdBody = z.object({ paymentId: z.string().max(80) });

const payoutStatus = z.enum(['completed', 'failed', 'pending']);
export const createPayoutBody = z.object({
  /** Our own reference and the idempotency key: the withdrawal's id. */
  merchantPayoutNumber: z.string().max(80),
  amount: amountText,
  currency,
  walletKind: z.enum(['bkash', 'nagad', 'rocket', 'upay']),
  walletNumber: z.string().max(20),
});
export const payoutNumberBody = z.object({ merchantPayoutNumber: z.string().max(80) });
export const gatewayPayout = z.object({
  merchantPayoutNumber: z.string(),
  amount: amountText,
  currency,
  status: payoutStatus,
  trxId: z.string().nullable(),
  at: instant,
});
export type GatewayPayout = z.infer<typeof gatewayPayout>;

export const gatewayFault = z.object({ errorCode: z.string(), errorMessage: z.string() });
