import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { payoutHoldHours, replacePassword } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { endSessions } from '../sessions/index.ts';
import type { HashedPassword } from './hash-new-password.ts';

type Kind = 'member.password_changed' | 'member.password_reset' | 'member.temporary_password';

type Replacing = HashedPassword & {
  readonly kind: Kind;
  /** The operator, when the member does not do it. */
  readonly actor?: string;
  /** Until then the password allows one login. */
  readonly temporaryPasswordExpiresAt?: Date;
};

/**
 * Replaces the password that was read, in the caller's transaction. All sessions end, payouts are
 * held for a day, and the owner is notified.
 * @returns false when the stored password has changed since it was read
 */
export async function replace(
  ctx: Context,
  tx: Database,
  member: Member,
  { kind, actor, temporaryPasswordExpiresAt, ...hashed }: Replacing,
): Promise<boolean> {
  const next = {
    ...hashed,
    at: ctx.clock.now(),
    ...(temporaryPasswordExpiresAt && { temporaryPasswordExpiresAt }),
  };
  if (!(await replacePassword(tx, member, next))) return false;
  await endSessions(ctx, tx, member.id, 'all');
  const subject = getMemberActor(member.id);
  await logEvent(ctx, tx, { kind, actor: actor ?? subject, subject });
  await sendNotification(ctx, tx, {
    to: member,
    template: 'password_changed',
    params: { hours: payoutHoldHours },
  });
  return true;
}
