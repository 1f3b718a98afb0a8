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

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Chosen = {
  readonly memberId: string;
  readonly rememberMe: boolean;
  readonly mustChangePassword: boolean;
};

/** Opens the session, with a remember-me token if the member asked for it. */
async function open(
  ctx: Context,
  tx: Database,
  { memberId, rememberMe, mustChangePassword }: Chosen,
  { request, reply }: Visit,
): Promise<string> {
  if (mustChangePassword || !rememberMe)
    return openSession(ctx, tx, memberId, request, reply, { mustChangePassword });
  const browserId = await rememberBrowser(ctx, tx, memberId, request, reply);
  return openSession(ctx, tx, memberId, request, reply, { browserId });
}

/**
 * Opens the session of a member who has logged in, stores a remember-me token if they asked for it,
 * and revokes that of this browser's previous login.
 * @returns the public handle of the session
 */
export async function createLoginSession(
  ctx: Context,
  tx: Database,
  chosen: Chosen,
  visit: Visit,
): Promise<string> {
  const token = rememberCookie.readToken(visit.request);
  const last = token === null ? null : await findTokenOwner(ctx, tx, token);
  rememberCookie.clearToken(visit.reply);
  const handle = await open(ctx, tx, chosen, visit);
  // Afterwards: the push subscription of this browser belongs to the new session by now.
  if (last) await endSessions(ctx, tx, last.memberId, { browserId: last.browserId });
  return handle;
}
