import './data-table.css';
import type { ReactNode } from 'react';

/**
 * One column. `slot` says where its cell goes in the phone's list: `name` and `value` on the
 * first line, `note` and `state` on the second, `art` before both, `desk` not at all. `line` has a
 * line of its own below them, of which there may be several, and `acts` the last one.
 */
export type Column<Row> = {
  readonly key: string;
  readonly head: ReactNode;
  /** The head is hidden from view and read by screen readers only. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly slot: 'art' | 'name' | 'value' | 'note' | 'state' | 'desk' | 'line' | 'acts';
  /** Figures stand under each other at the end of their column. */
  readonly figure?: boolean;
  /** Says the head before the cell in the phone's list, where there is no head row. */
  readonly named?: boolean;
  /** What is said there, where the head itself is a button. */
  readonly name?: string;
  /** The direction in which the rows are ordered by this column; nothing when they are not. */
  readonly sorted?: 'ascending' | 'descending';
};

const getCellClass = <Row,>({ slot, figure }: Column<Row>): string =>
  `data-table__${slot}${figure ? ' data-table__figure' : ''}`;

type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

/** A record of many alike things: a table on a desk, a list on a phone. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.figure ? 'data-table__figure' : undefined}
              aria-sort={column.sorted}
            >
              {column.isHeadHidden === true ? (
                <span className="visually-hidden">{column.head}</span>
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className="data-table__row" key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                role={column.slot === 'name' ? 'rowheader' : undefined}
                className={getCellClass(column)}
              >
                {column.named === true && (
                  <span className="data-table__head-inline" aria-hidden="true">
                    {column.name ?? column.head}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One figure of the totals; the main one is large and first on a phone. */
export type Total = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly main?: boolean;
};

/** What a list comes to. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className="totals">
      {totals.map((total) => (
        <div
          key={total.key}
          className={total.main === true ? 'totals__cell totals__cell--main' : 'totals__cell'}
        >
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      ))}
    </dl>
  );
}
