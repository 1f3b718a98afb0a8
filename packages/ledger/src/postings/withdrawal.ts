import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/** The common fields of a withdrawal's transfers. */
type Movement = {
  readonly transferId: string;
  readonly withdrawalId: string;
  readonly amount: Minor;
  readonly currency: Currency;
};
type Withdrawal = Movement & { readonly payoutHold: string };

function describeMovement(
  withdrawal: Movement,
  movement: Pick<Transfer, 'code' | 'debit' | 'credit'>,
): Transfer[] {
  return [
    {
      ...movement,
      id: withdrawal.transferId,
      amount: withdrawal.amount,
      currency: withdrawal.currency,
      cause: { kind: 'withdrawal', id: withdrawal.withdrawalId },
      phase: 'posted',
    },
  ];
}

/** Returns the transfer for a requested withdrawal: the money goes on hold at once. */
export function buildWithdrawalTransfers(
  withdrawal: Withdrawal & { readonly wallet: string },
): Transfer[] {
  return describeMovement(withdrawal, {
    code: 'withdrawal_request',
    debit: withdrawal.wallet,
    credit: withdrawal.payoutHold,
  });
}

/** The fee of a withdrawal, which is a part of its amount. */
type Fee = { readonly amount: Minor; readonly transferId: string; readonly houseFee: string };

/**
 * Returns the transfers for a payout that the gateway confirmed: what arrived leaves the hold, and
 * the fee goes to the house. Without a fee there is one transfer.
 */
export function buildWithdrawalPaidTransfers(
  withdrawal: Withdrawal & { readonly clearing: string; readonly fee: Fee | null },
): Transfer[] {
  const { fee, amount, payoutHold } = withdrawal;
  const paid = describeMovement(
    { ...withdrawal, amount: fee === null ? amount : minor(amount - fee.amount) },
    { code: 'withdrawal_paid', debit: payoutHold, credit: withdrawal.clearing },
  );
  if (fee === null) return paid;
  const charged = describeMovement(
    { ...withdrawal, transferId: fee.transferId, amount: fee.amount },
    { code: 'withdrawal_fee', debit: payoutHold, credit: fee.houseFee },
  );
  return [...paid, ...charged];
}

/** Returns the transfer for a part that did not arrive and was paid by hand: the house bears it. */
export function buildWithdrawalRepeatedTransfers(
  withdrawal: Movement & { readonly houseLoss: string; readonly clearing: string },
): Transfer[] {
  return describeMovement(withdrawal, {
    code: 'withdrawal_repeated',
    debit: withdrawal.houseLoss,
    credit: withdrawal.clearing,
  });
}

/** Returns the transfer for a refused payout: the money goes back. */
export function buildWithdrawalRejectedTransfers(
  withdrawal: Withdrawal & { readonly wallet: string },
): Transfer[] {
  return describeMovement(withdrawal, {
    code: 'withdrawal_rejected',
    debit: withdrawal.payoutHold,
    credit: withdrawal.wallet,
  });
}
