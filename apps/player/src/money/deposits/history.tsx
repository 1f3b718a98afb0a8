import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/error-text.ts';
import { ChannelName, DepositStateTag } from './labels.tsx';
import { useDeposits } from './use-deposits.ts';

/** The member's earlier deposits, with their states as they are now. */
export function DepositHistory() {
  const deposits = useDeposits();
  const failureText = useErrorText();
  const items = deposits.data?.pages.flatMap((page) => page.items);
  return (
    <Card className="past">
      <h2>
        <Trans>Earlier deposits</Trans>
      </h2>
      {deposits.isPending && <SkeletonList count={3} />}
      {deposits.error !== null && items === undefined && (
        <p className="past__empty">{failureText(deposits.error)}</p>
      )}
      {items?.length === 0 && (
        <p className="past__empty">
          <Trans>You have not deposited yet.</Trans>
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className="past__list">
          {items.map((deposit) => (
            <li key={deposit.id} className="past__item">
              <Link to={paths.deposit} search={{ deposit: deposit.id }}>
                <ChannelName channel={deposit.channel} />
              </Link>
              <b>
                <Money minor={parseMinorText(deposit.amount)} currency={deposit.currency} />
              </b>
              <small>
                <Moment at={deposit.requestedAt} />
              </small>
              <DepositStateTag state={deposit.state} />
            </li>
          ))}
        </ul>
      )}
      <MorePager
        hasMore={deposits.hasNextPage}
        busy={deposits.isFetchingNextPage}
        onMore={() => void deposits.fetchNextPage()}
      />
    </Card>
  );
}
