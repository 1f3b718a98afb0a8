import { hourMs } from '@khelaghor/time/durations.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { noteFailure, readFailureWait } from '../../lib/auth/attempt-counter.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import type { Member } from './store.ts';

const failuresHourMax = 10;

const getSubject = (ctx: Context, memberId: string): string =>
  ctx.secrets.mac('step-up-failure', memberId);

/** Refuses more proofs when too many were wrong within an hour; null: they are checked. */
export async function refuseLockedReauth(
  ctx: Context,
  memberId: string,
): Promise<Failure<'too_many_requests'> | null> {
  const bounds = { max: failuresHourMax, spanMs: hourMs };
  const waitMs = await readFailureWait(ctx, getSubject(ctx, memberId), bounds);
  return waitMs > 0 ? refuseForNow('too_many_requests', waitMs) : null;
}

/** Counts a failed attempt of a logged-in member to prove who they are. */
export const recordReauthFailure = (ctx: Context, memberId: string): Promise<void> =>
  noteFailure(ctx, getSubject(ctx, memberId));

/** The member whose password is checked. */
type Proving = Pick<Member, 'id' | 'hasPassword' | 'passwordHash'>;

/**
 * Checks the member's current password, when they have one. Refuses after ten wrong proofs within
 * an hour, counted over all forms.
 */
export async function verifyCurrentPassword(
  ctx: Context,
  { id, hasPassword, passwordHash }: Proving,
  password = '',
  field = 'password',
): Promise<Result<null, 'field_required' | 'password_wrong' | 'too_many_requests'>> {
  if (!hasPassword) return ok(null);
  if (password === '')
    return refuse('field_required', { fields: { [field]: { code: 'field_required' } } });
  const locked = await refuseLockedReauth(ctx, id);
  if (locked) return locked;
  if (await verifyPassword(passwordHash, password)) return ok(null);
  await recordReauthFailure(ctx, id);
  return refuse('password_wrong', { fields: { [field]: { code: 'password_wrong' } } });
}
