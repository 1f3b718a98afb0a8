import { useLingui } from '@lingui/react/macro';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import type { LoginFlow } from '../second-factors/index.ts';
import { LoginForm } from './login-form.tsx';
import { readRememberedLogin } from './remembered-username.ts';
import { useLogin } from './use-login.ts';

const names = ['username', 'password', 'captcha'] as const;

/** Logging in by name and password. */
export function PasswordLogin({ entered }: Pick<LoginFlow, 'entered'>) {
  const { t } = useLingui();
  const [kept] = useState(readRememberedLogin);
  const form = useForm({
    defaultValues: {
      username: kept.username,
      password: '',
      captcha: '',
      rememberMe: kept.isRemembered,
    },
  });
  const login = useLogin({
    form,
    names,
    entered,
    getBody: ({ username, password, rememberMe }) => ({
      type: 'username',
      username: toVisibleText(username),
      password,
      rememberMe,
    }),
  });
  const { errors } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <LoginForm form={form} login={login}>
      <TextField
        {...form.register('username', { required })}
        label={t`Username`}
        icon="user"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password', { required })}
        label={t`Password`}
        purpose="current"
        required
        error={errors.password?.message}
      />
    </LoginForm>
  );
}
