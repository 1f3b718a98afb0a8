import type { ReactNode } from 'react';
import type { Minor } from '@khelaghor/money/minor.ts';
import { CashierCard } from '../../shared/cashier-layout.tsx';
import { WithdrawalHistory } from './history.tsx';
import { WithdrawalSummary } from './summary.tsx';
import { withdrawalSteps } from './labels.tsx';

type WithdrawalFrameProps = {
  readonly current: number;
  /** Minor units as text; null while there is no amount, absent while nothing is known. */
  readonly amount?: string | null;
  /** The part of it that does not arrive; absent: none. */
  readonly fee?: Minor;
  readonly children: ReactNode;
};

/** What stands around a withdrawal that is not asked for yet. */
export function WithdrawalFrame({ current, amount, children, ...fee }: WithdrawalFrameProps) {
  return (
    <>
      <CashierCard steps={withdrawalSteps} current={current}>
        <div className="cashier__body">{children}</div>
      </CashierCard>
      <div className="stack">
        {amount !== undefined && <WithdrawalSummary amount={amount} {...fee} />}
        <WithdrawalHistory />
      </div>
    </>
  );
}
