import './sum-bars.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { measureSum, type Family } from '@khelaghor/engine-lottery/public.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { CSSProperties } from 'react';
import { useNumberFormat } from '../number-format.ts';
import { ChartFrame } from './chart-frame.tsx';
import { getSumPlaces } from './chart-subjects.ts';
import { countSums, type SumClass } from './count-sums.ts';
import type { ChartDraw } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

type SumBarsProps = {
  readonly family: Family;
  readonly draws: readonly ChartDraw[];
  readonly isLarge: boolean;
};

/** How often each sum came, beside how often it comes by chance. */
export function SumBars({ family, draws, isLarge }: SumBarsProps) {
  const { t } = useLingui();
  const text = useChartText();
  const { digits, price, percent } = useNumberFormat();
  const { of, places } = getSumPlaces(family);
  const measure = measureSum(family.draw, places);
  const { classes, total } = countSums(
    draws.map(({ result }) => Number(measure.read(result))),
    measure.count(),
  );
  const count = BigInt(draws.length);
  const getExpected = ({ weight }: SumClass): number =>
    (Number((weight * 1_000_000n) / total) * draws.length) / 1_000_000;
  const most = Math.max(1, ...classes.flatMap((own) => [own.times, getExpected(own)]));
  const nameClass = ({ from, to }: SumClass): string =>
    from === to ? digits(from) : `${digits(from)}–${digits(to)}`;
  const label = text.sum(of);
  const getTable = () => ({
    heads: [t`Sum`, t`Times`, t`Expected`, t`Chance`],
    rows: classes.map((own) => [
      nameClass(own),
      digits(own.times),
      price(ratio(own.weight * count, total)),
      percent(ratio(own.weight, total)),
    ]),
  });
  return (
    <ChartFrame
      label={label}
      legend={
        <Trans>The bar is how often a sum came, the line how often it comes by chance.</Trans>
      }
      getTable={getTable}
    >
      <div className={isLarge ? 'sum-bars sum-bars--large' : 'sum-bars'} aria-hidden="true">
        {classes.map((own) => {
          const style = {
            '--times': own.times / most,
            '--expected': getExpected(own) / most,
          } as CSSProperties;
          return (
            <div key={own.from} className="sum-bars__row" style={style}>
              <span className="sum-bars__name">{nameClass(own)}</span>
              <span className="sum-bars__lane">
                <span className="sum-bars__bar" />
                <span className="sum-bars__expected" />
              </span>
              <b>{digits(own.times)}</b>
            </div>
          );
        })}
      </div>
    </ChartFrame>
  );
}
