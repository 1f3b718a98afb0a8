import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { WithdrawOnlyLogin } from '../second-factors/index.ts';
import type { LoginFlow } from '../second-factors/index.ts';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { readRememberedLogin } from './remembered-username.ts';
import { RememberMeCheckbox } from './remember-me-checkbox.tsx';
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
  const { submit, submitLate, trouble, captchaRound } = useLogin({
    form,
    names,
    entered,
    getBody: ({ username, password, rememberMe }) => ({
      type: 'username',
      username: username.trim(),
      password,
      rememberMe,
    }),
  });
  const { errors, isSubmitting } = form.formState;
  const required = t`Fill in this field.`;
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      {submitLate && <WithdrawOnlyLogin isBusy={isSubmitting} onPress={() => void submitLate()} />}
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
      {captchaRound > 0 && (
        <CaptchaField
          {...form.register('captcha', { required })}
          action="login"
          round={captchaRound}
          error={errors.captcha?.message}
        />
      )}
      <RememberMeCheckbox form={form} />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
    </DialogForm>
  );
}
