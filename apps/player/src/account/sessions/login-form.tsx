import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { WithdrawOnlyLogin } from '../second-factors/index.ts';
import { AppealLink } from '../../shared/appeal-link.tsx';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { RememberMeCheckbox } from './remember-me-checkbox.tsx';
import type { useLogin } from './use-login.ts';

/** What the form of every login has among its fields. */
type LoginFields = { captcha: string; rememberMe: boolean };

type LoginFormProps<Fields extends LoginFields> = {
  readonly form: UseFormReturn<Fields>;
  readonly login: ReturnType<typeof useLogin>;
  /** The fields of this way to log in. */
  readonly children: ReactNode;
};

/** The form of a login: its own fields, then what every way to log in has. */
export function LoginForm<Fields extends LoginFields>(props: LoginFormProps<Fields>) {
  const { submit, submitLate, isFrozen, trouble, captchaRound } = props.login;
  const { t } = useLingui();
  // Whatever else the form has, these fields it has.
  const form = props.form as unknown as UseFormReturn<LoginFields>;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  return (
    <DialogForm trouble={trouble} onSubmit={submit}>
      {submitLate && <WithdrawOnlyLogin isBusy={isSubmitting} onPress={() => void submitLate()} />}
      {isFrozen && <AppealLink />}
      {props.children}
      {captchaRound > 0 && (
        <CaptchaField
          {...form.register('captcha', { required: t`Fill in this field.` })}
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
