/**
 * The interface of every payment gateway. Each answer is a value. A missing answer is `unknown`,
 * and unknown is never failure: the money may have moved, so the caller has to ask again.
 */
import type { GatewayPayment, GatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** A gateway's answer about a payment. */
export type PaymentAnswer =
  | { said: 'payment'; payment: GatewayPayment }
  /** The gateway has no such payment. */
  | { said: 'absent' }
  /** The gateway understood and declined. */
  | { said: 'refused'; reason: string }
  /** The gateway gave no answer, or none that can be read. */
  | { said: 'unknown' };

/** A gateway's answer about a payout. */
export type PayoutAnswer =
  | { said: 'payout'; payout: GatewayPayout }
  | { said: 'absent' }
  | { said: 'refused'; reason: string }
  | { said: 'unknown' };

export type PaymentOrder = {
  /** Our reference and the idempotency key: one invoice makes one payment. */
  invoice: string;
  amount: Minor;
  currency: CashCurrency;
  callbackAddress: string;
  returnAddress: string;
  language: 'bn' | 'en';
};

export type PayoutOrder = {
  /** Our reference and the idempotency key: one number is paid once. */
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
  /** Captures the money that the payer has authorised. A repeat captures nothing more. */
  executePayment(paymentId: string): Promise<PaymentAnswer>;
  /** Asks for the state of a payment. */
  queryPayment(paymentId: string): Promise<PaymentAnswer>;
  /** Whether this gateway signed the callback with this body, just now. */
  verifyCallback(rawBody: string, headers: CallbackHeaders): boolean;
  /** Pays out. Never repeat it for one number without `queryPayout` in between. */
  createPayout(order: PayoutOrder): Promise<PayoutAnswer>;
  /** Asks for the state of a payout. */
  queryPayout(payoutNumber: string): Promise<PayoutAnswer>;
};
