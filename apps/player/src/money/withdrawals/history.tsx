import { Trans } from '@lingui/react/macro';
import { WalletName } from '../payout-wallets/index.ts';
import { Link } from '../../shared/navigation.tsx';
import { PastPayments } from '../../shared/past-payments.tsx';
import { paths } from '../../shared/paths.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { RejectionReason, WithdrawalStateTag } from './labels.tsx';

/** The member's earlier withdrawals, with their states as they are now. */
export function WithdrawalHistory() {
  const withdrawals = useWithdrawals();
  return (
    <PastPayments
      title={<Trans>Earlier withdrawals</Trans>}
      query={withdrawals}
      none={<Trans>You have not withdrawn yet.</Trans>}
      renderLink={({ id, walletKind, walletNumberMasked }) => (
        <Link to={paths.withdraw} search={{ withdrawal: id }}>
          <WalletName kind={walletKind} /> {walletNumberMasked}
        </Link>
      )}
      renderState={({ state, reason }) => (
        <>
          <WithdrawalStateTag state={state} />
          {reason !== null && (
            <small className="past__reason">
              <RejectionReason reason={reason} />
            </small>
          )}
        </>
      )}
    />
  );
}
