import './vendors.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { listFilesOpenRounds } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { SavedViews } from '../../shared/kit/saved-views.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { readRoundsSearch } from './rounds-search.ts';
import { useRoundActions } from './use-round-actions.tsx';
import { useOpenRounds } from './use-rounds.ts';
import { useVendorChoices } from './use-vendors.ts';

const route = getRouteApi('/inside/vendors/rounds');

function useColumns(): ListColumn<OpenRound>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { count, moment, money } = useNumberFormat();
  return [
    {
      key: 'game',
      name: t`Game`,
      slot: 'name',
      text: ({ gameTitle }) => text(gameTitle),
      rank: ({ gameTitle }) => text(gameTitle),
      cell: ({ gameTitle, vendor, ref }) => (
        <>
          {text(gameTitle)}
          <small translate="no" lang="zxx">
            {vendor} · {ref}
          </small>
        </>
      ),
    },
    { key: 'vendor', name: t`Vendor`, slot: 'file', text: ({ vendor }) => vendor },
    { key: 'ref', name: t`Round`, slot: 'file', text: ({ ref }) => ref },
    {
      key: 'in-play',
      name: t`In play`,
      slot: 'value',
      figure: true,
      text: ({ inPlay }) => writeTaka(inPlay),
      rank: ({ inPlay }) => BigInt(inPlay),
      cell: ({ inPlay, currency }) => money(inPlay, currency),
    },
    {
      key: 'bets',
      name: t`Open bets`,
      slot: 'state',
      figure: true,
      named: true,
      text: ({ runningBets }) => String(runningBets),
      rank: ({ runningBets }) => runningBets,
      cell: ({ runningBets }) => count(runningBets),
    },
    {
      key: 'account',
      name: t`Account`,
      slot: 'note',
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: ({ account }) => (
        <Link to="/members" search={{ account }} translate="no">
          {account}
        </Link>
      ),
    },
    {
      key: 'opened',
      name: t`Since`,
      slot: 'line',
      named: true,
      text: ({ openedAt }) => writeMoment(openedAt),
      rank: ({ openedAt }) => Date.parse(openedAt),
      cell: ({ openedAt }) => moment(openedAt),
    },
  ];
}

/** Which vendor's rounds are shown; the address says it. */
function VendorChoice({ vendor }: { readonly vendor: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <ChoiceField
      label={<Trans>Vendor</Trans>}
      value={vendor ?? ''}
      choices={[{ key: '', text: t`All vendors` }, ...useVendorChoices()]}
      onChange={(code) =>
        void navigate({ to: '/vendors/rounds', search: code === '' ? {} : { vendor: code } })
      }
    />
  );
}

/** Rounds that vendors began and never ended. Two operators end or refund them. */
export function RoundsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const query = useOpenRounds(search.vendor);
  const columns = useColumns();
  const getActions = useRoundActions();
  return (
    <Page title={t`Open rounds`} updatedAtMs={query.dataUpdatedAt} back={<Link to="/vendors" />}>
      <div className="rounds-filter">
        <VendorChoice vendor={search.vendor} />
      </div>
      <SavedViews
        page="rounds"
        search={search}
        onShow={(view) => void navigate({ to: '/vendors/rounds', search: readRoundsSearch(view) })}
      />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Open rounds`}
          columns={columns}
          rows={query.data.pages.flatMap((page) => page.items)}
          rowKey={({ id }) => id}
          file={{ path: listFilesOpenRounds.path, query: { vendor: search.vendor } }}
          getActions={getActions}
          empty={
            <EmptyState
              art="lotus"
              title={<Trans>No open round</Trans>}
              text={<Trans>All rounds older than an hour have ended.</Trans>}
            />
          }
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </Page>
  );
}
