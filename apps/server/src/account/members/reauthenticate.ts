import { hourMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { failuresOf, noteFailure } from '../../lib/auth/attempt-counter.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import type { Member } from './store.ts';

const failuresHourMax = 10;

const subjectOf = (ctx: Context, memberId: string): string =>
  ctx.secrets.mac('step-up-failure', memberId);

/** Whether so much was wrong within an hour that nothing more is looked at. */
export async function isReauthLocked(ctx: Context, memberId: string): Promise<boolean> {
  const { lately } = await failuresOf(ctx, subjectOf(ctx, memberId), hourMs);
  return lately >= failuresHourMax;
}

/** Counts something by which a member who is logged in could not prove himself. */
export const recordReauthFailure = (ctx: Context, memberId: string): Promise<void> =>
  noteFailure(ctx, subjectOf(ctx, memberId));

/** Who proves himself, and the field in which he typed the password. */
type Proving = Pick<Member, 'id' | 'hasPassword' | 'passwordHash'>;

/**
 * Whether it is the member himself: by the password, where there is one. Ten wrong ones an hour,
 * wherever they were asked for, are all that is looked at.
 */
export async function verifyCurrentPassword(
  ctx: Context,
  { id, hasPassword, passwordHash }: Proving,
  password = '',
  field = 'password',
): Promise<Answer<null, 'field_required' | 'password_wrong' | 'too_many_requests'>> {
  if (!hasPassword) return ok(null);
  if (password === '')
    return refuse('field_required', { fields: { [field]: { code: 'field_required' } } });
  if (await isReauthLocked(ctx, id)) return refuse('too_many_requests');
  if (await verifyPassword(passwordHash, password)) return ok(null);
  await recordReauthFailure(ctx, id);
  return refuse('password_wrong', { fields: { [field]: { code: 'password_wrong' } } });
}
