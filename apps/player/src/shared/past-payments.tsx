import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './cashier-layout.css';
import { useErrorText } from './error-text.ts';
import { Moment } from './moment.tsx';

/** What a deposit and a withdrawal have in common. */
type Payment = Pick<Deposit, 'id' | 'amount' | 'currency' | 'requestedAt'>;

type PastPaymentsProps<P extends Payment> = {
  readonly title: ReactNode;
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly P[] }>>;
  /** Which of them are shown. */
  readonly filter?: ReactNode;
  /** Shown when there was no payment yet. */
  readonly none: ReactNode;
  readonly renderLink: (payment: P) => ReactNode;
  readonly renderState: (payment: P) => ReactNode;
};

/** The member's earlier payments, with their states as they are now. */
export function PastPayments<P extends Payment>(props: PastPaymentsProps<P>) {
  const { title, query, filter, none, renderLink, renderState } = props;
  const formatError = useErrorText();
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Card className="past">
      <h2>{title}</h2>
      {filter}
      {query.isPending && <SkeletonList count={3} />}
      {query.error !== null && items === undefined && (
        <p className="past__empty">{formatError(query.error)}</p>
      )}
      {items?.length === 0 && <p className="past__empty">{none}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className="past__list">
          {items.map((payment) => (
            <li key={payment.id} className="past__item">
              {renderLink(payment)}
              <b>
                <Money minor={parseMinorText(payment.amount)} currency={payment.currency} />
              </b>
              <small>
                <Moment at={payment.requestedAt} />
              </small>
              {renderState(payment)}
            </li>
          ))}
        </ul>
      )}
      <MorePager
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Card>
  );
}
