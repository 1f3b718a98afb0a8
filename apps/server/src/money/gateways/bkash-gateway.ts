import { z } from 'zod';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { bkashLimits, callBkash, tokenizedCheckout } from './bkash-calls.ts';
import type { BkashAccount, BkashAnswer } from './bkash-calls.ts';
import { readBkashMessage } from './bkash-messages.ts';
import type {
  PaymentAnswer,
  PaymentGateway,
  RefundAnswer,
  RefundGateway,
} from './gateway-interface.ts';
import { readTakaAmount, writeTakaAmount } from './taka-amount.ts';

/** The fields that create, execute and query share; each call leaves some of them out. */
const bkashPayment = z.object({
  paymentID: z.string().min(1),
  amount: z.string(),
  currency: z.literal('BDT'),
  transactionStatus: z.string(),
  trxID: z.string().optional(),
  merchantInvoiceNumber: z.string().optional(),
  /** The name of the invoice in the reply to a query. */
  merchantInvoice: z.string().optional(),
  /** Whether the payer entered number, code and PIN; query only, under either name. */
  verificationStatus: z.string().optional(),
  userVerificationStatus: z.string().optional(),
  bkashURL: z.string().optional(),
  customerMsisdn: z.string().optional(),
});

const bkashRefund = z.object({
  refundTrxID: z.string().optional(),
  transactionStatus: z.string().optional(),
});

/** The payer has not agreed yet: invalid payment state, and an execution without its steps. */
const notYetCodes = new Set(['2056', '2060']);
/** The payment may have been executed: a duplicate, executed before, a fault of bKash. */
const undecidedCodes = new Set(['2029', '2062', '2117', '503', '9999']);
const unknownPaymentCodes = new Set(['2002']);

/** The adapter for bKash Tokenized Checkout v1.2.0-beta, payments without an agreement. */
export function createBkashGateway(
  ctx: Context,
  account: BkashAccount,
): PaymentGateway & RefundGateway {
  const ask = (path: string, content: Record<string, string>, limitMs: number) =>
    callBkash(ctx, tokenizedCheckout, account, {
      path: `/tokenized/checkout/${path}`,
      content,
      schema: bkashPayment,
      limitMs,
    });
  const refund = (content: Record<string, string>) =>
    callBkash(ctx, tokenizedCheckout, account, {
      path: '/tokenized/checkout/payment/refund',
      content,
      schema: bkashRefund,
      limitMs: bkashLimits.orderMs,
    });
  const queryPayment = async (paymentID: string): Promise<PaymentAnswer> =>
    toPaymentAnswer(await ask('payment/status', { paymentID }, bkashLimits.questionMs));
  return {
    name: 'bkash',
    heedsPayer: true,
    isPaidAgain: false,
    createPayment: async ({ invoice, amount, currency, relayAddress }) =>
      toPaymentAnswer(
        await ask(
          'create',
          {
            mode: '0011',
            payerReference: invoice,
            callbackURL: relayAddress,
            amount: writeTakaAmount(amount),
            currency,
            intent: 'sale',
            merchantInvoiceNumber: invoice,
          },
          bkashLimits.questionMs,
        ),
      ),
    executePayment: async (paymentID) => {
      const executed = await ask('execute', { paymentID }, bkashLimits.orderMs);
      if (executed && 'value' in executed) return toPaymentAnswer(executed);
      return decideExecution(executed, await queryPayment(paymentID));
    },
    queryPayment,
    readCallback: (rawBody) => readBkashMessage(account, rawBody, ctx.log),
    refundPayment: async ({ refundNumber, paymentId, trxId, amount, reason }) =>
      toRefundAnswer(
        await refund({
          paymentID: paymentId,
          trxID: trxId,
          amount: writeTakaAmount(amount),
          sku: refundNumber,
          reason,
        }),
      ),
    queryRefund: async ({ paymentId, trxId }) =>
      toRefundAnswer(await refund({ paymentID: paymentId, trxID: trxId })),
  };
}

/**
 * Decides by a query how an execution ended that bKash did not confirm. A refusal counts as failure
 * only when the query does not show the payment as completed.
 */
function decideExecution(executed: { code: string } | null, queried: PaymentAnswer): PaymentAnswer {
  if (queried.said !== 'payment') return { said: 'unknown' };
  const { payment } = queried;
  if (payment.status === 'completed') return queried;
  if (executed === null || undecidedCodes.has(executed.code)) return { said: 'unknown' };
  const status = notYetCodes.has(executed.code) ? 'initiated' : 'failed';
  return { said: 'payment', payment: { ...payment, status } };
}

function toPaymentAnswer(answer: BkashAnswer<z.output<typeof bkashPayment>>): PaymentAnswer {
  if (answer === null) return { said: 'unknown' };
  if ('code' in answer) {
    const isAbsent = unknownPaymentCodes.has(answer.code);
    return isAbsent ? { said: 'absent' } : { said: 'refused', reason: `bkash:${answer.code}` };
  }
  const { value } = answer;
  const amount = readTakaAmount(value.amount);
  const invoice = value.merchantInvoiceNumber ?? value.merchantInvoice;
  const status = getStatus(value);
  if (amount === null || invoice === undefined || status === null) return { said: 'unknown' };
  // A completed payment without its transaction id cannot be told from another one.
  if (status === 'completed' && !value.trxID) return { said: 'unknown' };
  return {
    said: 'payment',
    payment: {
      paymentId: value.paymentID,
      merchantInvoiceNumber: invoice,
      amount: formatMinor(amount),
      currency: value.currency,
      status,
      trxId: value.trxID ?? null,
      redirectAddress: value.bkashURL ?? '',
      ...(value.customerMsisdn && { payer: value.customerMsisdn }),
    },
  };
}

function getStatus(payment: z.output<typeof bkashPayment>): GatewayPayment['status'] | null {
  switch (payment.transactionStatus) {
    case 'Completed':
      return 'completed';
    case 'Initiated': {
      const verified = payment.userVerificationStatus ?? payment.verificationStatus;
      return verified === 'Complete' ? 'authorised' : 'initiated';
    }
    default:
      return null;
  }
}

function toRefundAnswer(answer: BkashAnswer<z.output<typeof bkashRefund>>): RefundAnswer {
  if (answer === null) return { said: 'unknown' };
  if ('code' in answer) return { said: 'refused', reason: `bkash:${answer.code}` };
  const { refundTrxID, transactionStatus } = answer.value;
  if (refundTrxID === undefined) return { said: 'absent' };
  const said = transactionStatus === 'Completed' ? 'refunded' : 'pending';
  return { said, refundId: refundTrxID };
}
