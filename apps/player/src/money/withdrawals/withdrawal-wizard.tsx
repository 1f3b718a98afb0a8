import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useWallets } from '../payout-wallets/index.ts';
import { Moment } from '../../shared/moment.tsx';
import { useLocation, useSearch } from '../../shared/navigation.tsx';
import { useBalance } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useTerms } from './use-withdrawals.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import { getWithdrawalIntent } from './withdrawal-intent.ts';
import { WithdrawalReview } from './withdrawal-review.tsx';

/** Choosing amount and wallet, then looking at both once more. */
export function WithdrawalWizard() {
  const { step } = useSearch();
  const intent = getWithdrawalIntent(useLocation().state);
  const terms = useTerms();
  const balance = useBalance();
  const wallets = useWallets();

  if (!terms.data || !balance.data || !wallets.data) {
    const failed = [terms, wallets].find(({ error }) => error !== null) ?? balance;
    return (
      <WithdrawalFrame current={0}>
        {failed.error === null ? <SkeletonList count={4} /> : <QueryError query={failed} />}
      </WithdrawalFrame>
    );
  }
  const { heldUntil } = terms.data;
  if (heldUntil !== null)
    return (
      <WithdrawalFrame current={0}>
        <Alert kind="info">
          <Trans>
            Your login was changed recently. Payouts start again <Moment at={heldUntil} />.
          </Trans>
        </Alert>
      </WithdrawalFrame>
    );
  if (step === 'review' && intent) {
    return (
      <WithdrawalFrame current={2} amount={intent.amount}>
        <WithdrawalReview intent={intent} asks={terms.data.asks} />
      </WithdrawalFrame>
    );
  }
  return (
    <WithdrawalForm
      terms={terms.data}
      wallets={wallets.data}
      available={balance.data.sumBalance}
      kept={intent}
    />
  );
}
