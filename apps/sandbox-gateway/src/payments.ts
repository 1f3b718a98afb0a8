import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createPaymentBody, GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { gatewayPaths } from '@khelaghor/contract/money/gateways.ts';
import type { Journal } from './journal.ts';

export type CreatePayment = z.infer<typeof createPaymentBody>;

/** A payment as the gateway keeps it: what the merchant sees, and where to tell of it. */
export type Payment = GatewayPayment & {
  callbackAddress: string;
  returnAddress: string;
  language: 'bn' | 'en';
  createdAt: string;
  /** What became of telling the merchant; null while there is nothing to tell. */
  callback: 'due' | 'delivered' | 'given-up' | null;
};

/** What the merchant is shown of a payment. */
export function viewPayment(payment: Payment): GatewayPayment {
  const { paymentId, merchantInvoiceNumber, amount, currency, status, trxId } = payment;
  const { redirectAddress } = payment;
  return { paymentId, merchantInvoiceNumber, amount, currency, status, trxId, redirectAddress };
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A transaction id in the manner of the wallet networks: ten capitals and digits. */
export function createTrxId(): string {
  return Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

export type Payments = {
  /** The payment of an invoice, made on the first asking; null when the invoice is another's. */
  create(body: CreatePayment, now: Date): Promise<Payment | null>;
  find(paymentId: string): Payment | undefined;
  /** The payer's answer on the page. A second answer changes nothing. */
  choose(payment: Payment, choice: 'pay' | 'cancel'): Promise<Payment>;
  /** Takes the money that the payer allowed; asking again takes nothing more. */
  execute(payment: Payment): Promise<Payment>;
  callbackEnded(paymentId: string, outcome: 'delivered' | 'given-up'): Promise<void>;
  callbacksDue(): Payment[];
};

/**
 * The book of payments. `origin` is asked when a payment is made, because a gateway on
 * a free port learns its address only after it listens.
 */
export function openPayments(journal: Journal<Payment>, origin: () => string): Payments {
  const byInvoice = new Map<string, string>();
  for (const payment of journal.all()) {
    byInvoice.set(payment.merchantInvoiceNumber, payment.paymentId);
  }
  const change = async (payment: Payment, changes: Partial<Payment>): Promise<Payment> => {
    const changed = { ...payment, ...changes };
    await journal.put(changed.paymentId, changed);
    return changed;
  };
  return {
    async create(body, now) {
      const known = journal.get(byInvoice.get(body.merchantInvoiceNumber) ?? '');
      if (known) {
        return known.amount === body.amount && known.currency === body.currency ? known : null;
      }
      const paymentId = `PAY${randomBytes(18).toString('base64url')}`;
      const query = new URLSearchParams({ paymentId });
      const payment: Payment = {
        paymentId,
        ...body,
        status: 'initiated',
        trxId: null,
        redirectAddress: `${origin()}${gatewayPaths.payerPage}?${query.toString()}`,
        createdAt: now.toISOString(),
        callback: null,
      };
      byInvoice.set(body.merchantInvoiceNumber, paymentId);
      await journal.put(paymentId, payment);
      return payment;
    },
    find: (paymentId) => journal.get(paymentId),
    async choose(payment, choice) {
      if (payment.status !== 'initiated') return payment;
      const status = choice === 'pay' ? 'authorised' : 'cancelled';
      return change(payment, { status, callback: 'due' });
    },
    async execute(payment) {
      if (payment.status !== 'authorised') return payment;
      return change(payment, { status: 'completed', trxId: createTrxId() });
    },
    async callbackEnded(paymentId, outcome) {
      const payment = journal.get(paymentId);
      if (payment?.callback === 'due') await change(payment, { callback: outcome });
    },
    callbacksDue: () => [...journal.all()].filter((payment) => payment.callback === 'due'),
  };
}
