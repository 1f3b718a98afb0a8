import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import type {
  resetPaymentPassword as resetContract,
  ResetWay,
  sendResetCode as sendContract,
} from '@khelaghor/contract/account/payment-password.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { readOtp } from '@khelaghor/typed-text/code.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { hashPassword } from '../../lib/passwords/hash-password.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { readFactorWays, stepUp, runWithStepUp } from '../factor-settings/index.ts';
import { resetPaymentPasswordHash } from './store.ts';
import { holdPayouts, findMemberOfSession, payoutHoldHours } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { endSessions } from '../sessions/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { codeMinutes, isRightCode, sendCodeTo } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';
import { validateNewPaymentPassword } from './validate-payment-password.ts';

type Body = ParsedBody<typeof resetContract>;
type Refusal = (typeof resetContract)['refusals'][number];
type SmsProof = Extract<Body['proof'], { way: 'sms' }>;

/** A number proves a reset only once the member has had it for this long. */
const numberSettledMs = 24 * 3_600_000;

/** Returns the number a code may go to: verified, and at least a day ago. */
async function settledNumber(ctx: Context, memberId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('member')
    .select('mobile')
    .where('id', '=', memberId)
    .where('mobileVerifiedAt', '<=', new Date(ctx.clock.now().getTime() - numberSettledMs))
    .executeTakeFirst();
  return row?.mobile ?? null;
}

/**
 * Returns how a member may reset a forgotten payment password: with a factor if they have any, else
 * with their phone. Empty: only an operator can help.
 */
export async function readResetWays(ctx: Context, memberId: string): Promise<ResetWay[]> {
  const factors = await readFactorWays(ctx.db, memberId);
  if (factors.length > 0) return factors;
  const { moneyMode } = await readSettings(ctx);
  const hasPhone = (await settledNumber(ctx, memberId)) !== null;
  return hasPhone && isOpen(ctx, 'sms', moneyMode) ? ['sms'] : [];
}

/** Sends the code for a reset to the member's own phone. */
export async function sendResetCode(
  ctx: Context,
  { memberId, ip }: { readonly memberId: string; readonly ip: string },
  { language }: ParsedBody<typeof sendContract>,
): Promise<Result<ValueOf<typeof sendContract>, (typeof sendContract)['refusals'][number]>> {
  const ways = await readResetWays(ctx, memberId);
  const number = ways.includes('sms') ? await settledNumber(ctx, memberId) : null;
  if (number === null) return refuse('sms_closed');
  const recipient = { purpose: 'payment', number, language, ip } as const;
  const sent = await ctx.db.transaction().execute((tx) => sendCodeTo(ctx, tx, recipient));
  if (!sent.ok) return sent;
  return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
}

/** Checks an SMS code like a factor: returns how to use it up, or null when it is wrong. */
async function verifyCode(ctx: Context, memberId: string, { codeRequestId, code }: SmsProof) {
  const ways = await readResetWays(ctx, memberId);
  const number = ways.includes('sms') ? await settledNumber(ctx, memberId) : null;
  if (number === null) return null;
  const typed = { purpose: 'payment', number, codeRequestId, verificationCode: code } as const;
  if (!(await isRightCode(ctx, typed))) return null;
  return (tx: Database) => spendCode(ctx, tx, codeRequestId);
}

/** Stores the new payment password and notifies the owner. */
async function putNew(
  ctx: Context,
  tx: Database,
  { member, caller, hash }: { member: Member; caller: MemberCaller; hash: string },
): Promise<Result<Record<string, never>, 'not_found'>> {
  if (!(await resetPaymentPasswordHash(tx, member.id, hash))) return refuse('not_found');
  await holdPayouts(tx, member.id, ctx.clock.now());
  await endSessions(ctx, tx, member.id, { except: caller.sessionId });
  const actor = getMemberActor(member.id);
  await logEvent(ctx, tx, { kind: 'member.payment_password_reset', actor, subject: actor });
  await sendNotification(ctx, tx, {
    to: member,
    template: 'payment_password_reset',
    params: { hours: payoutHoldHours },
  });
  return ok({});
}

/**
 * Sets another payment password for a member who forgot theirs: with the login password and a
 * second proof. Payouts are held for a day, other sessions end, and the owner is notified.
 */
export async function resetPaymentPassword(
  ctx: Context,
  caller: MemberCaller,
  body: Body,
): Promise<Result<Record<string, never>, Refusal | 'not_found' | 'too_many_requests'>> {
  const member = await findMemberOfSession(ctx.db, caller.memberId);
  const fields = await validateNewPaymentPassword(ctx, body, member);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const hash = await hashPassword(cleanText('paymentPassword', body.newPaymentPassword));
  const { password, proof } = body;
  const work = (tx: Database) => putNew(ctx, tx, { member, caller, hash });
  if (proof.way !== 'sms') return runWithStepUp(ctx, caller, { password, proof }, work);
  const look = () => verifyCode(ctx, member.id, proof);
  const isFormed = readOtp(proof.code) !== null;
  return stepUp(ctx, caller, { password, look, isFormed, field: 'code' }, work);
}
