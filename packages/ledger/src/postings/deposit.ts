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
