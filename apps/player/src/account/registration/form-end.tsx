import { Trans, useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CaptchaField } from '../../shared/captcha-field.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { ReferralWarning } from './referral-warning.tsx';
import type { useRegistrationRequest } from './use-registration.ts';

/** What every form has at its end. */
type Ending = { captcha: string; agreement: boolean; ageConfirmed: boolean };

/** On a page of its own, or over another. */
export type RegistrationMode = 'page' | 'modal';

/** The end of a registration: the picture, the age, the button, and what is agreed to. */
export function FormEnd<Fields extends Ending>(props: {
  readonly form: UseFormReturn<Fields>;
  readonly request: ReturnType<typeof useRegistrationRequest>;
  readonly mode: RegistrationMode;
}) {
  const { request } = props;
  const { t } = useLingui();
  const { captchaOnRegistration, ...whitelabel } = useWhitelabel();
  const { digits } = useFormat();
  const minimumAge = toDigits(String(whitelabel.minimumAge), digits);
  // Whatever else the form has, these two fields it has.
  const form = props.form as unknown as UseFormReturn<Ending>;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const required = t`Fill in this field.`;
  return (
    <>
      {captchaOnRegistration && (
        <CaptchaField
          {...form.register('captcha', { required })}
          action="register"
          round={request.captchaRound}
          error={errors.captcha?.message}
        />
      )}
      <Checkbox
        {...form.register('ageConfirmed', {
          required: t`Confirm your age.`,
        })}
        label={<Trans>I am {minimumAge} years old or older, and I play for myself.</Trans>}
        error={errors.ageConfirmed?.message}
      />
      <Checkbox
        {...form.register('agreement', { required: t`This is required to create an account.` })}
        label={
          <Trans>
            I agree to one account per person, and to play only with what I can spare. The law
            allows play from 18; this site requires {minimumAge}.
          </Trans>
        }
        error={errors.agreement?.message}
      />
      <Button kind="primary" block type="submit" busy={isSubmitting}>
        <Trans context="button">Create account</Trans>
      </Button>
      {props.mode === 'page' && <PageEnd busy={isSubmitting} onReset={request.reset} />}
      <ReferralWarning {...request.referral} />
    </>
  );
}

/** On a page: begin again, or go home. */
function PageEnd({ busy, onReset }: { readonly busy: boolean; readonly onReset: () => void }) {
  return (
    <>
      <Button block disabled={busy} onClick={onReset}>
        <Trans>Clear the form</Trans>
      </Button>
      <p className="dialog-form__turn">
        <Link to={paths.home}>
          <Trans>Back home</Trans>
        </Link>
        <Link to={paths.home} search={{ open: 'login' }}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </>
  );
}
