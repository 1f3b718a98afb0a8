import { useLingui } from '@lingui/react/macro';
import type { paymentPasswordGet } from '@khelaghor/contract/account/payment-password.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useRuleHint } from './use-rule-hint.ts';

/** What a form with a new payment password has among its fields. */
type Pair = { newPaymentPassword: string; confirmPaymentPassword: string };

type NewPairProps<Fields extends Pair> = {
  readonly form: UseFormReturn<Fields>;
  /** What the password must be like. */
  readonly rule: ValueOf<typeof paymentPasswordGet>['rule'];
};

/** The new payment password, twice. */
export function NewPair<Fields extends Pair>(props: NewPairProps<Fields>) {
  const { t } = useLingui();
  const hint = useRuleHint(props.rule);
  // Whatever else the form has, these two fields it has.
  const form = props.form as unknown as UseFormReturn<Pair>;
  const { errors } = useFormState({ control: form.control });
  const required = t`Fill in this field.`;
  const differ = t`The two passwords do not match.`;
  return (
    <>
      <PasswordField
        {...form.register('newPaymentPassword', { required })}
        label={t`New payment password`}
        purpose="new"
        required
        hint={hint}
        error={errors.newPaymentPassword?.message}
      />
      <PasswordField
        {...form.register('confirmPaymentPassword', {
          required,
          validate: (value, { newPaymentPassword }) => value === newPaymentPassword || differ,
        })}
        label={t`New payment password once more`}
        purpose="new"
        required
        error={errors.confirmPaymentPassword?.message}
      />
    </>
  );
}
