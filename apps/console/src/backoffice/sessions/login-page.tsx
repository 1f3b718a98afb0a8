import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { getMutationRefusal } from '../../shared/api.ts';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { codeLength, TotpField } from '../../shared/totp-field.tsx';
import { useCheckedForm } from '../../shared/use-checked-form.ts';
import { useLogin } from './use-session.ts';
import type { LoginReason } from './use-session.ts';

const route = getRouteApi('/login');

function ReasonLine({ reason }: { reason: LoginReason | undefined }) {
  if (reason === undefined) return null;
  return (
    <p className="auth-layout__note" role="status">
      {reason === 'idle' && <Trans>You were logged out after 15 minutes without use.</Trans>}
      {reason === 'ended' && <Trans>Your session has ended. Log in to continue.</Trans>}
      {reason === 'signed-out' && <Trans>You are logged out.</Trans>}
    </p>
  );
}

type Missing = { readonly [Name in 'username' | 'password' | 'totpCode']?: true };

/** Username, password and code. Which of them was wrong is told neither here nor by the server. */
export function LoginPage() {
  const { t } = useLingui();
  const { reason, next } = route.useSearch();
  const router = useRouter();
  const login = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const refusal = getMutationRefusal(login);

  const check = (): Missing => ({
    ...(toPlainText(username) === '' && { username: true }),
    ...(password === '' && { password: true }),
    ...(totpCode.length !== codeLength && { totpCode: true }),
  });
  const send = async () => {
    try {
      await login.mutateAsync({
        username: toPlainText(username).toLowerCase(),
        password,
        totpCode,
      });
    } catch {
      // A code counts once, so the next try needs another one.
      setTotpCode('');
      return;
    }
    router.history.replace(next ?? '/');
  };
  const { faults: missing, onSubmit } = useCheckedForm(check, () => void send());

  return (
    <AuthLayout title={t`Operators’ console`}>
      {refusal === null && <ReasonLine reason={reason} />}
      <form className="form" noValidate onSubmit={onSubmit}>
        <TextField
          label={<Trans>Username</Trans>}
          name="username"
          icon="user"
          value={username}
          onChange={(change) => setUsername(change.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username && <Trans>Write your username.</Trans>}
          required
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          purpose="current"
          value={password}
          onChange={(change) => setPassword(change.target.value)}
          error={missing.password && <Trans>Write your password.</Trans>}
          required
        />
        <TotpField
          value={totpCode}
          onChange={setTotpCode}
          error={missing.totpCode && <Trans>Write the 6 digits that the app shows now.</Trans>}
        />
        <FormError
          refusal={refusal}
          text={
            refusal?.code === 'credentials_wrong' && (
              <Trans>
                Username, password or code is wrong. A code works once: wait for the next.
              </Trans>
            )
          }
        />
        <Button type="submit" kind="primary" size="large" block busy={login.isPending}>
          <Trans>Log in</Trans>
        </Button>
      </form>
    </AuthLayout>
  );
}
