import { Trans } from '@lingui/react/macro';
import { NotProven, ProofLimits, Proven } from '../../shared/proof/proof-limits.tsx';

/** What this calculation shows, and what it cannot. */
export function Explanation() {
  return (
    <ProofLimits>
      <Proven>
        <Trans>
          Your balance is inside the total that we signed: what you can play with, stakes and
          withdrawals on their way.
        </Trans>
        <Trans>No other player was given the same place in the sum as you.</Trans>
        <Trans>No balance below zero makes the total smaller.</Trans>
      </Proven>
      <NotProven>
        <Trans>
          Where money is that you moved to a provider’s own wallet. It lies with that provider until
          you bring it back.
        </Trans>
        <Trans>
          That we have this money. It is what we owe; what we hold is a plain statement of ours that
          no calculation can prove.
        </Trans>
        <Trans>
          That players who never look were counted. Every player who checks makes it harder to leave
          one out.
        </Trans>
        <Trans>
          That play money is worth anything: it is owed as play money, and stands apart.
        </Trans>
      </NotProven>
    </ProofLimits>
  );
}
