import { useLingui } from '@lingui/react/macro';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CurrentPasswordField } from '../passwords/index.ts';
import { StepUpField } from './step-up-field.tsx';
import type { StepUpProof } from './use-step-up-proof.ts';

/** What a form with a password has among its fields. */
type WithPassword = { password: string };

type PasswordOrCodeFieldProps<Fields extends WithPassword> = {
  readonly form: UseFormReturn<Fields>;
  /** False: the member logs in with codes, and enters one here. */
  readonly hasPassword: boolean;
  /** The code of a member without a password. */
  readonly proof: StepUpProof;
};

/** The member's password as a field of the form; a code on their phone in its place. */
export function PasswordOrCodeField<Fields extends WithPassword>(
  props: PasswordOrCodeFieldProps<Fields>,
) {
  const { hasPassword, proof } = props;
  const { t } = useLingui();
  // Whatever else the form has, this field it has.
  const form = props.form as unknown as UseFormReturn<WithPassword>;
  const { errors } = useFormState({ control: form.control });
  if (!hasPassword) return <StepUpField proof={proof} />;
  return (
    <CurrentPasswordField
      field={form.register('password', { required: t`Fill in this field.` })}
      error={errors.password?.message}
    />
  );
}
