import type { Currency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatTimestamp } from '../../lib/http/format-timestamp.ts';
import type { Reached } from './limit-rules.ts';

/** What a refusal says of a limit: what is left of it, and from when on the amount would fit. */
export function limitErrorParams({ left, fromMs }: Reached, currency: Currency) {
  const money = { currency, lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  return {
    left: formatMoney(minor(left), money),
    from: fromMs === null ? 'never' : formatTimestamp(new Date(fromMs)),
  };
}
