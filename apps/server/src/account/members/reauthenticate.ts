import { hourMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readFailures, noteFailure } from '../../lib/auth/attempt-counter.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import type { Member } from './store.ts';

const failuresHourMax = 10;

const getSubject = (ctx: Context, memberId: string): string =>
  ctx.secrets.mac('step-up-failure', memberId);

/** Returns true when too many proofs were wrong within an hour: no more are checked. */
export async function isReauthLocked(ctx: Context, memberId: string): Promise<boolean> {
  const { lately } = await readFailures(ctx, getSubject(ctx, memberId), hourMs);
  return lately >= failuresHourMax;
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
  if (await isReauthLocked(ctx, id)) return refuse('too_many_requests');
  if (await verifyPassword(passwordHash, password)) return ok(null);
  await recordReauthFailure(ctx, id);
  return refuse('password_wrong', { fields: { [field]: { code: 'password_wrong' } } });
}
