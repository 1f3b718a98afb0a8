import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

/** When a round was played, as it is read: "26 Nov, 22:31:05", in Dhaka. */
export function useRoundTime(): (at: string) => string {
  const { digits, lang } = useFormat();
  const format = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  return (at) => toDigits(format.format(new Date(at)), digits);
}
