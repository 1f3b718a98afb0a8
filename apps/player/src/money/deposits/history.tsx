import { Trans } from '@lingui/react/macro';
import { Link } from '../../shared/navigation.tsx';
import { PastPayments } from '../../shared/past-payments.tsx';
import { paths } from '../../shared/paths.ts';
import { ChannelName, DepositStateTag } from './labels.tsx';
import { useDeposits } from './use-deposits.ts';

/** The member's earlier deposits, with their states as they are now. */
export function DepositHistory() {
  const deposits = useDeposits();
  return (
    <PastPayments
      title={<Trans>Earlier deposits</Trans>}
      query={deposits}
      none={<Trans>You have not deposited yet.</Trans>}
      renderLink={({ id, channel }) => (
        <Link to={paths.deposit} search={{ deposit: id }}>
          <ChannelName channel={channel} />
        </Link>
      )}
      renderState={(deposit) => <DepositStateTag {...deposit} />}
    />
  );
}
