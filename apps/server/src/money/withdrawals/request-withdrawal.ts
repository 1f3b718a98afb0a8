import { post } from '@khelaghor/db/ledger-store.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type {
  requestWithdrawal as contract,
  Withdrawal,
} from '@khelaghor/contract/money/withdrawals.ts';
import { buildWithdrawalTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findMemberOfSession } from '../../account/members/index.ts';
import { authorizePayout } from '../../account/payment-password/index.ts';
import { hasOpenDebt } from '../debts/index.ts';
import { findReadyWallet } from '../payout-wallets/index.ts';
import { isReauthCodeWrong } from '../../account/step-up/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { findHoldEnd } from './read-withdrawals.ts';
import {
  countWaiting,
  findWithdrawal,
  insertWithdrawal,
  lockMember,
  removeWithdrawal,
  readTerms,
} from './store.ts';
import type { StoredWithdrawal } from './store.ts';
import { tellWithdrawal, toWithdrawalValue } from './withdrawal-value.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];

/** The answer to a key that is known: its withdrawal, if it asks for the same again. */
function repeated(
  known: StoredWithdrawal,
  memberId: string,
  body: Body,
): Result<Withdrawal, 'key_reused'> {
  const same =
    known.memberId === memberId &&
    known.amountMinor === parseMinorText(body.amount) &&
    known.walletId === body.walletId;
  return same ? ok(toWithdrawalValue(known)) : refuse('key_reused');
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
  if (known) return repeated(known, memberId, body);

  const wallet = await readCashWallet(ctx.db, memberId);
  const terms = await readTerms(ctx, wallet.currency);
  if (!terms.open) return refuse('gateway_unavailable');
  if (await findHoldEnd(ctx, memberId)) return refuse('payout_held');
  const amount = parseMinorText(body.amount);
  if (amount < terms.minimumMinor) return refuse('amount_below_minimum');
  if (amount > terms.maximumMinor) return refuse('amount_above_maximum');
  const member = await findMemberOfSession(ctx.db, memberId);
  const proven = await authorizePayout(ctx, member, body);
  if (!proven.ok) return proven;

  return transact(ctx, async (tx) => {
    await lockMember(tx, memberId);
    const earlier = await findWithdrawal(tx, body.key);
    if (earlier) return repeated(earlier, memberId, body);
    if ((await countWaiting(tx, memberId)) >= terms.waitingMax) {
      return refuse('withdrawal_pending_limit');
    }
    if (await hasOpenDebt(tx, memberId)) return refuse('debt_open');
    const payee = await findReadyWallet(ctx, tx, memberId, body.walletId);
    if (!payee.ok) return payee;
    if (!terms.walletKinds.includes(payee.value.kind)) return refuse('channel_closed');
    if (!(await proven.value(tx))) return isReauthCodeWrong();
    const fresh = {
      id: body.key,
      memberId,
      gateway: terms.gateway,
      amountMinor: amount,
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

async function announced(
  ctx: Context,
  tx: Parameters<typeof tellWithdrawal>[1],
  id: string,
): Promise<Withdrawal> {
  const made = await findWithdrawal(tx, id);
  if (!made) throw new Error(`withdrawal ${id} was stored and is not there`);
  await logEvent(ctx, tx, {
    kind: 'withdrawal.requested',
    actor: getMemberActor(made.memberId),
    subject: `withdrawal:${id}`,
    detail: { amount: String(made.amountMinor), walletKind: made.walletKind },
  });
  await tellWithdrawal(ctx, tx, made);
  await notifyBalance(tx, made.memberId);
  return toWithdrawalValue(made);
}
