import type { FastifyReply, FastifyRequest } from 'fastify';
import type { resetByPhone as contract } from '@khelaghor/contract/account/password-reset.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findByProvenMobile } from '../members/index.ts';
import { completeLogin } from '../sessions/index.ts';
import { isRightCode, readMobile } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';
import { getPersonal, confirmPassword } from './check-new-password.ts';
import type { Personal } from './check-new-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { replace } from './set-password.ts';

type Refusal = (typeof contract)['refusals'][number];
type Input = { body: ParsedBody<typeof contract>; request: FastifyRequest; reply: FastifyReply };

/** Refuses a weak password, by the owner's personal words; null when it is good. */
async function weakness(ctx: Context, body: Input['body'], about: Personal) {
  const fields = await confirmPassword(ctx, body, about);
  const first = Object.values(fields)[0];
  return first ? refuse(first.code as Refusal, { fields, params: first.params ?? {} }) : null;
}

/**
 * Sets a new password with an SMS code and logs in, where necessary after a second proof. All other
 * sessions end and payouts are held for a day: the holder of the phone may not be the owner of the
 * account.
 */
export async function resetByPhone(
  ctx: Context,
  { body, request, reply }: Input,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const wrong = () =>
    refuse('sms_code_wrong', { fields: { verificationCode: { code: 'sms_code_wrong' } } } as const);
  const mobile = await readMobile(ctx, body.mobileNum, body.countryDialingCode);
  if (!mobile.ok) return mobile;
  // Before the code is checked, so that a weak password does not cost a try.
  const { number } = mobile.value;
  const weak = await weakness(ctx, body, { mobile: number });
  if (weak) return weak;
  if (!(await isRightCode(ctx, { ...body, purpose: 'password', number }))) return wrong();
  const member = await findByProvenMobile(ctx.db, number);
  if (!member) return wrong();
  // Only a caller with the member's phone learns what else is known of the member.
  const personal = await weakness(ctx, body, getPersonal(member));
  if (personal) return personal;
  const hashed = await hashNewPassword(ctx, body.newPassword);
  const spend = async (tx: Database) =>
    (await spendCode(ctx, tx, body.codeRequestId)) &&
    replace(ctx, tx, member, { ...hashed, kind: 'member.password_reset' });
  const { toWithdraw = false } = body;
  const shown = {
    firstProof: 'sms',
    rememberMe: false,
    toWithdraw,
    spend,
    request,
    reply,
  } as const;
  const entered = await ctx.db.transaction().execute((tx) => completeLogin(ctx, tx, member, shown));
  return entered ?? wrong();
}
