import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import { Facts } from './facts.tsx';
import type { ObjectFact } from './facts.tsx';
import { ListTable } from './list-table.tsx';
import type { ListColumn, RowActions } from './list-table.tsx';
import { getRequestActions } from './second-operator.tsx';

/** A thing whose terms two operators replace. */
type TermsRow<Terms> = {
  readonly terms: Terms;
  readonly waiting: (OperatorRequest & { readonly terms: Terms }) | null;
};

/** A term in words, by its name. */
export type Term = ObjectFact & { readonly name: string; readonly isText?: true };

/** A term of a request; one that is a text of another value is written after that of before. */
const showChange = ({ value: before }: Partial<Term>, after: Term): Term => {
  const { value } = after;
  const isChanged = typeof before === 'string' && typeof value === 'string' && before !== value;
  return isChanged ? { ...after, value: `${before} → ${value}` } : after;
};

type TermsTableProps<Terms, Row extends TermsRow<Terms>> = {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The columns that tell the rows apart. */
  readonly columns: readonly ListColumn<Row>[];
  /** The terms, each in a column of its own. */
  readonly getTerms: (row: Row, terms: Terms) => readonly Term[];
  /** Names a row for screen readers. */
  readonly getName: (row: Row) => string;
  readonly what: ReactNode;
  readonly question: ReactNode;
  readonly done: ReactNode;
  readonly renderDialog: (row: Row, onClose: () => void) => ReactNode;
  readonly confirm: (row: Row, requestId: string) => Promise<unknown>;
  readonly withdraw: (row: Row, requestId: string) => Promise<unknown>;
};

function getTermsActions<Terms, Row extends TermsRow<Terms>>(
  row: Row,
  props: TermsTableProps<Terms, Row>,
): RowActions {
  const { waiting } = row;
  const { rowKey, getName, renderDialog, getTerms } = props;
  const about = getName(row);
  const key = `terms ${rowKey(row)}`;
  if (!waiting)
    return {
      actions: [
        {
          key,
          about,
          label: <Trans>Change</Trans>,
          icon: 'edit',
          renderDialog: (onClose) => renderDialog(row, onClose),
        },
      ],
    };
  const { id, terms } = waiting;
  const before = getTerms(row, row.terms);
  const facts = getTerms(row, terms).map((term, at) => showChange(before[at] ?? {}, term));
  return getRequestActions(waiting, {
    key,
    about,
    what: props.what,
    question: {
      title: props.question,
      facts: <Facts facts={facts} />,
      done: { title: props.done },
    },
    confirm: () => props.confirm(row, id),
    withdraw: () => props.withdraw(row, id),
  });
}

/** Things with their terms, which one operator asks to change and another one confirms. */
export function TermsTable<Terms, Row extends TermsRow<Terms>>(props: TermsTableProps<Terms, Row>) {
  const { caption, rows, rowKey, columns, getTerms } = props;
  const first = rows[0];
  const terms = first ? getTerms(first, first.terms) : [];
  const termColumns = terms.map(({ key, name, isText }, at): ListColumn<Row> => ({
    key,
    name,
    slot: 'line',
    named: true,
    figure: isText !== true,
    cell: (row) => getTerms(row, row.terms)[at]?.value,
  }));
  return (
    <ListTable
      caption={caption}
      columns={[...columns, ...termColumns]}
      rows={rows}
      rowKey={rowKey}
      getActions={(row) => getTermsActions(row, props)}
      empty={null}
    />
  );
}
