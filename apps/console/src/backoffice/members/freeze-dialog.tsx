import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { freezeScopes } from '@khelaghor/contract/account/freeze-terms.ts';
import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { parseDhakaInput } from '../../shared/dhaka-input.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { freezeTitles } from './labels.ts';
import { useFreeze } from './use-freeze.ts';
import { useMemberDesk } from './use-members.ts';

type FreezeDialogProps = { readonly id: string; readonly onClose: () => void };

/** The freeze that the new one takes the place of. */
function HeldFreeze({ held }: { readonly held: MemberDesk['freezes'][number] }) {
  const { moment } = useNumberFormat();
  const { by, reason, until } = held;
  return (
    <Alert kind="warn">
      {until === null ? (
        <Trans>
          {by} froze this already, until it is ended: {reason}
        </Trans>
      ) : (
        <Trans>
          {by} froze this already, until {moment(until)}: {reason}
        </Trans>
      )}{' '}
      <Trans>The new freeze takes its place.</Trans>
    </Alert>
  );
}

/** Stops a member's logins, play or withdrawals, with a reason that the member reads. */
export function FreezeDialog({ id, onClose }: FreezeDialogProps) {
  const { t } = useLingui();
  const { freezing } = useFreeze(id);
  const [scope, setScope] = useState<FreezeScope>('login');
  const freezes = useMemberDesk(id).data?.freezes ?? [];
  const held = freezes.find((freeze) => freeze.scope === scope);
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
      run={({ reason }) =>
        freezing.mutateAsync({ scope, reason, until, revision: held?.revision ?? null })
      }
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
          {held && <HeldFreeze held={held} />}
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
