import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { register } from '@khelaghor/contract/account/registration.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { countGuess, hasGuessedTooOften, refuseGuesses } from '../../lib/auth/ip-attempt-limits.ts';
import { linkNewMember } from '../social-login/index.ts';
import { checkCaptcha, verifyHuman } from '../../site/bot-check/index.ts';
import { findByProvenMobile } from '../members/index.ts';
import { checkNewPassword, hashNewPassword } from '../passwords/index.ts';
import { getMinimumAgeAt, readSettings } from '../../site/settings/index.ts';
import { collectFields, checkFieldRules, collectProfile } from './form-fields.ts';
import { findInvitation } from './check-referral.ts';
import { createMemberAccount } from './create-member-account.ts';
import { hashPaymentPassword, checkPaymentField } from './payment-password.ts';
import { proveMobile } from './prove-mobile.ts';

type Body = ParsedBody<typeof register>;
type Input = { body: Body; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof register)['refusals'][number] | 'too_many_requests';

/** Returns refusals about fields, in the order of the form. */
async function fieldRefusals(
  ctx: Context,
  { body, request }: Pick<Input, 'body' | 'request'>,
): Promise<Record<string, FieldRefusal>> {
  const refused = await checkFieldRules(ctx, body);
  const password = await checkNewPassword(ctx, body.password, {
    username: body.username,
    mobile: body.mobileNum,
    email: body.email,
  });
  if (password) refused['password'] = password;
  if (!refused['password'] && body.confirmPassword !== body.password)
    refused['confirmPassword'] = { code: 'passwords_differ' };
  const payment = await checkPaymentField(ctx, body);
  if (payment) refused['paymentPassword'] = payment;
  if (!body.agreement) refused['agreement'] = { code: 'field_required' };
  if (!body.ageConfirmed) {
    const age = await getMinimumAgeAt(ctx, request.ip);
    refused['ageConfirmed'] = { code: 'age_unconfirmed', params: { age } };
  }
  return refused;
}

/**
 * Creates a member with a wallet and a session, in one transaction. The username is looked up only
 * after the human check and the captcha, so that a script cannot list who plays here.
 */
export async function registerMember(
  ctx: Context,
  { body, request, reply }: Input,
): Promise<Result<ValueOf<typeof register>, Refusal>> {
  const settings = await readSettings(ctx);
  if (!settings.registrationOpen || !settings.usernameRegistration)
    return refuse('registration_closed');
  const fields = await fieldRefusals(ctx, { body, request });
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const unproven = await verifyHuman(ctx, body.humanProof, 'register');
  if (unproven) return unproven;
  if (await hasGuessedTooOften(ctx, 'registration', request.ip)) return refuseGuesses(ctx);
  const captcha = { answer: cleanText('captcha', body.captcha), action: 'register' } as const;
  if (settings.captchaOnRegistration && !(await checkCaptcha(ctx, request, captcha)))
    return refuse('captcha_wrong', {
      captcha: true,
      fields: { captcha: { code: 'captcha_wrong' } },
    });

  // From here on an answer may reveal whether a username or a code exists.
  countGuess(ctx, 'registration', request.ip);
  const invitation = await findInvitation(ctx, body);
  if (!invitation.ok) return invitation;
  const asked = await collectFields(ctx, body);
  const mobileNum = asked.mobileNum ?? '';
  const mobile = mobileNum === '' ? ok(null) : await proveMobile(ctx, { ...body, mobileNum });
  if (!mobile.ok) return mobile;
  const elsewhere = await linkNewMember(ctx, request, body.elsewhereId);
  if (!elsewhere.ok) return elsewhere;
  const isMobileProven = mobile.value?.isProven ?? false;
  const fresh = {
    username: cleanText('username', body.username),
    ...(await hashNewPassword(ctx, body.password)),
    hasPassword: true,
    language: body.language,
    ...collectProfile(ctx, asked),
    mobile: mobile.value?.number ?? null,
    isMobileProven,
    ...invitation.value,
    paymentPasswordHash: await hashPaymentPassword(ctx, body),
  };
  const claims = [...(mobile.value?.claims ?? []), ...elsewhere.value];
  const opened = await createMemberAccount(ctx, fresh, { request, reply, claims });
  if (!opened.ok) return opened;
  if (opened.value) return ok(opened.value);
  const isMobile =
    isMobileProven && (await findByProvenMobile(ctx.db, fresh.mobile ?? '')) !== null;
  return isMobile
    ? refuse('mobile_taken', { fields: { mobileNum: { code: 'mobile_taken' } } })
    : refuse('username_taken', { fields: { username: { code: 'username_taken' } } });
}
