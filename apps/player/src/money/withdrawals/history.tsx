import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { WalletName } from '../payout-wallets/index.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/error-text.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { RejectionReason, WithdrawalStateTag } from './labels.tsx';

/** The member's earlier withdrawals, with their states as they are now. */
export function WithdrawalHistory() {
  const withdrawals = useWithdrawals();
  const failureText = useErrorText();
  const items = withdrawals.data?.pages.flatMap((page) => page.items);
  return (
    <Card className="past">
      <h2>
        <Trans>Earlier withdrawals</Trans>
      </h2>
      {withdrawals.isPending && <SkeletonList count={3} />}
      {withdrawals.error !== null && items === undefined && (
        <p className="past__empty">{failureText(withdrawals.error)}</p>
      )}
      {items?.length === 0 && (
        <p className="past__empty">
          <Trans>You have not withdrawn yet.</Trans>
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className="past__list">
          {items.map((withdrawal) => (
            <li key={withdrawal.id} className="past__item">
              <Link to={paths.withdraw} search={{ withdrawal: withdrawal.id }}>
                <WalletName kind={withdrawal.walletKind} /> {withdrawal.walletNumberMasked}
              </Link>
              <b>
                <Money minor={parseMinorText(withdrawal.amount)} currency={withdrawal.currency} />
              </b>
              <small>
                <Moment at={withdrawal.requestedAt} />
              </small>
              <WithdrawalStateTag state={withdrawal.state} />
              {withdrawal.reason !== null && (
                <small className="past__reason">
                  <RejectionReason reason={withdrawal.reason} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      <MorePager
        hasMore={withdrawals.hasNextPage}
        busy={withdrawals.isFetchingNextPage}
        onMore={() => void withdrawals.fetchNextPage()}
      />
    </Card>
  );
}
