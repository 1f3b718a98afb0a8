import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { freezeScopes } from '@khelaghor/contract/account/freeze-terms.ts';
import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { parseDhakaInput } from '../../shared/dhaka-input.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { freezeTitles } from './labels.ts';
import { useFreeze } from './use-freeze.ts';

type FreezeDialogProps = { readonly id: string; readonly onClose: () => void };

/** Stops a member's logins, play or withdrawals, with a reason that the member reads. */
export function FreezeDialog({ id, onClose }: FreezeDialogProps) {
  const { t } = useLingui();
  const { freezing } = useFreeze(id);
  const [scope, setScope] = useState<FreezeScope>('login');
  const [end, setEnd] = useState('');
  const until = parseDhakaInput(end);
  const [isTried, setTried] = useState(false);
  const isWrong = end !== '' && until === null;
  return (
    <ActionDialog
      tone="danger"
      icon="lock"
      question={{
        title: <Trans>Freeze this account</Trans>,
        lead: (
          <Trans>
            It holds at once. A freeze of logins also ends all sessions; a freeze of play also stops
            deposits. Running bets are settled as usual.
          </Trans>
        ),
        reason: { ready: [t`We are checking this account.`, t`Requested by the member`] },
        done: { title: <Trans>Frozen</Trans> },
      }}
      confirm={<Trans>Freeze</Trans>}
      check={() => {
        setTried(true);
        return !isWrong;
      }}
      run={({ reason }) => freezing.mutateAsync({ scope, reason, until })}
      onClose={onClose}
    >
      {() => (
        <>
          <ChoiceField
            label={<Trans>What is stopped</Trans>}
            value={scope}
            choices={freezeScopes.map((key) => ({ key, text: t(freezeTitles[key]) }))}
            onChange={setScope}
          />
          <TextField
            label={<Trans>Until</Trans>}
            hint={<Trans>Empty: until an operator ends it.</Trans>}
            type="datetime-local"
            name="until"
            value={end}
            onChange={({ currentTarget }) => setEnd(currentTarget.value)}
            error={isTried && isWrong && <Trans>Enter a date and a time.</Trans>}
          />
        </>
      )}
    </ActionDialog>
  );
}
