import './list-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { Checkbox, Select } from '@khelaghor/ui/field/field.tsx';
import { ActionButtons, WaitingForSecond } from './action-buttons.tsx';
import type { Action, WaitingRequest } from './actions.ts';
import { useMay } from '../may.tsx';
import { downloadCsv, formatCsv } from './csv.ts';
import { FileButton } from './file-link.tsx';
import type { FileAddress } from './file-link.tsx';
import { getNextOrder, sortRows } from './sort-rows.ts';
import type { Rank, SortOrder } from './sort-rows.ts';
import { useActions } from './use-actions.tsx';
import type { Chosen } from './use-chosen.ts';

/** One column of a list; its name is the head, and the head of the column in the file. */
export type ListColumn<Row> = Omit<Column<Row>, 'head' | 'name' | 'sorted' | 'slot' | 'cell'> & {
  readonly name: string;
  /** `file`: the column is in the file and not in the table. */
  readonly slot: Column<Row>['slot'] | 'file';
  readonly cell?: (row: Row) => ReactNode;
  /** What the file says of a row. Columns without it are not in the file. */
  readonly text?: (row: Row) => string;
  /** What rows are ordered by. Columns without it cannot be sorted. */
  readonly rank?: (row: Row) => Rank;
};

/** What can be done to a row, and what waits for a second operator. */
export type RowActions = {
  readonly actions: readonly Action[];
  readonly waiting?: WaitingRequest | null;
  /** Buttons that lead elsewhere. */
  readonly links?: ReactElement;
};

type ListTableProps<Row> = {
  /** What the list holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /**
   * The file of all rows that the server writes; of a list that is whole, the name of the file that
   * the page writes, without its ending. Left out, the list is short and has no file.
   */
  readonly file?: FileAddress | string;
  readonly getActions?: (row: Row) => RowActions;
  /** Rows can be ticked; `getName` names them for screen readers. */
  readonly choice?: { readonly chosen: Chosen<Row>; readonly getName: (row: Row) => string };
  /** Stands in the place of a list without rows. */
  readonly empty: ReactNode;
  /** What is said above the list, such as how many there are. */
  readonly summary?: ReactNode;
  /** The pager. */
  readonly children?: ReactNode;
};

const getDirection = ({ isDescending }: SortOrder) =>
  isDescending ? ('descending' as const) : ('ascending' as const);

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

type HeadProps = Pick<ListColumn<never>, 'name'> & {
  readonly order: SortOrder | null;
  readonly isOrdered: boolean;
  readonly onPress: () => void;
};

/** The head of a column that can be sorted. */
function SortHead({ name, order, isOrdered, onPress }: HeadProps) {
  return (
    <button type="button" className="list-head" onClick={onPress}>
      {name}
      <span aria-hidden="true">
        {isOrdered ? (order?.isDescending === true ? ' ↓' : ' ↑') : ' ↕'}
      </span>
    </button>
  );
}

/** The last column: what waits for a second operator, and the buttons of the row. */
function useActionColumn<Row>(getActions: ((row: Row) => RowActions) | undefined) {
  const starter = useActions();
  const column: Column<Row> | null = getActions
    ? {
        key: 'actions',
        slot: 'acts',
        head: (
          <span className="visually-hidden">
            <Trans>Actions</Trans>
          </span>
        ),
        cell: (row) => {
          const { actions, waiting, links } = getActions(row);
          if (actions.length === 0 && !links && !waiting) return null;
          return (
            <>
              {waiting && <WaitingForSecond request={waiting} />}
              <ActionButtons actions={actions} starter={starter} size="small">
                {links}
              </ActionButtons>
            </>
          );
        },
      }
    : null;
  return { column, starter };
}

/** The first column of a list whose rows can be ticked. */
function useChoiceColumn<Row>(choice: ListTableProps<Row>['choice']): Column<Row> | null {
  const { t } = useLingui();
  if (!choice) return null;
  const { chosen, getName } = choice;
  return {
    key: 'choice',
    slot: 'art',
    head: t`Select`,
    isHeadHidden: true,
    cell: (row) => {
      const name = getName(row);
      return (
        <Checkbox
          label={<span className="visually-hidden">{t`Select ${name}`}</span>}
          checked={chosen.has(row)}
          onChange={({ target }) => chosen.set([row], target.checked)}
        />
      );
    },
  };
}

/** The rows of a page in the order that is chosen, and how to choose it. */
function useOrder<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  const { i18n } = useLingui();
  const [order, setOrder] = useState<SortOrder | null>(null);
  const sortable = columns.filter(({ rank }) => rank !== undefined);
  const rank = sortable.find(({ key }) => key === order?.key)?.rank;
  const { locale } = i18n;
  const shown =
    order && rank ? sortRows(rows, rank, { isDescending: order.isDescending, locale }) : rows;
  return { order, setOrder, sortable, shown };
}

/**
 * A list as a table on a desk and as rows of cards on a phone. Sorting is about the rows that are
 * shown, not about those that the server has beside.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, summary, getActions, children } = props;
  const { order, setOrder, sortable, shown } = useOrder(columns, rows);
  const { column: last, starter } = useActionColumn(getActions);
  const first = useChoiceColumn(props.choice);
  const file = useMay()('export') ? props.file : undefined;
  const save = (name: string) => {
    const written = columns.flatMap(({ name: head, text }) => (text ? [{ head, text }] : []));
    const lines = shown.map((row) => written.map(({ text }) => text(row)));
    downloadCsv(name, formatCsv([written.map(({ head }) => head), ...lines]));
  };
  const drawn = columns.flatMap(({ slot, cell, name, rank, ...column }): Column<Row>[] => {
    if (slot === 'file') return [];
    const isOrdered = column.key === order?.key;
    const press = () => setOrder(getNextOrder(order, column.key));
    const head = rank ? <SortHead {...{ name, order, isOrdered }} onPress={press} /> : name;
    const sorted = isOrdered && order !== null && { sorted: getDirection(order) };
    return [{ ...column, name, slot, head, cell: (row) => cell?.(row), ...sorted }];
  });
  const hasOrder = sortable.length > 0 && rows.length > 1;
  return (
    <>
      {rows.length === 0 && empty}
      {rows.length > 0 && (summary !== undefined || hasOrder || file !== undefined) && (
        <div className="list-bar">
          {summary}
          {hasOrder && <OrderChoice names={sortable} order={order} onChange={setOrder} />}
          {typeof file === 'object' && <FileButton {...file} />}
          {typeof file === 'string' && (
            <Button size="small" icon="download" onClick={() => save(file)}>
              <Trans>Download as CSV</Trans>
            </Button>
          )}
        </div>
      )}
      {(getActions || rows.length > 0) && (
        <div>
          {getActions && starter.trouble}
          {rows.length > 0 && (
            <DataTable
              caption={caption}
              rows={shown}
              rowKey={rowKey}
              columns={[...(first ? [first] : []), ...drawn, ...(last ? [last] : [])]}
            />
          )}
        </div>
      )}
      {children}
      {starter.dialog}
    </>
  );
}
