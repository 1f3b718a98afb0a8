import { Trans } from '@lingui/react/macro';
import { NotProven, ProofLimits, Proven } from '../../shared/proof/proof-limits.tsx';

/** What this calculation shows, and what it cannot. */
export function Explanation() {
  return (
    <ProofLimits>
      <Proven>
        <Trans>
          Your balance is part of the signed total: available balance, open stakes and pending
          withdrawals.
        </Trans>
        <Trans>No other player has the same leaf as you.</Trans>
        <Trans>No negative balance reduces the total.</Trans>
      </Proven>
      <NotProven>
        <Trans>
          Money that you transferred to a provider’s own wallet. It stays there until you transfer
          it back.
        </Trans>
        <Trans>
          That we have this money. It is what we owe; what we hold is a plain statement of ours that
          no calculation can prove.
        </Trans>
        <Trans>
          That players who never check were included. Every player who checks makes it harder to
          leave one out.
        </Trans>
        <Trans>
          That play money has a value: it is owed as play money, and counted separately.
        </Trans>
      </NotProven>
    </ProofLimits>
  );
}
