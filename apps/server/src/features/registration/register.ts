import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleaned, cleanedBy } from '@khelaghor/contract/field-rules.ts';
import { contactFields } from '@khelaghor/contract/contact-fields.ts';
import type { RegistrationField } from '@khelaghor/contract/registration-fields.ts';
import type { register } from '@khelaghor/contract/registration.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer, FieldRefusal } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { countGuess, guessedTooOften } from '../../platform/guess-counts.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { bindingOfNew } from '../elsewhere/elsewhere.ts';
import { checkCaptcha, humanRefusal } from '../human-check/human-check.ts';
import { findByProvenMobile } from '../member/member.ts';
import { checkNewPassword } from '../passwords/passwords.ts';
import { checkFields, minimumAgeAt, readSettings, registrationFieldsOf } from '../site/site.ts';
import { invitationOf } from './invitation.ts';
import { extraOf, openAccount } from './open-account.ts';
import { paymentHash, paymentRefusal } from './payment-password.ts';
import { proveMobile } from './prove-mobile.ts';

type Body = ParsedBody<typeof register>;
type Input = { body: Body; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof register)['refusals'][number] | 'too_many_requests';

/** Refusals about fields, in the order in which the form shows the fields. */
async function fieldRefusals(
  ctx: Context,
  { body, request }: Pick<Input, 'body' | 'request'>,
): Promise<Record<string, FieldRefusal>> {
  const fields = await registrationFieldsOf(ctx);
  const refused = checkFields(fields, body);
  const password = checkNewPassword(fields, body.password, body.username.trim());
  if (password) refused['password'] = password;
  if (!refused['password'] && body.confirmPassword !== body.password)
    refused['confirmPassword'] = { code: 'passwords_differ' };
  const payment = await paymentRefusal(ctx, body);
  if (payment) refused['paymentPassword'] = payment;
  if (!body.agreement) refused['agreement'] = { code: 'field_required' };
  if (!body.ageConfirmed) {
    const age = await minimumAgeAt(ctx, request.ip);
    refused['ageConfirmed'] = { code: 'age_unconfirmed', params: { age } };
  }
  return refused;
}

type Asked = Partial<Record<RegistrationField['name'], string>>;

/** Of what was typed, what the form asks for, as it is kept; nothing else is. */
async function askedOf(ctx: Context, body: Body): Promise<Asked> {
  const rules = await registrationFieldsOf(ctx);
  return Object.fromEntries(rules.map((rule) => [rule.name, cleanedBy(rule, body[rule.name])]));
}

/** A number that says who somebody is, for nobody who only reads the database. */
function sealedIdNumber(ctx: Context, text = ''): Uint8Array | null {
  return text === '' ? null : ctx.secrets.encrypt('id-number', Buffer.from(text));
}

/**
 * Makes a member with its wallet and logs it in, all in one transaction. The name is only compared
 * with others after the human check and the captcha, so that nobody can read out who plays here.
 */
export async function registerMember(
  ctx: Context,
  { body, request, reply }: Input,
): Promise<Answer<ValueOf<typeof register>, Refusal>> {
  const settings = await readSettings(ctx);
  if (!settings.registrationOpen || !settings.usernameRegistration)
    return refuse('registration_closed');
  const fields = await fieldRefusals(ctx, { body, request });
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields });
  const unproven = await humanRefusal(ctx, body.humanProof, 'register');
  if (unproven) return unproven;
  if (await guessedTooOften(ctx, 'registration', request.ip)) return refuse('too_many_requests');
  const captcha = { answer: cleaned('captcha', body.captcha), action: 'register' } as const;
  if (settings.captchaOnRegistration && !(await checkCaptcha(ctx, request, captcha)))
    return refuse('captcha_wrong', {
      captcha: true,
      fields: { captcha: { code: 'captcha_wrong' } },
    });

  // From here on an answer may tell what is known here: a name, a code.
  countGuess(ctx, 'registration', request.ip);
  const invitation = await invitationOf(ctx, body);
  if (!invitation.ok) return invitation;
  const asked = await askedOf(ctx, body);
  const mobileNum = asked.mobileNum ?? '';
  const mobile = mobileNum === '' ? ok(null) : await proveMobile(ctx, { ...body, mobileNum });
  if (!mobile.ok) return mobile;
  const elsewhere = await bindingOfNew(ctx, request, body.elsewhereId);
  if (!elsewhere.ok) return elsewhere;
  const isMobileProven = mobile.value?.isProven ?? false;
  const fresh = {
    account: cleaned('username', body.username),
    passwordHash: await hashPassword(body.password),
    hasPassword: true,
    language: body.language,
    payeeName: asked.payeeName || null,
    email: asked.email || null,
    mobile: mobile.value?.number ?? null,
    isMobileProven,
    extra: extraOf(contactFields, asked),
    ...invitation.value,
    paymentPasswordHash: await paymentHash(ctx, body),
    idNumberSealed: sealedIdNumber(ctx, asked.idNumber),
  };
  const claims = [...(mobile.value?.claims ?? []), ...elsewhere.value];
  const opened = await openAccount(ctx, fresh, { request, reply, claims });
  if (!opened.ok) return opened;
  if (opened.value) return ok(opened.value);
  const isMobile =
    isMobileProven && (await findByProvenMobile(ctx.db, fresh.mobile ?? '')) !== null;
  return isMobile
    ? refuse('mobile_taken', { fields: { mobileNum: { code: 'mobile_taken' } } })
    : refuse('username_taken', { fields: { username: { code: 'username_taken' } } });
}
