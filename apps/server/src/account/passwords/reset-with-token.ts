import type { FastifyReply } from 'fastify';
import type { resetByLink as contract } from '@khelaghor/contract/account/password-reset.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { findById } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { clearSessionCookies } from '../sessions/index.ts';
import { getPersonal, confirmPassword } from './check-new-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { replace } from './set-password.ts';

type Refusal = (typeof contract)['refusals'][number];
type Input = { body: ParsedBody<typeof contract>; reply: FastifyReply };

export const computeLinkHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('password-link', token);

/** Finds the member to whom a link was sent, while the link is valid. */
async function findOwner(ctx: Context, db: Database, tokenHash: string): Promise<Member | null> {
  const link = await db
    .selectFrom('passwordResetToken')
    .select('memberId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  const member = link?.memberId ? await findById(db, link.memberId) : null;
  return member?.closedAt === null ? member : null;
}

/** Uses up the link and the member's other links; false when another call was first. */
async function spendLinks(
  ctx: Context,
  tx: Database,
  tokenHash: string,
  memberId: string,
): Promise<boolean> {
  const usedAt = ctx.clock.now();
  const isSpent = await tx
    .updateTable('passwordResetToken')
    .set({ usedAt })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .$call(tryWrite);
  if (!isSpent) return false;
  await tx
    .updateTable('passwordResetToken')
    .set({ usedAt })
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .execute();
  return true;
}

/** Sets a new password with an e-mailed link. Every session ends, and none begins. */
export async function resetByLink(
  ctx: Context,
  { body, reply }: Input,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const tokenHash = computeLinkHash(ctx, body.linkToken);
  const member = await findOwner(ctx, ctx.db, tokenHash);
  if (!member) return refuse('link_expired');
  const fields = await confirmPassword(ctx, body, getPersonal(member));
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const hashed = await hashNewPassword(ctx, body.newPassword);
  const isReplaced = await ctx.db.transaction().execute(async (tx) => {
    if (!(await spendLinks(ctx, tx, tokenHash, member.id))) return false;
    return replace(ctx, tx, member, { ...hashed, kind: 'member.password_reset' });
  });
  if (!isReplaced) return refuse('link_expired');
  clearSessionCookies(reply);
  return ok({});
}
