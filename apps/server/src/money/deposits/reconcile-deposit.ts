import type { PayerReturn } from '@khelaghor/contract/money/deposits.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import type { PaymentAnswer, PaymentGateway, ToldPayment } from '../gateways/index.ts';
import type { GatewayStatus } from '../reconcile/index.ts';
import { postDeposits, tellDeposits } from './credit-deposit.ts';
import {
  decideDeposit,
  endStates,
  getMismatch,
  getPaymentStatus,
  isSecondPayment,
  judgePayment,
} from './deposit-state.ts';
import type { Wrong } from './deposit-state.ts';
import { insertDiffering, isDiffering } from './differing-store.ts';
import { notePayer } from './payer-store.ts';
import {
  endDeposit,
  findByReference,
  findDeposit,
  isTrxTaken,
  lockDeposit,
  noteReference,
  listOverdueDeposits,
} from './store.ts';
import type { StoredDeposit } from './store.ts';

/** The result of querying the gateway about a deposit. */
export type Reconciled = {
  outcome: 'reconciled' | 'unknown' | 'absent' | 'mismatch';
  depositId: string | null;
};

/** The gateway's answer; the payment is null when it named none. */
type PaymentReport = {
  status: GatewayStatus;
  payment: ToldPayment | null;
  /** Further payments of the same order. */
  others?: readonly ToldPayment[];
};

/** Whether a text can be the id of a deposit, as gateways repeat it. */
export const isDepositId = (text: string): boolean => uuid.test(text);

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** Meaning of the word that the payer's browser brings, while the gateway knows no end. */
const returnStatuses = {
  success: 'authorised',
  failure: 'failed',
  cancel: 'cancelled',
} as const satisfies Record<PayerReturn['status'], GatewayStatus>;

/**
 * Takes the word of the payer's browser into account. It decides only whether a payment that still
 * waits is executed or given up, at gateways where nothing is captured before; it credits nothing.
 */
function heedPayer(
  gateway: PaymentGateway,
  report: PaymentReport,
  returned: PayerReturn | undefined,
): PaymentReport {
  const { payment, status } = report;
  const isHeeded = gateway.heedsPayer && status === 'pending';
  if (!isHeeded || !returned || payment?.paymentId !== returned.paymentID) return report;
  return { payment, status: returnStatuses[returned.status] };
}

/**
 * Queries the gateway about the payment of a deposit, and does what follows. Safe to repeat.
 * @param returned what the payer's browser brought back from the gateway's page, if it did
 */
export async function reconcileDeposit(
  ctx: Context,
  depositId: string,
  returned?: PayerReturn,
): Promise<Reconciled> {
  const deposit = await findDeposit(ctx.db, depositId);
  const gateway = deposit && getPaymentGateway(ctx, deposit.gateway);
  if (!deposit || !gateway) return { outcome: 'absent', depositId: null };
  // Without a reference its member was never sent to a payer's page, so nothing can be paid.
  if (deposit.gatewayReference === null) {
    return conclude(ctx, deposit, { status: 'absent', payment: null });
  }
  const report = await queryPayment(gateway, deposit.gatewayReference);
  return reconcile(ctx, gateway, deposit, heedPayer(gateway, report, returned));
}

/**
 * Reconciles the deposit of a payment that a callback names. Whatever the callback said, the
 * gateway itself is queried. A payment that is not stored yet, because its callback overtook the
 * reply that opened it, is recognised by the invoice.
 */
export async function reconcilePayment(
  ctx: Context,
  gateway: PaymentGateway,
  paymentId: string,
): Promise<Reconciled> {
  const report = await queryPayment(gateway, paymentId);
  const invoice = report.payment?.merchantInvoiceNumber ?? '';
  const deposit =
    (await findByReference(ctx.db, gateway.name, paymentId)) ??
    (isDepositId(invoice) ? await findDeposit(ctx.db, invoice) : null);
  if (!deposit || deposit.gateway !== gateway.name) {
    return { outcome: report.status === 'unknown' ? 'unknown' : 'absent', depositId: null };
  }
  return reconcile(ctx, gateway, deposit, report);
}

async function queryPayment(gateway: PaymentGateway, paymentId: string): Promise<PaymentReport> {
  const answer = await gateway.queryPayment(paymentId);
  return answer.said === 'absent' ? { status: 'absent', payment: null } : getReport(answer);
}

const getReport = (answer: PaymentAnswer): PaymentReport =>
  answer.said === 'payment'
    ? {
        status: getPaymentStatus(answer.payment),
        payment: answer.payment,
        others: answer.others ?? [],
      }
    : { status: 'unknown', payment: null };

async function reconcile(
  ctx: Context,
  gateway: PaymentGateway,
  deposit: StoredDeposit,
  report: PaymentReport,
): Promise<Reconciled> {
  // Money is only taken when everything is as ordered; `conclude` deals with what is not.
  const asOrdered = report.payment !== null && getMismatch(deposit, report.payment) === null;
  const action = decideDeposit(deposit.state, report.status, isOverdue(ctx, deposit));
  if (!asOrdered || action.do !== 'execute') return conclude(ctx, deposit, report);
  const executed = await gateway.executePayment(report.payment?.paymentId ?? '');
  return conclude(ctx, deposit, getReport(executed));
}

