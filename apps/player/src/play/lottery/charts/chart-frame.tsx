import './chart-frame.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** The figures of a chart, row by row; the first cell of a row names it. */
export type ChartTable = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function Table({ label, heads, rows }: ChartTable & { readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className="chart__table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ChartFrameProps = {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  /** What its marks and colours mean. */
  readonly legend?: ReactNode;
  /** Worked out when the reader opens the table. */
  readonly getTable: () => ChartTable;
  readonly children: ReactNode;
};

/** A chart with its legend, the same figures as a table, and what past draws say: nothing. */
export function ChartFrame({ label, legend, getTable, children }: ChartFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className="chart">
      {children}
      {legend !== undefined && <p className="chart__legend">{legend}</p>}
      <figcaption>
        <Trans>Every draw is independent: past draws say nothing about the next one.</Trans>
      </figcaption>
      <details className="chart__figures" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Trans>The same as a table</Trans>
        </summary>
        {isOpen && <Table label={label} {...getTable()} />}
      </details>
    </figure>
  );
}

type ChartScrollProps = { readonly label: string; readonly children: ReactNode };

/** What is wider than the page. Its end, the newest draw, is seen first. */
export function ChartScroll({ label, children }: ChartScrollProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className="chart__scroll" role="region" aria-label={t`${label}, scrolls`} tabIndex={0}>
      {children}
    </div>
  );
}
