import './documents.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { documentQueues } from './documents-search.ts';
import type { DocumentQueue } from './documents-search.ts';
import { useDocuments } from './use-documents.ts';

const route = getRouteApi('/inside/documents');
const DocumentPage = lazy(async () => ({
  default: (await import('./document-page.tsx')).DocumentPage,
}));

function getQueueName(state: DocumentQueue): ReactNode {
  switch (state) {
    case 'waiting':
      return <Trans>Waiting</Trans>;
    case 'accepted':
      return <Trans>Accepted</Trans>;
    case 'refused':
      return <Trans>Refused</Trans>;
  }
}

type QueueProps = { readonly query: ReturnType<typeof useDocuments> };

function Queue({ query }: QueueProps) {
  const { t } = useLingui();
  const columns = useDocumentColumns('account');
  return (
    <div className="queue">
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Identity documents`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ id }) => id}
          file="documents"
          empty={<EmptyState art="lotus" title={<Trans>Nothing here</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </div>
  );
}

function QueuePage({ state }: { readonly state: DocumentQueue }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useDocuments(state);
  return (
    <Page title={t`Identity documents`} updatedAtMs={query.dataUpdatedAt}>
      <PageTabs
        label={t`State of the documents`}
        value={state}
        onChange={(next) => void navigate({ to: '/documents', search: { state: next } })}
        tabs={documentQueues.map((key) => ({
          key,
          text: getQueueName(key),
          panel: key === state ? <Queue key={key} query={query} /> : null,
        }))}
      />
    </Page>
  );
}

/** The documents of a queue, or the review of one. */
export function DocumentsPage() {
  const { state, id, tab } = route.useSearch();
  if (id === undefined) return <QueuePage state={state} />;
  return (
    <Suspense fallback={<LoadingCards />}>
      <DocumentPage key={id} id={id} queue={state} tab={tab} />
    </Suspense>
  );
}
