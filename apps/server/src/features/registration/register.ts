import type { FastifyReply, FastifyRequest } from 'fastify';
import type { register } from '@khelaghor/contract/registration.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer, FieldRefusal } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { checkCaptcha, checkHumanProof } from '../human-check/human-check.ts';
import { findByProvenMobile } from '../member/member.ts';
import { checkNewPassword } from '../passwords/passwords.ts';
import {
  checkFields,
  cleaned,
  minimumAgeAt,
  readSettings,
  registrationFieldsOf,
} from '../site/site.ts';
import { extraOf, openAccount } from './open-account.ts';
import { proveMobile } from './prove-mobile.ts';

type Body = ParsedBody<typeof register>;
type Input = { body: Body; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof register)['refusals'][number];

/** Optional facts that have no column of their own. */
const extraNames = [
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'referralCode',
] as const;

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
  if (!body.ageConfirmed) {
    const age = await minimumAgeAt(ctx, request.ip);
    refused['ageConfirmed'] = { code: 'age_unconfirmed', params: { age } };
  }
  return refused;
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
  if (!(await checkHumanProof(ctx, body.humanProof))) return refuse('human_check_failed');
  if (
    settings.captchaOnRegistration &&
    !(await checkCaptcha(ctx, request, cleaned('captcha', body.captcha)))
  )
    return refuse('captcha_wrong', {
      captcha: true,
      fields: { captcha: { code: 'captcha_wrong' } },
    });

  const mobileNum = body.mobileNum?.trim() ?? '';
  const mobile = mobileNum === '' ? ok(null) : await proveMobile(ctx, { ...body, mobileNum });
  if (!mobile.ok) return mobile;
  const isMobileProven = mobile.value?.isProven ?? false;
  const fresh = {
    account: cleaned('username', body.username),
    passwordHash: await hashPassword(body.password),
    hasPassword: true,
    language: body.language,
    payeeName: cleaned('payeeName', body.payeeName) || null,
    email: cleaned('email', body.email) || null,
    mobile: mobile.value?.number ?? null,
    isMobileProven,
    extra: extraOf(extraNames, body),
  };
  return ctx.db.transaction().execute(async (tx) => {
    const opened = await openAccount(ctx, tx, fresh, { request, reply, ...body });
    if (opened) return ok(opened);
    const isMobile = isMobileProven && (await findByProvenMobile(tx, fresh.mobile ?? '')) !== null;
    return isMobile
      ? refuse('mobile_taken', { fields: { mobileNum: { code: 'mobile_taken' } } })
      : refuse('username_taken', { fields: { username: { code: 'username_taken' } } });
  });
}
