import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type { registerMobile } from '@khelaghor/contract/account/registration.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { countGuess, hasGuessedTooOften, refuseGuesses } from '../../lib/auth/ip-attempt-limits.ts';
import { linkNewMember } from '../social-login/index.ts';
import { checkCaptcha, verifyHuman } from '../../site/bot-check/index.ts';
import { findByProvenMobile } from '../members/index.ts';
import { checkNewPassword, hashDrawnPassword, hashNewPassword } from '../passwords/index.ts';
import { getMinimumAgeAt, readSettings } from '../../site/settings/index.ts';
import type { StoredSettings } from '../../site/settings/index.ts';
import { collectFields, checkMobileFieldRules, collectProfile } from './form-fields.ts';
import { findInvitation } from './check-referral.ts';
import { createMemberAccount } from './create-member-account.ts';
import { hashPaymentPassword, checkPaymentField } from './payment-password.ts';
import { proveMobile } from './prove-mobile.ts';

type Body = ParsedBody<typeof registerMobile>;
type Input = { body: Body; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof registerMobile)['refusals'][number] | 'too_many_requests';
type MobileAnswer = Result<ValueOf<typeof registerMobile>, Refusal>;

/** Letters and digits that are not confused when read aloud. */
const nameLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 9;

/** Generates a username that can be read aloud, one of 10^12. */
const freshName = ({ random }: Context): string =>
  `k${[...random.bytes(nameLength)].map((byte) => nameLetters[byte % nameLetters.length]).join('')}`;

async function passwordRefusals(
  ctx: Context,
  { password = '', confirmPassword = '', mobileNum, email }: Body,
): Promise<Record<string, FieldRefusal>> {
  const refused = await checkNewPassword(ctx, password, { mobile: mobileNum, email });
  if (refused) return { password: refused };
  if (confirmPassword !== password) return { confirmPassword: { code: 'passwords_differ' } };
  return {};
}

/** Returns refusals about fields, in the order of the form. */
async function fieldRefusals(
  ctx: Context,
  { body, request }: Input,
  { mobileAndPasswordRegistration, captchaOnRegistration }: StoredSettings,
): Promise<Record<string, FieldRefusal>> {
  const refused = await checkMobileFieldRules(ctx, body);
  if (mobileAndPasswordRegistration) Object.assign(refused, await passwordRefusals(ctx, body));
  const payment = await checkPaymentField(ctx, body);
  if (payment) refused['paymentPassword'] = payment;
  if (captchaOnRegistration && cleanText('captcha', body.captcha) === '')
    refused['captcha'] = { code: 'field_required' };
  if (!body.agreement) refused['agreement'] = { code: 'field_required' };
  if (!body.ageConfirmed) {
    const age = await getMinimumAgeAt(ctx, request.ip);
    refused['ageConfirmed'] = { code: 'age_unconfirmed', params: { age } };
  }
  return refused;
}

/** Checks all that must hold before the number is looked up; null when it does. */
async function hindrance(ctx: Context, input: Input): Promise<MobileAnswer | null> {
  const settings = await readSettings(ctx);
  // With neither a code nor a password the member could never log in again.
  const isWayIn = settings.mobileAndPasswordRegistration || settings.smsVerification;
  if (!settings.registrationOpen || !settings.mobileRegistration || !isWayIn)
    return refuse('registration_closed');
  const fields = await fieldRefusals(ctx, input, settings);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const { body, request } = input;
  const unproven = await verifyHuman(ctx, body.humanProof, 'register');
  if (unproven) return unproven;
  if (await hasGuessedTooOften(ctx, 'registration', request.ip)) return refuseGuesses(ctx);
  if (!settings.captchaOnRegistration) return null;
  const answer = cleanText('captcha', body.captcha);
  if (await checkCaptcha(ctx, request, { answer, action: 'register' })) return null;
  return refuse('captcha_wrong', {
    captcha: true,
    fields: { captcha: { code: 'captcha_wrong' } },
  });
}

/**
 * Creates a member from a phone number, with a generated username, and logs them in. The refusal
 * for a number with an account is given only after the number was verified.
 */
export async function registerByMobile(ctx: Context, input: Input): Promise<MobileAnswer> {
  const hindered = await hindrance(ctx, input);
  if (hindered) return hindered;
  const { body } = input;
  // From here on an answer may reveal whether a number or a code exists.
  countGuess(ctx, 'registration', input.request.ip);
  const invitation = await findInvitation(ctx, body);
  if (!invitation.ok) return invitation;
  const proven = await proveMobile(ctx, body);
  if (!proven.ok) return proven;
  const { number, isProven } = proven.value;
  const elsewhere = await linkNewMember(ctx, input.request, body.elsewhereId);
  if (!elsewhere.ok) return elsewhere;
  const taken = () =>
    refuse('mobile_taken', { fields: { mobileNum: { code: 'mobile_taken' } } } as const);
  if (isProven && (await findByProvenMobile(ctx.db, number))) return taken();
  const { password = '' } = body;
  const hasPassword = password !== '';
  const hashed = hasPassword
    ? await hashNewPassword(ctx, password)
    : await hashDrawnPassword(ctx.random.token(32));
  const fresh = {
    username: freshName(ctx),
    ...hashed,
    hasPassword,
    language: body.language,
    ...collectProfile(ctx, await collectFields(ctx, body)),
    mobile: number,
    isMobileProven: isProven,
    ...invitation.value,
    paymentPasswordHash: await hashPaymentPassword(ctx, body),
  };
  const claims = [...proven.value.claims, ...elsewhere.value];
  const { request, reply } = input;
  const opened = await createMemberAccount(ctx, fresh, { request, reply, claims });
  if (!opened.ok) return opened;
  return opened.value ? ok(opened.value) : taken();
}
