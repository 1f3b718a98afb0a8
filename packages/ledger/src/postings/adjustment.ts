import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

type Adjustment = {
  readonly transferId: string;
  readonly adjustmentId: string;
  readonly direction: 'added' | 'taken';
  readonly wallet: string;
  readonly houseLoss: string;
  readonly amount: Minor;
  readonly currency: Currency;
};

/** Returns the transfer of an adjustment that two operators decided. */
export const buildAdjustment = ({
  transferId,
  adjustmentId,
  direction,
  wallet,
  houseLoss,
  amount,
  currency,
}: Adjustment): Transfer => ({
  id: transferId,
  code: `adjustment_${direction}`,
  ...(direction === 'added'
    ? { debit: houseLoss, credit: wallet }
    : { debit: wallet, credit: houseLoss }),
  amount,
  currency,
  cause: { kind: 'adjustment', id: adjustmentId },
  phase: 'posted',
});
