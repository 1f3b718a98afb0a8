import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { CaseState } from '@khelaghor/contract/backoffice/case-terms.ts';
import type { ListedCase } from '@khelaghor/contract/backoffice/cases.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { caseTabs } from './cases-search.ts';
import type { CaseTab } from './cases-search.ts';
import { CaseBadge, kindLabels } from './labels.tsx';
import { ScreeningLists } from './screening-lists.tsx';
import { useCases } from './use-cases.ts';

const route = getRouteApi('/inside/cases');
const CasePage = lazy(async () => ({ default: (await import('./case-page.tsx')).CasePage }));

function getTabName(tab: CaseTab): ReactNode {
  switch (tab) {
    case 'open':
      return <Trans>Open</Trans>;
    case 'cleared':
      return <Trans>Cleared</Trans>;
    case 'reported':
      return <Trans>Reported</Trans>;
    case 'lists':
      return <Trans>Screening lists</Trans>;
  }
}

function useColumns(): ListColumn<ListedCase>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      cell: ({ id, state, account }) => (
        <Link to="/cases" search={{ state, id }}>
          <b translate="no">{account}</b>
        </Link>
      ),
    },
    {
      key: 'kind',
      name: t`Kind`,
      slot: 'line',
      text: ({ kind, lists }) => [kind, ...lists].join(' '),
      cell: ({ kind, lists }) => (
        <>
          {t(kindLabels[kind])} <span translate="no">{lists.join(', ')}</span>
        </>
      ),
    },
    {
      key: 'state',
      name: t`Status`,
      slot: 'state',
      text: ({ state }) => state,
      cell: ({ state }) => <CaseBadge state={state} />,
    },
    {
      key: 'opened',
      name: t`Since`,
      slot: 'note',
      text: ({ openedAt }) => openedAt,
      cell: ({ openedAt }) => moment(openedAt),
    },
  ];
}

function Cases({ state }: { readonly state: CaseState }) {
  const { t } = useLingui();
  const columns = useColumns();
  const query = useCases(state);
  return (
    <div className="queue">
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Cases`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ id }) => id}
          empty={<EmptyState art="lotus" title={<Trans>Nothing here</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </div>
  );
}

function ListPage({ tab }: { readonly tab: CaseTab }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page title={t`Cases`}>
      <p>
        <Trans>
          Members must not learn of a case. While one is open, their withdrawals wait for an
          operator.
        </Trans>
      </p>
      <PageTabs
        label={t`Cases by state`}
        value={tab}
        onChange={(next) => void navigate({ to: '/cases', search: { state: next } })}
        tabs={caseTabs.map((key) => ({
          key,
          text: getTabName(key),
          panel: key !== tab ? null : key === 'lists' ? <ScreeningLists /> : <Cases state={key} />,
        }))}
      />
    </Page>
  );
}

/** Cases about members, one of them, or the lists with which members are compared. */
export function CasesPage() {
  const { state, id, tab } = route.useSearch();
  if (id === undefined) return <ListPage tab={state} />;
  return (
    <Suspense fallback={<LoadingCards />}>
      <CasePage key={id} id={id} list={state} tab={tab} />
    </Suspense>
  );
}
