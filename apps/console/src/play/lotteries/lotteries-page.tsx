import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AdminLottery } from '@khelaghor/contract/play/lottery-admin.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { LotteryList } from './lottery-list.tsx';
import { useLotteries } from './use-lotteries.ts';

const route = getRouteApi('/inside/lotteries');
const LotteryPage = lazy(async () => ({
  default: (await import('./lottery-page.tsx')).LotteryPage,
}));

const AwaitedResults = lazy(async () => ({
  default: (await import('./awaited-results.tsx')).AwaitedResults,
}));

const WaitingCallOffs = lazy(async () => ({
  default: (await import('./waiting-call-offs.tsx')).WaitingCallOffs,
}));

const AddLotteryDialog = lazy(async () => ({
  default: (await import('./add-lottery-dialog.tsx')).AddLotteryDialog,
}));

function AddButton({ lotteries }: { readonly lotteries: readonly AdminLottery[] }) {
  const add: Action = {
    key: 'add',
    label: <Trans>Add a lottery</Trans>,
    icon: 'plus',
    renderDialog: (onClose) => <AddLotteryDialog lotteries={lotteries} onClose={onClose} />,
  };
  return <Actions actions={[add]} />;
}

/** All lotteries, or the page of one. */
export function LotteriesPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const query = useLotteries();
  const isDetail = search.id !== undefined;
  return (
    <Page
      title={t`Lotteries`}
      updatedAtMs={query.dataUpdatedAt}
      {...(isDetail && { back: <Link to="/lotteries" search={{}} /> })}
    >
      {search.id === undefined ? (
        <>
          <Suspense fallback={null}>
            <WaitingCallOffs />
            <AwaitedResults />
          </Suspense>
          <QueryState query={query} />
          {query.data && (
            <>
              <AddButton lotteries={query.data.lotteries} />
              <LotteryList lotteries={query.data.lotteries} />
            </>
          )}
        </>
      ) : (
        <Suspense fallback={<LoadingCards />}>
          <LotteryPage key={search.id} gameCode={search.id} search={search} />
        </Suspense>
      )}
    </Page>
  );
}
