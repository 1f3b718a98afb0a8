import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { sumAmounts } from './approve-batch.ts';

/** The sum of payouts. */
export function BatchTotal({ payouts }: { readonly payouts: readonly QueuedWithdrawal[] }) {
  const { money } = useNumberFormat();
  return sumAmounts(payouts)
    .map(({ total, currency }) => money(total, currency))
    .join(' + ');
}
