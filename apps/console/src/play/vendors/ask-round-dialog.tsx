import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useRequestRoundAct } from './use-rounds.ts';

/** Asks that a round be ended or refunded. */
export function AskRoundDialog({ round, onClose }: { round: OpenRound; onClose: () => void }) {
  const asking = useRequestRoundAct();
  const { money } = useNumberFormat();
  const [act, setAct] = useState<'end' | 'refund'>('refund');
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const inPlay = money(round.inPlay, round.currency);
  return (
    <ActionDialog
      question={{
        title: <Trans>End a round</Trans>,
        lead: <Trans>Ask the vendor first. {inPlay} of the member’s stakes are in play.</Trans>,
        needsSecond: true,
        reason: {},
      }}
      confirm={<Trans>Request</Trans>}
      run={({ reason }) => asking.mutateAsync({ id: round.id, body: { key, act, reason } })}
      onClose={onClose}
    >
      {() => (
        <ChoiceField
          label={<Trans>Stakes</Trans>}
          value={act}
          choices={[
            { key: 'refund', text: <Trans>Refund: the stakes go back to the member</Trans> },
            { key: 'end', text: <Trans>End: the bets are lost</Trans> },
          ]}
          onChange={setAct}
        />
      )}
    </ActionDialog>
  );
}
