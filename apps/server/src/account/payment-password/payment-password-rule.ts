import { getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import { isBlockedPassword } from '../../lib/passwords/password-blocklist.ts';

/** Returns why a payment password is refused, by the settings and the common ones; or null. */
export function checkPaymentPasswordRule(
  rule: RegistrationField,
  text: string,
  username: string,
): FieldRefusal | null {
  const complaint = getComplaint({ ...rule, required: true }, text);
  if (complaint) return complaint;
  return isBlockedPassword(text, [username]) ? { code: 'password_too_common' } : null;
}
