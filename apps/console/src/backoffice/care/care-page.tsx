import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CareCase } from '@khelaghor/contract/backoffice/care.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { careStates } from './care-search.ts';
import type { CareState } from './care-search.ts';
import { actLabels, HarmReasons } from './labels.tsx';
import { useCareCases } from './use-care.ts';

const route = getRouteApi('/inside/care');

const getStateName = (state: CareState): ReactNode =>
  state === 'open' ? <Trans>Open</Trans> : <Trans>Closed</Trans>;

function useColumns(): ListColumn<CareCase>[] {
  const { t } = useLingui();
  const { count, moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      cell: ({ account }) => (
        <Link to="/members" search={{ account, tab: 'play' }}>
          <b translate="no">{account}</b>
        </Link>
      ),
    },
    {
      key: 'score',
      name: t`Score`,
      slot: 'value',
      figure: true,
      text: ({ score }) => String(score),
      cell: ({ score }) => <b>{count(score)}</b>,
    },
    {
      key: 'markers',
      name: t`Markers of harm`,
      slot: 'line',
      text: ({ reasons }) => reasons.map(({ marker }) => marker).join(' '),
      cell: ({ reasons }) => <HarmReasons reasons={reasons} />,
    },
    {
      key: 'last',
      name: t`Last act`,
      slot: 'state',
      text: ({ acts }) => acts.at(-1)?.kind ?? '',
      cell: ({ acts }) => {
        const last = acts.at(-1);
        return last ? t(actLabels[last.kind]) : t`Nothing yet`;
      },
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

function Cases({ query }: { readonly query: ReturnType<typeof useCareCases> }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <div className="queue">
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Care for members`}
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

/** Members whose play shows markers of harm. What is done for them is on their own pages. */
export function CarePage() {
  const { t } = useLingui();
  const { state } = route.useSearch();
  const navigate = useNavigate();
  const query = useCareCases(state);
  return (
    <Page title={t`Care for members`} updatedAtMs={query.dataUpdatedAt}>
      <p>
        <Trans>
          Each day’s play is scored. From 40 points on, the member got a kind message, and you can
          offer help. Nothing is restricted by a score.
        </Trans>
      </p>
      <PageTabs
        label={t`State of the cases`}
        value={state}
        onChange={(next) => void navigate({ to: '/care', search: { state: next } })}
        tabs={careStates.map((key) => ({
          key,
          text: getStateName(key),
          panel: key === state ? <Cases key={key} query={query} /> : null,
        }))}
      />
    </Page>
  );
}
