import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenRound } from '@khelaghor/contract/play/vendor-rounds.ts';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { createId } from '../../shared/new-id.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { useRequestRoundAct, useConfirmRoundAct } from './use-rounds.ts';

type DialogProps = { readonly round: OpenRound; readonly onClose: () => void };

/** Asks that a round be ended or refunded. */
export function AskDialog({ round, onClose }: DialogProps) {
  const asking = useRequestRoundAct();
  const reason = useReason();
  const { money } = useNumberFormat();
  const [act, setAct] = useState<'end' | 'refund'>('refund');
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const inPlay = money(round.inPlay, round.currency);
  const send = async () => {
    const written = reason.take();
    if (written === null) return;
    try {
      await asking.mutateAsync({ id: round.id, body: { key, act, reason: written } });
      onClose();
    } catch {
      // Why is said above the buttons.
    }
  };
  return (
    <FormDialog
      dismissible={false}
      title={<Trans>End a round</Trans>}
      lead={
        <Trans>
          Ask the vendor first. {inPlay} of the member’s stakes are in play. Another operator has to
          confirm what you ask for.
        </Trans>
      }
      submitLabel={<Trans>Ask for it</Trans>}
      busy={asking.isPending}
      refusal={asking.isError ? getRefusal(asking.error) : null}
      onClose={onClose}
      onAct={() => void send()}
    >
      <Select
        label={<Trans>What becomes of the stakes</Trans>}
        value={act}
        onChange={(change) => setAct(change.target.value === 'end' ? 'end' : 'refund')}
      >
        <option value="refund">
          <Trans>Refund: they go back to the member</Trans>
        </option>
        <option value="end">
          <Trans>End: the bets are lost</Trans>
        </option>
      </Select>
      <ReasonField reason={reason} />
    </FormDialog>
  );
}

type ConfirmProps = DialogProps & { readonly waiting: NonNullable<OpenRound['waiting']> };

/** Confirms what another operator has asked for; the stakes move with it. */
export function ConfirmDialog({ round, waiting, onClose }: ConfirmProps) {
  const confirming = useConfirmRoundAct();
  const { money } = useNumberFormat();
  const inPlay = money(round.inPlay, round.currency);
  const { askedBy, reason, act } = waiting;
  const send = async () => {
    try {
      await confirming.mutateAsync({ id: round.id, actId: waiting.id });
      onClose();
    } catch {
      // Why is said above the buttons.
    }
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      title={
        act === 'refund' ? (
          <Trans>Refund this round?</Trans>
        ) : (
          <Trans>End this round as lost?</Trans>
        )
      }
      lead={
        <Trans>
          <span translate="no">{askedBy}</span> asked for it: {reason}
        </Trans>
      }
      submitLabel={act === 'refund' ? <Trans>Refund it</Trans> : <Trans>End it as lost</Trans>}
      busy={confirming.isPending}
      refusal={confirming.isError ? getRefusal(confirming.error) : null}
      onClose={onClose}
      onAct={() => void send()}
    >
      <p>
        {act === 'refund' ? (
          <Trans>{inPlay} go back to the member at once. A win that comes later is refused.</Trans>
        ) : (
          <Trans>{inPlay} are lost to the vendor. A win that comes later is paid.</Trans>
        )}
      </p>
    </FormDialog>
  );
}
