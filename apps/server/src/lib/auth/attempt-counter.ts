import { sql } from 'kysely';
import type { Context, Database } from '../context.ts';

/** Wrong tries at one thing, under a keyed hash of what it is; each is a row of its own. */

/** So long a wrong try is remembered. */
const keptMs = 24 * 3_600_000;

export type Failures = {
  readonly day: number;
  /** Those of the time that was asked for. */
  readonly lately: number;
  readonly newestAt: Date | null;
};

/** The wrong tries of a day, and those of the last `latelyMs`. */
export async function readFailures(
  ctx: Context,
  subject: string,
  latelyMs: number,
): Promise<Failures> {
  const nowMs = ctx.clock.now().getTime();
  const row = await ctx.db
    .selectFrom('failedAttempt')
    .select((eb) => [
      eb.fn.countAll<bigint>().as('day'),
      sql<bigint>`count(*) filter (where at > ${new Date(nowMs - latelyMs)})`.as('lately'),
      eb.fn.max('at').as('newestAt'),
    ])
    .where('subjectHash', '=', subject)
    .where('at', '>', new Date(nowMs - keptMs))
    .executeTakeFirstOrThrow();
  return { day: Number(row.day), lately: Number(row.lately), newestAt: row.newestAt };
}

/**
 * Returns how long to wait until fewer than `max` wrong tries lie within the span, in milliseconds;
 * 0: not at all.
 */
export async function readFailureWait(
  ctx: Context,
  subject: string,
  { max, spanMs }: { readonly max: number; readonly spanMs: number },
): Promise<number> {
  const nowMs = ctx.clock.now().getTime();
  const row = await ctx.db
    .selectFrom('failedAttempt')
    .select('at')
    .where('subjectHash', '=', subject)
    .where('at', '>', new Date(nowMs - spanMs))
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? row.at.getTime() + spanMs - nowMs : 0;
}

export async function noteFailure(ctx: Context, subject: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.insertInto('failedAttempt').values({ subjectHash: subject, at }).execute();
}

export async function clearFailures(db: Database, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('failedAttempt').where('subjectHash', 'in', subjects).execute();
}

/** Forgets those that count no more. */
export async function forgetFailures(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.deleteFrom('failedAttempt').where('at', '<', before).execute();
}
