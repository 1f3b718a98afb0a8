import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/**
 * Returns the transfer for a deposit that a gateway confirmed. `transferId` must be the same at
 * every attempt for one deposit, so that a repeated callback credits once.
 */
export function buildDepositTransfers(deposit: {
  readonly transferId: string;
  readonly depositId: string;
  readonly clearing: string;
  readonly wallet: string;
  readonly amount: Minor;
  readonly currency: Currency;
}): Transfer[] {
  return [
    {
      id: deposit.transferId,
      code: 'deposit',
      debit: deposit.clearing,
      credit: deposit.wallet,
      amount: deposit.amount,
      currency: deposit.currency,
      cause: { kind: 'deposit', id: deposit.depositId },
      phase: 'posted',
    },
  ];
}

/**
 * Returns the transfer that takes a credited deposit from its wallet before the gateway is ordered
 * to refund it (`taken`), or that gives it back when the gateway did not (`returned`).
 */
export function buildDepositRefund(refund: {
  readonly transferId: string;
  readonly depositId: string;
  readonly direction: 'taken' | 'returned';
  readonly clearing: string;
  readonly wallet: string;
  readonly amount: Minor;
  readonly currency: Currency;
}): Transfer {
  const { clearing, wallet } = refund;
  const sides =
    refund.direction === 'taken'
      ? ({ code: 'deposit_refunded', debit: wallet, credit: clearing } as const)
      : ({ code: 'deposit_refund_returned', debit: clearing, credit: wallet } as const);
  return {
    id: refund.transferId,
    ...sides,
    amount: refund.amount,
    currency: refund.currency,
    cause: { kind: 'deposit', id: refund.depositId },
    phase: 'posted',
  };
}

/** Returns the transfer that gives a member play money. */
export function buildPlayGrantTransfers(grant: {
  readonly transferId: string;
  readonly grantId: string;
  readonly houseGrant: string;
  readonly wallet: string;
  readonly amount: Minor;
}): Transfer[] {
  return [
    {
      id: grant.transferId,
      code: 'play_grant',
      debit: grant.houseGrant,
      credit: grant.wallet,
      amount: grant.amount,
      currency: 'PLAY',
      cause: { kind: 'play_grant', id: grant.grantId },
      phase: 'posted',
    },
  ];
}