const isOverdue = (ctx: Context, deposit: StoredDeposit): boolean =>
  deposit.expiresAt.getTime() <= ctx.clock.now().getTime();

/** Writes what follows, in one transaction, by the state that the locked row then has. */
function conclude(
  ctx: Context,
  known: StoredDeposit,
  { status, payment, others = [] }: PaymentReport,
): Promise<Reconciled> {
  return transact(ctx, async (tx) => {
    const deposit = await lockDeposit(tx, known.id);
    const outcome = await concludePayment(ctx, tx, deposit, { status, payment });
    for (const other of others) {
      const paid = await lockDeposit(tx, known.id);
      if (!isCreditedPayment(paid, other)) await refusePayment(ctx, tx, paid, other, 'second');
    }
    return { outcome, depositId: deposit.id };
  });
}

const isCreditedPayment = (
  { state, providerTransactionId }: StoredDeposit,
  { trxId }: ToldPayment,
): boolean => state === 'confirmed' && providerTransactionId === trxId;

async function concludePayment(
  ctx: Context,
  tx: Tx,
  deposit: StoredDeposit,
  { status, payment }: PaymentReport,
): Promise<Reconciled['outcome']> {
  const depositId = deposit.id;
  const wrong = payment && (await findWrong(tx, deposit, payment));
  if (wrong) {
    await refusePayment(ctx, tx, deposit, payment, wrong);
    return 'mismatch';
  }
  if (payment) {
    // What waits for a decision, or had one, is not credited here whatever the gateway repeats.
    const isOpen = deposit.state !== 'confirmed';
    if (isOpen && (await isDiffering(tx, depositId, payment.trxId))) return 'mismatch';
    await noteReference(tx, depositId, payment);
  }
  const action = decideDeposit(deposit.state, status, isOverdue(ctx, deposit));
  if (action.do === 'nothing') return 'reconciled';
  if (action.do !== 'end')
    return action.do === 'wait' && status !== 'unknown' ? 'reconciled' : 'unknown';
  const state = endStates[action.outcome];
  const ended = await endDeposit(ctx, tx, depositId, {
    state,
    ...(state === 'confirmed' &&
      payment && { providerTransactionId: payment.trxId ?? payment.paymentId }),
  });
  if (state === 'confirmed') {
    await postDeposits(ctx, tx, [ended]);
    await notePayer(tx, ended, payment?.payer);
  }
  await logEvent(ctx, tx, {
    kind: `deposit.${state}`,
    actor: `gateway:${deposit.gateway}`,
    subject: `deposit:${depositId}`,
    detail: {
      before: deposit.state,
      amount: String(deposit.amountMinor),
      trxId: ended.providerTransactionId,
    },
  });
  await tellDeposits(ctx, tx, [ended]);
  return 'reconciled';
}

async function findWrong(
  tx: Tx,
  deposit: StoredDeposit,
  payment: ToldPayment,
): Promise<Wrong | null> {
  const mismatch = getMismatch(deposit, payment);
  if (mismatch === 'invoice' || mismatch === 'currency') return mismatch;
  if (isSecondPayment(deposit, payment)) return 'second';
  const taken = payment.trxId !== null && (await isTrxTaken(tx, deposit, payment.trxId));
  return taken ? 'transaction' : mismatch;
}

/**
 * A payment that is not what was ordered credits nothing. Where the gateway has taken its money, it
 * waits until two operators decide about it.
 */
async function refusePayment(
  ctx: Context,
  tx: Tx,
  deposit: StoredDeposit,
  told: ToldPayment,
  wrong: Wrong,
): Promise<void> {
  if (await isDiffering(tx, deposit.id, told.trxId)) return;
  const { payer = null, ...payment } = told;
  const kind = judgePayment(deposit, payment, wrong);
  await logEvent(ctx, tx, {
    kind: 'deposit.mismatch',
    actor: `gateway:${deposit.gateway}`,
    subject: `deposit:${deposit.id}`,
    detail: { wrong, payment, ordered: String(deposit.amountMinor), currency: deposit.currency },
  });
  if (kind !== null) {
    await noteReference(tx, deposit.id, payment);
    await insertDiffering(ctx, tx, deposit, { ...payment, payer, kind });
  }
  if (deposit.state !== 'requested') {
    if (kind !== null) await tellDeposits(ctx, tx, [], [deposit]);
    return;
  }
  const failure = `mismatch:${wrong}`;
  const ended = await endDeposit(ctx, tx, deposit.id, { state: 'failed', failure });
  // A payment that waits for a decision has not failed for the member.
  if (kind === null) await tellDeposits(ctx, tx, [ended]);
  else await tellDeposits(ctx, tx, [], [ended]);
}

/** How many overdue deposits one run takes, and how many of them at a time. */
const overdueMax = 50;
const batchSize = 5;

/** Ends deposits whose time is over, after asking once more: a paid one is never expired. */
export async function expireDeposits(ctx: Context): Promise<void> {
  const ids = await listOverdueDeposits(ctx, overdueMax);
  for (let from = 0; from < ids.length; from += batchSize) {
    await Promise.all(ids.slice(from, from + batchSize).map((id) => reconcileDeposit(ctx, id)));
  }
}
