import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { hashPassword } from '../../lib/passwords/hash-password.ts';
import { checkPaymentPasswordRule } from '../payment-password/index.ts';
import { readRegistrationFields } from '../../site/settings/index.ts';

type Typed = {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly paymentPassword?: string | undefined;
};

/** Returns why a new member's payment password is refused, where the form has one. */
export async function checkPaymentField(ctx: Context, typed: Typed): Promise<FieldRefusal | null> {
  const fields = await readRegistrationFields(ctx);
  const rule = fields.find(({ name }) => name === 'paymentPassword');
  if (!rule) return null;
  const text = cleanText('paymentPassword', typed.paymentPassword);
  if (text === '') return rule.required ? { code: 'field_required' } : null;
  if (text === typed.password) return { code: 'payment_password_same' };
  return checkPaymentPasswordRule(rule, text, typed.username?.trim() ?? '');
}

/** Returns its hash; null where the form has none, or none was typed. */
export async function hashPaymentPassword(
  ctx: Context,
  { paymentPassword }: Typed,
): Promise<string | null> {
  const fields = await readRegistrationFields(ctx);
  const text = cleanText('paymentPassword', paymentPassword);
  const isAsked = fields.some(({ name }) => name === 'paymentPassword');
  return isAsked && text !== '' ? hashPassword(text) : null;
}
