import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getMutationRefusal } from '../../shared/api.ts';
import { NameErrorText } from '../../shared/operator-name.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { getField } from '../../shared/error-text.tsx';
import { TotpField } from '../../shared/totp-field.tsx';
import { useCheckedForm } from '../../shared/use-checked-form.ts';
import { validateSetup, passwordLengthMin } from './validate-setup.ts';
import type { SetupError } from './validate-setup.ts';
import { useSetup } from './use-setup.ts';

function faultText(fault: SetupError | undefined): ReactNode {
  switch (fault) {
    case 'username_length':
    case 'username_characters':
      return <NameErrorText fault={fault} />;
    case 'password_short':
      return <Trans>Use at least 12 characters. A few words in a row are easy to keep.</Trans>;
    case 'password_long':
      return <Trans>Use at most 128 characters.</Trans>;
    case 'password_is_name':
      return <Trans>The password may not be the username.</Trans>;
    case 'code_length':
      return <Trans>Write the 6 digits that the app shows now.</Trans>;
    case undefined:
      return undefined;
  }
}

/** How far the password is from its least length, as a sentence and never as a colour. */
function PasswordRule({ length }: { length: number }) {
  const left = passwordLengthMin - length;
  if (length === 0) return <Trans>At least 12 characters.</Trans>;
  if (left > 0) return <Trans>{left} more characters</Trans>;
  return <Trans>Long enough</Trans>;
}

type SetupFormProps = {
  readonly claim: string;
  /** The name that an invitation promises; null: the first operator chooses one. */
  readonly promised: string | null;
  readonly onDone: () => void;
};

/** Makes an operator: the first one, or one who was invited under a name. */
export function SetupForm({ claim, promised, onDone }: SetupFormProps) {
  const sending = useSetup(promised === null ? 'first' : 'invitation', onDone);
  const [username, setUsername] = useState(promised ?? '');
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const form = { username: toVisibleText(username), password, totpCode };
  const { faults, onSubmit } = useCheckedForm(
    () => validateSetup(form),
    () => sending.mutate({ claim, ...form }),
  );
  const refusal = getMutationRefusal(sending);
  const passwordError = faultText(faults.password) ?? getField(refusal, 'password');

  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <TextField
        label={<Trans>Username</Trans>}
        name="username"
        icon="user"
        value={username}
        onChange={(change) => setUsername(change.target.value.toLowerCase())}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={promised !== null}
        error={faultText(faults.username) ?? getField(refusal, 'username')}
        required
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        purpose="new"
        value={password}
        onChange={(change) => setPassword(change.target.value)}
        {...(passwordError === undefined && { hint: <PasswordRule length={password.length} /> })}
        error={passwordError}
        required
      />
      <TotpField
        value={totpCode}
        onChange={setTotpCode}
        error={faultText(faults.totpCode) ?? getField(refusal, 'totpCode')}
      />
      <FormError refusal={refusal} />
      <Button type="submit" kind="primary" size="large" block busy={sending.isPending}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
