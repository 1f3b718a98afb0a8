import type { Debts } from '@khelaghor/contract/money/debts.ts';
import { lockBalances, post } from '@khelaghor/db/ledger-store.ts';
import { buildDebtPayment } from '@khelaghor/ledger/postings/debt.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { findWalletIn } from '../wallet/index.ts';
import { findDebt, findDebtEnd, insertDebtEnd, readDebts } from './store.ts';
import type { DebtEnd, OpenDebt } from './store.ts';

type Payment = {
  readonly key: string;
  readonly currency: StakeCurrency;
  /** Minor units as text. */
  readonly amount: string;
};

type Refusal = 'debt_unknown' | 'amount_above_maximum' | 'key_reused';

/** The accounts that a part of a debt moves between, and how much of it. */
type Move = {
  readonly transferId: string;
  readonly debt: string;
  readonly wallet: string;
  readonly amount: Minor;
  readonly currency: StakeCurrency;
  readonly endId: string;
};

const isSameEnd = (one: DebtEnd, other: DebtEnd): boolean =>
  one.memberId === other.memberId &&
  one.currency === other.currency &&
  one.amountMinor === other.amountMinor &&
  one.operatorId === other.operatorId &&
  one.reason === other.reason;

const getDetail = ({ currency, amountMinor, reason }: DebtEnd) => ({
  currency,
  amount: String(amountMinor),
  ...(reason !== null && { reason }),
});

type Ending<C> = {
  /** The kind of the event, and who does it. It is logged once, not for a repeat. */
  readonly event: { readonly kind: string; readonly actor: string };
  readonly buildTransfer: (move: Move) => Promise<Transfer> | Transfer;
  /** A refusal of the ledger that is the caller's answer; any other is a bug. */
  readonly refusePosted?: C;
};

/**
 * Locks a member's debt in a currency; null: they never had one. All changes of a debt lock the
 * wallet of its currency first, because the account of a debt has no row to lock.
 */
export async function lockDebt(
  tx: Tx,
  { memberId, currency }: Pick<DebtEnd, 'memberId' | 'currency'>,
): Promise<(OpenDebt & { readonly walletId: string }) | null> {
  if (!(await findDebt(tx, memberId, currency))) return null;
  const { walletId } = await findWalletIn(tx, memberId, currency);
  await lockBalances(tx, [walletId]);
  const debt = await findDebt(tx, memberId, currency);
  return debt ? { ...debt, walletId } : null;
}

/** Refuses to end more of a debt than is left. */
export function checkAmount(
  debt: OpenDebt | null,
  amountMinor: bigint,
): Result<null, 'debt_unknown' | 'amount_above_maximum'> {
  if (!debt || debt.left <= 0n) return refuse('debt_unknown');
  return amountMinor > debt.left ? refuse('amount_above_maximum') : ok(null);
}

/** Ends a part of a member's debt, once for each key. */
export async function endDebt<C extends 'balance_too_low' = never>(
  ctx: Context,
  tx: Tx,
  end: DebtEnd,
  { event, buildTransfer, refusePosted }: Ending<C>,
): Promise<Result<Debts, Refusal | C>> {
  const { memberId, currency } = end;
  const debt = await lockDebt(tx, end);
  const known = debt ? await findDebtEnd(tx, end.id) : undefined;
  if (known)
    return isSameEnd(known, end) ? ok(await readDebts(tx, memberId)) : refuse('key_reused');
  const checked = checkAmount(debt, end.amountMinor);
  if (!checked.ok) return checked;
  if (!debt) return refuse('debt_unknown');
  const move = {
    transferId: ctx.random.id(),
    debt: debt.debtId,
    wallet: debt.walletId,
    amount: minor(end.amountMinor),
    currency,
    endId: end.id,
  };
  const posted = await post(tx, [await buildTransfer(move)]);
  if (!posted.ok) {
    if (posted.refusal === refusePosted) return refuse(refusePosted);
    throw new Error(`the ledger refused the end of a debt: ${posted.refusal}`);
  }
  await insertDebtEnd(tx, { ...end, createdAt: ctx.clock.now() });
  await logEvent(ctx, tx, {
    ...event,
    subject: getMemberActor(memberId),
    detail: getDetail(end),
  });
  await notifyBalance(tx, memberId);
  return ok(await readDebts(tx, memberId));
}

/** Pays a debt back from the wallet, wholly or in part; the same key pays once. */
export function payDebt(
  ctx: Context,
  memberId: string,
  { key, currency, amount }: Payment,
): Promise<Result<Debts, Refusal | 'balance_too_low'>> {
  const amountMinor = parseMinorText(amount);
  const end = { id: key, memberId, currency, amountMinor, operatorId: null, reason: null };
  return transact(ctx, (tx) =>
    endDebt(ctx, tx, end, {
      event: { kind: 'debt.paid', actor: getMemberActor(memberId) },
      buildTransfer: buildDebtPayment,
      refusePosted: 'balance_too_low',
    }),
  );
}
