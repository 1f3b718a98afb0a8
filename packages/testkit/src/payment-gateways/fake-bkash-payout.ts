// bKash disbursement on this machine: enough of its protocol for payouts to customers and for the
// search of their transactions, and the ways in which it goes wrong.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../identity-providers/local-server.ts';

type Payout = {
  trxID: string;
  amount: string;
  currency: string;
  merchantInvoiceNumber: string;
  receiverMSISDN: string;
};

type PayoutFaults = {
  /** Does what these calls ask for and never answers. */
  noAnswerTo?: readonly string[];
  /** Refuses to pay for want of money. */
  insufficient?: boolean;
  /** Reports another amount than was ordered. */
  reportedAmount?: string;
};

type Body = Record<string, string>;
type Reply = { status?: number; body: object };

const account = {
  username: 'merchant',
  password: 'word',
  appKey: 'payout-key',
  appSecret: 'hidden',
};

const createState = () => ({
  /** Every payout that was made, also of one invoice twice. */
  payouts: [] as Payout[],
  tokens: new Set<string>(),
  faults: {} as PayoutFaults,
});
type State = ReturnType<typeof createState>;

const fault = (errorCode: string): Reply => ({ body: { errorCode, errorMessage: 'No.' } });

function giveToken({ tokens }: State): Reply {
  const token = randomUUID();
  tokens.add(token);
  return { body: { id_token: token, refresh_token: `refresh-${token}`, expires_in: '3600' } };
}

function pay({ payouts, faults }: State, body: Body): Reply {
  if (faults.insufficient) return fault('2023');
  const { amount = '', currency = '', merchantInvoiceNumber = '', receiverMSISDN = '' } = body;
  const trxID = randomUUID().slice(0, 8).toUpperCase().padEnd(10, '0');
  const payout = { trxID, amount, currency, merchantInvoiceNumber, receiverMSISDN };
  payouts.push(payout);
  const transactionStatus = 'Completed';
  return { body: { ...payout, amount: faults.reportedAmount ?? amount, transactionStatus } };
}

function search({ payouts }: State, wanted: string): Reply {
  const payout = payouts.find(({ trxID }) => trxID === wanted);
  if (!payout) return fault('2030');
  const { trxID, amount, currency, receiverMSISDN } = payout;
  return {
    body: {
      trxID,
      amount,
      currency,
      customerMsisdn: `88${receiverMSISDN}`,
      transactionType: 'B2C Payment',
      transactionStatus: 'Completed',
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Body);
}

function answer(state: State, call: string, body: Body, request: IncomingMessage): Reply {
  const { username, password, authorization = '', 'x-app-key': key } = request.headers;
  if (call.startsWith('token/')) {
    const isMerchant = username === account.username && password === account.password;
    return isMerchant && body['app_key'] === account.appKey ? giveToken(state) : fault('2001');
  }
  if (!state.tokens.has(authorization) || key !== account.appKey)
    return { status: 401, body: { message: 'The incoming token has expired' } };
  if (call === 'payment/b2cPayment') return pay(state, body);
  return search(state, call.replace('payment/search/', ''));
}

/** Starts bKash disbursement on this machine, with one account. */
export async function startFakeBkashPayout() {
  const state = createState();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = (request.url ?? '').replace('/v1.2.0-beta/checkout/', '');
    const { status = 200, body } = answer(state, call, await readBody(request), request);
    if (state.faults.noAnswerTo?.some((silent) => call.startsWith(silent))) {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const { origin, close } = await serveLocally(
    (request, response) => void serve(request, response),
  );
  const address = `${origin}/v1.2.0-beta`;
  return {
    payouts: state.payouts,
    faults: state.faults,
    expireTokens: () => state.tokens.clear(),
    /** The environment of a server with an account here. */
    env: {
      KHELAGHOR_BKASH_PAYOUT_ADDRESS: address,
      KHELAGHOR_BKASH_PAYOUT_USERNAME: account.username,
      KHELAGHOR_BKASH_PAYOUT_PASSWORD: account.password,
      KHELAGHOR_BKASH_PAYOUT_APP_KEY: account.appKey,
      KHELAGHOR_BKASH_PAYOUT_APP_SECRET: account.appSecret,
    },
    close,
  };
}
