import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { gatewayAccount } from '@khelaghor/ledger/account.ts';
import { depositTransfers } from '@khelaghor/ledger/deposit.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { paymentGatewayOf } from '../gateways/index.ts';
import type { PaymentGateway } from '../gateways/index.ts';
import { walletIn } from '../wallet/index.ts';
import { depositMove, mismatchOf } from './deposit-state.ts';
import type { GatewaySays } from './deposit-state.ts';
import {
  endDeposit,
  findByReference,
  findDeposit,
  isTrxTaken,
  lockDeposit,
  noteReference,
} from './store.ts';
import type { StoredDeposit } from './store.ts';
import { depositValueOf } from './deposit-value.ts';

/** What asking the gateway led to. */
export type Followed = {
  outcome: 'followed' | 'unknown' | 'absent' | 'mismatch';
  depositId: string | null;
};

/** What the gateway knows, with the payment itself when it told of one. */
type Told = { says: GatewaySays; payment: GatewayPayment | null };

const silence: Told = { says: 'unknown', payment: null };
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** Asks the gateway about the payment of a deposit, and does what follows. Safe to repeat. */
export async function followDeposit(ctx: Context, depositId: string): Promise<Followed> {
  const deposit = await findDeposit(ctx.db, depositId);
  const gateway = deposit && paymentGatewayOf(ctx, deposit.gateway);
  if (!deposit || !gateway) return { outcome: 'absent', depositId: null };
  // Without a reference its member was never sent to a payer's page, so nothing can be paid.
  if (deposit.gatewayReference === null) {
    return conclude(ctx, deposit, { says: 'absent', payment: null });
  }
  return follow(ctx, gateway, deposit, await ask(gateway, deposit.gatewayReference));
}

/**
 * The same for a payment that a callback names. Whatever the callback said, the gateway itself is
 * asked. A payment that is not noted yet, because its callback overtook the answer that told of
 * it, is recognised by the invoice.
 */
export async function followPayment(
  ctx: Context,
  gateway: PaymentGateway,
  paymentId: string,
): Promise<Followed> {
  const told = await ask(gateway, paymentId);
  const invoice = told.payment?.merchantInvoiceNumber ?? '';
  const deposit =
    (await findByReference(ctx.db, gateway.name, paymentId)) ??
    (uuid.test(invoice) ? await findDeposit(ctx.db, invoice) : null);
  if (!deposit || deposit.gateway !== gateway.name) {
    return { outcome: told.says === 'unknown' ? 'unknown' : 'absent', depositId: null };
  }
  return follow(ctx, gateway, deposit, told);
}

async function ask(gateway: PaymentGateway, paymentId: string): Promise<Told> {
  const answer = await gateway.queryPayment(paymentId);
  if (answer.said === 'payment') return { says: answer.payment.status, payment: answer.payment };
  return answer.said === 'absent' ? { says: 'absent', payment: null } : silence;
}

async function follow(
  ctx: Context,
  gateway: PaymentGateway,
  deposit: StoredDeposit,
  told: Told,
): Promise<Followed> {
  // Money is only taken when everything is as ordered; `conclude` deals with what is not.
  const asOrdered = told.payment !== null && mismatchOf(deposit, told.payment) === null;
  const move = depositMove(deposit.state, told.says, overdue(ctx, deposit));
  if (!asOrdered || move.do !== 'execute') return conclude(ctx, deposit, told);
  const taken = await gateway.executePayment(told.payment?.paymentId ?? '');
  return conclude(
    ctx,
    deposit,
    taken.said === 'payment' ? { says: taken.payment.status, payment: taken.payment } : silence,
  );
}

const overdue = (ctx: Context, deposit: StoredDeposit): boolean =>
  deposit.expiresAt.getTime() <= ctx.clock.now().getTime();

/** Writes what follows, in one transaction, by the state that the locked row then has. */
function conclude(ctx: Context, known: StoredDeposit, told: Told): Promise<Followed> {
  return transact(ctx, async (tx) => {
    const deposit = await lockDeposit(tx, known.id);
    const depositId = deposit.id;
    const { payment } = told;
    const wrong = payment && (await wrongIn(tx, deposit, payment));
    if (wrong) {
      await refusePayment(ctx, tx, deposit, payment, wrong);
      return { outcome: 'mismatch', depositId };
    }
    if (payment) await noteReference(tx, depositId, payment);
    const move = depositMove(deposit.state, told.says, overdue(ctx, deposit));
    if (move.do === 'nothing') return { outcome: 'followed', depositId };
    if (move.do !== 'become') return { outcome: 'unknown', depositId };
    const ended = await endDeposit(ctx, tx, depositId, {
      state: move.state,
      ...(move.state === 'confirmed' && payment && { trxId: payment.trxId ?? payment.paymentId }),
    });
    if (move.state === 'confirmed') await credit(tx, ended);
    await logEvent(ctx, tx, {
      kind: `deposit.${move.state}`,
      actor: `gateway:${deposit.gateway}`,
      subject: `deposit:${depositId}`,
      detail: { before: deposit.state, amount: String(deposit.amountMinor), trxId: ended.trxId },
    });
    await tell(ctx, tx, ended);
    return { outcome: 'followed', depositId };
  });
}

async function wrongIn(
  tx: Tx,
  deposit: StoredDeposit,
  payment: GatewayPayment,
): Promise<string | null> {
  const mismatch = mismatchOf(deposit, payment);
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
  await tell(ctx, tx, await endDeposit(ctx, tx, deposit.id, { state: 'failed', failure }));
}

/** Moves the money from the gateway's account to the member's wallet. */
async function credit(tx: Tx, deposit: StoredDeposit): Promise<void> {
  const wallet = await walletIn(tx, deposit.memberId, deposit.currency);
  const clearing = await openAccount(tx, gatewayAccount(deposit.gateway, deposit.currency));
  const posted = await post(
    tx,
    depositTransfers({
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

async function tell(ctx: Context, tx: Tx, deposit: StoredDeposit): Promise<void> {
  await sendNotification(ctx, tx, {
    to: { memberId: deposit.memberId },
    template: 'deposit_changed',
    params: { deposit: depositValueOf(deposit) },
  });
  if (deposit.state === 'confirmed') await notifyBalance(tx, deposit.memberId);
}
