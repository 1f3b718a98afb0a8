import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useWallets } from '../payout-wallets/index.ts';
import { AppealLink } from '../../shared/appeal-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useLocation, useSearch } from '../../shared/navigation.tsx';
import { useBalance } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { findFee } from './find-fee.ts';
import { LostWithdrawal } from './lost-withdrawal.tsx';
import { readLostKey } from './sent-key.ts';
import { TurnoverDue } from './turnover-due.tsx';
import { UnverifiedNote } from './unverified-note.tsx';
import { useTerms } from './use-withdrawals.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import { getWithdrawalIntent } from './withdrawal-intent.ts';
import { WithdrawalReview } from './withdrawal-review.tsx';

type FrozenProps = { readonly reason: string; readonly until: string | null };

/** In place of the form while an operator has stopped the member's withdrawals. */
function Frozen({ reason, until }: FrozenProps) {
  return (
    <WithdrawalFrame current={0}>
      <Alert kind="warn">
        {until === null ? (
          <Trans>Withdrawals are stopped for your account.</Trans>
        ) : (
          <Trans>
            Withdrawals are stopped for your account until <Moment at={until} />.
          </Trans>
        )}{' '}
        <Trans>Reason: {reason}</Trans> <AppealLink />
      </Alert>
    </WithdrawalFrame>
  );
}

/** Choosing amount and wallet, then looking at both once more. */
export function WithdrawalWizard() {
  const { step } = useSearch();
  const intent = getWithdrawalIntent(useLocation().state);
  const terms = useTerms();
  const balance = useBalance();
  const wallets = useWallets();
  const [lostKey, setLostKey] = useState(readLostKey);
  const [isAbsent, setAbsent] = useState(false);

  if (!terms.data || !balance.data || !wallets.data) {
    const failed = [terms, wallets].find(({ error }) => error !== null) ?? balance;
    return (
      <WithdrawalFrame current={0}>
        {failed.error === null ? <SkeletonList count={4} /> : <QueryError query={failed} />}
      </WithdrawalFrame>
    );
  }
  if (lostKey !== null)
    return (
      <WithdrawalFrame current={2}>
        <LostWithdrawal
          id={lostKey}
          onAbsent={() => {
            setLostKey(null);
            setAbsent(true);
          }}
        />
      </WithdrawalFrame>
    );
  const { heldUntil, frozen, turnover, unverified, minimum, currency } = terms.data;
  if (frozen !== null) return <Frozen {...frozen} />;
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
  if (turnover !== null)
    return (
      <WithdrawalFrame current={0}>
        <TurnoverDue turnover={turnover} currency={currency} />
      </WithdrawalFrame>
    );
  if (unverified !== null && parseMinorText(unverified.left) < parseMinorText(minimum))
    return (
      <WithdrawalFrame current={0}>
        <UnverifiedNote limit={unverified} currency={currency} />
      </WithdrawalFrame>
    );
  if (step === 'review' && intent) {
    return (
      <WithdrawalFrame
        current={2}
        amount={intent.amount}
        fee={findFee(terms.data.fees, intent.wallet.kind, parseMinorText(intent.amount))}
      >
        <WithdrawalReview
          intent={intent}
          terms={terms.data}
          isAbsent={isAbsent}
          onLost={setLostKey}
        />
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
