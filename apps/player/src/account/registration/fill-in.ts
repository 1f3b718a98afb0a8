import type { PendingElsewhere } from '@khelaghor/contract/account/social-login.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationFields } from './use-registration.ts';

/** Fills the empty fields with the profile from another site. */
export function fillIn(
  form: UseFormReturn<RegistrationFields>,
  pending: PendingElsewhere | null,
): void {
  if (!pending) return;
  const { name, email } = pending;
  if (form.getValues('payeeName') === '') form.setValue('payeeName', name);
  if (form.getValues('email') === '') form.setValue('email', email);
}
