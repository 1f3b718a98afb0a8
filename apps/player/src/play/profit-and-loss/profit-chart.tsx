import { Trans } from '@lingui/react/macro';
import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { DateRange } from '../../shared/records/date-range.ts';
import {
  getBars,
  getLargestBars,
  getLeft,
  getRectangles,
  isPeriod,
  largestMax,
} from './chart-bars.ts';
import { useKeyText } from './use-key-text.ts';

type ProfitChartProps = {
  readonly rows: readonly ProfitRow[];
  readonly currency: Currency;
  readonly range: DateRange;
  readonly by: ProfitGrouping;
  readonly weekStart: WeekStart;
};

/** Results as bars. Screen readers have the table below them. */
export function ProfitChart({ by, ...shown }: ProfitChartProps) {
  return isPeriod(by) ? <PeriodChart {...shown} by={by} /> : <LargestChart {...shown} by={by} />;
}

/** The largest results of kinds of games or games, each as a lying bar with its name. */
function LargestChart({ rows, currency, range, by, weekStart }: ProfitChartProps) {
  const format = useKeyText(range, by, weekStart);
  const { digits } = useFormat();
  const bars = getLargestBars(rows);
  // One bar compares nothing.
  if (bars.length < 2) return null;
  const { zero, rectangles } = getRectangles(bars);
  const left = 100 - zero;
  const titles = new Map(rows.map(({ key, title }) => [key, title]));
  const [shown, all] = [
    toDigits(String(largestMax), digits),
    toDigits(String(rows.length), digits),
  ];
  return (
    <div className="profit-chart" aria-hidden="true">
      {rows.length > largestMax && (
        <p className="profit-chart__note">
          <Trans>
            The {shown} largest results of {all}. The table has all.
          </Trans>
        </p>
      )}
      <ul className="profit-chart__list">
        {rectangles.map((rectangle, index) => (
          <li key={rectangle.key}>
            <span>{format({ key: rectangle.key, title: titles.get(rectangle.key) ?? null })}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect
                className={rectangle.isGain ? 'profit-chart__gain' : 'profit-chart__loss'}
                x={getLeft(rectangle)}
                y="1"
                width={rectangle.height}
                height="8"
              />
              <line className="profit-chart__zero" x1={left} x2={left} y1="0" y2="10" />
            </svg>
            <Money minor={bars[index]?.net ?? 0n} currency={currency} sign="always" tone="result" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The width of a bar with its gap, in the chart's own units. */
const lane = 10;

type PeriodChartProps = ProfitChartProps & { readonly by: Parameters<typeof getBars>[2] };

/** The result of each period as a bar. */
function PeriodChart({ rows, currency, range, by, weekStart }: PeriodChartProps) {
  const format = useKeyText(range, by, weekStart);
  const bars = getBars(rows, range, by, weekStart);
  const [first] = bars;
  const last = bars.at(-1);
  // One bar compares nothing.
  if (!first || !last || first === last) return null;
  const { zero, rectangles } = getRectangles(bars);
  const width = bars.length * lane;
  const nets = bars.map(({ net }) => net);
  const highest = nets.reduce((one, other) => (one > other ? one : other), 0n);
  const lowest = nets.reduce((one, other) => (one < other ? one : other), 0n);
  return (
    <div className="profit-chart" aria-hidden="true">
      <p className="profit-chart__scale">
        {highest > 0n && <Money minor={highest} currency={currency} sign="always" tone="result" />}
        {lowest < 0n && <Money minor={lowest} currency={currency} sign="always" tone="result" />}
      </p>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" className="profit-chart__bars">
        {rectangles.map(({ key, y, height, isGain }, index) => (
          <rect
            key={key}
            className={isGain ? 'profit-chart__gain' : 'profit-chart__loss'}
            x={index * lane + 1}
            y={y}
            width={lane - 2}
            height={height}
          />
        ))}
        <line className="profit-chart__zero" x1="0" x2={width} y1={zero} y2={zero} />
      </svg>
      <p className="profit-chart__ends">
        <span>{format({ key: first.key, title: null })}</span>
        <span>{format({ key: last.key, title: null })}</span>
      </p>
    </div>
  );
}
