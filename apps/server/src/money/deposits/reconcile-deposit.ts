import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { gatewayAccount } from '@khelaghor/ledger/account.ts';
import { buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notify, notifyBalance } from '../../lib/notify.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import type { PaymentAnswer, PaymentGateway } from '../gateways/index.ts';
import type { GatewayStatus } from '../reconcile/index.ts';
import { findWalletIn } from '../wallet/index.ts';
import { decideDeposit, endStates, getMismatch, getPaymentStatus } from './deposit-state.ts';
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
import { toDepositValue } from './read-deposits.ts';

/** The result of querying the gateway about a deposit. */
export type Reconciled = {
  outcome: 'reconciled' | 'unknown' | 'absent' | 'mismatch';
  depositId: string | null;
};

/** The gateway's answer; the payment is null when it named none. */
type PaymentReport = { status: GatewayStatus; payment: GatewayPayment | null };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** Queries the gateway about the payment of a deposit, and does what follows. Safe to repeat. */
export async function reconcileDeposit(ctx: Context, depositId: string): Promise<Reconciled> {
  const deposit = await findDeposit(ctx.db, depositId);
  const gateway = deposit && getPaymentGateway(ctx, deposit.gateway);
  if (!deposit || !gateway) return { outcome: 'absent', depositId: null };
  // Without a reference its member was never sent to a payer's page, so nothing can be paid.
  if (deposit.gatewayReference === null) {
    return conclude(ctx, deposit, { status: 'absent', payment: null });
  }
  return reconcile(ctx, gateway, deposit, await queryPayment(gateway, deposit.gatewayReference));
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
    (uuid.test(invoice) ? await findDeposit(ctx.db, invoice) : null);
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
    ? { status: getPaymentStatus(answer.payment), payment: answer.payment }
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
  { status, payment }: PaymentReport,
): Promise<Reconciled> {
  return transact(ctx, async (tx) => {
    const deposit = await lockDeposit(tx, known.id);
    const depositId = deposit.id;
    const wrong = payment && (await wrongIn(tx, deposit, payment));
    if (wrong) {
      await refusePayment(ctx, tx, deposit, payment, wrong);
      return { outcome: 'mismatch', depositId };
    }
    if (payment) await noteReference(tx, depositId, payment);
    const action = decideDeposit(deposit.state, status, isOverdue(ctx, deposit));
    if (action.do === 'nothing') return { outcome: 'reconciled', depositId };
    if (action.do !== 'end') {
      const isKnown = action.do === 'wait' && status !== 'unknown';
      return { outcome: isKnown ? 'reconciled' : 'unknown', depositId };
    }
    const state = endStates[action.outcome];
    const ended = await endDeposit(ctx, tx, depositId, {
      state,
      ...(state === 'confirmed' &&
        payment && { providerTransactionId: payment.trxId ?? payment.paymentId }),
    });
    if (state === 'confirmed') await credit(tx, ended);
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
    await tell(tx, ended);
    return { outcome: 'reconciled', depositId };
  });
}

async function wrongIn(
  tx: Tx,
  deposit: StoredDeposit,
  payment: GatewayPayment,
): Promise<string | null> {
  const mismatch = getMismatch(deposit, payment);
  if (mismatch) return mismatch;
  const taken = payment.trxId !== null && (await isTrxTaken(tx, deposit, payment.trxId));
  return taken ? 'transaction' : null;
}

/** A payment that is not what was ordered credits nothing; a person has to look at it. */
async function refusePayment(
  ctx: Context,
  tx: Tx,
  deposit: StoredDeposit,
  payment: GatewayPayment,
  wrong: string,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: 'deposit.mismatch',
    actor: `gateway:${deposit.gateway}`,
    subject: `deposit:${deposit.id}`,
    detail: { wrong, payment, ordered: String(deposit.amountMinor), currency: deposit.currency },
  });
  if (deposit.state !== 'requested') return;
  const failure = `mismatch:${wrong}`;
  await tell(tx, await endDeposit(ctx, tx, deposit.id, { state: 'failed', failure }));
}

/** Moves the money from the gateway's account to the member's wallet. */
async function credit(tx: Tx, deposit: StoredDeposit): Promise<void> {
  const wallet = await findWalletIn(tx, deposit.memberId, deposit.currency);
  const clearing = await openAccount(tx, gatewayAccount(deposit.gateway, deposit.currency));
  const posted = await post(
    tx,
    buildDepositTransfers({
      transferId: deposit.transferId,
      depositId: deposit.id,
      clearing,
      wallet: wallet.walletId,
      amount: deposit.amountMinor,
      currency: deposit.currency,
    }),
  );
  if (!posted.ok) throw new Error(`the ledger refused deposit ${deposit.id}: ${posted.refusal}`);
}

async function tell(tx: Tx, deposit: StoredDeposit): Promise<void> {
  const audience = { memberId: deposit.memberId };
  await notify(tx, audience, { type: 'deposit', deposit: toDepositValue(deposit) });
  if (deposit.state === 'confirmed') await notifyBalance(tx, deposit.memberId);
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
