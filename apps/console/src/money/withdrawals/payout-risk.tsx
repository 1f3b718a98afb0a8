import { Trans } from '@lingui/react/macro';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { RiskReasons } from '../../shared/risk/risk-score.tsx';

/** The risk of a payout, and its first approval. */
export function PayoutRisk(props: Pick<QueuedWithdrawal, 'risk' | 'approvedFirstBy'>) {
  const { risk, approvedFirstBy } = props;
  return (
    <RiskReasons risk={risk}>
      {approvedFirstBy !== null && (
        <p>
          <Trans>
            Approved by <span translate="no">{approvedFirstBy}</span>. Another operator has to
            approve it too.
          </Trans>
        </p>
      )}
    </RiskReasons>
  );
}
