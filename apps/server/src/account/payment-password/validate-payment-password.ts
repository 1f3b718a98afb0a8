import { getComplaint, cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import { isBlockedPassword } from '../../lib/passwords/password-blocklist.ts';
import type { Context } from '../../lib/context.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import type { Member } from '../members/index.ts';
import { readRule } from '../../site/settings/index.ts';

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

type Fresh = { readonly newPaymentPassword: string; readonly confirmPaymentPassword: string };

/** Checks a newly chosen payment password; returns the refusals by field. */
export async function validateNewPaymentPassword(
  ctx: Context,
  { newPaymentPassword, confirmPaymentPassword }: Fresh,
  { username, passwordHash, hasPassword }: Member,
): Promise<Record<string, FieldRefusal>> {
  const fresh = cleanText('paymentPassword', newPaymentPassword);
  const rule = await readRule(ctx, 'paymentPassword');
  const refused = checkPaymentPasswordRule(rule, fresh, username);
  if (refused) return { newPaymentPassword: refused };
  if (cleanText('paymentPassword', confirmPaymentPassword) !== fresh)
    return { confirmPaymentPassword: { code: 'passwords_differ' } };
  if (hasPassword && (await verifyPassword(passwordHash, fresh)))
    return { newPaymentPassword: { code: 'payment_password_same' } };
  return {};
}
