import { gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import { gatewayPaths, gatewayPayment, gatewayPayout } from '@khelaghor/contract/money/gateways.ts';
import { isSignatureValid } from '@khelaghor/gateway-signature/message-signature.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type {
  CallbackHeaders,
  PaymentAnswer,
  PaymentGateway,
  PayoutAnswer,
  PayoutGateway,
} from './gateway-interface.ts';
import { callGateway } from './call-gateway.ts';
import type { Line } from './call-gateway.ts';

export type CheckoutSettings = Line & {
  /** How long a question, and an order that moves money, may take. */
  questionLimitMs?: number;
  orderLimitMs?: number;
};

/** The adapter for gateways that speak the checkout protocol of `contract/payment-gateway.ts`. */
export function createCheckoutGateway(settings: CheckoutSettings): PaymentGateway & PayoutGateway {
  const { questionLimitMs = 5_000, orderLimitMs = 15_000, ...line } = settings;
  return {
    kind: 'automatic',
    name: line.name,
    heedsPayer: false,
    isPaidAgain: false,
    createPayment: ({ invoice, amount, currency, callbackAddress, returnAddress, language }) =>
      paymentCall(
        line,
        gatewayPaths.createPayment,
        {
          merchantInvoiceNumber: invoice,
          amount: formatMinor(amount),
          currency,
          callbackAddress,
          returnAddress,
          language,
        },
        questionLimitMs,
      ),
    executePayment: (paymentId) =>
      paymentCall(line, gatewayPaths.executePayment, { paymentId }, orderLimitMs),
    queryPayment: (paymentId) =>
      paymentCall(line, gatewayPaths.queryPayment, { paymentId }, questionLimitMs),
    readCallback: async (rawBody, headers) => {
      const { paymentId } = callbackBody.parse(JSON.parse(rawBody));
      return isCallbackSigned(line, rawBody, headers)
        ? { about: 'payment', paymentId }
        : { about: 'forged', named: paymentId };
    },
    createPayout: ({ payoutNumber, amount, ...order }) =>
      payoutCall(
        line,
        gatewayPaths.createPayout,
        { ...order, merchantPayoutNumber: payoutNumber, amount: formatMinor(amount) },
        orderLimitMs,
      ),
    queryPayout: (payoutNumber) =>
      payoutCall(
        line,
        gatewayPaths.queryPayout,
        { merchantPayoutNumber: payoutNumber },
        questionLimitMs,
      ),
  };
}

const callbackBody = gatewayCallback.body;

function isCallbackSigned(line: Line, rawBody: string, headers: CallbackHeaders): boolean {
  if (getHeader(headers, 'x-app-key') !== line.key) return false;
  const sentAt = getHeader(headers, 'x-sent-at');
  const signature = getHeader(headers, 'x-signature');
  return isSignatureValid(line.secret, { sentAt, signature, rawBody }, line.clock.now());
}

type Content = Record<string, string>;

/** "Absent" is only believed when the gateway itself names it: a proxy's 404 says nothing. */
async function paymentCall(
  line: Line,
  path: string,
  content: Content,
  limitMs: number,
): Promise<PaymentAnswer> {
  const answer = await callGateway(line, path, content, gatewayPayment, limitMs);
  if (answer === null) return { said: 'unknown' };
  if ('value' in answer) return { said: 'payment', payment: answer.value };
  const { errorCode } = answer.fault;
  return errorCode === 'payment_unknown'
    ? { said: 'absent' }
    : { said: 'refused', reason: errorCode };
}

async function payoutCall(
  line: Line,
  path: string,
  content: Content,
  limitMs: number,
): Promise<PayoutAnswer> {
  const answer = await callGateway(line, path, content, gatewayPayout, limitMs);
  if (answer === null) return { said: 'unknown' };
  if ('value' in answer) return { said: 'payout', payout: answer.value };
  const { errorCode } = answer.fault;
  return errorCode === 'payout_unknown'
    ? { said: 'absent' }
    : { said: 'refused', reason: errorCode };
}

function getHeader(headers: CallbackHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
