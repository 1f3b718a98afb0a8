import type { Currency } from '@khelaghor/money/currency.ts';
import { formatMoney, type SignDisplay } from '@khelaghor/money/format-money.ts';
import { minor as asMinor } from '@khelaghor/money/minor.ts';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from './number-format-context.tsx';

type MoneyProps = {
  /** The amount in minor units (poisha). */
  readonly minor: bigint;
  /** Without it: what the page plays with. */
  readonly currency?: Currency | undefined;
  readonly sign?: SignDisplay;
  /** `false` leaves ".00" away; an amount that has poisha still shows them. */
  readonly decimals?: boolean;
  /** Hides the amount. It is then nowhere in the page, not even for a script that reads it. */
  readonly masked?: boolean;
  /** `result` colours a gain green and leaves a loss quiet; `win` is marigold. */
  readonly tone?: 'plain' | 'result' | 'win';
};

/** Up to a crore with its poisha; narrow places write longer amounts smaller. */
const usualCharacters = 15;

/** An amount of money, written as the player reads it. */
export function Money({
  minor,
  currency,
  sign = 'auto',
  decimals = true,
  masked = false,
  tone = 'plain',
}: MoneyProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (masked) {
    return (
      <span className="amount">
        <span aria-hidden="true">৳ ••••••</span>
        <span className="visually-hidden">{t`hidden`}</span>
      </span>
    );
  }
  const text = formatMoney(asMinor(minor), {
    lang: format.lang,
    digits: format.digits,
    grouping: format.grouping,
    currency: currency ?? format.currency,
    sign,
    decimals,
  });
  const long = text.length > usualCharacters ? ' amount--long' : '';
  return <span className={`amount${getToneClass(tone, minor)}${long}`}>{text}</span>;
}

function getToneClass(tone: 'plain' | 'result' | 'win', minor: bigint): string {
  if (tone === 'win') return ' amount--win';
  if (tone === 'plain') return '';
  return minor > 0n ? ' amount--up' : ' amount--down';
}
