import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Reached } from './decide-limits.ts';

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in figures that both languages write alike. */
export const momentText = (at: Date): string => moments.format(at);

/** What a refusal says of a limit: what is left of it, and from when on the amount would fit. */
export function reachedParams({ left, fromMs }: Reached) {
  const money = { currency: 'BDT', lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  return {
    left: formatMoney(minor(left), money),
    from: fromMs === null ? 'never' : momentText(new Date(fromMs)),
  };
}
