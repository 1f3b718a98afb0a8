/**
 * The interface of every payment gateway. Each answer is a value. A missing answer is `unknown`,
 * and unknown is never failure: the money may have moved, so the caller has to ask again.
 */
import type { GatewayPayment, GatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import type { PayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** A payment, and its payer's number or card as far as the gateway tells it. */
export type ToldPayment = GatewayPayment & { payer?: string };

/** A gateway's answer about a payment. */
export type PaymentAnswer =
  /** `others` are further completed payments of the same order. */
  | { said: 'payment'; payment: ToldPayment; others?: readonly ToldPayment[] }
  /** The gateway has no such payment. */
  | { said: 'absent' }
  /** The gateway understood and declined. */
  | { said: 'refused'; reason: string }
  /** The gateway gave no answer, or none that can be read. */
  | { said: 'unknown' };

/** A gateway's answer about a refund. */
export type RefundAnswer =
  /** `refundId` is the gateway's own reference. */
  | { said: 'refunded' | 'pending'; refundId: string }
  | { said: 'absent' }
  | { said: 'refused'; reason: string }
  | { said: 'unknown' };

/** A gateway's answer about a payout. */
export type PayoutAnswer =
  | { said: 'payout'; payout: Omit<GatewayPayout, 'at'> }
  | { said: 'absent' }
  | { said: 'refused'; reason: string }
  | { said: 'unknown' };

export type PaymentOrder = {
  /** Our reference and the idempotency key: one invoice makes one payment. */
  invoice: string;
  amount: Minor;
  currency: CashCurrency;
  /** Takes the gateway's messages. */
  callbackAddress: string;
  /** The page to which the payer's browser returns. */
  returnAddress: string;
  /** Takes the browser with what the gateway added to the address, then leads to that page. */
  relayAddress: string;
  language: 'bn' | 'en';
  /** By which means the payer may pay, where the gateway has several; empty: by all. */
  payBy: readonly PayMeans[];
};

export type RefundOrder = {
  /** Our reference of the refund. */
  refundNumber: string;
  paymentId: string;
  trxId: string;
  amount: Minor;
  reason: string;
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

/** Which payment a gateway's message is about. The message itself is never believed. */
export type CallbackReading =
  | { about: 'payment'; paymentId: string }
  | { about: 'invoice'; invoice: string }
  /** The message is genuine and names no payment. */
  | { about: 'nothing' }
  /** The gateway did not sign it, or not just now; `named` is the payment that it claims. */
  | { about: 'forged'; named: string | null };

export type PaymentGateway = {
  readonly name: string;
  /**
   * Money moves only when we execute a payment, and the gateway may not tell by itself whether the
   * payer agreed or cancelled: the word of the payer's browser decides whether we execute.
   */
  readonly heedsPayer: boolean;
  /** One order may be paid several times, so a credited one is still asked about. */
  readonly isPaidAgain: boolean;
  /** Opens a payment; the payer's browser goes to its `redirectAddress`. */
  createPayment(order: PaymentOrder): Promise<PaymentAnswer>;
  /** Captures the money that the payer has authorised. A repeat captures nothing more. */
  executePayment(paymentId: string): Promise<PaymentAnswer>;
  /** Asks for the state of a payment. */
  queryPayment(paymentId: string): Promise<PaymentAnswer>;
  /** Verifies a message of the gateway and tells which payment it is about. */
  readCallback(rawBody: string, headers: CallbackHeaders): Promise<CallbackReading>;
};

/** Gives whole payments back. Never repeat a refund without `queryRefund` in between. */
export type RefundGateway = {
  refundPayment(order: RefundOrder): Promise<RefundAnswer>;
  /** Asks for the state of a refund; `refundId` is the gateway's reference, null when unknown. */
  queryRefund(order: RefundOrder & { refundId: string | null }): Promise<RefundAnswer>;
};

/** Sends payouts by itself when it is called. */
export type PayoutGateway = {
  readonly kind: 'automatic';
  /** Pays out. Never repeat it for one number without `queryPayout` in between. */
  createPayout(order: PayoutOrder): Promise<PayoutAnswer>;
  /** Asks for the state of a payout; `unknown` where the gateway finds none by our number. */
  queryPayout(payoutNumber: string): Promise<PayoutAnswer>;
  /**
   * Looks up the transaction that an operator names and tells whether it paid the order. Only of
   * gateways that find no payout by our number.
   */
  readonly findTransaction?: (trxId: string, order: PayoutOrder) => Promise<PayoutAnswer>;
};

/** Operators send payouts by hand and record their transactions. */
export type PayoutDesk = { readonly kind: 'by_hand' };
