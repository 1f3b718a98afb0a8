import { timingSafeEqual } from 'node:crypto';
import type { Context, Database } from '../../lib/context.ts';
import { normalizeOtp } from '../../lib/auth/otp.ts';
import { codeHashOf } from './code-hash.ts';
import type { CodePurpose } from './code-hash.ts';

/** After so many wrong tries a code is worth nothing. */
const triesMax = 5;

type Typed = {
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly codeRequestId: string;
  readonly verificationCode: string;
};

/**
 * Whether this is the code of the request. Each look counts as a try, whatever comes of it, and
 * stays counted when the caller's own work fails. A right code is not used up by looking.
 */
export async function isRightCode(ctx: Context, typed: Typed): Promise<boolean> {
  const { purpose, number, codeRequestId: id } = typed;
  const code = normalizeOtp(typed.verificationCode);
  const kept = await ctx.db
    .updateTable('smsCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('mobile', '=', number)
    .where('tries', '<', triesMax)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .returning('codeHash')
    .executeTakeFirst();
  if (!kept) return false;
  const given = Buffer.from(codeHashOf(ctx, { id, purpose, number, code }));
  return timingSafeEqual(given, Buffer.from(kept.codeHash));
}

/** Uses a right code up, with what it was for; false when another call was first. */
export async function spendCode(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const used = await tx
    .updateTable('smsCode')
    .set({ usedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
