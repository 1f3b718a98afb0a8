import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../members/index.ts';
import { hashDrawnPassword } from './hash-new-password.ts';
import { replace } from './set-password.ts';

/** How long it allows its one login. */
const temporaryMs = 24 * 3_600_000;

/** Letters and digits that are not confused when read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Draws four groups of four: 79 bits. Rejects bytes that would bias the choice. */
function drawPassword(ctx: Context): string {
  const fair = 256 - (256 % letters.length);
  let drawn = '';
  while (drawn.length < groups * groupLength) {
    const [byte = 255] = ctx.random.bytes(1);
    if (byte < fair) drawn += letters[byte % letters.length];
  }
  return (drawn.match(/.{4}/gu) ?? []).join('-');
}

/**
 * Replaces a member's password with a temporary one. It allows one login within a day, and must
 * then be changed.
 */
export async function giveTemporaryPassword(
  ctx: Context,
  memberId: string,
  actor: string,
): Promise<Result<{ password: string }, 'member_unknown' | 'state_changed'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member) || member.closedAt) return refuse('member_unknown');
  const password = drawPassword(ctx);
  const hashed = await hashDrawnPassword(password);
  const temporaryPasswordExpiresAt = new Date(ctx.clock.now().getTime() + temporaryMs);
  const kind = 'member.temporary_password';
  const given = { ...hashed, kind, actor, temporaryPasswordExpiresAt } as const;
  const isGiven = await ctx.db.transaction().execute((tx) => replace(ctx, tx, member, given));
  return isGiven ? ok({ password }) : refuse('state_changed');
}
