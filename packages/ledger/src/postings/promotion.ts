import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/**
 * Returns the transfer that pays a promotion to a member. `transferId` must be the same at
 * every attempt for one member's entry.
 */
export function buildPromotionGrantTransfers(grant: {
  readonly transferId: string;
  readonly entryId: string;
  readonly houseBonus: string;
  readonly wallet: string;
  readonly amount: Minor;
  readonly currency: Currency;
}): Transfer[] {
  return [
    {
      id: grant.transferId,
      code: 'promotion_grant',
      debit: grant.houseBonus,
      credit: grant.wallet,
      amount: grant.amount,
      currency: grant.currency,
      cause: { kind: 'promotion', id: grant.entryId },
      phase: 'posted',
    },
  ];
}
