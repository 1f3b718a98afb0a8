import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';
import type { Action } from '../../shared/kit/actions.ts';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import {
  uploadRepeatProof,
  useConfirmRepeat,
  useRefuseDispute,
  useWithdrawRepeat,
} from './use-disputes.ts';

const PaidByHandDialog = lazy(async () => ({
  default: (await import('../../shared/paid-by-hand-dialog.tsx')).PaidByHandDialog,
}));

const RepeatDialog = lazy(async () => ({
  default: (await import('./repeat-dialog.tsx')).RepeatDialog,
}));

/** What the first operator does: request that the missing part is paid, or refuse. */
function useFirstActions(): (dispute: PayoutDispute) => Action[] {
  const { t } = useLingui();
  const refusing = useRefuseDispute();
  return (dispute) => {
    const { withdrawalId: id, account: about } = dispute;
    return [
      {
        key: `refuse ${id}`,
        about,
        label: <Trans>Refuse</Trans>,
        tone: 'danger',
        question: {
          title: <Trans>Refuse the dispute?</Trans>,
          lead: <Trans>No money moves. The member reads the reason.</Trans>,
          facts: <DisputeFacts dispute={dispute} />,
          reason: { ready: [t`The wallet network shows the payment in your wallet.`] },
          done: { isInfo: true, title: <Trans>The dispute is refused</Trans> },
        },
        run: ({ reason }) => refusing.mutateAsync({ id, reason }),
      },
      {
        key: `repeat ${id}`,
        about,
        label: <Trans>Pay again by hand</Trans>,
        tone: 'main',
        renderDialog: (onClose) => <RepeatDialog dispute={dispute} onClose={onClose} />,
      },
    ];
  };
}

/** What can be decided about a dispute. Paying again takes two operators. */
export function useDisputeActions(): (dispute: PayoutDispute) => RowActions {
  const { money } = useNumberFormat();
  const getFirst = useFirstActions();
  const confirming = useConfirmRepeat();
  const withdrawing = useWithdrawRepeat();
  return (dispute) => {
    const { withdrawalId: id, account: about, waiting, remaining, currency } = dispute;
    if (!waiting) return { actions: getFirst(dispute) };
    const { isOwn, askedBy, reason } = waiting;
    const params = { id, requestId: waiting.id };
    const missing = money(remaining, currency);
    const drop: Action = {
      key: `drop ${id}`,
      about,
      label: isOwn ? <Trans>Cancel it</Trans> : <Trans>Reject the request</Trans>,
      run: () => withdrawing.mutateAsync(params),
    };
    const question = {
      title: <Trans>Send {missing} by hand, then record it</Trans>,
      lead: (
        <Trans>
          Requested by <span translate="no">{askedBy}</span>: {reason}
        </Trans>
      ),
      facts: <DisputeFacts dispute={dispute} />,
      done: { title: <Trans>The payment is recorded</Trans> },
    };
    const pay: Action = {
      key: `pay ${id}`,
      about,
      label: <Trans>I have paid it</Trans>,
      tone: 'main',
      renderDialog: (onClose) => (
        <PaidByHandDialog
          question={question}
          confirm={<Trans>Record</Trans>}
          onRecord={(payment) => confirming.mutateAsync({ ...params, ...payment })}
          onUpload={uploadRepeatProof}
          onClose={onClose}
        />
      ),
    };
    const what = <Trans>Payment by hand requested</Trans>;
    return {
      actions: isOwn ? [drop] : [drop, pay],
      waiting: { what, askedBy, reason, needsOther: isOwn },
    };
  };
}
