import { z } from 'zod';
import type { GatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { bkashLimits, callBkash } from './bkash-calls.ts';
import type { BkashAnswer, BkashProduct } from './bkash-calls.ts';
import type { PayoutAnswer, PayoutGateway, PayoutOrder } from './gateway-interface.ts';
import { readTakaAmount, writeTakaAmount } from './taka-amount.ts';

export type BkashPayoutAccount = NonNullable<Context['config']['payments']['bkashPayout']>;

/** Disbursement to customers' wallets (B2C). */
export const bkashDisbursement: BkashProduct = {
  name: 'bkash-payout',
  tokenPath: '/checkout/token',
  isBare: true,
};

const bkashPayout = z.object({
  trxID: z.string().min(1),
  transactionStatus: z.string(),
  amount: z.string(),
  currency: z.literal('BDT'),
  receiverMSISDN: z.string(),
  merchantInvoiceNumber: z.string(),
});

/** A transaction in bKash's search, which knows no number of ours. */
const foundTransaction = z.object({
  trxID: z.string().min(1),
  transactionStatus: z.string(),
  transactionType: z.string(),
  amount: z.string(),
  currency: z.literal('BDT'),
  customerMsisdn: z.string(),
});

/** bKash writes numbers with and without the country's code. */
const toLocalNumber = (number: string): string => number.replace(/^(?:\+?88)(?=01)/u, '');

/**
 * The adapter for bKash B2C payouts. bKash finds none by our number: after silence or a refusal the
 * outcome stays unknown until an operator names the transaction, which is then looked up.
 */
export function createBkashPayout(ctx: Context, account: BkashPayoutAccount): PayoutGateway {
  return {
    kind: 'automatic',
    createPayout: async (order) =>
      toPayoutAnswer(
        order,
        await callBkash(ctx, bkashDisbursement, account, {
          path: '/checkout/payment/b2cPayment',
          content: {
            amount: writeTakaAmount(order.amount),
            currency: order.currency,
            merchantInvoiceNumber: order.payoutNumber,
            receiverMSISDN: order.walletNumber,
          },
          schema: bkashPayout,
          limitMs: bkashLimits.orderMs,
        }),
      ),
    queryPayout: () => Promise.resolve({ said: 'unknown' }),
    findTransaction: async (trxId, order) =>
      toFoundAnswer(
        order,
        await callBkash(ctx, bkashDisbursement, account, {
          path: `/checkout/payment/search/${encodeURIComponent(trxId)}`,
          content: null,
          schema: foundTransaction,
          limitMs: bkashLimits.questionMs,
        }),
      ),
  };
}

type Facts = { readonly amount: string; readonly trxId: string; readonly isCompleted: boolean };

function toPayout(
  order: PayoutOrder,
  { amount: text, trxId, isCompleted }: Facts,
): Omit<GatewayPayout, 'at'> | null {
  const amount = readTakaAmount(text);
  if (amount === null) return null;
  return {
    merchantPayoutNumber: order.payoutNumber,
    amount: formatMinor(amount),
    currency: 'BDT',
    status: isCompleted ? 'completed' : 'pending',
    trxId,
  };
}

function toPayoutAnswer(
  order: PayoutOrder,
  answer: BkashAnswer<z.output<typeof bkashPayout>>,
): PayoutAnswer {
  if (answer === null) return { said: 'unknown' };
  if ('code' in answer) return { said: 'refused', reason: `bkash:${answer.code}` };
  const { amount, trxID, transactionStatus, receiverMSISDN, merchantInvoiceNumber } = answer.value;
  const isOurs =
    merchantInvoiceNumber === order.payoutNumber &&
    toLocalNumber(receiverMSISDN) === order.walletNumber;
  const isCompleted = transactionStatus === 'Completed';
  const payout = isOurs ? toPayout(order, { amount, trxId: trxID, isCompleted }) : null;
  return payout ? { said: 'payout', payout } : { said: 'unknown' };
}

/** Tells whether a transaction paid the order: a payout of this amount to this number. */
function toFoundAnswer(
  order: PayoutOrder,
  answer: BkashAnswer<z.output<typeof foundTransaction>>,
): PayoutAnswer {
  if (answer === null) return { said: 'unknown' };
  if ('code' in answer) return { said: 'absent' };
  const { amount, trxID, transactionStatus, transactionType, customerMsisdn } = answer.value;
  const isOurs =
    transactionType.includes('B2C') &&
    toLocalNumber(customerMsisdn) === order.walletNumber &&
    readTakaAmount(amount) === order.amount;
  if (!isOurs) return { said: 'absent' };
  const isCompleted = transactionStatus === 'Completed';
  const payout = toPayout(order, { amount, trxId: trxID, isCompleted });
  return payout ? { said: 'payout', payout } : { said: 'unknown' };
}
