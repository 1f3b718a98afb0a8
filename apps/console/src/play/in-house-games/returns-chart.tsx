import { useLingui } from '@lingui/react/macro';
import type { getReturns } from '@khelaghor/contract/play/game-desk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { plotReturns } from './plot-returns.ts';
import type { PlottedDay } from './plot-returns.ts';
import { formatShare } from './labels.ts';

type Day = ValueOf<typeof getReturns>['days'][number];

type ChartProps = { readonly currency: string; readonly days: readonly Day[] };

/** Returns of a day, and the bounds of its mark. The table has the same figures. */
function DayMark({ x, low, high, exact, measured, isBeyond }: PlottedDay) {
  return (
    <g className={isBeyond ? 'returns-day returns-day--beyond' : 'returns-day'}>
      <line className="returns-day__mark" x1={x} x2={x} y1={low} y2={high} />
      <line className="returns-day__exact" x1={x - 6} x2={x + 6} y1={exact} y2={exact} />
      <circle cx={x} cy={measured} r={4} />
    </g>
  );
}

/** The measured return of each day, with its mark around the exact one. */
export function ReturnsChart({ currency, days }: ChartProps) {
  const { t } = useLingui();
  const { day } = useNumberFormat();
  const { width, height, marks, top, bottom } = plotReturns(days);
  const [earliest, latest] = [days[0], days.at(-1)];
  if (!earliest || !latest) return null;
  const [first, last] = [day(earliest.day), day(latest.day)];
  const label = t`Measured return by day in ${currency}, ${first} to ${last}`;
  return (
    <figure className="returns-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {marks.map((mark) => (
          <DayMark key={mark.day} {...mark} />
        ))}
      </svg>
      <figcaption>
        <bdi translate="no">{currency}</bdi> · {first} – {last} · {formatShare(bottom)} –{' '}
        {formatShare(top)}
      </figcaption>
    </figure>
  );
}
