import { Trans } from '@lingui/react/macro';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { PaidByHandDialog } from '../../shared/paid-by-hand-dialog.tsx';
import { useRecordRefund } from './use-deposits.ts';

type DialogProps = {
  readonly id: string;
  readonly facts: readonly ObjectFact[];
  readonly onClose: () => void;
};

/** Records the transaction by which an operator sent a deposit back. */
export function RefundSentDialog({ id, facts, onClose }: DialogProps) {
  const recording = useRecordRefund();
  return (
    <PaidByHandDialog
      question={{
        title: <Trans>Record the refund</Trans>,
        lead: <Trans>Send the money to the number that paid it, then write the TrxID.</Trans>,
        facts: <Facts facts={facts} />,
        done: { title: <Trans>The refund is recorded</Trans> },
      }}
      confirm={<Trans>Record</Trans>}
      onRecord={({ trxId }) => recording.mutateAsync({ id, trxId })}
      onClose={onClose}
    />
  );
}
