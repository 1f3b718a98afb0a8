/** Payment gateways: what the cashier asks of one, and which there are. */
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { Context } from '../../lib/context.ts';
import { createBkashGateway } from './bkash-gateway.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import { bkashDisbursement, createBkashPayout } from './bkash-payout.ts';
import type {
  PaymentGateway,
  PayoutDesk,
  PayoutGateway,
  RefundGateway,
} from './gateway-interface.ts';
import { createSslcommerzGateway } from './sslcommerz-gateway.ts';

export type {
  CallbackHeaders,
  PaymentAnswer,
  PaymentGateway,
  PayoutAnswer,
  PayoutDesk,
  PayoutGateway,
  PayoutOrder,
  RefundAnswer,
  RefundGateway,
  RefundOrder,
  ToldPayment,
} from './gateway-interface.ts';

/** What the sandbox gateway and the server sign with; both derive it from the master key. */
export function getSandboxCredentials(secrets: Context['secrets']): {
  key: string;
  secret: string;
} {
  return { key: 'khelaghor', secret: secrets.key('gateway/sandbox').toString('hex') };
}

const createSandbox = (ctx: Context) =>
  createCheckoutGateway({
    name: 'sandbox',
    address: ctx.config.origins.gateway,
    ...getSandboxCredentials(ctx.secrets),
    clock: ctx.clock,
    log: ctx.log,
  });

/**
 * Returns the adapter of a gateway that a channel names; null when there is none, or when this
 * deployment has no account there.
 */
export function getPaymentGateway(
  ctx: Context,
  name: string,
): PaymentGateway | (PaymentGateway & RefundGateway) | null {
  const { bkash, sslcommerz } = ctx.config.payments;
  switch (name) {
    case 'sandbox':
      return createSandbox(ctx);
    case 'bkash':
      return bkash && createBkashGateway(ctx, bkash);
    case 'sslcommerz':
      return sslcommerz && createSslcommerzGateway(ctx, sslcommerz);
    default:
      return null;
  }
}

/** Returns how a gateway gives payments back; null when it cannot, or has no account here. */
export function getRefundGateway(ctx: Context, name: string): RefundGateway | null {
  const gateway = getPaymentGateway(ctx, name);
  return gateway && 'refundPayment' in gateway ? gateway : null;
}

const byHandPrefix = 'manual';

/**
 * Returns the gateway for a payout under terms that name one. Terms that name `manual` leave it to
 * the wallet: bKash pays by itself where this deployment has an account, operators pay the others.
 */
export function choosePayoutGateway(ctx: Context, named: string, walletKind: WalletKind): string {
  if (named !== byHandPrefix) return named;
  const isBkash = walletKind === 'bkash' && ctx.config.payments.bkashPayout !== null;
  return isBkash ? bkashDisbursement.name : `${byHandPrefix}-${walletKind}`;
}

/** Whether terms that name a gateway lead to the gateway of a payout. */
export const isUnderTerms = (named: string, gateway: string): boolean =>
  named === gateway ||
  (named === byHandPrefix &&
    (gateway.startsWith(`${byHandPrefix}-`) || gateway === bkashDisbursement.name));

/** Returns how a gateway pays out; null when there is none, or no account there any more. */
export function getPayoutGateway(ctx: Context, name: string): PayoutGateway | PayoutDesk | null {
  if (name === 'sandbox') return createSandbox(ctx);
  if (name.startsWith(`${byHandPrefix}-`)) return { kind: 'by_hand' };
  const { bkashPayout } = ctx.config.payments;
  return name === bkashDisbursement.name
    ? bkashPayout && createBkashPayout(ctx, bkashPayout)
    : null;
}
