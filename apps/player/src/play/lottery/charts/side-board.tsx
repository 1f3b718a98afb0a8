import './side-board.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocalText } from '../../../shared/local-text.ts';
import { useNumberFormat } from '../number-format.ts';
import { ChartFrame, ChartScroll } from './chart-frame.tsx';
import type { AxisCode, Side, Track } from './chart-tracks.ts';
import type { ChartDraw } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

/** The first side of each pair is red, the second blue. */
const firstSides: readonly (Side | null)[] = ['big', 'odd', 'dragon'];

/** The colour of a side in a cell: `a`, `b`, or `none` on a tie. */
export function getSideTone(side: Side | null): string {
  if (side === null) return 'none';
  return firstSides.includes(side) ? 'a' : 'b';
}

type SideBoardProps = {
  readonly axis: AxisCode;
  readonly tracks: readonly Track[];
  readonly draws: readonly ChartDraw[];
  /** The side of a cell, in pixels. */
  readonly cell: number;
};

/** Draw by draw, on which side each of several things was. */
export function SideBoard({ axis, tracks, draws, cell }: SideBoardProps) {
  const { t } = useLingui();
  const local = useLocalText();
  const text = useChartText();
  const { digits } = useNumberFormat();
  const rows = tracks.map((track) => ({
    track,
    name: digits(local(track.name)),
    sides: draws.map(({ result }) => track.read(result)),
  }));
  const label = text.axis(axis);
  const getTable = () => ({
    heads: [t`Draw`, ...rows.map(({ name }) => name)],
    rows: draws
      .map((draw, index) => [
        text.draw(draw),
        ...rows.map(({ sides }) => {
          const side = sides[index] ?? null;
          return side === null ? t`Tie` : text.side(side);
        }),
      ])
      .toReversed(),
  });
  const style = {
    gridTemplateColumns: `repeat(${draws.length}, ${cell}px)`,
    inlineSize: draws.length * cell,
  };
  return (
    <ChartFrame
      label={label}
      legend={<Trans>The newest draw is at the right. A dash is a tie or a returned stake.</Trans>}
      getTable={getTable}
    >
      <div className="chart__rows">
        <div className="side-board__names" aria-hidden="true">
          {rows.map(({ track, name }) => (
            <span key={track.code}>{name}</span>
          ))}
        </div>
        <ChartScroll label={label}>
          <div className="side-board" style={style} aria-hidden="true">
            {rows.flatMap(({ track, sides }) =>
              sides.map((side, index) => (
                <span
                  key={`${track.code}-${index}`}
                  className={`side-mark side-mark--${getSideTone(side)}`}
                >
                  {side === null ? '–' : text.sideSign(side)}
                </span>
              )),
            )}
          </div>
        </ChartScroll>
      </div>
    </ChartFrame>
  );
}
