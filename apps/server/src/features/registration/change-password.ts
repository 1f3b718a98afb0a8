import type { FastifyReply } from 'fastify';
import type { changePassword as changePasswordRoute } from '@khelaghor/contract/member.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer, FieldRefusal } from '../../platform/answer.ts';
import type { MemberCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { findById, replacePassword } from '../member/member.ts';
import { clearBrowser, endSessions } from '../session/session.ts';
import { registrationFieldsOf } from '../site/site.ts';
import { checkNewPassword } from './check-new-password.ts';

type Body = ParsedBody<typeof changePasswordRoute>;
type Refusal = (typeof changePasswordRoute)['refusals'][number];
type Input = { body: Body; caller: MemberCaller; reply: FastifyReply };

async function fieldRefusals(
  ctx: Context,
  body: Body,
  account: string,
): Promise<Record<string, FieldRefusal>> {
  const refused: Record<string, FieldRefusal> = {};
  if (body.oldPassword === '') refused['oldPassword'] = { code: 'field_required' };
  const password = checkNewPassword(await registrationFieldsOf(ctx), body.newPassword, account);
  if (password) refused['newPassword'] = password;
  else if (body.newPassword === body.oldPassword)
    refused['newPassword'] = { code: 'password_same' };
  else if (body.newPassword !== body.confirmNewPassword)
    refused['confirmNewPassword'] = { code: 'passwords_differ' };
  return refused;
}

/**
 * Replaces a member's password. All sessions end with it, this one too: whoever knew the old one is
 * out. Of two changes at once one is refused, because it proved a password that is none any more.
 */
export async function changePassword(
  ctx: Context,
  { body, caller, reply }: Input,
): Promise<Answer<ValueOf<typeof changePasswordRoute>, Refusal>> {
  const fields = await fieldRefusals(ctx, body, caller.account);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields });
  const wrong = () =>
    refuse('password_wrong', { fields: { oldPassword: { code: 'password_wrong' } } } as const);
  const member = await findById(ctx.db, caller.memberId);
  if (!member || !(await verifyPassword(member.passwordHash, body.oldPassword))) return wrong();
  const hash = await hashPassword(body.newPassword);
  const isReplaced = await ctx.db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, member, hash))) return false;
    await endSessions(ctx, tx, member.id, 'all');
    const actor = `member:${member.id}`;
    await logEvent(ctx, tx, { kind: 'member.password_changed', actor, subject: actor });
    return true;
  });
  if (!isReplaced) return wrong();
  clearBrowser(reply);
  return ok({});
}
