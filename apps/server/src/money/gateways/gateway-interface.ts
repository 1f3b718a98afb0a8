/**
 * What the cashier asks of a payment gateway, whoever runs it. Everything a gateway says is a
 * value. Silence is `unknown`, and unknown is never failure: the money may have moved, so it has
 * to be asked again.
 */
import type { GatewayPayment, GatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** What a gateway said about a payment. */
export type PaymentAnswer =
  | { said: 'payment'; payment: GatewayPayment }
  /** It knows of no such payment. */
  | { said: 'absent' }
  /** It understood and declined. */
  | { said: 'refused'; reason: string }
  /** It did not answer, or not in a way that means anything. */
  | { said: 'unknown' };

/** What a gateway said about a payout. */
export type PayoutAnswer =
  | { said: 'payout'; payout: GatewayPayout }
  | { said: 'absent' }
  | { said: 'refused'; reason: string }
  | { said: 'unknown' };

export type PaymentOrder = {
  /** Our own reference, and the key: the same invoice gives the same payment. */
  invoice: string;
  amount: Minor;
  currency: CashCurrency;
  callbackAddress: string;
  returnAddress: string;
  language: 'bn' | 'en';
};

export type PayoutOrder = {
  /** Our own reference, and the key: the same number is paid once. */
  payoutNumber: string;
  amount: Minor;
  currency: CashCurrency;
  walletKind: 'bkash' | 'nagad' | 'rocket' | 'upay';
  walletNumber: string;
};

export type CallbackHeaders = Record<string, string | string[] | undefined>;

export type PaymentGateway = {
  readonly name: string;
  /** Opens a payment; the payer's browser goes to its `redirectAddress`. */
  createPayment(order: PaymentOrder): Promise<PaymentAnswer>;
  /** Takes the money that the payer has allowed. Asking again takes nothing more. */
  executePayment(paymentId: string): Promise<PaymentAnswer>;
  /** What became of a payment. */
  queryPayment(paymentId: string): Promise<PaymentAnswer>;
  /** Whether a callback was signed by this gateway, over this body, just now. */
  verifyCallback(rawBody: string, headers: CallbackHeaders): boolean;
  /** Pays out. Never call it again for one number without `queryPayout` in between. */
  createPayout(order: PayoutOrder): Promise<PayoutAnswer>;
  /** What became of a payout. */
  queryPayout(payoutNumber: string): Promise<PayoutAnswer>;
};
