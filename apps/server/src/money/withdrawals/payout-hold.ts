import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';

/** Until when nothing is paid out to a member, because it was changed how he logs in; or null. */
export async function heldUntil(ctx: Context, memberId: string): Promise<Date | null> {
  const until = (await findById(ctx.db, memberId))?.payoutHeldUntil ?? null;
  return until !== null && until > ctx.clock.now() ? until : null;
}
