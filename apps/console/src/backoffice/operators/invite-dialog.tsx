import '../../shared/content-fields.css';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { NameErrorText, getNameError } from '../../shared/operator-name.tsx';
import type { NameError } from '../../shared/operator-name.tsx';
import { getField } from '../../shared/error-text.tsx';
import { codeLength, TotpField } from '../../shared/totp-field.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useInvite } from './use-operators.ts';

type InviteErrors = { readonly username: NameError | null; readonly totpCode: boolean };

/** Invites an operator: a name, a code of the inviter's app, and then the link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInvite();
  const [username, setUsername] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const [faults, setFaults] = useState<InviteErrors>({ username: null, totpCode: false });
  const refusal = inviting.isError ? getRefusal(inviting.error) : null;
  if (inviting.data) {
    const { link, expiresAt } = inviting.data;
    return <LinkDialog username={username} link={link} expiresAt={expiresAt} onClose={onClose} />;
  }
  const invite = () => {
    const found = { username: getNameError(username), totpCode: totpCode.length !== codeLength };
    setFaults(found);
    if (found.username || found.totpCode) return;
    // A code counts once: the next try needs another one.
    inviting.mutate({ username, totpCode }, { onError: () => setTotpCode('') });
  };
  return (
    <FormDialog
      dismissible={false}
      icon="plus"
      title={<Trans>Invite an operator</Trans>}
      lead={
        <Trans>
          You get a link that works once and for 24 hours. It makes an operator who may do
          everything that you may.
        </Trans>
      }
      submitLabel={<Trans>Make the link</Trans>}
      busy={inviting.isPending}
      refusal={refusal}
      onClose={onClose}
      onAct={invite}
    >
      <TextField
        label={<Trans>Username of the new operator</Trans>}
        name="username"
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={username}
        onChange={({ currentTarget }) => setUsername(currentTarget.value.trim().toLowerCase())}
        error={
          faults.username ? (
            <NameErrorText fault={faults.username} />
          ) : (
            getField(refusal, 'username')
          )
        }
        required
      />
      <TotpField
        value={totpCode}
        onChange={setTotpCode}
        error={
          faults.totpCode ? (
            <Trans>Write the 6 digits that the app shows now.</Trans>
          ) : (
            getField(refusal, 'totpCode') && (
              <Trans>This code is wrong or was used already. Wait for the next one.</Trans>
            )
          )
        }
      />
    </FormDialog>
  );
}
