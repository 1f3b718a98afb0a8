import './road.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocalText } from '../../../shared/local-text.ts';
import { useNumberFormat } from '../number-format.ts';
import { ChartFrame, ChartScroll } from './chart-frame.tsx';
import { axes, type Side, type Track } from './chart-tracks.ts';
import { buildRoad } from './count-road.ts';
import { getSideTone } from './side-board.tsx';
import type { ChartDraw } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

type RoadProps = {
  readonly track: Track;
  readonly draws: readonly ChartDraw[];
  /** The side of a cell, in pixels. */
  readonly cell: number;
};

const findSide = (code: string): Side | undefined =>
  axes.flatMap(({ sides }): readonly Side[] => sides).find((side) => side === code);

/** Runs of the same side, each a column: the next column begins when the side changes. */
export function Road({ track, draws, cell }: RoadProps) {
  const { t } = useLingui();
  const local = useLocalText();
  const text = useChartText();
  const { digits } = useNumberFormat();
  const columns = buildRoad(draws.map(({ result }) => track.read(result)));
  const name = digits(local(track.name));
  const axis = text.axis(track.axis);
  const label = t`Runs: ${name}, ${axis}`;
  const longest = Math.max(0, ...columns.map(({ ties }) => ties.length));
  const nameSide = (code: string): string => {
    const side = findSide(code);
    return side ? text.side(side) : code;
  };
  const getTable = () => ({
    heads: [t`Side`, t`Draws in a row`, t`Ties`],
    rows: columns
      .map(({ side, ties }) => [
        nameSide(side),
        digits(ties.length),
        digits(ties.reduce((sum, count) => sum + count, 0)),
      ])
      .toReversed(),
  });
  return (
    <ChartFrame
      label={label}
      legend={
        <>
          <Trans>The newest run is at the right; a figure counts ties after a draw.</Trans>{' '}
          <Plural value={longest} one="Longest run: # draw." other="Longest run: # draws." />
        </>
      }
      getTable={getTable}
    >
      <div className="chart__rows">
        <ChartScroll label={label}>
          <div className="road" style={{ gridAutoColumns: `${cell}px` }} aria-hidden="true">
            {columns.map(({ side, ties }, index) => (
              <div key={index} className="road__run">
                {ties.map((count, nth) => (
                  <span
                    key={nth}
                    className={`side-mark side-mark--${getSideTone(findSide(side) ?? null)}`}
                    style={{ blockSize: cell - 2 }}
                  >
                    {text.sideSign(findSide(side) ?? 'big')}
                    {count > 0 && <sub>{digits(count)}</sub>}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </ChartScroll>
      </div>
    </ChartFrame>
  );
}
