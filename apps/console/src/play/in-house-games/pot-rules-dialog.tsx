import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskPot } from '@khelaghor/contract/play/jackpots.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { getPotRulesDraft, potRulesFields, readPotRules } from './pot-rules-draft.ts';
import type { PotRulesField } from './pot-rules-draft.ts';
import { useRequestRules } from './use-jackpots.ts';

type DialogProps = {
  readonly gameCode: string;
  readonly pot: DeskPot;
  readonly onClose: () => void;
};

const labels: Readonly<Record<PotRulesField, ReactNode>> = {
  start: <Trans>Start of a new jackpot (taka)</Trans>,
  cap: <Trans>Cap (taka)</Trans>,
  rate: <Trans>Share of stakes (%)</Trans>,
};

/** Requests other rules for the pots of a tier after the one that stands. */
export function PotRulesDialog({ gameCode, pot, onClose }: DialogProps) {
  const { t } = useLingui();
  const { currency, tier, next, version } = pot;
  const requesting = useRequestRules({ gameCode, currency, tier });
  const [draft, setDraft] = useState(() => getPotRulesDraft(next));
  const [wrong, setWrong] = useState<readonly PotRulesField[]>([]);
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const read = readPotRules(draft);
  const getFault = (field: PotRulesField): string | undefined => {
    if (!wrong.includes(field)) return undefined;
    return field === 'rate' ? t`Write a share like 0.5.` : t`Write an amount like 10 or 10.50.`;
  };
  return (
    <ActionDialog
      question={{
        title: <Trans>Change the rules</Trans>,
        lead: <Trans>They bind the jackpots after the one that stands, which keeps its own.</Trans>,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={() => {
        setWrong('start' in read ? [] : read);
        return 'start' in read;
      }}
      run={async ({ reason }) => {
        if ('start' in read) await requesting.mutateAsync({ key, version, rules: read, reason });
      }}
      onClose={onClose}
    >
      {(refusal) =>
        potRulesFields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            value={draft[field]}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            error={getFault(field) ?? getField(refusal, field)}
            required
          />
        ))
      }
    </ActionDialog>
  );
}
