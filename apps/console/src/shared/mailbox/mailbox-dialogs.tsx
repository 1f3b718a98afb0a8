import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toOtpDigits } from '@khelaghor/typed-text/code.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../error-text.tsx';
import { ActionDialog } from '../kit/action-dialog.tsx';

type EmailDialogProps = {
  readonly title: ReactNode;
  readonly begun: string;
  readonly change: (email: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Changes an address; a new one is sent a code. */
export function EmailDialog({ title, begun, change, onClose }: EmailDialogProps) {
  const [email, setEmail] = useState(begun);
  return (
    <ActionDialog
      question={{
        title,
        lead: (
          <Trans>
            A new address gets a code of 6 digits. Until you enter it, mail goes to the address
            before. Empty: no mail.
          </Trans>
        ),
        done: { title: <Trans>The address is saved</Trans> },
      }}
      confirm={<Trans>Save address</Trans>}
      run={() => change(email.trim())}
      onClose={onClose}
    >
      {(refusal) => (
        <TextField
          label={<Trans>E-mail address</Trans>}
          name="email"
          type="email"
          icon="mail"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={getField(refusal, 'email')}
        />
      )}
    </ActionDialog>
  );
}

type CodeDialogProps = {
  readonly awaiting: string;
  readonly confirm: (code: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Confirms a new address by the code that was sent to it. */
export function CodeDialog({ awaiting, confirm, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('');
  return (
    <ActionDialog
      question={{
        title: <Trans>Confirm the address</Trans>,
        lead: (
          <Trans>
            The code was sent to{' '}
            <bdi className="mailbox-address" translate="no">
              {awaiting}
            </bdi>
            .
          </Trans>
        ),
        done: { title: <Trans>The address is confirmed</Trans> },
      }}
      confirm={<Trans>Confirm address</Trans>}
      run={() => confirm(code)}
      onClose={onClose}
    >
      {(refusal) => (
        <TextField
          label={<Trans>Code from the e-mail</Trans>}
          aside={<Trans>6 digits</Trans>}
          name="code"
          icon="key"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(toOtpDigits(target.value))}
          error={getField(refusal, 'code')}
        />
      )}
    </ActionDialog>
  );
}
