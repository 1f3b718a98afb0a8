import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/** The common fields of a withdrawal's transfers. */
type Withdrawal = {
  readonly transferId: string;
  readonly withdrawalId: string;
  readonly payoutHold: string;
  readonly amount: Minor;
  readonly currency: Currency;
};

function describeMovement(
  withdrawal: Withdrawal,
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

/** Returns the transfer for a payout that the gateway confirmed. */
export function buildWithdrawalPaidTransfers(
  withdrawal: Withdrawal & { readonly clearing: string },
): Transfer[] {
  return describeMovement(withdrawal, {
    code: 'withdrawal_paid',
    debit: withdrawal.payoutHold,
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
