import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from './transfer.ts';

/** What every movement of one withdrawal has in common. */
type Withdrawal = {
  readonly transferId: string;
  readonly withdrawalId: string;
  readonly payoutHold: string;
  readonly amount: Minor;
  readonly currency: Currency;
};

function withdrawalMovement(
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

/** What moves when a member asks to be paid out: the money leaves play at once. */
export function withdrawalTransfers(
  withdrawal: Withdrawal & { readonly wallet: string },
): Transfer[] {
  return withdrawalMovement(withdrawal, {
    code: 'withdrawal_request',
    debit: withdrawal.wallet,
    credit: withdrawal.payoutHold,
  });
}

/** What moves when the gateway confirmed the payout. */
export function withdrawalPaidTransfers(
  withdrawal: Withdrawal & { readonly clearing: string },
): Transfer[] {
  return withdrawalMovement(withdrawal, {
    code: 'withdrawal_paid',
    debit: withdrawal.payoutHold,
    credit: withdrawal.clearing,
  });
}

/** What moves when a payout is refused: the money goes back. */
export function withdrawalRejectedTransfers(
  withdrawal: Withdrawal & { readonly wallet: string },
): Transfer[] {
  return withdrawalMovement(withdrawal, {
    code: 'withdrawal_rejected',
    debit: withdrawal.payoutHold,
    credit: withdrawal.wallet,
  });
}
