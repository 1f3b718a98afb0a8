import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { codeLength, TotpField } from '../../shared/totp-field.tsx';
import { useCheckedForm } from '../../shared/use-checked-form.ts';
import { useSetup } from './use-setup.ts';

type NewFactorFormProps = {
  readonly claim: string;
  readonly username: string;
  readonly onDone: () => void;
};

type Missing = { readonly password?: true; readonly totpCode?: true };

/** Adds a new app to an account: with its password, and a code of the new app. */
export function NewFactorForm({ claim, username, onDone }: NewFactorFormProps) {
  const sending = useSetup('factor_reset', onDone);
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const { faults: missing, onSubmit } = useCheckedForm(
    (): Missing => ({
      ...(password === '' && { password: true }),
      ...(totpCode.length !== codeLength && { totpCode: true }),
    }),
    () => sending.mutate({ claim, username, password, totpCode }),
  );
  const refusal = getMutationRefusal(sending);
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <TextField
        label={<Trans>Username</Trans>}
        name="username"
        icon="user"
        autoComplete="username"
        value={username}
        readOnly
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        purpose="current"
        value={password}
        onChange={(change) => setPassword(change.target.value)}
        error={
          missing.password ? <Trans>Write your password.</Trans> : getField(refusal, 'password')
        }
        required
      />
      <TotpField
        value={totpCode}
        onChange={setTotpCode}
        error={
          missing.totpCode ? (
            <Trans>Write the 6 digits that the app shows now.</Trans>
          ) : (
            getField(refusal, 'totpCode')
          )
        }
      />
      <FormError refusal={refusal} />
      <Button type="submit" kind="primary" size="large" block busy={sending.isPending}>
        <Trans>Use this app</Trans>
      </Button>
    </form>
  );
}
