import type { FastifyReply } from 'fastify';
import type { changePassword as changePasswordRoute } from '@khelaghor/contract/member.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer, FieldRefusal } from '../../platform/answer.ts';
import type { MemberCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { findById } from '../member/member.ts';
import { clearBrowser } from '../session/session.ts';
import { checkPair } from './check-pair.ts';
import { replace } from './replace.ts';

type Body = ParsedBody<typeof changePasswordRoute>;
type Refusal = (typeof changePasswordRoute)['refusals'][number];
type Input = { body: Body; caller: MemberCaller; reply: FastifyReply };

async function fieldRefusals(
  ctx: Context,
  body: Body,
  { account, mustChangePassword }: MemberCaller,
): Promise<Record<string, FieldRefusal>> {
  const old: Record<string, FieldRefusal> =
    mustChangePassword || body.oldPassword ? {} : { oldPassword: { code: 'field_required' } };
  const fresh = await checkPair(ctx, body, account);
  const isSame = !fresh['newPassword'] && body.newPassword === body.oldPassword;
  return { ...old, ...(isSame ? { newPassword: { code: 'password_same' } } : fresh) };
}

/**
 * Replaces a member's password. Whoever was let in to change it has typed the old one just now.
 * All sessions end with it, this one too: whoever knew the old one is out. Of two changes at once
 * one is refused, because it proved a password that is none any more.
 */
export async function changePassword(
  ctx: Context,
  { body, caller, reply }: Input,
): Promise<Answer<ValueOf<typeof changePasswordRoute>, Refusal>> {
  const fields = await fieldRefusals(ctx, body, caller);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields });
  const wrong = () =>
    refuse('password_wrong', { fields: { oldPassword: { code: 'password_wrong' } } } as const);
  const member = await findById(ctx.db, caller.memberId);
  if (!member) return wrong();
  if (caller.mustChangePassword) {
    if (await verifyPassword(member.passwordHash, body.newPassword))
      return refuse('password_same', { fields: { newPassword: { code: 'password_same' } } });
  } else if (!(await verifyPassword(member.passwordHash, body.oldPassword ?? ''))) return wrong();
  const hash = await hashPassword(body.newPassword);
  const isReplaced = await ctx.db
    .transaction()
    .execute((tx) => replace(ctx, tx, member, { hash, kind: 'member.password_changed' }));
  if (!isReplaced) return wrong();
  clearBrowser(reply);
  return ok({});
}
