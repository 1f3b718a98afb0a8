import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

type Debt = {
  readonly transferId: string;
  /** The account that holds what the member owes. */
  readonly debt: string;
  readonly amount: Minor;
  readonly currency: Currency;
};

/** The payment of a debt, or its forgiveness. */
type DebtEnd = Debt & { readonly endId: string };

const makeTransfer = (
  { transferId, amount, currency }: Debt,
  movement: Pick<Transfer, 'code' | 'debit' | 'credit' | 'cause'>,
): Transfer => ({ ...movement, id: transferId, amount, currency, phase: 'posted' });

/**
 * Returns the transfer that fills a wallet up before a payout is taken from it. The member owes the
 * amount from then on.
 */
export const buildDebtTransfer = (
  debt: Debt & { readonly wallet: string; readonly debtId: string },
): Transfer =>
  makeTransfer(debt, {
    code: 'debt_opened',
    debit: debt.debt,
    credit: debt.wallet,
    cause: { kind: 'debt', id: debt.debtId },
  });

/** Returns the transfer of a member who pays a debt back. */
export const buildDebtPayment = (debt: DebtEnd & { readonly wallet: string }): Transfer =>
  makeTransfer(debt, {
    code: 'debt_paid',
    debit: debt.wallet,
    credit: debt.debt,
    cause: { kind: 'debt_end', id: debt.endId },
  });

/** Returns the transfer of a debt that the house forgives. */
export const buildDebtForgiveness = (debt: DebtEnd & { readonly houseLoss: string }): Transfer =>
  makeTransfer(debt, {
    code: 'debt_forgiven',
    debit: debt.houseLoss,
    credit: debt.debt,
    cause: { kind: 'debt_end', id: debt.endId },
  });
