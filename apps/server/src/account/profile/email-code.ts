import { timingSafeEqual } from 'node:crypto';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { randomOtp, normalizeOtp } from '../../lib/auth/otp.ts';

/** Codes that prove addresses: six digits, kept as a keyed hash, for one member and one address. */

export const codeMinutes = 10;
const triesMax = 5;
/** To one member, or to one mailbox, in an hour. */
const hourMax = 5;
const waitMs = 60_000;

type Kept = {
  readonly id: string;
  readonly memberId: string;
  readonly email: string;
  readonly code: string;
};

const hashOf = (ctx: Context, { id, memberId, email, code }: Kept): string =>
  ctx.secrets.mac('email-code', `${id}:${memberId}:${email}:${code}`);

/** When another letter may go out to this member and this mailbox, in minutes; 0: now. */
export async function minutesToWait(
  ctx: Context,
  tx: Database,
  { memberId, email }: Pick<Kept, 'memberId' | 'email'>,
): Promise<number> {
  const nowMs = ctx.clock.now().getTime();
  const rows = await tx
    .selectFrom('emailCode')
    .select(['memberId', 'email', 'createdAt'])
    .where('createdAt', '>', new Date(nowMs - hourMs))
    .where(({ or, eb }) => or([eb('memberId', '=', memberId), eb('email', '=', email)]))
    .orderBy('createdAt', 'desc')
    .execute();
  const untilOf = (times: readonly number[]): number => {
    const filled = times[hourMax - 1];
    return Math.max((times[0] ?? -waitMs) + waitMs, filled === undefined ? 0 : filled + hourMs);
  };
  const timesOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).map(({ createdAt }) => createdAt.getTime());
  const untilMs = Math.max(
    untilOf(timesOf((row) => row.memberId === memberId)),
    untilOf(timesOf((row) => row.email === email)),
  );
  return Math.max(0, Math.ceil((untilMs - nowMs) / 60_000));
}

/** Makes a code and keeps its hash. */
export async function makeCode(
  ctx: Context,
  tx: Database,
  { memberId, email }: Pick<Kept, 'memberId' | 'email'>,
): Promise<{ id: string; code: string; expiresAt: Date }> {
  const id = ctx.random.id();
  const code = randomOtp(ctx.random);
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + codeMinutes * 60_000);
  const codeHash = hashOf(ctx, { id, memberId, email, code });
  await tx
    .insertInto('emailCode')
    .values({ id, memberId, email, codeHash, createdAt, expiresAt })
    .execute();
  return { id, code, expiresAt };
}

/** Whether this is the code; each look counts as a try, whatever comes of it. */
export async function isRightEmailCode(ctx: Context, typed: Kept): Promise<boolean> {
  const { id, memberId, email } = typed;
  const code = normalizeOtp(typed.code);
  const kept = await ctx.db
    .updateTable('emailCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('email', '=', email)
    .where('tries', '<', triesMax)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .returning('codeHash')
    .executeTakeFirst();
  if (!kept) return false;
  return timingSafeEqual(Buffer.from(hashOf(ctx, { ...typed, code })), Buffer.from(kept.codeHash));
}

/** Uses a right code up, with what it was for; false when another call was first. */
export async function spendEmailCode(ctx: Context, tx: Database, id: string): Promise<boolean> {
  const used = await tx
    .updateTable('emailCode')
    .set({ usedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
