import './overview.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { overview } from '@khelaghor/contract/backoffice/operator.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { withTexts } from '../../shared/language.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { AuditNow, SuspendedProducts } from './suspended-products.tsx';
import { useOverview } from './use-overview.ts';

// Its texts are loaded with it: the overview is the first page of the console.
const WaitingPanel = lazy(
  withTexts('site', async () => ({ default: (await import('../waiting/index.ts')).WaitingPanel })),
);

type Overview = ValueOf<typeof overview>;

function Figure({
  name,
  children,
  note,
}: {
  name: ReactNode;
  children: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className="figure-cell">
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** What the last audit found and closed; before the first one, the trial balance alone. */
function Books({ figures }: { figures: Overview }) {
  const { count, moment } = useNumberFormat();
  const { lastAudit } = figures;
  const breaches = lastAudit?.breaches ?? 0;
  const isSound = figures.ledgerBalanced && breaches === 0;
  const found = count(breaches);
  const at = lastAudit === null ? '' : moment(lastAudit.endedAt);
  return (
    <section className={isSound ? 'attention__card' : 'attention__card attention__card--bad'}>
      <h2>
        <Trans>The ledger</Trans>
      </h2>
      <p className="attention__verdict">
        <Icon name={isSound ? 'seal' : 'alert'} />
        {isSound ? <Trans>Balanced</Trans> : <Trans>Not balanced</Trans>}
      </p>
      <p className="attention__note">
        {isSound && <Trans>The sum of all accounts is zero.</Trans>}{' '}
        {!figures.ledgerBalanced && (
          <Trans>The sum of all accounts is not zero. Stop payouts and find out why.</Trans>
        )}{' '}
        {breaches > 0 && (
          <>
            <Trans>The audit found {found} differences; run it by hand to see them.</Trans>{' '}
          </>
        )}
        {lastAudit !== null && lastAudit.eventBreaches > 0 && (
          <>
            <Link to="/event-log">
              <Trans>The audit found that the event log was changed.</Trans>
            </Link>{' '}
          </>
        )}
        {lastAudit === null ? <Trans>No audit yet.</Trans> : <Trans>Last audit: {at}</Trans>}
      </p>
      <SuspendedProducts />
      <AuditNow />
    </section>
  );
}

/** What asks for a hand now: payouts that wait, and books that do not add up. */
function Attention({ figures }: { figures: Overview }) {
  const { count } = useNumberFormat();
  const waiting = figures.withdrawalsWaiting;
  return (
    <div className="attention">
      <section className={waiting > 0 ? 'attention__card attention__card--act' : 'attention__card'}>
        <h2>
          <Trans>Pending withdrawals</Trans>
        </h2>
        <p className="attention__figure">{count(waiting)}</p>
        <Button
          kind={waiting > 0 ? 'primary' : 'secondary'}
          render={<Link to="/withdrawals" search={{ state: 'requested' }} />}
        >
          <Trans>Open the queue</Trans>
        </Button>
      </section>
      <Books figures={figures} />
    </div>
  );
}

function Today({ figures }: { figures: Overview }) {
  const { money, count } = useNumberFormat();
  const taka = (text: string) => money(text, figures.currency);
  const kept = (BigInt(figures.stakedToday) - BigInt(figures.paidToday)).toString();
  const members = count(figures.members);
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="section-title">
        <Trans>Today</Trans>
        {figures.currency === 'PLAY' && (
          <small>
            <Trans>play money</Trans>
          </small>
        )}
      </h2>
      <dl className="figure-grid">
        <Figure name={<Trans>Deposited</Trans>}>{taka(figures.depositedToday)}</Figure>
        <Figure name={<Trans>Paid out</Trans>}>{taka(figures.withdrawnToday)}</Figure>
        <Figure name={<Trans>New members</Trans>} note={<Trans>{members} in all</Trans>}>
          {count(figures.membersToday)}
        </Figure>
        <Figure name={<Trans>Staked</Trans>}>{taka(figures.stakedToday)}</Figure>
        <Figure name={<Trans>Paid out on wins</Trans>}>{taka(figures.paidToday)}</Figure>
        <Figure name={<Trans>Stakes minus wins</Trans>}>{taka(kept)}</Figure>
      </dl>
    </section>
  );
}

/** The day in Dhaka, renewed every few seconds. */
export function OverviewPage() {
  const { t } = useLingui();
  const overview = useOverview();
  return (
    <Page title={t`Overview`} updatedAtMs={overview.dataUpdatedAt}>
      {overview.isPending && (
        <SkeletonGroup>
          <div className="skeletons skeletons--two">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
          <div className="skeletons">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </SkeletonGroup>
      )}
      {overview.isError && (
        <QueryError
          error={overview.error}
          hasOlder={overview.data !== undefined}
          busy={overview.isFetching}
          retry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <>
          <Attention figures={overview.data} />
          <Suspense fallback={null}>
            <WaitingPanel />
          </Suspense>
          <Today figures={overview.data} />
        </>
      )}
    </Page>
  );
}
