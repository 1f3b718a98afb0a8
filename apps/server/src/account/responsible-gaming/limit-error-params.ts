import type { Currency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatTimestamp } from '../../lib/http/format-timestamp.ts';
import type { Reached } from './limit-rules.ts';

/** Returns the parameters of a refusal: the amount left, and when the amount would fit. */
export function limitErrorParams({ left, fromMs }: Reached, currency: Currency) {
  const money = { currency, lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  return {
    left: formatMoney(minor(left), money),
    from: fromMs === null ? 'never' : formatTimestamp(new Date(fromMs)),
  };
}
