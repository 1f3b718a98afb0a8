import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import type { Member } from '../members/index.ts';
import { readRule } from '../../site/settings/index.ts';
import { checkPaymentPasswordRule } from './payment-password-rule.ts';

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
