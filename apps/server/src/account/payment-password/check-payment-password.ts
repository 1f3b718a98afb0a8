import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import { sql } from 'kysely';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { verifyPassword } from '../../lib/passwords/hash-password.ts';
import { hasPaymentPassword } from './store.ts';

/** Wrong tries before all are refused for a while. */
const triesMax = 5;
const lockedMinutes = 20;

type Tried = { hash: string; tries: number };

/** Counts a try before checking it, so that concurrent tries cannot exceed the limit. */
async function countTry(ctx: Context, memberId: string): Promise<Tried | null> {
  const now = ctx.clock.now();
  const lockedUntil = new Date(now.getTime() + lockedMinutes * 60_000);
  const tries = sql<number>`case
    when locked_until is null then tries + 1 else 1 end`;
  const row = await ctx.db
    .updateTable('paymentPassword')
    .set({
      tries,
      lockedUntil: sql<Date | null>`case
        when ${tries} >= ${triesMax} then ${lockedUntil}::timestamptz end`,
    })
    .where('memberId', '=', memberId)
    .where(({ or, eb }) => or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<=', now)]))
    .returning(['passwordHash', 'tries'])
    .executeTakeFirst();
  return row ? { hash: row.passwordHash, tries: row.tries } : null;
}

/** Refuses a locked payment password until it opens again. */
async function refuseLocked(ctx: Context, memberId: string, field: string) {
  const row = await ctx.db
    .selectFrom('paymentPassword')
    .select('lockedUntil')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  const untilMs = row?.lockedUntil?.getTime() ?? 0;
  const code = 'payment_password_locked' as const;
  return refuseForNow(code, untilMs - ctx.clock.now().getTime(), { fields: { [field]: { code } } });
}

type Refusal = 'field_required' | 'payment_password_wrong' | 'payment_password_locked';

/** A refusal shown under the password's field. */
const under = <C extends Refusal>(field: string, code: C, params = {}) =>
  refuse(code, { params, fields: { [field]: { code, params } } });

/**
 * Checks a member's payment password; passes a member who has set none. Five wrong ones lock it for
 * twenty minutes.
 */
export async function checkPaymentPassword(
  ctx: Context,
  memberId: string,
  typed: string | undefined,
  field = 'paymentPassword',
): Promise<Result<null, Refusal>> {
  if (!(await hasPaymentPassword(ctx.db, memberId))) return ok(null);
  const text = cleanText('paymentPassword', typed);
  if (text === '') return under(field, 'field_required');
  const locked = () => refuseLocked(ctx, memberId, field);
  const tried = await countTry(ctx, memberId);
  if (!tried) return locked();
  if (await verifyPassword(tried.hash, text)) {
    await ctx.db
      .updateTable('paymentPassword')
      .set({ tries: 0, lockedUntil: null })
      .where('memberId', '=', memberId)
      .execute();
    return ok(null);
  }
  const left = triesMax - tried.tries;
  if (left > 0) return under(field, 'payment_password_wrong', { left });
  const actor = getMemberActor(memberId);
  await logEvent(ctx, ctx.db, { kind: 'member.payment_password_locked', actor, subject: actor });
  return locked();
}
