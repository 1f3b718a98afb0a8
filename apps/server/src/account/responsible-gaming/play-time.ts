import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { formatTimestamp } from '../../lib/http/messages.ts';
import { periodMs } from './limit-rules.ts';
import type { Counted } from './limit-rules.ts';
import { computeTimeBetween, computeTimeLeft } from './time-rules.ts';
import type { TimePart } from './time-rules.ts';
import { listLimits } from './limit-store.ts';
import { lockRestriction, readRestriction, writeRestriction } from './store.ts';

export type PlayTime = NonNullable<PlayRestrictions['time']>;

/** Activity is counted at most this often, while time is left. */
const countEveryMs = 10_000;
/** How long before the end the member's pages are notified. */
export const warnBeforeMs = 5 * 60_000;

/** Returns a member's time by the hour, over the longest period of a limit on it. */
export async function readCountedTime(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Counted[]> {
  const rows = await db
    .selectFrom('playTimeHourly')
    .select(['hour', 'timeMs'])
    .where('memberId', '=', memberId)
    .where('hour', '>=', new Date(now.getTime() - periodMs.week - hourMs))
    .execute();
  return rows.map(({ hour, timeMs }) => ({
    atMs: hour.getTime() + hourMs,
    amount: BigInt(timeMs),
  }));
}

async function addTime(tx: Tx, memberId: string, parts: readonly TimePart[]): Promise<void> {
  if (parts.length === 0) return;
  const hours = parts.map((part) => new Date(part.hourMs).toISOString());
  await sql`insert into play_time_hourly as t (member_id, hour, time_ms)
    select ${memberId}::uuid, p.hour, p.time_ms from unnest(
      ${toPlainArray(hours)}::timestamptz[],
      ${toPlainArray(parts.map(({ timeMs }) => timeMs))}::integer[]
    ) as p (hour, time_ms)
    on conflict (member_id, hour) do update set time_ms = t.time_ms + excluded.time_ms`.execute(tx);
}

/** Reads the time columns of a member's row. */
export const getTimeLimit = (row: {
  timeCountedAt: Date | null;
  timeLeftMs: number | null;
  timeOpensAt: Date | null;
}): PlayTime | null =>
  row.timeCountedAt && {
    seenAt: row.timeCountedAt,
    leftMs: row.timeLeftMs ?? 0,
    until: row.timeOpensAt,
  };

const lockTime = async (tx: Tx, memberId: string): Promise<PlayTime | null> =>
  getTimeLimit(await lockRestriction(tx, memberId, 'no key update'));

async function writeTime(tx: Tx, memberId: string, time: PlayTime | null): Promise<void> {
  await writeRestriction(tx, memberId, {
    timeCountedAt: time?.seenAt ?? null,
    timeLeftMs: time?.leftMs ?? null,
    timeOpensAt: time?.until ?? null,
  });
}

/** Returns true when the time limit is reached. */
export const isTimeUp = (time: PlayRestrictions['time'], now: Date): boolean =>
  time !== null && time.until !== null && now < time.until;

/** Returns true when activity must be counted now: only for members with a time limit. */
export function isTimeDue(time: PlayRestrictions['time'], now: Date): boolean {
  if (time === null || isTimeUp(time, now)) return false;
  const sinceMs = now.getTime() - time.seenAt.getTime();
  return time.until !== null || sinceMs >= countEveryMs || sinceMs >= time.leftMs;
}

/** The result of counting a member's time. */
type TimeCounted = {
  readonly time: PlayTime | null;
  /** What this activity has caused. */
  readonly turn: 'used_up' | 'near_end' | null;
};

/** Adds the time until now and returns what is left; the member's row is locked. */
async function upToNow(ctx: Context, tx: Tx, memberId: string, before: PlayTime | null) {
  const now = ctx.clock.now();
  // A member who only withdraws after reaching the limit uses no more time.
  if (before && !isTimeUp(before, now))
    await addTime(tx, memberId, computeTimeBetween(before.seenAt.getTime(), now.getTime()));
  const limits = await listLimits(tx, memberId);
  return {
    now,
    left: computeTimeLeft(limits, await readCountedTime(tx, memberId, now), now.getTime()),
  };
}

/**
 * Counts a member's activity until now, once over all their browsers: a concurrent call finds the
 * time counted already.
 */
export async function countTime(ctx: Context, tx: Tx, memberId: string): Promise<TimeCounted> {
  const before = await lockTime(tx, memberId);
  if (!isTimeDue(before, ctx.clock.now())) return { time: before, turn: null };
  const { now, left } = await upToNow(ctx, tx, memberId, before);
  const until = left === null || left.opensMs === null ? null : new Date(left.opensMs);
  const time = left && { seenAt: now, leftMs: left.leftMs, until };
  await writeTime(tx, memberId, time);
  if (until) return { time, turn: 'used_up' };
  const wasNear = (before?.leftMs ?? 0) <= warnBeforeMs;
  const isNear = time !== null && time.leftMs <= warnBeforeMs;
  return { time, turn: isNear && !wasNear ? 'near_end' : null };
}

/**
 * Recomputes the time left after a change of a limit on it. If none is left, the next activity ends
 * the sessions.
 */
export async function countPlayTime(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const before = await lockTime(tx, memberId);
  const { now, left } = await upToNow(ctx, tx, memberId, before);
  const opensMs = left === null ? null : left.opensMs;
  const until = opensMs !== null && isTimeUp(before, now) ? new Date(opensMs) : null;
  await writeTime(tx, memberId, left && { seenAt: now, leftMs: left.leftMs, until });
}

/** Refuses a member whose time limit is reached; null: time is left, or no limit set. */
export async function checkTimeLimit(
  ctx: Context,
  db: Database,
  memberId: string,
): Promise<Failure<'limit_time_reached'> | null> {
  const { timeOpensAt: until } = await readRestriction(db, memberId);
  if (until === null || ctx.clock.now() >= until) return null;
  return refuse('limit_time_reached', { params: { from: formatTimestamp(until) } });
}

/** Deletes hours beyond the longest period. */
export async function dropOldTime(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - periodMs.week - 24 * hourMs);
  await db.deleteFrom('playTimeHourly').where('hour', '<', before).execute();
}
