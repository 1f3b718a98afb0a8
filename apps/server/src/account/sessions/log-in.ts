import type { FastifyReply, FastifyRequest } from 'fastify';
import type { login } from '@khelaghor/contract/account/sessions.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { readOtp } from '@khelaghor/typed-text/code.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { verifyDummy, verifyPassword } from '../../lib/passwords/hash-password.ts';
import { checkCaptcha, verifyHuman } from '../../site/bot-check/index.ts';
import { findByUsername, findByProvenMobile } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import type { Shown } from '../second-factors/index.ts';
import { isRightCode, readMobile } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { completeLogin } from './complete-login.ts';
import { clearLoginCookies, giveLoginCookies, getWay } from './login-cookies.ts';
import { recordFailedLogin, runWithLoginThrottle, isTooSoon } from './login-throttle.ts';
import type { Tries } from './login-throttle.ts';

type Body = ParsedBody<typeof login>;
type ByName = Extract<Body, { type: 'username' }>;
type ByCode = Extract<Body, { type: 'sms' }>;
type Input<B extends Body = Body> = { body: B; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof login)['refusals'][number] | 'too_many_requests';
type LoginAnswer = Result<ValueOf<typeof login>, Refusal>;

/** Requires a wait or a captcha after recent failures; null when nothing is required. */
async function hindrance(
  ctx: Context,
  { body, request }: Input,
  tries: Tries,
): Promise<LoginAnswer | null> {
  const late = await isTooSoon(ctx, tries);
  if (late) return late;
  if (tries.lately === 0) return null;
  if (!body.captcha) return refuse('captcha_required', { captcha: true });
  if (await checkCaptcha(ctx, request, { answer: body.captcha, action: 'login' })) return null;
  return refuse('captcha_wrong', {
    captcha: true,
    fields: { captcha: { code: 'captcha_wrong' } },
  });
}

type Entering = Pick<Shown, 'firstProof'> & {
  member: Member;
  tries: Tries;
  codeRequestId?: string;
};

/** Logs in a member whose first proof was right, if they may; null when it was used meanwhile. */
async function letIn(
  ctx: Context,
  { body, request, reply }: Input,
  { member, tries, codeRequestId, firstProof }: Entering,
): Promise<LoginAnswer | null> {
  const { rememberMe, toWithdraw = false } = body;
  const spend = async (tx: Database) =>
    codeRequestId === undefined || spendCode(ctx, tx, codeRequestId);
  const proof = { firstProof, wrongLately: tries.lately, spend };
  const shown = { ...proof, rememberMe, toWithdraw, request, reply };
  const entered = await ctx.db.transaction().execute((tx) => completeLogin(ctx, tx, member, shown));
  if (entered?.ok && rememberMe) giveLoginCookies(reply, getWay(body));
  else if (entered?.ok) clearLoginCookies(reply);
  return entered;
}

/**
 * Logs in by username and password. An unknown username, a closed account and a wrong password get
 * the same answer in the same time; unknown usernames count failures too.
 */
async function byName(ctx: Context, input: Input<ByName>): Promise<LoginAnswer> {
  const { username, password } = input.body;
  const name = toVisibleText(username).toLowerCase();
  const member = await findByUsername(ctx.db, name);
  return runWithLoginThrottle(ctx, { name, member }, input.request, async (tries) => {
    const hindered = await hindrance(ctx, input, tries);
    if (hindered) return hindered;
    const right = member?.hasPassword
      ? await verifyPassword(member.passwordHash, password)
      : await verifyDummy(password);
    const shown = { tries, firstProof: 'password' } as const;
    const entered =
      member && right && !member.closedAt && (await letIn(ctx, input, { member, ...shown }));
    if (entered) return entered;
    await recordFailedLogin(ctx, tries);
    return refuse('credentials_wrong', { captcha: true });
  });
}

/** Logs in by SMS code. A number without a member was sent no code, so none is right. */
async function byCode(ctx: Context, input: Input<ByCode>): Promise<LoginAnswer> {
  const { body } = input;
  const fields = { verificationCode: { code: 'sms_code_wrong' } } as const;
  // What no code can be is a slip, and counts as no failed login.
  if (readOtp(body.verificationCode) === null) return refuse('sms_code_wrong', { fields });
  const { mobileCodeLogin } = await readSettings(ctx);
  if (!mobileCodeLogin) return refuse('sms_closed');
  const mobile = await readMobile(ctx, body.mobileNum, body.countryDialingCode);
  if (!mobile.ok) return mobile;
  const { number } = mobile.value;
  const member = await findByProvenMobile(ctx.db, number);
  return runWithLoginThrottle(ctx, { name: number, member }, input.request, async (tries) => {
    const hindered = await hindrance(ctx, input, tries);
    if (hindered) return hindered;
    const { codeRequestId, verificationCode } = body;
    const typed = { purpose: 'login', number, codeRequestId, verificationCode } as const;
    const right = await isRightCode(ctx, typed);
    const shown = { tries, codeRequestId, firstProof: 'sms' } as const;
    const entered = right && member && (await letIn(ctx, input, { member, ...shown }));
    if (entered) return entered;
    await recordFailedLogin(ctx, tries);
    return refuse('sms_code_wrong', { captcha: true, fields });
  });
}

/** Takes the first proof of a login: username and password, or an SMS code. */
export async function logIn(ctx: Context, input: Input): Promise<LoginAnswer> {
  const { body, request, reply } = input;
  const unproven = await verifyHuman(ctx, body.humanProof, 'login');
  if (unproven) return unproven;
  return body.type === 'sms'
    ? byCode(ctx, { body, request, reply })
    : byName(ctx, { body, request, reply });
}
