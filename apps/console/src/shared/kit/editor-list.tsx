import '../content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { getRefusal } from '../api.ts';
import { FormError } from '../form-error.tsx';
import { May, useMay } from '../may.tsx';
import { moveItem } from '../move-item.ts';
import { useActions } from './use-actions.tsx';

/** One thing that the site shows, as its list names it. */
export type EditorRow = {
  readonly id: string;
  /** In the operator's language; also names the buttons of the row. */
  readonly title: string;
  /** Pictures have a column of their own. */
  readonly picture?: ReactNode;
  readonly icon?: ReactNode;
  /** Lines below the title. */
  readonly notes?: ReactNode;
  /** Whether the site shows it now. */
  readonly state: ReactNode;
};

type EditorSection = {
  readonly key: string;
  readonly title?: ReactNode;
  readonly rows: readonly EditorRow[];
};

type EditorListProps = {
  /** Sections without rows are left out. */
  readonly sections: readonly EditorSection[];
  /** Stands in the place of a list without any row. */
  readonly empty: ReactNode;
  readonly onEdit: (id: string) => void;
  readonly removing: UseMutationResult<unknown, Error, string>;
  /** The question before a row is removed, and what removal does if that is not the usual. */
  readonly question: ReactNode;
  readonly warning?: ReactNode;
  /** Rows that have an order of their own are moved one place at a time. */
  readonly ordering?: {
    readonly error: unknown;
    /** Takes the order that is wanted and the one that was shown. */
    readonly save: (order: { ids: string[]; seen: string[] }) => void;
  };
};

type RowProps = {
  readonly row: EditorRow;
  /** Null where rows have no order. */
  readonly move: { readonly up: (() => void) | null; readonly down: (() => void) | null } | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Row({ row, move, onEdit, onRemove }: RowProps) {
  const { t } = useLingui();
  const { title, picture, icon, notes, state } = row;
  return (
    <li className="content-row">
      {picture}
      {icon}
      <div className="content-row__words">
        <b>{title}</b>
        {notes}
        {state}
      </div>
      <div className="content-row__acts">
        {move && (
          <>
            <IconButton
              icon="chevron-down"
              className="content-row__up"
              label={t`Earlier: ${title}`}
              disabled={move.up === null}
              onClick={() => move.up?.()}
            />
            <IconButton
              icon="chevron-down"
              label={t`Later: ${title}`}
              disabled={move.down === null}
              onClick={() => move.down?.()}
            />
          </>
        )}
        <May act="act">
          <IconButton icon="edit" label={t`Edit: ${title}`} onClick={onEdit} />
          <IconButton icon="trash" label={t`Remove: ${title}`} onClick={onRemove} />
        </May>
      </div>
    </li>
  );
}

/** How the columns of rows are laid out: by what stands before the words. */
function getLayout([row]: readonly EditorRow[]): string {
  if (row?.picture !== undefined) return 'content-rows';
  return `content-rows content-rows--${row?.icon === undefined ? 'plain' : 'icons'}`;
}

/** Lists what operators wrote, each row with its buttons: move, edit, remove. */
export function EditorList(props: EditorListProps) {
  const { sections, empty, onEdit, removing, question, warning, ordering } = props;
  const starter = useActions();
  const may = useMay();
  const askRemoval = (id: string) =>
    starter.start({
      key: `remove ${id}`,
      label: <Trans>Remove</Trans>,
      icon: 'trash',
      tone: 'danger',
      question: {
        title: question,
        lead: warning ?? (
          <Trans>It disappears from the site at once. The event log keeps its content.</Trans>
        ),
      },
      run: () => removing.mutateAsync(id),
    });
  const filled = sections.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return empty;
  return (
    <>
      {ordering && (
        <FormError refusal={ordering.error === null ? null : getRefusal(ordering.error)} />
      )}
      {filled.map(({ key, title, rows }) => {
        const ids = rows.map(({ id }) => id);
        const list = (
          <ul key={key} className={getLayout(rows)}>
            {rows.map((row, index) => {
              const by = (step: -1 | 1) => () =>
                ordering?.save({ ids: moveItem(ids, index, step), seen: ids });
              const move = ordering &&
                may('act') && {
                  up: index === 0 ? null : by(-1),
                  down: index === rows.length - 1 ? null : by(1),
                };
              return (
                <Row
                  key={row.id}
                  row={row}
                  move={move || null}
                  onEdit={() => onEdit(row.id)}
                  onRemove={() => askRemoval(row.id)}
                />
              );
            })}
          </ul>
        );
        if (title === undefined) return list;
        return (
          <section key={key}>
            <h2 className="section-title">{title}</h2>
            {list}
          </section>
        );
      })}
      {starter.dialog}
    </>
  );
}
