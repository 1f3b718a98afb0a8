import type { FastifyReply } from 'fastify';
import type { changePassword as changePasswordRoute } from '@khelaghor/contract/account/members.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import { findMemberOfSession, verifyCurrentPassword } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { isReauthCodeWrong, proveSelf, spendNothing } from '../step-up/index.ts';
import type { SpendProof } from '../step-up/index.ts';
import { clearSessionCookies } from '../sessions/index.ts';
import { getPersonal, confirmPassword } from './check-new-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { replace } from './set-password.ts';

type Body = ParsedBody<typeof changePasswordRoute>;
type Refusal = (typeof changePasswordRoute)['refusals'][number] | 'too_many_requests';
const wrong = () =>
  refuse('password_wrong', { fields: { oldPassword: { code: 'password_wrong' } } } as const);

type Input = { body: Body; caller: MemberCaller; reply: FastifyReply };

async function fieldRefusals(
  ctx: Context,
  body: Body,
  member: Member,
  { mustChangePassword }: MemberCaller,
): Promise<Record<string, FieldRefusal>> {
  const isAsked = member.hasPassword && !mustChangePassword;
  const old: Record<string, FieldRefusal> =
    isAsked && !body.oldPassword ? { oldPassword: { code: 'field_required' } } : {};
  const fresh = await confirmPassword(ctx, body, getPersonal(member));
  const isSame = !fresh['newPassword'] && body.newPassword === body.oldPassword;
  return { ...old, ...(isSame ? { newPassword: { code: 'password_same' } } : fresh) };
}

/** Checks the old password, or for a member without one an SMS code to their phone. */
async function prove(
  ctx: Context,
  member: Member,
  body: Body,
  { mustChangePassword }: MemberCaller,
): Promise<Result<SpendProof, Refusal>> {
  const { hasPassword, passwordHash } = member;
  if (!hasPassword) return proveSelf(ctx, member, body);
  if (mustChangePassword) {
    // Members who must change their password typed the old one a moment ago.
    if (await verifyPassword(passwordHash, body.newPassword))
      return refuse('password_same', { fields: { newPassword: { code: 'password_same' } } });
    return ok(spendNothing);
  }
  const known = await verifyCurrentPassword(ctx, member, body.oldPassword, 'oldPassword');
  return known.ok ? ok(spendNothing) : known;
}

/**
 * Replaces a member's password, or sets the first one. All sessions end, this one too: an attacker
 * who knew the old one is out. Of two changes at once one is refused, because the password it
 * checked has been replaced.
 */
export async function changePassword(
  ctx: Context,
  { body, caller, reply }: Input,
): Promise<Result<ValueOf<typeof changePasswordRoute>, Refusal>> {
  const member = await findMemberOfSession(ctx.db, caller.memberId);
  const fields = await fieldRefusals(ctx, body, member, caller);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const proven = await prove(ctx, member, body, caller);
  if (!proven.ok) return proven;
  const hashed = await hashNewPassword(ctx, body.newPassword);
  const replaced = await ctx.db.transaction().execute(async (tx) => {
    if (!(await proven.value(tx))) return isReauthCodeWrong();
    const kind = 'member.password_changed';
    const isReplaced = await replace(ctx, tx, member, { ...hashed, kind });
    return isReplaced ? ok({}) : wrong();
  });
  if (replaced.ok) clearSessionCookies(reply);
  return replaced;
}
