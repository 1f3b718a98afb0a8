import { toDigits } from '@khelaghor/money/digits.ts';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import { useDhakaDay } from './clock.ts';
import { useSsrContext } from './ssr-context.tsx';

const locales = { bn: 'bn-BD-u-nu-latn', en: 'en-GB-u-nu-latn' } as const;

/**
 * When something happened, in Dhaka's time: "Today, 11:06", "18 November, 19:42". For what the
 * browser fetches: the words depend on the present day.
 */
export function Moment({ at }: { at: string }) {
  const { t } = useLingui();
  const { lang, digits } = useFormat();
  const today = useDhakaDay(useSsrContext().now);
  const date = new Date(at);
  const written = (options: Intl.DateTimeFormatOptions): string =>
    toDigits(
      new Intl.DateTimeFormat(locales[lang], { timeZone: 'Asia/Dhaka', ...options }).format(date),
      digits,
    );
  const time = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const daysAgo = today - getDhakaDay(date.getTime());
  const day = written({
    day: 'numeric',
    month: 'long',
    ...(Math.abs(daysAgo) > 300 && { year: 'numeric' }),
  });
  const text =
    daysAgo === 0 ? t`Today, ${time}` : daysAgo === 1 ? t`Yesterday, ${time}` : `${day}, ${time}`;
  return <time dateTime={at}>{text}</time>;
}
