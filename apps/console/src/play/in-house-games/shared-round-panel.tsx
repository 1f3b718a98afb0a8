import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { phaseLabels } from './labels.ts';
import { useCancelVoid, useConfirmVoid } from './use-desk.ts';

const VoidDialog = lazy(async () => ({ default: (await import('./void-dialog.tsx')).VoidDialog }));

type PanelProps = {
  readonly gameCode: string;
  readonly round: NonNullable<DeskGameDetail['sharedRound']>;
};

/** Voiding a round is requested by one operator and confirmed by another. */
function useVoidActions({ gameCode, round }: PanelProps): RowActions {
  const { roundId, number, phase, waiting } = round;
  const { count } = useNumberFormat();
  const confirming = useConfirmVoid();
  const cancelling = useCancelVoid();
  const name = count(number);
  const key = `void ${roundId}`;
  const canVoid = phase === 'betting' || phase === 'closed';
  if (waiting) {
    const params = { gameCode, roundId, requestId: waiting.id };
    return getRequestActions(waiting, {
      key,
      what: <Trans>Voiding requested</Trans>,
      question: {
        title: <Trans>Void round {name}?</Trans>,
        facts: (
          <p>
            <Trans>
              All stakes go back, and this cannot be undone. Once the round’s number of the public
              beacon is made, or it starts, it is decided and can no longer be voided.
            </Trans>
          </p>
        ),
        confirm: <Trans>Void the round</Trans>,
        done: { title: <Trans>The round is void</Trans> },
      },
      confirm: canVoid ? () => confirming.mutateAsync(params) : null,
      withdraw: () => cancelling.mutateAsync(params),
    });
  }
  if (!canVoid) return { actions: [] };
  const ask: Action = {
    key,
    label: <Trans>Void the round</Trans>,
    tone: 'danger',
    renderDialog: (onClose) => <VoidDialog {...{ gameCode, roundId, number, onClose }} />,
  };
  return { actions: [ask] };
}

/** The round of all players that is not settled. */
export function SharedRoundPanel({ gameCode, round }: PanelProps) {
  const { t } = useLingui();
  const { count, moment } = useNumberFormat();
  const { actions, waiting } = useVoidActions({ gameCode, round });
  return (
    <div className="detail__part">
      <Facts
        facts={[
          { key: 'number', name: t`Round`, value: count(round.number) },
          { key: 'phase', name: t`State`, value: t(phaseLabels[round.phase]) },
          { key: 'bets', name: t`Bets`, value: count(round.bets) },
          { key: 'opened', name: t`Since`, value: moment(round.openedAt) },
        ]}
      />
      {waiting && <WaitingForSecond request={waiting} />}
      {actions.length > 0 && <Actions actions={actions} />}
    </div>
  );
}
