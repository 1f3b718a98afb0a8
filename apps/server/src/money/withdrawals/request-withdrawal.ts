import { lockBalances, post } from '@khelaghor/db/ledger-store.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type {
  requestWithdrawal as contract,
  Withdrawal,
} from '@khelaghor/contract/money/withdrawals.ts';
import { computePayoutFee } from '@khelaghor/contract/money/payout-fee-terms.ts';
import { buildWithdrawalTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { checkFreeze } from '../../account/freezes/index.ts';
import { findMemberOfSession } from '../../account/members/index.ts';
import { authorizePayout } from '../../account/payment-password/index.ts';
import { hasOpenDebt } from '../debts/index.ts';
import { readTurnover } from '../deposits/index.ts';
import { choosePayoutGateway } from '../gateways/index.ts';
import { holdFee } from '../payout-fees/index.ts';
import { findReadyWallet } from '../payout-wallets/index.ts';
import { isReauthCodeWrong } from '../../account/step-up/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { checkDocumentLimit } from './document-limit.ts';
import { findHoldEnd } from './read-withdrawals.ts';
import {
  countWaiting,
  findWithdrawal,
  insertWithdrawal,
  lockMember,
  removeWithdrawal,
  readTerms,
} from './store.ts';
import type { StoredWithdrawal, Terms } from './store.ts';
import { readWithdrawalValue, tellWithdrawal } from './withdrawal-value.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];

/** The answer to a key that is known: its withdrawal, if it asks for the same again. */
async function repeated(
  db: Database,
  known: StoredWithdrawal,
  memberId: string,
  body: Body,
): Promise<Result<Withdrawal, 'key_reused'>> {
  const same =
    known.memberId === memberId &&
    known.amountMinor === parseMinorText(body.amount) &&
    known.walletId === body.walletId;
  return same ? ok(await readWithdrawalValue(db, known)) : refuse('key_reused');
}

type Asked = {
  readonly memberId: string;
  readonly wallet: Awaited<ReturnType<typeof readCashWallet>>;
  readonly terms: Pick<Terms, 'waitingMax'>;
  readonly amount: bigint;
};

/** Refuses what the member has to wait for or do first; null: nothing. */
async function findObstacle(ctx: Context, tx: Tx, { memberId, wallet, terms, amount }: Asked) {
  const frozen = await checkFreeze(tx, memberId, 'withdrawal', ctx.clock.now());
  if (frozen) return frozen;
  if ((await countWaiting(tx, memberId)) >= terms.waitingMax) {
    return refuse('withdrawal_pending_limit');
  }
  if (await hasOpenDebt(tx, memberId)) return refuse('debt_open');
  const { currency } = wallet;
  // Locked first: a deposit that is credited meanwhile is either seen, or not in the balance yet.
  await lockBalances(tx, [wallet.walletId, wallet.holdId]);
  const unverified = await checkDocumentLimit(ctx, tx, { memberId, currency, amount });
  if (unverified) return unverified;
  const turnover = await readTurnover(ctx, tx, memberId, currency);
  return turnover && refuse('turnover_due');
}

/** Returns the fee of a request; refuses one that the member did not see, or that takes it all. */
async function chargeFee(
  tx: Tx,
  currency: CashCurrency,
  walletKind: WalletKind,
  body: Body,
): Promise<Result<Minor, 'fee_changed' | 'amount_below_minimum'>> {
  const amount = parseMinorText(body.amount);
  const { terms } = await holdFee(tx, { currency, walletKind });
  const fee = minor(computePayoutFee(terms, amount));
  if (fee !== BigInt(body.fee ?? '0')) return refuse('fee_changed');
  return fee < amount ? ok(fee) : refuse('amount_below_minimum');
}

/**
 * Puts money on hold for a payout that an operator decides on. It leaves play at once and cannot
 * be called back into play. The same key with the same body answers with what became of it.
 */
export async function requestWithdrawal(
  ctx: Context,
  memberId: string,
  body: Body,
): Promise<Result<Withdrawal, Refusal | 'too_many_requests'>> {
  const known = await findWithdrawal(ctx.db, body.key);
  if (known) return repeated(ctx.db, known, memberId, body);

  const wallet = await readCashWallet(ctx.db, memberId);
  const terms = await readTerms(ctx.db, wallet.currency);
  if (!terms.open) return refuse('gateway_unavailable');
  if (await findHoldEnd(ctx, ctx.db, memberId)) return refuse('payout_held');
  const amount = parseMinorText(body.amount);
  if (amount < terms.minimumMinor) return refuse('amount_below_minimum');
  if (amount > terms.maximumMinor) return refuse('amount_above_maximum');
  const member = await findMemberOfSession(ctx.db, memberId);
  const proven = await authorizePayout(ctx, member, body);
  if (!proven.ok) return proven;

  return transact(ctx, async (tx) => {
    await lockMember(tx, memberId);
    const earlier = await findWithdrawal(tx, body.key);
    if (earlier) return repeated(tx, earlier, memberId, body);
    const obstacle = await findObstacle(ctx, tx, { memberId, wallet, terms, amount });
    if (obstacle) return obstacle;
    const payee = await findReadyWallet(ctx, tx, memberId, body.walletId);
    if (!payee.ok) return payee;
    if (!terms.walletKinds.includes(payee.value.kind)) return refuse('channel_closed');
    const charged = await chargeFee(tx, wallet.currency, payee.value.kind, body);
    if (!charged.ok) return charged;
    if (!(await proven.value(tx))) return isReauthCodeWrong();
    const fresh = {
      id: body.key,
      memberId,
      gateway: choosePayoutGateway(ctx, terms.gateway, payee.value.kind),
      amountMinor: amount,
      feeMinor: charged.value,
      feeTransferId: charged.value === 0n ? null : ctx.random.id(),
      currency: wallet.currency,
      walletId: payee.value.id,
      walletKind: payee.value.kind,
      walletNumber: payee.value.number,
      holdTransferId: ctx.random.id(),
      endTransferId: ctx.random.id(),
      createdAt: ctx.clock.now(),
    };
    // Taken between the two looks only by another member, who made the same key.
    if (!(await insertWithdrawal(tx, fresh))) return refuse('key_reused');
    const posted = await post(
      tx,
      buildWithdrawalTransfers({
        transferId: fresh.holdTransferId,
        withdrawalId: fresh.id,
        wallet: wallet.walletId,
        payoutHold: wallet.holdId,
        amount,
        currency: wallet.currency,
      }),
    );
    if (!posted.ok) {
      if (posted.refusal !== 'balance_too_low') {
        throw new Error(`the ledger refused withdrawal ${fresh.id}: ${posted.refusal}`);
      }
      await removeWithdrawal(tx, fresh.id);
      return refuse('balance_too_low');
    }
    return ok(await announced(ctx, tx, fresh.id));
  });
}

async function announced(ctx: Context, tx: Tx, id: string): Promise<Withdrawal> {
  const made = await findWithdrawal(tx, id);
  if (!made) throw new Error(`withdrawal ${id} was stored and is not there`);
  await logEvent(ctx, tx, {
    kind: 'withdrawal.requested',
    actor: getMemberActor(made.memberId),
    subject: `withdrawal:${id}`,
    detail: {
      amount: String(made.amountMinor),
      fee: String(made.feeMinor),
      walletKind: made.walletKind,
    },
  });
  await addJob(tx, 'approve-by-rule', { withdrawalId: id });
  await tellWithdrawal(ctx, tx, made);
  await notifyBalance(tx, made.memberId);
  return readWithdrawalValue(tx, made);
}
