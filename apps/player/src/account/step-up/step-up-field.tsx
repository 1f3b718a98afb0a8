import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@khelaghor/ui/password-field/password-field.tsx';
import { CodeField } from '../phone-verification/index.ts';
import { CurrentPasswordField } from '../passwords/index.ts';
import type { StepUpProof } from './use-step-up-proof.ts';

/** The payment password, the login password, or a code on the member's own phone. */
export function StepUpField({ proof }: { readonly proof: StepUpProof }) {
  const { t } = useLingui();
  const { asks, input, code } = proof;
  const { ref, typed, type, error } = input;
  const field = {
    ref,
    value: typed,
    onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
  };
  if (asks === 'password')
    return <CurrentPasswordField field={{ ...field, name: 'password' }} error={error} />;
  if (asks === 'payment_password')
    return (
      <PasswordField
        {...field}
        label={t`Payment password`}
        purpose="current"
        required
        error={error}
      />
    );
  return (
    <CodeField
      {...field}
      label={t`Code to your verified number`}
      sent={code.sent}
      busy={code.busy}
      onSend={code.send}
      error={error}
    />
  );
}
