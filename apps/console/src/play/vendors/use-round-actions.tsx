import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import type { Action } from '../../shared/kit/actions.ts';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useConfirmRoundAct, useWithdrawRoundAct } from './use-rounds.ts';

const AskRoundDialog = lazy(async () => ({
  default: (await import('./ask-round-dialog.tsx')).AskRoundDialog,
}));

type Waiting = NonNullable<OpenRound['waiting']>;

/** Confirms what another operator has asked for; the stakes move with it. */
function useConfirmAction(): (round: OpenRound, waiting: Waiting) => Action {
  const confirming = useConfirmRoundAct();
  const { money } = useNumberFormat();
  return (round, { id: actId, act, askedBy, reason }) => {
    const inPlay = money(round.inPlay, round.currency);
    return {
      key: `confirm ${round.id}`,
      label: <Trans>Confirm</Trans>,
      tone: 'main',
      question: {
        title:
          act === 'refund' ? (
            <Trans>Refund this round?</Trans>
          ) : (
            <Trans>End this round as lost?</Trans>
          ),
        lead: (
          <Trans>
            Requested by <span translate="no">{askedBy}</span>: {reason}
          </Trans>
        ),
        confirm: act === 'refund' ? <Trans>Refund</Trans> : <Trans>End as lost</Trans>,
        facts: (
          <p>
            {act === 'refund' ? (
              <Trans>{inPlay} are refunded to the member at once. A later win is refused.</Trans>
            ) : (
              <Trans>{inPlay} are lost. A later win is paid.</Trans>
            )}
          </p>
        ),
      },
      run: () => confirming.mutateAsync({ id: round.id, actId }),
    };
  };
}

/** What can be done about an open round: one operator asks, and another confirms. */
export function useRoundActions(): (round: OpenRound) => RowActions {
  const withdrawing = useWithdrawRoundAct();
  const getConfirm = useConfirmAction();
  return (round) => {
    const { id, waiting } = round;
    if (!waiting) {
      const ask: Action = {
        key: `ask ${id}`,
        label: <Trans>End or refund</Trans>,
        renderDialog: (onClose) => <AskRoundDialog round={round} onClose={onClose} />,
      };
      return { actions: [ask] };
    }
    const { act, askedBy, reason, isOwn } = waiting;
    const drop: Action = {
      key: `drop ${id}`,
      label: isOwn ? <Trans>Cancel it</Trans> : <Trans>Reject the request</Trans>,
      run: () => withdrawing.mutateAsync({ id, actId: waiting.id }),
    };
    const what = act === 'refund' ? <Trans>Refund requested</Trans> : <Trans>End requested</Trans>;
    return {
      actions: isOwn ? [drop] : [getConfirm(round, waiting), drop],
      waiting: { what, askedBy, reason, needsOther: isOwn },
    };
  };
}
