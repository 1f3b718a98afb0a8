import { cleanTextBy, getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { askedColumnFields, extraFields } from '@khelaghor/contract/site/member-fields.ts';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { checkFields, readRegistrationFields } from '../../site/settings/index.ts';
import { getProfileFields } from './create-member-account.ts';

type Name = RegistrationField['name'];
type Typed = { readonly [N in Name]?: string | undefined } & {
  readonly firebaseIdToken?: string | undefined;
};
type Asked = Partial<Record<Name, string>>;

/** Returns the form's fields as stored, without fields that the settings do not ask for. */
export async function collectFields(ctx: Context, body: Typed): Promise<Asked> {
  const rules = await readRegistrationFields(ctx);
  return Object.fromEntries(rules.map((rule) => [rule.name, cleanTextBy(rule, body[rule.name])]));
}

/** Refuses by the settings. A member with a Firebase token was sent no code by us. */
export async function checkFieldRules(
  ctx: Context,
  body: Typed,
): Promise<Record<string, FieldRefusal>> {
  const rules = await readRegistrationFields(ctx);
  const isByToken = body.firebaseIdToken !== undefined;
  const asked = rules.filter(({ name }) => !(isByToken && name === 'verificationCode'));
  return checkFields(asked, body);
}

/** Fields that registration by phone number treats in its own way. */
const ownWay: ReadonlySet<Name> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'captcha',
]);

/** As `checkFieldRules`, for registration by phone number, which always requires the number. */
export async function checkMobileFieldRules(
  ctx: Context,
  body: Typed,
): Promise<Record<string, FieldRefusal>> {
  const rules = await readRegistrationFields(ctx);
  const others = checkFields(
    rules.filter(({ name }) => !ownWay.has(name)),
    body,
  );
  const rule = rules.find(({ name }) => name === 'mobileNum');
  if ((body.mobileNum ?? '').trim() === '')
    return { mobileNum: { code: 'field_required' }, ...others };
  const complaint = rule ? getComplaint(rule, body.mobileNum) : null;
  return { ...(complaint && { mobileNum: complaint }), ...others };
}

/** Seals an identity number: a reader of the database cannot read it. */
function sealedIdNumber(ctx: Context, text = ''): Uint8Array | null {
  return text === '' ? null : ctx.secrets.encrypt('id-number', Buffer.from(text));
}

/** The fields with a column of their own; null: left empty or not asked for. */
const getColumns = (asked: Asked) =>
  Object.fromEntries(askedColumnFields.map((name) => [name, asked[name] || null])) as Record<
    (typeof askedColumnFields)[number],
    string | null
  >;

/** Converts the form to a new member's stored profile. */
export const collectProfile = (ctx: Context, asked: Asked) => ({
  told: getColumns(asked),
  email: asked.email || null,
  profileFields: getProfileFields(extraFields, asked),
  idNumberSealed: sealedIdNumber(ctx, asked.idNumber),
});
