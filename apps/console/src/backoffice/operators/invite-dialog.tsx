import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { NameErrorText, getNameError } from '../../shared/operator-name.tsx';
import type { NameError } from '../../shared/operator-name.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { getField } from '../../shared/error-text.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useInvite } from './use-operators.ts';

/** Invites an operator: a name, a code of the inviter's app, and then the link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInvite();
  const [username, setUsername] = useState('');
  const [fault, setFault] = useState<NameError | null>(null);
  if (inviting.data) {
    const { link, expiresAt } = inviting.data;
    return <LinkDialog username={username} link={link} expiresAt={expiresAt} onClose={onClose} />;
  }
  return (
    <ActionDialog
      icon="plus"
      question={{
        title: <Trans>Invite an operator</Trans>,
        lead: (
          <Trans>
            You get a link that works once within 24 hours. It creates an operator without
            permissions: give them a role when they have joined.
          </Trans>
        ),
        needsCode: true,
      }}
      confirm={<Trans>Create link</Trans>}
      check={() => {
        const found = getNameError(username);
        setFault(found);
        return found === null;
      }}
      run={({ totpCode }) => inviting.mutateAsync({ username, totpCode })}
      onClose={onClose}
      // The link is shown in the place of the question.
      onDone={() => undefined}
    >
      {(refusal) => (
        <TextField
          label={<Trans>Username of the new operator</Trans>}
          name="username"
          icon="user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={username}
          onChange={({ currentTarget }) =>
            setUsername(toVisibleText(currentTarget.value).toLowerCase())
          }
          error={fault ? <NameErrorText fault={fault} /> : getField(refusal, 'username')}
          required
        />
      )}
    </ActionDialog>
  );
}
