import { Plural, Trans } from '@lingui/react/macro';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { Chosen } from '../../shared/kit/use-chosen.ts';
import { BatchTotal } from './batch-total.tsx';

type BarProps = {
  readonly payouts: readonly QueuedWithdrawal[];
  readonly chosen: Chosen<QueuedWithdrawal>;
  readonly onApprove: () => void;
};

/** The count and the sum of selected payouts, and the button that approves them together. */
export function BatchBar({ payouts, chosen, onApprove }: BarProps) {
  const count = chosen.rows.length;
  return (
    <div className="batch-bar">
      {count > 0 && (
        <p role="status">
          <Plural value={count} one="# withdrawal selected" other="# withdrawals selected" /> ·{' '}
          <b>
            <BatchTotal payouts={chosen.rows} />
          </b>
        </p>
      )}
      {count < payouts.length && (
        <Button size="small" onClick={() => chosen.set(payouts, true)}>
          <Trans>Select all shown</Trans>
        </Button>
      )}
      {count > 0 && (
        <>
          <Button size="small" onClick={() => chosen.set(payouts, false)}>
            <Trans>Clear selection</Trans>
          </Button>
          <Button size="small" kind="primary" onClick={onApprove}>
            <Trans>Approve together</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
