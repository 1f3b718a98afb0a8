import './trend-grid.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { useState } from 'react';
import { useNumberFormat } from '../number-format.ts';
import { ChartFrame, ChartScroll } from './chart-frame.tsx';
import type { Subject } from './chart-subjects.ts';
import { listGaps } from './count-gaps.ts';
import type { ChartDraw } from './use-chart-draws.ts';
import { useChartText } from './use-chart-text.ts';

/** So many numbers are shown below each other. */
const rowsMost = 20;
/** The draw's number stands under every so many columns. */
const labelEvery = 5;

/** Parts of many numbers that are as equal as can be. */
function cutIntoBlocks(values: readonly number[]): readonly (readonly number[])[] {
  const size = Math.ceil(values.length / Math.ceil(values.length / rowsMost));
  const blocks: (readonly number[])[] = [];
  for (let at = 0; at < values.length; at += size) blocks.push(values.slice(at, at + size));
  return blocks;
}

type PictureProps = {
  readonly draws: readonly ChartDraw[];
  readonly subject: Subject;
  readonly values: readonly number[];
  /** The side of a cell, in pixels. */
  readonly cell: number;
};

/** The numbers as rows, the draws as columns; a line leads from each number to the next one. */
function TrendPicture({ draws, subject, values, cell }: PictureProps) {
  const text = useChartText();
  const { digits } = useNumberFormat();
  const drawn = draws.map(({ result }) => subject.read(result));
  const gaps = listGaps(drawn, values);
  const middle = (index: number): number => (index + 0.5) * cell;
  const rows = drawn.map(([value]) => values.indexOf(value ?? Number.NaN));
  // Where the draw before shows a number that is not in the picture, a new line begins.
  const line = rows.flatMap((row, column) => {
    const command = (rows[column - 1] ?? -1) < 0 ? 'M' : 'L';
    return row < 0 ? [] : [`${command}${middle(column)} ${middle(row)}`];
  });
  const width = draws.length * cell;
  return (
    <svg
      className={cell > 30 ? 'trend-grid trend-grid--large' : 'trend-grid'}
      width={width}
      height={values.length * cell + 22}
      aria-hidden="true"
    >
      {values.map((value, row) =>
        row % 2 === 0 ? (
          <rect
            key={value}
            className="trend-grid__band"
            y={row * cell}
            width={width}
            height={cell}
          />
        ) : null,
      )}
      {gaps.map((column, x) =>
        column.map((gap, y) =>
          !gap ? null : (
            <text key={`${x}-${y}`} className="trend-grid__gap" x={middle(x)} y={middle(y)}>
              {digits(gap)}
            </text>
          ),
        ),
      )}
      {subject.shown === 1 && <path className="trend-grid__line" d={line.join('')} />}
      {gaps.map((column, x) =>
        column.map((gap, y) =>
          gap !== 0 ? null : (
            <g key={`${x}-${y}`} className="trend-grid__hit">
              <circle cx={middle(x)} cy={middle(y)} r={cell / 2 - 1.5} />
              <text x={middle(x)} y={middle(y)}>
                {text.value(subject, values[y] ?? 0)}
              </text>
            </g>
          ),
        ),
      )}
      {draws.map((draw, x) =>
        (draws.length - 1 - x) % labelEvery === 0 ? (
          <text
            key={draw.issueId}
            className="trend-grid__draw"
            x={(x + 1) * cell - 2}
            y={values.length * cell + 12}
          >
            {text.draw(draw)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

type TrendGridProps = Omit<PictureProps, 'values'>;

/** The path of the drawn numbers from draw to draw. */
export function TrendGrid({ draws, subject, cell }: TrendGridProps) {
  const { t } = useLingui();
  const text = useChartText();
  const blocks = cutIntoBlocks(subject.values);
  const [chosen, setBlock] = useState('0');
  const values = blocks[Number(chosen)] ?? blocks[0] ?? [];
  const name = text.subject(subject.name);
  const label = t`Trend of ${name}`;
  const getTable = () => ({
    heads: [t`Draw`, name],
    rows: draws.toReversed().map((draw) => [
      text.draw(draw),
      subject
        .read(draw.result)
        .map((value) => text.value(subject, value))
        .join(', '),
    ]),
  });
  return (
    <ChartFrame
      label={label}
      legend={<Trans>A small figure says for how many draws a number has not come.</Trans>}
      getTable={getTable}
    >
      {blocks.length > 1 && (
        <FilterChips
          label={t`Numbers`}
          value={chosen}
          onChange={setBlock}
          choices={blocks.map((block, index) => ({
            key: String(index),
            text: `${text.value(subject, block[0] ?? 0)}–${text.value(subject, block.at(-1) ?? 0)}`,
          }))}
        />
      )}
      <div className="chart__rows">
        <div className="trend-grid__names" style={{ lineHeight: `${cell}px` }} aria-hidden="true">
          {values.map((value) => (
            <span key={value}>{text.value(subject, value)}</span>
          ))}
        </div>
        <ChartScroll label={label}>
          <TrendPicture draws={draws} subject={subject} values={values} cell={cell} />
        </ChartScroll>
      </div>
    </ChartFrame>
  );
}
