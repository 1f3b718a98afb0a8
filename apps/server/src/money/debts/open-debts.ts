import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { memberAccount } from '@khelaghor/ledger/account.ts';
import { buildDebtTransfer } from '@khelaghor/ledger/postings/debt.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';

/** What a wallet lacks for a payout that is taken back, and the draw whose result was corrected. */
export type NewDebt = {
  readonly memberId: string;
  readonly walletId: string;
  readonly currency: Currency;
  /** More than zero. */
  readonly amount: Minor;
  readonly gameCode: string;
  readonly issueNumber: string;
};

/**
 * Writes debts down, and returns the transfers that fill the wallets up. The caller posts them
 * before those that take the payouts back, in the same transaction.
 */
export async function openDebts(
  ctx: Context,
  tx: Tx,
  debts: readonly NewDebt[],
): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  // In the order of the members, so that two callers who open accounts never deadlock.
  for (const debt of debts.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const { memberId, currency, walletId, amount, gameCode, issueNumber } = debt;
    const debtId = ctx.random.id();
    const account = await openAccount(tx, memberAccount(memberId, 'debt', currency));
    await tx
      .insertInto('memberDebt')
      .values({
        id: debtId,
        memberId,
        currency,
        amountMinor: amount,
        gameCode,
        issueNumber,
        createdAt: ctx.clock.now(),
      })
      .execute();
    transfers.push(
      buildDebtTransfer({
        transferId: ctx.random.id(),
        debtId,
        debt: account,
        wallet: walletId,
        amount,
        currency,
      }),
    );
  }
  return transfers;
}
