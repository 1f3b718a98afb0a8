import './list-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { downloadCsv, formatCsv } from './csv.ts';
import { getNextOrder, sortRows } from './sort-rows.ts';
import type { Rank, SortOrder } from './sort-rows.ts';

/** One column of a list; its name is the head, and the head of the column in the file. */
export type ListColumn<Row> = Omit<Column<Row>, 'head' | 'sorted' | 'slot' | 'cell'> & {
  readonly name: string;
  /** `file`: the column is in the file and not in the table. */
  readonly slot: Column<Row>['slot'] | 'file';
  readonly cell?: (row: Row) => ReactNode;
  /** What the file says of a row. Columns without it are not in the file. */
  readonly text?: (row: Row) => string;
  /** What rows are ordered by. Columns without it cannot be sorted. */
  readonly rank?: (row: Row) => Rank;
};

type ListTableProps<Row> = {
  /** What the list holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The name of the file, without its ending. */
  readonly file: string;
  /** Stands in the place of a list without rows. */
  readonly empty: ReactNode;
  /** What is said above the list, such as how many there are. */
  readonly summary?: ReactNode;
  /** The pager. */
  readonly children?: ReactNode;
};

const getDirection = ({ isDescending }: SortOrder) => (isDescending ? 'descending' : 'ascending');

type OrderProps = {
  readonly names: readonly { readonly key: string; readonly name: string }[];
  readonly order: SortOrder | null;
  readonly onChange: (order: SortOrder | null) => void;
};

/** The order of the list on a phone, where columns have no heads to press. */
function OrderChoice({ names, order, onChange }: OrderProps) {
  const { t } = useLingui();
  return (
    <div className="list-order">
      <Select
        label={<Trans>Order</Trans>}
        value={order ? `${order.key} ${order.isDescending ? 'down' : 'up'}` : ''}
        onChange={({ target }) => {
          const [key = '', direction] = target.value.split(' ');
          onChange(key === '' ? null : { key, isDescending: direction === 'down' });
        }}
      >
        <option value="">{t`As listed`}</option>
        {names.map(({ key, name }) => [
          <option key={`${key} up`} value={`${key} up`}>
            {name} ↑
          </option>,
          <option key={`${key} down`} value={`${key} down`}>
            {name} ↓
          </option>,
        ])}
      </Select>
    </div>
  );
}

/**
 * A list as a table on a desk and as rows of cards on a phone. Sorting and the file are about the
 * rows that are shown, not about those that the server has beside.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowKey, file, empty, summary, children } = props;
  const { i18n } = useLingui();
  const [order, setOrder] = useState<SortOrder | null>(null);
  const sortable = columns.filter(({ rank }) => rank !== undefined);
  const rank = sortable.find(({ key }) => key === order?.key)?.rank;
  const { locale } = i18n;
  const shown =
    order && rank ? sortRows(rows, rank, { isDescending: order.isDescending, locale }) : rows;
  const getHead = ({
    key,
    name,
    rank: isSortable,
  }: Pick<ListColumn<Row>, 'key' | 'name' | 'rank'>): ReactNode =>
    isSortable ? (
      <button
        type="button"
        className="list-head"
        onClick={() => setOrder(getNextOrder(order, key))}
      >
        {name}
        <span aria-hidden="true">
          {order?.key === key ? (order.isDescending ? ' ↓' : ' ↑') : ' ↕'}
        </span>
      </button>
    ) : (
      name
    );
  const save = () => {
    const written = columns.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
    const lines = shown.map((row) => written.map(({ text }) => text(row)));
    downloadCsv(file, formatCsv([written.map(({ name }) => name), ...lines]));
  };
  if (rows.length === 0) return empty;
  return (
    <>
      <div className="list-bar">
        {summary}
        {sortable.length > 0 && <OrderChoice names={sortable} order={order} onChange={setOrder} />}
        <Button size="small" icon="download" onClick={save}>
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      <DataTable
        caption={caption}
        rows={shown}
        rowKey={rowKey}
        columns={columns.flatMap(({ slot, cell, ...column }) =>
          slot === 'file'
            ? []
            : {
                ...column,
                slot,
                head: getHead(column),
                cell: (row: Row) => cell?.(row),
                ...(column.key === order?.key && { sorted: getDirection(order) }),
              },
        )}
      />
      {children}
    </>
  );
}
