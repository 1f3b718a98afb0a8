import type { FastifyReply, FastifyRequest } from 'fastify';
import type { login } from '@khelaghor/contract/session.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context, Database } from '../../platform/context.ts';
import { verifyNobody, verifyPassword } from '../../platform/passwords.ts';
import { checkCaptcha, humanRefusal } from '../human-check/human-check.ts';
import { findByAccount, findByProvenMobile } from '../member/member.ts';
import type { Member } from '../member/member.ts';
import type { Shown } from '../second-proof/second-proof.ts';
import { isRightCode, readMobile, spendCode } from '../sms-codes/sms-codes.ts';
import { readSettings } from '../site/site.ts';
import { enterMember } from './enter-member.ts';
import { clearLoginCookies, giveLoginCookies, wayOf } from './login-cookies.ts';

type Body = ParsedBody<typeof login>;
type ByName = Extract<Body, { type: 'username' }>;
type ByCode = Extract<Body, { type: 'sms' }>;
type Input<B extends Body = Body> = { body: B; request: FastifyRequest; reply: FastifyReply };
type Refusal = (typeof login)['refusals'][number];
type LoginAnswer = Answer<ValueOf<typeof login>, Refusal>;

/** From the first failure on, the next attempts for a name within this time need a captcha. */
const failureWindowMs = 30 * 60_000;

async function recentFailures(ctx: Context, accountHash: string): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - failureWindowMs);
  const row = await ctx.db
    .selectFrom('loginFailure')
    .select((eb) => eb.fn.countAll<bigint>().as('failures'))
    .where('accountHash', '=', accountHash)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.failures);
}

async function noteFailure(ctx: Context, accountHash: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.insertInto('loginFailure').values({ accountHash, at }).execute();
}

/** What whoever failed lately has to show first; null when nothing stands in the way. */
async function hindrance(
  ctx: Context,
  { body, request }: Input,
  accountHash: string,
): Promise<LoginAnswer | null> {
  if ((await recentFailures(ctx, accountHash)) === 0) return null;
  if (!body.captcha) return refuse('captcha_required', { captcha: true });
  if (await checkCaptcha(ctx, request, body.captcha)) return null;
  return refuse('captcha_wrong', {
    captcha: true,
    fields: { captcha: { code: 'captcha_wrong' } },
  });
}

type Entering = Pick<Shown, 'firstProof'> & {
  member: Member;
  accountHash: string;
  codeRequestId?: string;
};

/** Lets a member in whose first proof was right, if he may; null when it was used meanwhile. */
async function letIn(
  ctx: Context,
  { body, request, reply }: Input,
  { member, accountHash, codeRequestId, firstProof }: Entering,
): Promise<LoginAnswer | null> {
  const { rememberMe, toWithdraw = false } = body;
  const spend = async (tx: Database) => {
    if (codeRequestId !== undefined && !(await spendCode(ctx, tx, codeRequestId))) return false;
    await tx.deleteFrom('loginFailure').where('accountHash', '=', accountHash).execute();
    return true;
  };
  const shown = { firstProof, rememberMe, toWithdraw, spend, request, reply };
  const entered = await ctx.db.transaction().execute((tx) => enterMember(ctx, tx, member, shown));
  if (entered?.ok && rememberMe) giveLoginCookies(reply, wayOf(body));
  else if (entered?.ok) clearLoginCookies(reply);
  return entered;
}

/**
 * By name and password. An unknown name, a closed account and a wrong password get the same answer
 * in the same time; a name that does not exist counts its failures like one that does.
 */
async function byName(ctx: Context, input: Input<ByName>): Promise<LoginAnswer> {
  const { username, password } = input.body;
  const account = username.trim().toLowerCase();
  const accountHash = ctx.secrets.mac('login-failure', account);
  const hindered = await hindrance(ctx, input, accountHash);
  if (hindered) return hindered;
  const member = await findByAccount(ctx.db, account);
  const right = member?.hasPassword
    ? await verifyPassword(member.passwordHash, password)
    : await verifyNobody(password);
  const shown = { accountHash, firstProof: 'password' } as const;
  const entered =
    member && right && !member.closedAt && (await letIn(ctx, input, { member, ...shown }));
  if (entered) return entered;
  await noteFailure(ctx, accountHash);
  return refuse('credentials_wrong', { captcha: true });
}

/** By a code that was sent to a number. A number that nobody has was sent none: none is right. */
async function byCode(ctx: Context, input: Input<ByCode>): Promise<LoginAnswer> {
  const { body } = input;
  const { mobileCodeLogin } = await readSettings(ctx);
  if (!mobileCodeLogin) return refuse('sms_closed');
  const mobile = await readMobile(ctx, body.mobileNum, body.countryDialingCode);
  if (!mobile.ok) return mobile;
  const { number } = mobile.value;
  const accountHash = ctx.secrets.mac('login-failure', number);
  const hindered = await hindrance(ctx, input, accountHash);
  if (hindered) return hindered;
  const { codeRequestId, verificationCode } = body;
  const typed = { purpose: 'login', number, codeRequestId, verificationCode } as const;
  const right = await isRightCode(ctx, typed);
  const member = await findByProvenMobile(ctx.db, number);
  const shown = { accountHash, codeRequestId, firstProof: 'sms' } as const;
  const entered = right && member && (await letIn(ctx, input, { member, ...shown }));
  if (entered) return entered;
  await noteFailure(ctx, accountHash);
  const fields = { verificationCode: { code: 'sms_code_wrong' } } as const;
  return refuse('sms_code_wrong', { captcha: true, fields });
}

/** Takes the first proof of a login: name and password, or a code on the phone. */
export async function logIn(ctx: Context, input: Input): Promise<LoginAnswer> {
  const { body, request, reply } = input;
  const unproven = await humanRefusal(ctx, body.humanProof, 'login');
  if (unproven) return unproven;
  return body.type === 'sms'
    ? byCode(ctx, { body, request, reply })
    : byName(ctx, { body, request, reply });
}
