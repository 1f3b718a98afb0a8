import { contactFields } from '@khelaghor/contract/account/contact-fields.ts';
import { cleanedBy, complaintOf } from '@khelaghor/contract/lib/field-rules.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { checkFields, registrationFieldsOf } from '../../site/settings/index.ts';
import { extraOf } from './create-member-account.ts';

type Name = RegistrationField['name'];
type Typed = { readonly [N in Name]?: string | undefined } & {
  readonly firebaseIdToken?: string | undefined;
};
type Asked = Partial<Record<Name, string>>;

/** Of what was typed, what the form asks for, as it is kept; nothing else is. */
export async function collectFields(ctx: Context, body: Typed): Promise<Asked> {
  const rules = await registrationFieldsOf(ctx);
  return Object.fromEntries(rules.map((rule) => [rule.name, cleanedBy(rule, body[rule.name])]));
}

/** What the settings refuse of a form. Who comes with Firebase's word was sent no code by us. */
export async function ruleRefusals(
  ctx: Context,
  body: Typed,
): Promise<Record<string, FieldRefusal>> {
  const rules = await registrationFieldsOf(ctx);
  const isByToken = body.firebaseIdToken !== undefined;
  const asked = rules.filter(({ name }) => !(isByToken && name === 'verificationCode'));
  return checkFields(asked, body);
}

/** What the form with a phone number does by itself: its own name, and what is proven later. */
const ownWay: ReadonlySet<Name> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'captcha',
]);

/** The same of the form with a phone number, which is asked for in any case. */
export async function mobileRuleRefusals(
  ctx: Context,
  body: Typed,
): Promise<Record<string, FieldRefusal>> {
  const rules = await registrationFieldsOf(ctx);
  const others = checkFields(
    rules.filter(({ name }) => !ownWay.has(name)),
    body,
  );
  const rule = rules.find(({ name }) => name === 'mobileNum');
  if ((body.mobileNum ?? '').trim() === '')
    return { mobileNum: { code: 'field_required' }, ...others };
  const complaint = rule ? complaintOf(rule, body.mobileNum) : null;
  return { ...(complaint && { mobileNum: complaint }), ...others };
}

/** A number that says who somebody is, for nobody who only reads the database. */
function sealedIdNumber(ctx: Context, text = ''): Uint8Array | null {
  return text === '' ? null : ctx.secrets.encrypt('id-number', Buffer.from(text));
}

/** What a new member has told of himself, as it is kept. */
export const profileFrom = (ctx: Context, asked: Asked) => ({
  payeeName: asked.payeeName || null,
  email: asked.email || null,
  extra: extraOf(contactFields, asked),
  idNumberSealed: sealedIdNumber(ctx, asked.idNumber),
});
