import { z } from 'zod';
import type { PayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { secondMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';
import type {
  PaymentAnswer,
  PaymentGateway,
  PaymentOrder,
  RefundAnswer,
  RefundGateway,
  RefundOrder,
  ToldPayment,
} from './gateway-interface.ts';
import { readSslcommerzMessage } from './sslcommerz-messages.ts';
import type { SslcommerzMessage } from './sslcommerz-messages.ts';
import { readTakaAmount, writeTakaAmount } from './taka-amount.ts';

type SslcommerzStore = NonNullable<Context['config']['payments']['sslcommerz']>;

/** How long a question, and an order that moves money, may take. */
const questionMs = 10 * secondMs;
const orderMs = 30 * secondMs;

const paths = {
  create: '/gwprocess/v4/api.php',
  validate: '/validator/api/validationserverAPI.php',
  transactions: '/validator/api/merchantTransIDvalidationAPI.php',
} as const;

const session = z.object({
  status: z.string(),
  failedreason: z.string().optional(),
  GatewayPageURL: z.string().nullish(),
});

/** One attempt to pay; a payer who fails may try again in the same session. */
const attempt = z.object({
  status: z.string(),
  tran_id: z.string(),
  amount: z.string(),
  currency: z.literal('BDT'),
  bank_tran_id: z.string().nullish(),
  val_id: z.string().nullish(),
  tran_date: z.string().nullish(),
  risk_level: z.coerce.string().nullish(),
  card_no: z.string().nullish(),
});
type Attempt = z.infer<typeof attempt>;

const attempts = z.object({
  APIConnect: z.literal('DONE'),
  no_of_trans_found: z.coerce.number(),
  element: z.array(attempt).optional(),
});

const refundReply = z.object({
  APIConnect: z.literal('DONE'),
  refund_ref_id: z.string().nullish(),
  status: z.string(),
  errorReason: z.string().nullish(),
});

type Refund = z.infer<typeof refundReply>;

/** The two kinds of calls: a form that opens a session, and queries about everything else. */
function createCalls(ctx: Context, { address, storeId, storePassword }: SslcommerzStore) {
  const credentials = { store_id: storeId, store_passwd: storePassword };
  const call = { kind: 'gateway', name: 'sslcommerz', address, log: ctx.log } as const;
  return {
    open: (fields: Record<string, string>, limitMs: number) => {
      const body = new URLSearchParams({ ...fields, ...credentials }).toString();
      const sign = () => ({ 'content-type': 'application/x-www-form-urlencoded' });
      const sent = { ...call, path: paths.create, body, sign, limitMs };
      return sendSignedCall(sent, readJson(session));
    },
    ask: <S extends z.ZodType>(
      path: string,
      fields: Record<string, string>,
      schema: S,
      limitMs: number,
    ) => {
      const search = new URLSearchParams({ ...fields, ...credentials, v: '1', format: 'json' });
      const sent = { ...call, path, body: null, search, sign: () => ({}), limitMs };
      return sendSignedCall(sent, readJson(schema));
    },
  };
}

/** The adapter for SSLCommerz v4: cards, wallets and banks on its hosted page, which captures. */
export function createSslcommerzGateway(
  ctx: Context,
  store: SslcommerzStore,
): PaymentGateway & RefundGateway {
  const { open, ask } = createCalls(ctx, store);
  const queryPayment = async (tran_id: string): Promise<PaymentAnswer> => {
    const found = await ask(paths.transactions, { tran_id }, attempts, questionMs);
    if (found === null) return { said: 'unknown' };
    return chooseAttempt(tran_id, found.element ?? []);
  };
  /** Whether the notification's validation is one of its transaction; silence refutes nothing. */
  const validate = async ({ val_id, tran_id }: SslcommerzMessage): Promise<boolean> => {
    if (val_id === undefined) return true;
    const valid = await ask(paths.validate, { val_id }, attempt, questionMs);
    return valid === null || valid.tran_id === tran_id;
  };
  const refundPayment = async ({
    refundNumber,
    trxId,
    amount,
    reason,
  }: RefundOrder): Promise<RefundAnswer> => {
    const fields = {
      bank_tran_id: trxId,
      refund_trans_id: refundNumber,
      refund_amount: writeTakaAmount(amount),
      refund_remarks: reason,
    };
    return toRefundAnswer(await ask(paths.transactions, fields, refundReply, orderMs));
  };
  return {
    name: 'sslcommerz',
    heedsPayer: false,
    isPaidAgain: true,
    createPayment: async (order) => toCreated(order, await open(describeOrder(order), questionMs)),
    // The gateway's page has captured the money: only its state is left to be read.
    executePayment: queryPayment,
    queryPayment,
    readCallback: async (rawBody) => {
      const message = readSslcommerzMessage(store.storePassword, rawBody);
      if (!message || !(await validate(message))) return { about: 'forged', named: null };
      return { about: 'invoice', invoice: message.tran_id };
    },
    refundPayment,
    queryRefund: async ({ refundId, ...order }) => {
      // A refund is found by SSLCommerz's reference alone, which it repeats to a repeated order:
      // "processing" says that the refund was begun before.
      if (refundId === null) return refundPayment(order);
      const fields = { refund_ref_id: refundId };
      return toRefundAnswer(await ask(paths.transactions, fields, refundReply, questionMs));
    },
  };
}

const readJson =
  <S extends z.ZodType>(schema: S) =>
  ({ ok }: { ok: boolean }, text: string): z.output<S> | null =>
    ok ? schema.parse(JSON.parse(text)) : null;

/** The groups that SSLCommerz has on its page, by what they are to members. */
const groupsOf: Readonly<Record<PayMeans, string>> = {
  card: 'mastercard,visacard,amexcard,othercard',
  wallet: 'mobilebank',
  bank: 'internetbank',
};

/** The fields that SSLCommerz requires. Nothing of the member goes to it: the payer fills it in. */
const describeOrder = ({
  invoice,
  amount,
  currency,
  relayAddress,
  callbackAddress,
  payBy,
}: PaymentOrder): Record<string, string> => ({
  tran_id: invoice,
  total_amount: writeTakaAmount(amount),
  currency,
  success_url: relayAddress,
  fail_url: relayAddress,
  cancel_url: relayAddress,
  ipn_url: callbackAddress,
  shipping_method: 'NO',
  num_of_item: '1',
  product_name: 'Deposit',
  product_category: 'Deposit',
  product_profile: 'non-physical-goods',
  emi_option: '0',
  cus_name: 'Member',
  cus_email: 'member@example.com',
  cus_add1: 'Dhaka',
  cus_city: 'Dhaka',
  cus_postcode: '1000',
  cus_country: 'Bangladesh',
  cus_phone: '01000000000',
  ...(payBy.length > 0 && { multi_card_name: payBy.map((one) => groupsOf[one]).join(',') }),
});

function toCreated(order: PaymentOrder, opened: z.infer<typeof session> | null): PaymentAnswer {
  if (opened === null) return { said: 'unknown' };
  const { status, failedreason, GatewayPageURL } = opened;
  if (status !== 'SUCCESS') return { said: 'refused', reason: `sslcommerz:${failedreason ?? ''}` };
  if (!GatewayPageURL) return { said: 'unknown' };
  return {
    said: 'payment',
    payment: {
      paymentId: order.invoice,
      merchantInvoiceNumber: order.invoice,
      amount: formatMinor(order.amount),
      currency: order.currency,
      status: 'initiated',
      trxId: null,
      redirectAddress: GatewayPageURL,
    },
  };
}

const statuses: Readonly<Record<string, GatewayPayment['status']>> = {
  VALID: 'completed',
  VALIDATED: 'completed',
  PENDING: 'initiated',
  UNATTEMPTED: 'initiated',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'failed',
};

/** A payment that SSLCommerz calls risky is held: its operator clears or refunds it there. */
const getStatus = ({ status, risk_level }: Attempt): GatewayPayment['status'] | null => {
  const known = statuses[status] ?? null;
  return known === 'completed' && risk_level === '1' ? 'initiated' : known;
};

const ranks: readonly (string | null)[] = ['completed', 'initiated', 'cancelled', 'failed'];

/**
 * Chooses the attempt that tells the state of a transaction: a completed one before one that still
 * waits, and of two completed ones the earlier, so that each query names the same.
 */
function chooseAttempt(tranId: string, found: readonly Attempt[]): PaymentAnswer {
  if (found.length === 0) return { said: 'absent' };
  const ranked = found
    .map((element) => ({ element, status: getStatus(element) }))
    .filter((one) => one.status !== null)
    .toSorted(
      (a, b) =>
        ranks.indexOf(a.status) - ranks.indexOf(b.status) ||
        compareTexts(a.element.tran_date ?? '', b.element.tran_date ?? '') ||
        compareTexts(a.element.bank_tran_id ?? '', b.element.bank_tran_id ?? ''),
    );
  const chosen = ranked[0];
  // A status that the documentation does not name may be money on its way.
  if (!chosen || ranked.length < found.length) return { said: 'unknown' };
  const payment = readAttempt(tranId, chosen);
  const paid = ranked.slice(1).filter(({ status }) => status === 'completed');
  const others = paid.flatMap((one) => readAttempt(tranId, one) ?? []);
  if (!payment || others.length < paid.length) return { said: 'unknown' };
  return { said: 'payment', payment, others };
}

/** Reads an attempt as a payment; null: it has no amount, or was paid without a transaction. */
function readAttempt(
  tranId: string,
  { element, status }: { element: Attempt; status: GatewayPayment['status'] | null },
): ToldPayment | null {
  const amount = readTakaAmount(element.amount);
  const trxId = element.bank_tran_id ?? null;
  if (amount === null || status === null || (status === 'completed' && !trxId)) return null;
  return {
    paymentId: tranId,
    merchantInvoiceNumber: element.tran_id,
    amount: formatMinor(amount),
    currency: element.currency,
    status,
    trxId: status === 'completed' ? trxId : null,
    redirectAddress: '',
    ...(element.card_no && { payer: element.card_no }),
  };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function toRefundAnswer(reply: Refund | null): RefundAnswer {
  if (reply === null) return { said: 'unknown' };
  const { status, refund_ref_id: refundId, errorReason } = reply;
  if (status === 'failed' || status === 'cancelled' || !refundId) {
    return { said: 'refused', reason: `sslcommerz:${errorReason ?? status}` };
  }
  return { said: status === 'refunded' ? 'refunded' : 'pending', refundId };
}
