import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import type { Action } from '../../shared/kit/actions.ts';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useConfirmRoundAct, useWithdrawRoundAct } from './use-rounds.ts';

const AskRoundDialog = lazy(async () => ({
  default: (await import('./ask-round-dialog.tsx')).AskRoundDialog,
}));

/** What can be done about an open round: one operator asks, and another confirms. */
export function useRoundActions(): (round: OpenRound) => RowActions {
  const confirming = useConfirmRoundAct();
  const withdrawing = useWithdrawRoundAct();
  const { money } = useNumberFormat();
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
    const inPlay = money(round.inPlay, round.currency);
    const isRefund = waiting.act === 'refund';
    const params = { id, actId: waiting.id };
    return getRequestActions(waiting, {
      key: id,
      what: isRefund ? <Trans>Refund requested</Trans> : <Trans>End requested</Trans>,
      question: {
        title: isRefund ? (
          <Trans>Refund this round?</Trans>
        ) : (
          <Trans>End this round as lost?</Trans>
        ),
        confirm: isRefund ? <Trans>Refund</Trans> : <Trans>End as lost</Trans>,
        facts: (
          <p>
            {isRefund ? (
              <Trans>{inPlay} are refunded to the member at once. A later win is refused.</Trans>
            ) : (
              <Trans>{inPlay} are lost. A later win is paid.</Trans>
            )}
          </p>
        ),
      },
      confirm: () => confirming.mutateAsync(params),
      withdraw: () => withdrawing.mutateAsync(params),
    });
  };
}
