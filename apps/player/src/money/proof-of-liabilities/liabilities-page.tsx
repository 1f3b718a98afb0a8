import './proof-of-liabilities.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { CopyButton } from '../../shared/copy-button.tsx';
import { NothingPublished } from './nothing-published.tsx';
import { AmountOwed, PurposeWords, useCount } from './amount-owed.tsx';
import { toJsonText, saveFile } from './save-file.ts';
import { StatementSteps } from './statement-steps.tsx';
import { useEpochs } from './use-liabilities.ts';
import { Explanation } from './explanation.tsx';

/** What the house owes its members, day by day, signed and public. */
export function LiabilitiesPage() {
  return (
    <div className="page__main--inset verify">
      <PageTitle>
        <Trans>What we owe our players</Trans>
      </PageTitle>
      <p className="owed__lead">
        <Trans>
          Every night we add up all player balances, publish the total and sign it. You can check on
          your own phone that your money is in it. No player sees another player’s balance.
        </Trans>
      </p>
      <Published />
    </div>
  );
}

function Published() {
  const epochs = useEpochs();
  const items = epochs.data?.pages.flatMap((page) => page.items);
  if (items === undefined && epochs.error !== null) {
    return <QueryError query={epochs} />;
  }
  if (items === undefined) return <SkeletonList count={6} />;
  const [newest] = items;
  if (newest === undefined) return <NothingPublished />;
  return (
    <div className="verify__columns owed-columns">
      <NewestTotal epoch={newest} />
      <div className="verify__part owed-columns__days">
        <h2 className="owed__days">
          <Trans>Published days</Trans>
        </h2>
        {items.map((epoch) => (
          <EpochCard key={epoch.epoch} epoch={epoch} known={items} isOpen={epoch === newest} />
        ))}
        <MorePager
          hasMore={epochs.hasNextPage}
          busy={epochs.isFetchingNextPage}
          onMore={() => void epochs.fetchNextPage()}
        />
      </div>
      <Explanation />
    </div>
  );
}

function NewestTotal({ epoch }: { readonly epoch: LiabilityEpoch }) {
  return (
    <div className="owed__total">
      <Receipt
        title={<Trans>Owed to players</Trans>}
        lines={[
          { key: 'time', name: <Trans>Counted</Trans>, value: <Moment at={epoch.takenAt} /> },
          ...epoch.trees.map(({ currency, purpose, total }) => ({
            key: currency,
            name: <PurposeWords purpose={purpose} />,
            value: <AmountOwed amount={BigInt(total)} currency={currency} />,
          })),
          ...epoch.pools.map(({ currency, purpose, total }) => ({
            key: `pools-${currency}`,
            name: (
              <>
                <Trans>Jackpots</Trans>, <PurposeWords purpose={purpose} />
              </>
            ),
            value: <AmountOwed amount={BigInt(total)} currency={currency} />,
          })),
        ]}
      />
      <Button
        kind="primary"
        icon="seal"
        block
        render={<Link to={paths.myLiabilities} search={{ epoch: epoch.epoch }} />}
      >
        <Trans>Is my money included?</Trans>
      </Button>
    </div>
  );
}

type EpochCardProps = {
  readonly epoch: LiabilityEpoch;
  readonly known: readonly LiabilityEpoch[];
  readonly isOpen: boolean;
};

function EpochCard({ epoch, known, isOpen }: EpochCardProps) {
  const { t } = useLingui();
  return (
    <Card className="verify__card">
      <details className="by-hand owed-epoch" open={isOpen}>
        <summary>
          <h3>
            <Moment at={epoch.takenAt} />
          </h3>
          <span className="owed-epoch__totals">
            {epoch.trees.map(({ currency, purpose, total }) => (
              <span key={currency}>
                <small>
                  <PurposeWords purpose={purpose} />
                </small>
                <AmountOwed amount={BigInt(total)} currency={currency} />
              </span>
            ))}
          </span>
        </summary>
        <ol className="verify-steps owed-epoch__steps">
          <StatementSteps epoch={epoch} known={known} />
        </ol>
        <h4>
          <Trans>The signed statement</Trans>
        </h4>
        <pre className="verify-hex owed-epoch__text">{epoch.statement.text}</pre>
        <div className="owed__actions">
          <Button
            size="small"
            icon="download"
            onClick={() => saveFile(`epoch-${epoch.epoch}.json`, toJsonText(epoch.statement))}
          >
            <Trans>Statement</Trans>
          </Button>
          <CopyButton name={t`Signed statement`} value={toJsonText(epoch.statement)} />
          {epoch.trees.map((tree) => (
            <LeavesLink key={tree.currency} tree={tree} />
          ))}
        </div>
      </details>
    </Card>
  );
}

function LeavesLink({ tree }: { readonly tree: LiabilityEpoch['trees'][number] }) {
  const count = useCount();
  const kilobytes = count(Math.ceil(tree.fileBytes / 1_000));
  return (
    <Button size="small" icon="download" render={<a href={tree.file} download />}>
      <span>
        <Trans>All leaves</Trans> (<PurposeWords purpose={tree.purpose} />,{' '}
        <Trans>{kilobytes} kB</Trans>)
      </span>
    </Button>
  );
}
