// bKash Tokenized Checkout on this machine: enough of its protocol for deposits and refunds, its
// webhook, and the ways in which it goes wrong.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../identity-providers/local-server.ts';
import { signSnsMessage, snsPem, snsTopic } from './fake-sns.ts';

type Payment = {
  paymentID: string;
  amount: string;
  merchantInvoiceNumber: string;
  /** The payer entered number, code and PIN. */
  verified: boolean;
  trxID: string | null;
  refundTrxID: string | null;
};

type BkashFaults = {
  /** Does what these calls ask for and never answers. */
  noAnswerTo?: readonly string[];
  /** Refuses to execute for want of money. */
  insufficient?: boolean;
  /** Reports another amount than was ordered. */
  reportedAmount?: string;
  /** Does not tell in queries that the payer agreed. */
  hidesVerification?: boolean;
  refusesRefunds?: boolean;
};

type Body = Record<string, string>;
type Reply = { status?: number; body: object };

const account = { username: 'merchant', password: 'word', appKey: 'key', appSecret: 'hidden' };

const createState = () => ({
  payments: new Map<string, Payment>(),
  tokens: new Set<string>(),
  faults: {} as BkashFaults,
  /** How often each call was made, and how often money was taken. */
  counts: { grant: 0, refresh: 0, execute: 0, captured: 0, confirmed: 0, refunded: 0 },
});
type State = ReturnType<typeof createState>;

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Body);
}

const fault = (statusCode: string): Reply => ({ body: { statusCode, statusMessage: 'No.' } });
const succeed = (fields: object): Reply => ({ body: { statusCode: '0000', ...fields } });

const describe = ({ faults }: State, { paymentID, amount, trxID }: Payment) => ({
  paymentID,
  amount: faults.reportedAmount ?? amount,
  currency: 'BDT',
  intent: 'sale',
  transactionStatus: trxID === null ? 'Initiated' : 'Completed',
  ...(trxID !== null && { trxID, customerMsisdn: '01711111111' }),
});

function giveToken({ tokens, counts }: State, call: 'grant' | 'refresh'): Reply {
  counts[call] += 1;
  const token = randomUUID();
  tokens.add(token);
  return succeed({ id_token: token, refresh_token: `refresh-${token}`, expires_in: 3600 });
}

function create(state: State, { amount = '', merchantInvoiceNumber = '' }: Body): Reply {
  const paymentID = `TR0011${randomUUID().slice(0, 8)}`;
  const empty = { verified: false, trxID: null, refundTrxID: null };
  const payment = { paymentID, amount, merchantInvoiceNumber, ...empty };
  state.payments.set(paymentID, payment);
  const bkashURL = `http://localhost/pay?paymentID=${paymentID}`;
  return succeed({ ...describe(state, payment), merchantInvoiceNumber, bkashURL });
}

function execute(state: State, payment: Payment): Reply {
  state.counts.execute += 1;
  if (payment.trxID !== null) return fault('2062');
  if (!payment.verified) return fault('2056');
  if (state.faults.insufficient) return fault('2023');
  payment.trxID = randomUUID().slice(0, 10).toUpperCase();
  state.counts.captured += 1;
  const { merchantInvoiceNumber } = payment;
  return succeed({ ...describe(state, payment), merchantInvoiceNumber });
}

const query = (state: State, payment: Payment): Reply =>
  succeed({
    ...describe(state, payment),
    merchantInvoice: payment.merchantInvoiceNumber,
    verificationStatus:
      payment.verified && !state.faults.hidesVerification ? 'Complete' : 'Incomplete',
  });

function refund({ faults, counts }: State, payment: Payment, { amount }: Body): Reply {
  if (payment.trxID === null) return fault('2071');
  if (amount === undefined && payment.refundTrxID === null) return succeed({});
  if (amount !== undefined && payment.refundTrxID !== null) return fault('2030');
  if (amount !== undefined && faults.refusesRefunds) return fault('2006');
  if (amount !== undefined) counts.refunded += 1;
  payment.refundTrxID ??= randomUUID().slice(0, 10).toUpperCase();
  const { trxID: originalTrxID, refundTrxID } = payment;
  return succeed({ originalTrxID, refundTrxID, transactionStatus: 'Completed' });
}

const isMerchant = (headers: IncomingHttpHeaders, body: Body): boolean =>
  headers['username'] === account.username &&
  headers['password'] === account.password &&
  body['app_key'] === account.appKey &&
  body['app_secret'] === account.appSecret;

function answer(state: State, call: string, body: Body, headers: IncomingHttpHeaders): Reply {
  if (call === 'token/grant' || call === 'token/refresh')
    return isMerchant(headers, body)
      ? giveToken(state, call === 'token/grant' ? 'grant' : 'refresh')
      : fault('2001');
  const isKnown = state.tokens.has(headers.authorization ?? '');
  if (!isKnown || headers['x-app-key'] !== account.appKey)
    return { status: 401, body: { message: 'The incoming token has expired' } };
  if (call === 'create') return create(state, body);
  const payment = state.payments.get(body['paymentID'] ?? '');
  if (!payment) return fault('2002');
  if (call === 'execute') return execute(state, payment);
  return call === 'payment/status' ? query(state, payment) : refund(state, payment, body);
}

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '';
  if (path.endsWith('.pem')) {
    response.end(snsPem);
    return;
  }
  if (path.startsWith('/confirm')) {
    state.counts.confirmed += 1;
    response.end('<ConfirmSubscriptionResponse/>');
    return;
  }
  const call = path.replace('/v1.2.0-beta/tokenized/checkout/', '');
  const { status = 200, body } = answer(state, call, await readBody(request), request.headers);
  if (state.faults.noAnswerTo?.includes(call)) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts bKash on this machine, with one merchant. */
export async function startFakeBkash() {
  const state = createState();
  const { payments, tokens, faults, counts } = state;
  const { origin, close } = await serveLocally(
    (request, response) => void serve(state, request, response),
  );
  const address = `${origin}/v1.2.0-beta`;
  return {
    origin,
    payments,
    faults,
    counts,
    account: { ...account, address, topic: snsTopic, snsAddress: origin },
    /** The environment of a server with an account here. */
    env: {
      KHELAGHOR_BKASH_ADDRESS: address,
      KHELAGHOR_BKASH_USERNAME: account.username,
      KHELAGHOR_BKASH_PASSWORD: account.password,
      KHELAGHOR_BKASH_APP_KEY: account.appKey,
      KHELAGHOR_BKASH_APP_SECRET: account.appSecret,
      KHELAGHOR_BKASH_TOPIC: snsTopic,
      KHELAGHOR_BKASH_SNS_ADDRESS: origin,
    },
    expireTokens: () => tokens.clear(),
    /** The payer agrees on the gateway's page. */
    agree(paymentId: string): void {
      const payment = payments.get(paymentId);
      if (!payment) throw new Error(`there is no payment ${paymentId}`);
      payment.verified = true;
    },
    /** The webhook's message that a payment is completed. */
    signNotice: (merchantInvoiceNumber: string, more: Body = {}, version: '1' | '2' = '2') =>
      signSnsMessage(
        origin,
        {
          Type: 'Notification',
          Message: JSON.stringify({ merchantInvoiceNumber, transactionStatus: 'Completed' }),
          ...more,
        },
        version,
      ),
    /** The webhook's first message, which asks to be confirmed. */
    signSubscription: (SubscribeURL = `${origin}/confirm`) =>
      signSnsMessage(origin, {
        Type: 'SubscriptionConfirmation',
        Message: 'Confirm',
        Token: 'token',
        SubscribeURL,
      }),
    close,
  };
}
