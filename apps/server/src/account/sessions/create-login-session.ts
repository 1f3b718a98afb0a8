import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { endSessions } from './end-sessions.ts';
import { openSession } from './create-session.ts';
import { findTokenOwner, rememberBrowser, rememberCookie } from './remember-me-tokens.ts';

/** What the member must do about the password they logged in with. */
type PasswordState = {
  readonly passwordExpired: boolean;
  readonly mustChangePassword: boolean;
};

/** Returns whether a password is too old, and whether it must be changed first. */
export async function readPasswordState(
  ctx: Context,
  tx: Database,
  member: Member,
): Promise<PasswordState> {
  const { passwordExpiryDays, forcePasswordChange } = await readSettingsInTx(ctx, tx);
  const setAt = member.passwordSetAt ?? member.createdAt;
  const ageMs = ctx.clock.now().getTime() - setAt.getTime();
  const passwordExpired = passwordExpiryDays > 0 && ageMs >= passwordExpiryDays * dayMs;
  const isDue = passwordExpired || member.mustChangePassword;
  return { passwordExpired, mustChangePassword: forcePasswordChange && isDue };
}

/** An SMS login uses no password, so none must be changed. */
export const noPassword: PasswordState = { passwordExpired: false, mustChangePassword: false };

type Chosen = {
  readonly memberId: string;
  readonly rememberMe: boolean;
  readonly mustChangePassword: boolean;
};

/** Revokes the remember-me token of this browser's previous member. */
async function forgetLastLogin(
  ctx: Context,
  tx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = rememberCookie.readToken(request);
  const last = token === null ? null : await findTokenOwner(ctx, tx, token);
  if (last) await endSessions(ctx, tx, last.memberId, { browserId: last.browserId });
  rememberCookie.clearToken(reply);
}

/**
 * Opens the session of a member who has logged in, and stores a remember-me token if they asked for
 * it.
 * @returns the public handle of the session
 */
export async function createLoginSession(
  ctx: Context,
  tx: Database,
  { memberId, rememberMe, mustChangePassword }: Chosen,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  await forgetLastLogin(ctx, tx, request, reply);
  if (mustChangePassword || !rememberMe)
    return openSession(ctx, tx, memberId, request, reply, { mustChangePassword });
  const browserId = await rememberBrowser(ctx, tx, memberId, request, reply);
  return openSession(ctx, tx, memberId, request, reply, { browserId });
}
