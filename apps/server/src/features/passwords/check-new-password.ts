import type { RegistrationField } from '@khelaghor/contract/registration-fields.ts';
import type { FieldRefusal } from '../../platform/answer.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import { checkFields } from '../site/site.ts';

/** Why a password cannot be had, by the settings and by what everybody guesses first; or null. */
export function checkNewPassword(
  fields: readonly RegistrationField[],
  password: string,
  account: string,
): FieldRefusal | null {
  const rule = fields.filter(({ name }) => name === 'password');
  const refused = checkFields(rule, { password })['password'];
  if (refused) return refused;
  return isCommonPassword(password, account) ? { code: 'password_too_common' } : null;
}
