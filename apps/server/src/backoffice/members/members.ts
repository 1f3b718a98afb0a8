import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor, getOperatorActor } from '../../lib/event-log.ts';
import { findByTypedUsername, findById } from '../../account/members/index.ts';
import type { Member } from '../../account/members/index.ts';
import { giveTemporaryPassword } from '../../account/passwords/index.ts';
import { endSessions, readLoginFigures } from '../../account/sessions/index.ts';

/** A time that is still to come; null when it is over. */
const keepIfComing = (at: Date | null, now: Date): string | null =>
  at !== null && at > now ? at.toISOString() : null;

async function readValue(ctx: Context, member: Member): Promise<AdminMember> {
  const now = ctx.clock.now();
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    registeredAt: member.createdAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    closedAt: member.closedAt?.toISOString() ?? null,
    ...(await readLoginFigures(ctx, member)),
    hasEmail: member.email !== null,
    hasProvenMobile: member.provenMobile !== null,
    hasPassword: member.hasPassword,
    mustChangePassword: member.mustChangePassword,
    temporaryUntil: keepIfComing(member.temporaryPasswordExpiresAt, now),
    payoutHeldUntil: keepIfComing(member.payoutHeldUntil, now),
  };
}

/** The member of this exact name. Trials have nothing that an operator could do for them. */
export async function findAdminMember(
  ctx: Context,
  account: string,
): Promise<Result<AdminMember, 'member_unknown'>> {
  const member = await findByTypedUsername(ctx.db, account);
  return member ? ok(await readValue(ctx, member)) : refuse('member_unknown');
}

async function again(ctx: Context, id: string): Promise<AdminMember> {
  const member = await findById(ctx.db, id);
  if (!member) throw new Error(`member ${id} is gone`);
  return readValue(ctx, member);
}

/** Gives a member a password that lets in once; it is shown to the operator and kept nowhere. */
export async function issueTemporaryPassword(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
): Promise<Result<{ password: string; member: AdminMember }, 'member_unknown' | 'state_changed'>> {
  const given = await giveTemporaryPassword(ctx, id, getOperatorActor(caller.username));
  if (!given.ok) return given;
  return ok({ password: given.value.password, member: await again(ctx, id) });
}

/** Logs a member out everywhere. */
export async function revokeAllSessions(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
): Promise<Result<AdminMember, 'member_unknown'>> {
  if (!(await findById(ctx.db, id))) return refuse('member_unknown');
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await endSessions(ctx, tx, id, 'all');
    await logEvent(ctx, tx, {
      kind: 'member.sessions_ended',
      actor: getOperatorActor(caller.username),
      subject: getMemberActor(id),
      detail: { ended },
    });
  });
  return ok(await again(ctx, id));
}
