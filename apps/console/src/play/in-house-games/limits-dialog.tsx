import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { getLimitsDraft, limitFields, readLimits } from './limits-draft.ts';
import type { LimitField } from './limits-draft.ts';
import { useRequestLimits } from './use-desk.ts';

/** The limits of the engine, beyond which nothing can be requested. */
function useHints({ outerLimits }: DeskGame): Readonly<Record<LimitField, ReactNode>> {
  const { money } = useNumberFormat();
  const { stakeMin, stakeMax, payoutMax } = outerLimits;
  const least = money(stakeMin, 'BDT');
  const most = money(stakeMax, 'BDT');
  const paid = money(payoutMax, 'BDT');
  return {
    stakeMin: <Trans>At least {least}.</Trans>,
    stakeMax: <Trans>At most {most}.</Trans>,
    payoutMax: <Trans>At most {paid}. The top award of the minimum stake must fit into it.</Trans>,
  };
}

type DialogProps = { readonly game: DeskGame; readonly onClose: () => void };

/** Requests other limits for new rounds of a game. */
export function LimitsDialog({ game, onClose }: DialogProps) {
  const { t } = useLingui();
  const { gameCode, limits, limitsVersion } = game;
  const requesting = useRequestLimits(gameCode);
  const hints = useHints(game);
  const [draft, setDraft] = useState(() => getLimitsDraft(limits));
  const [wrong, setWrong] = useState<readonly LimitField[]>([]);
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const labels: Readonly<Record<LimitField, ReactNode>> = {
    stakeMin: <Trans>Minimum stake (taka)</Trans>,
    stakeMax: <Trans>Maximum stake (taka)</Trans>,
    payoutMax: <Trans>Maximum payout (taka)</Trans>,
  };
  const read = readLimits(draft);
  return (
    <ActionDialog
      question={{
        title: <Trans>Change the limits</Trans>,
        lead: <Trans>New rounds are judged by them. Rounds in progress keep theirs.</Trans>,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={() => {
        setWrong('stakeMin' in read ? [] : read);
        return 'stakeMin' in read;
      }}
      run={async ({ reason }) => {
        if ('stakeMin' in read)
          await requesting.mutateAsync({ key, version: limitsVersion, limits: read, reason });
      }}
      onClose={onClose}
    >
      {(refusal) =>
        limitFields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            hint={hints[field]}
            value={draft[field]}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            error={
              wrong.includes(field)
                ? t`Write an amount like 10 or 10.50.`
                : getField(refusal, field)
            }
            required
          />
        ))
      }
    </ActionDialog>
  );
}
