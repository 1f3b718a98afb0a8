import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';

/** Returns the end of the payout hold after a change of the member's login; null: none. */
export async function heldUntil(ctx: Context, memberId: string): Promise<Date | null> {
  const until = (await findById(ctx.db, memberId))?.payoutHeldUntil ?? null;
  return until !== null && until > ctx.clock.now() ? until : null;
}
