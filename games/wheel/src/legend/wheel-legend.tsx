import './wheel-legend.css';
import { formatPay, groupPays } from '@khelaghor/engine-wheel/public.ts';
import type { WheelChoice } from '@khelaghor/engine-wheel/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import { getPaint } from '../scene/paint.ts';

type WheelLegendProps = {
  readonly choice: WheelChoice;
  /** What the last round on this wheel paid, in hundredths; null: there was none. */
  readonly landed: number | null;
};

/** What the segments of a wheel pay, each pay with its colour and its chance. */
export function WheelLegend({ choice, landed }: WheelLegendProps) {
  const { t } = useLingui();
  const format = useFormat();
  const groups = groupPays(choice);
  const top = groups[0]?.hundredths ?? 0;
  return (
    <ul className="wheel-legend" aria-label={t`What the segments pay, and how often they come`}>
      {groups.map(({ hundredths, count }) => (
        <li
          key={hundredths}
          className={
            hundredths === landed
              ? 'wheel-legend__pay wheel-legend__pay--landed'
              : 'wheel-legend__pay'
          }
        >
          <span
            className={`wheel-legend__paint paint--${getPaint(hundredths, top)}`}
            aria-hidden="true"
          />
          <b>{toDigits(formatPay(hundredths), format.digits)}</b>
          <span>
            {formatPercent(ratio(BigInt(count), BigInt(choice.segments)), {
              ...format,
              decimals: 1,
              rounding: 'half_up',
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
