// SSLCommerz on this machine: enough of its protocol for deposits and refunds, its notifications,
// and the ways in which it goes wrong.
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSentForm, serveLocally } from '../identity-providers/local-server.ts';

const store = { storeId: 'khelaghor', storePassword: 'khelaghor@ssl' };

type Attempt = {
  tran_id: string;
  val_id: string;
  status: string;
  amount: string;
  currency: string;
  bank_tran_id: string;
  tran_date: string;
  risk_level: string;
};

type Refund = { refund_ref_id: string; bank_tran_id: string; status: string };

type SslcommerzFaults = {
  /** Does what these calls ask for and never answers. */
  noAnswerTo?: readonly ('create' | 'query' | 'validate' | 'refund')[];
  refusesRefunds?: boolean;
};

const createState = () => ({
  sessions: new Map<string, URLSearchParams>(),
  attempts: [] as Attempt[],
  refunds: new Map<string, Refund>(),
  faults: {} as SslcommerzFaults,
});
type State = ReturnType<typeof createState>;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const isStore = (form: URLSearchParams): boolean =>
  form.get('store_id') === store.storeId && form.get('store_passwd') === store.storePassword;

function create({ sessions }: State, form: URLSearchParams): object {
  if (!isStore(form)) return { status: 'FAILED', failedreason: 'Store Credential Error' };
  const tranId = form.get('tran_id') ?? '';
  sessions.set(tranId, form);
  return { status: 'SUCCESS', GatewayPageURL: `http://localhost/pay?tran_id=${tranId}` };
}

function giveBack({ attempts, refunds, faults }: State, query: URLSearchParams): object {
  const bankTranId = query.get('bank_tran_id') ?? '';
  const isPaid = attempts.some((one) => one.bank_tran_id === bankTranId);
  const begun = [...refunds.values()].find((one) => one.bank_tran_id === bankTranId);
  if (begun) return { APIConnect: 'DONE', ...begun, status: 'processing' };
  if (!isPaid || faults.refusesRefunds)
    return { APIConnect: 'DONE', status: 'failed', errorReason: 'Not refundable' };
  const refund = { refund_ref_id: randomUUID(), bank_tran_id: bankTranId, status: 'processing' };
  refunds.set(refund.refund_ref_id, refund);
  return { APIConnect: 'DONE', ...refund, status: 'success' };
}

function answerQuery(state: State, query: URLSearchParams): [call: string, reply: object] {
  if (!isStore(query)) return ['query', { APIConnect: 'FAILED' }];
  if (query.has('refund_amount')) return ['refund', giveBack(state, query)];
  const refund = state.refunds.get(query.get('refund_ref_id') ?? '');
  if (refund) return ['refund', { APIConnect: 'DONE', ...refund }];
  const element = state.attempts.filter((one) => one.tran_id === query.get('tran_id'));
  return ['query', { APIConnect: 'DONE', no_of_trans_found: element.length, element }];
}

async function answer(
  state: State,
  request: IncomingMessage,
): Promise<[call: string, reply: object]> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/gwprocess/v4/api.php')
    return ['create', create(state, await readSentForm(request))];
  if (pathname === '/validator/api/merchantTransIDvalidationAPI.php')
    return answerQuery(state, searchParams);
  const valid = state.attempts.find((one) => one.val_id === searchParams.get('val_id'));
  return ['validate', valid && isStore(searchParams) ? valid : { status: 'INVALID_TRANSACTION' }];
}

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [call, reply] = await answer(state, request);
  if (state.faults.noAnswerTo?.some((name) => name === call)) {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
}

/** Signs a notification about an attempt: with MD5, and with SHA-256 if wished. */
function signNotice(
  { tran_id, val_id, status, amount }: Attempt,
  { isStrong = false, password = store.storePassword } = {},
): URLSearchParams {
  const fields = { amount, status, tran_id, val_id };
  const signed = Object.entries({ ...fields, store_passwd: md5(password) })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return new URLSearchParams({
    ...fields,
    verify_key: Object.keys(fields).join(','),
    verify_sign: md5(signed),
    ...(isStrong && { verify_sign_sha2: sha256(signed) }),
  });
}

/** Starts SSLCommerz on this machine, with one store. */
export async function startFakeSslcommerz() {
  const state = createState();
  const { sessions, attempts, refunds, faults } = state;
  const { origin, close } = await serveLocally(
    (request, response) => void serve(state, request, response),
  );
  return {
    sessions,
    attempts,
    refunds,
    faults,
    store: { ...store, address: origin },
    /** The environment of a server with a store here. */
    env: {
      KHELAGHOR_SSLCOMMERZ_ADDRESS: origin,
      KHELAGHOR_SSLCOMMERZ_STORE_ID: store.storeId,
      KHELAGHOR_SSLCOMMERZ_STORE_PASSWORD: store.storePassword,
    },
    /** The payer tries to pay on the gateway's page. */
    attempt(tranId: string, over: Partial<Attempt> = {}): Attempt {
      const made = {
        tran_id: tranId,
        val_id: randomUUID(),
        status: 'VALID',
        amount: sessions.get(tranId)?.get('total_amount') ?? '',
        currency: 'BDT',
        bank_tran_id: randomUUID(),
        tran_date: `2026-11-27 09:00:${String(attempts.length).padStart(3, '0')}`,
        risk_level: '0',
        ...over,
      };
      attempts.push(made);
      return made;
    },
    signNotice,
    close,
  };
}
