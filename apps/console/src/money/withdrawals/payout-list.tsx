import { useSyncExternalStore } from 'react';
import './payout-list.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useNow } from '../../shared/clock.ts';
import { Account, Decide, MemberFigures, Outcome, Payee, Since } from './payout-cells.tsx';

const desk = matchMedia('(min-width: 64rem)');

function subscribe(changed: () => void): () => void {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}

/** Whether the window is as wide as a desk's, where lists become tables. */
const useWide = (): boolean => useSyncExternalStore(subscribe, () => desk.matches);

type ListProps = {
  readonly payouts: readonly QueuedWithdrawal[];
  readonly onApprove: (payout: QueuedWithdrawal) => void;
  readonly onReject: (payout: QueuedWithdrawal) => void;
};
type LaidOutProps = ListProps & { readonly now: Date };

const nowEveryMs = 15_000;

function PayoutTable({ payouts, now, onApprove, onReject }: LaidOutProps) {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return (
    <table className="payouts">
      <caption className="sr">{t`Withdrawals`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Account</Trans>
          </th>
          <th scope="col" className="payouts__figure">
            <Trans>Amount</Trans>
          </th>
          <th scope="col">
            <Trans>Pay to</Trans>
          </th>
          <th scope="col">
            <Trans>Since</Trans>
          </th>
          <th scope="col">
            <Trans>The member so far</Trans>
          </th>
          <th scope="col">
            <Trans>Decision</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <th scope="row">
              <Account payout={payout} now={now} />
            </th>
            <td className="payouts__figure payouts__amount">
              {money(payout.amount, payout.currency)}
            </td>
            <td>
              <Payee payout={payout} />
            </td>
            <td>
              <Since payout={payout} now={now} />
            </td>
            <td>
              <MemberFigures payout={payout} />
            </td>
            <td>
              {payout.state === 'requested' ? (
                <Decide
                  payout={payout}
                  onApprove={() => onApprove(payout)}
                  onReject={() => onReject(payout)}
                />
              ) : (
                <Outcome payout={payout} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PayoutCards({ payouts, now, onApprove, onReject }: LaidOutProps) {
  const { money } = useNumberFormat();
  return (
    <ul className="payout-cards">
      {payouts.map((payout) => (
        <li key={payout.id} className="payout-card">
          <div className="payout-card__head">
            <div>
              <Account payout={payout} now={now} />
            </div>
            <div className="payout-card__amount">
              <b>{money(payout.amount, payout.currency)}</b>
              <Since payout={payout} now={now} />
            </div>
          </div>
          <Payee payout={payout} />
          <MemberFigures payout={payout} />
          {payout.state === 'requested' ? (
            <Decide
              payout={payout}
              onApprove={() => onApprove(payout)}
              onReject={() => onReject(payout)}
            />
          ) : (
            <Outcome payout={payout} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A table on a desk, cards on a phone: the same parts in both. */
export function PayoutList(props: ListProps) {
  const now = useNow(nowEveryMs);
  return useWide() ? <PayoutTable {...props} now={now} /> : <PayoutCards {...props} now={now} />;
}
