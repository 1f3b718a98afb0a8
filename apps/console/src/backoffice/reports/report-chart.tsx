import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportRow } from '@khelaghor/contract/backoffice/reports.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { amountLabels } from './labels.ts';
import type { AmountName } from './labels.ts';
import type { LinePair } from './pair-lines.ts';
import { plotReport } from './plot-report.ts';

type ChartProps = {
  readonly pairs: readonly LinePair<ReportRow>[];
  readonly isCompared: boolean;
  readonly isDivided: boolean;
  readonly currency: CashCurrency;
  readonly formatLine: (row: ReportRow) => string;
};

const names = Object.keys(amountLabels) as readonly AmountName[];

/** More lines than these are read in the table alone. */
const barsMax = 400;

/** The largest of amounts, and zero. */
const getHighest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((one, other) => (one > other ? one : other), 0n);

/** What the top and the bottom of the chart stand for. */
function Scale({
  amounts,
  currency,
}: {
  readonly amounts: readonly bigint[];
  readonly currency: CashCurrency;
}) {
  const { money } = useNumberFormat();
  const highest = getHighest(amounts);
  const lowest = -getHighest(amounts.map((amount) => -amount));
  return (
    <p className="report-scale" aria-hidden="true">
      <span>{money(String(highest), currency)}</span>
      {lowest < 0n && <span>{money(String(lowest), currency)}</span>}
    </p>
  );
}

/**
 * One amount of each line as a bar, before that of the other days. Screen readers have the table
 * of the report below it, and a comparison has one of its own.
 */
export function ReportChart({ pairs, isCompared, isDivided, currency, formatLine }: ChartProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<AmountName>('result');
  // One bar compares nothing.
  if (pairs.length < 2 && !isCompared) return null;
  const lines = pairs.slice(0, barsMax).map(({ key, now, before }) => ({
    key,
    ...(now && { now: BigInt(now[shown]) }),
    ...(before && { before: BigInt(before[shown]) }),
  }));
  const { width, height, zero, bars } = plotReport(lines);
  const [first, last] = [pairs[0], pairs.at(-1)].map((pair) => pair?.now ?? pair?.before);
  return (
    <figure className="report-chart">
      <ChoiceField
        label={<Trans>Shown in the chart</Trans>}
        value={shown}
        choices={names.map((key) => ({ key, text: t(amountLabels[key]) }))}
        onChange={setShown}
      />
      <Scale
        amounts={lines.flatMap(({ now, before }) => [now ?? 0n, before ?? 0n])}
        currency={currency}
      />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ key, isBefore, ...rectangle }) => (
          <rect
            key={key}
            className={isBefore ? 'report-bar--before' : 'report-bar'}
            {...rectangle}
          />
        ))}
        <line className="report-zero" x1="0" x2={width} y1={zero} y2={zero} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{first && formatLine(first)}</span>
        <span>{last && last !== first && formatLine(last)}</span>
      </figcaption>
      {isCompared && <ComparisonTable {...{ pairs, shown, isDivided, currency, formatLine }} />}
    </figure>
  );
}
