import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { KeptRecord } from '../edits/use-merged-draft.ts';
import { May } from '../may.tsx';
import { Page } from '../page.tsx';
import { QueryState } from '../query-state.tsx';

/** What the form of an editor page is given. */
export type EditorForm<Draft> = {
  /** Null: a new one. */
  readonly kept: KeptRecord | null;
  readonly begun: Draft;
  readonly onDone: () => void;
};

type EditorPageProps<Kept extends KeptRecord, Draft> = {
  readonly title: string;
  readonly query: UseQueryResult;
  /** All there are, also those that the list does not show now; nothing until they were read. */
  readonly kept: readonly Kept[] | undefined;
  /** What the address says is edited: an id, "new", or nothing. */
  readonly edit: string | undefined;
  /** What a new one begins with, and what one that is kept begins with. */
  readonly fresh: Draft;
  readonly getDraft: (kept: Kept) => Draft;
  readonly renderForm: (form: EditorForm<Draft>) => ReactNode;
  /** Opens the form of an id or of a new one; without either the list. */
  readonly go: (edit?: string) => void;
  /** The words of the button that opens the form of a new one. */
  readonly add: ReactNode;
  /** What stands beside that button. */
  readonly head?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
};

/** A page of what operators write for the site: its list, or the form of the one being written. */
export function EditorPage<Kept extends KeptRecord, Draft>(props: EditorPageProps<Kept, Draft>) {
  const { title, query, kept, edit, fresh, getDraft, renderForm, go, add, head, children } = props;
  const edited = kept?.find(({ id }) => id === edit);
  const begun = edit === 'new' ? fresh : edited && getDraft(edited);
  return (
    <Page title={title} updatedAtMs={query.dataUpdatedAt}>
      <QueryState query={query} />
      {kept && begun && (
        <Fragment key={edit}>
          {renderForm({ kept: edited ?? null, begun, onDone: () => go() })}
        </Fragment>
      )}
      {kept && !begun && (
        <>
          <div className="content-head">
            {head}
            <May act="act">
              <Button kind="primary" icon="plus" onClick={() => go('new')}>
                {add}
              </Button>
            </May>
          </div>
          {children}
        </>
      )}
    </Page>
  );
}
