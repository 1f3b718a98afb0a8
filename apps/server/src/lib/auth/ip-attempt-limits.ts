import { sql } from 'kysely';
import { toQuotedArray } from '@khelaghor/db/array-literal.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { singleton } from '../context.ts';
import type { Context } from '../context.ts';
import { truncateIp, getNetwork } from '../http/ip-prefix.ts';
import { refuseForNow } from '../http/result.ts';
import type { Failure } from '../http/result.ts';

/**
 * Counts failed attempts by address and network, over all processes and restarts. Each process adds
 * its counts of a short interval in one statement: a flood makes four writes a second and holds no
 * row lock for long.
 */

/** What has a limit: wrong passwords and codes, and forms for new accounts. */
export type Guessing = 'password' | 'registration';
/** What is counted. Codes that are sent have no limit by address: it sets the work they take. */
type Counted = Guessing | 'code';

/** Attempts an hour from one address and from its network; many people may share either. */
const hourMax: Record<Guessing, { address: number; network: number }> = {
  password: { address: 120, network: 1_200 },
  registration: { address: 30, network: 300 },
};

const gatherMs = 250;

/** How often a key was counted in an hour, which is that of the attempt and not of the write. */
type Count = { readonly key: string; readonly hour: Date; readonly count: number };
type Counts = ReadonlyMap<string, Count>;
type Pending = {
  /** Counts of no write yet. */
  counts: Map<string, Count>;
  /** Counts of a write that may be committed or not; empty while there is none. */
  inWrite: Counts;
  /** How many writes have begun. */
  begun: number;
  /** Ends when nothing is left to write. */
  writing: Promise<void> | null;
};
const none: Counts = new Map();
const pendingOf = singleton((): Pending => ({
  counts: new Map(),
  inWrite: none,
  begun: 0,
  writing: null,
}));

const getKeys = (counted: Counted, ip: string) => ({
  address: `${counted}:${truncateIp(ip)}`,
  network: `${counted}:net:${getNetwork(ip)}`,
});

const getHour = (ctx: Context): Date =>
  new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs);

const getName = (key: string, hour: Date): string => `${hour.getTime()} ${key}`;

async function write(ctx: Context, counts: Counts): Promise<void> {
  // In one order, so that two processes never deadlock.
  const rows = [...counts.entries()]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([, row]) => row);
  const keys = toQuotedArray(rows.map(({ key }) => key));
  const hours = toQuotedArray(rows.map(({ hour }) => hour.toISOString()));
  const times = `{${rows.map(({ count }) => count).join(',')}}`;
  await sql`insert into ip_attempt_count (key, hour, count)
    select * from unnest(${keys}::text[], ${hours}::timestamptz[], ${times}::int[])
    on conflict (key, hour) do update set count = ip_attempt_count.count + excluded.count`.execute(
    ctx.db,
  );
}

/** Writes the counts after a short interval in which more may come. */
async function gather(ctx: Context, pending: Pending): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, gatherMs).unref();
  });
  pending.inWrite = pending.counts;
  pending.counts = new Map();
  pending.begun += 1;
  try {
    await write(ctx, pending.inWrite);
  } catch (error) {
    // Without the database no login succeeds, so an uncounted guess gains nothing.
    ctx.log.warn({ err: error }, 'what was guessed in a moment was not counted');
  }
  pending.inWrite = none;
  pending.writing = pending.counts.size === 0 ? null : gather(ctx, pending);
}

/** Counts one attempt: in this process at once, in the others after the interval. */
export function countGuess(ctx: Context, counted: Counted, ip: string): void {
  const pending = pendingOf(ctx);
  const hour = getHour(ctx);
  for (const key of Object.values(getKeys(counted, ip))) {
    const name = getName(key, hour);
    const count = (pending.counts.get(name)?.count ?? 0) + 1;
    pending.counts.set(name, { key, hour, count });
  }
  pending.writing ??= gather(ctx, pending);
}

/** Waits until the database has every count of this process. */
export async function awaitGuessWrites(ctx: Context): Promise<void> {
  const pending = pendingOf(ctx);
  // Counts that came during a write have a write of their own.
  while (pending.writing) await pending.writing;
}

/** A read that writes meet is made again so often. */
const readsMax = 3;

/**
 * Reads what was counted in this hour for an address, and for its network. While a write runs it
 * may be part of what is read: then the read is made again, and the last one counts such a write
 * in any case.
 */
export async function readHourCounts(
  ctx: Context,
  counted: Counted,
  ip: string,
): Promise<{ readonly address: number; readonly network: number }> {
  const { address, network } = getKeys(counted, ip);
  const pending = pendingOf(ctx);
  for (let reads = 1; ; reads += 1) {
    const { begun, inWrite } = pending;
    const hour = getHour(ctx);
    const rows = await ctx.db
      .selectFrom('ipAttemptCount')
      .select(['key', 'count'])
      .where('hour', '=', hour)
      .where('key', 'in', [address, network])
      .execute();
    const isMet = inWrite !== none || pending.begun !== begun;
    if (isMet && reads < readsMax) continue;
    const { counts, inWrite: unsure } = pending;
    const getCount = (key: string): number => {
      const name = getName(key, hour);
      return [rows.find((row) => row.key === key), counts.get(name), unsure.get(name)].reduce(
        (sum, row) => sum + (row?.count ?? 0),
        0,
      );
    };
    return { address: getCount(address), network: getCount(network) };
  }
}

/** Whether an address or its network has reached the limit of this hour. */
export async function hasGuessedTooOften(
  ctx: Context,
  guessing: Guessing,
  ip: string,
): Promise<boolean> {
  const { address, network } = await readHourCounts(ctx, guessing, ip);
  const factor = ctx.config.rateLimitFactor;
  const max = hourMax[guessing];
  return address >= max.address * factor || network >= max.network * factor;
}

/** Refuses an address or network until the next hour, in which its attempts count anew. */
export function refuseGuesses(ctx: Context): Failure<'too_many_requests'> {
  const nextHourMs = getHour(ctx).getTime() + hourMs;
  return refuseForNow('too_many_requests', nextHourMs - ctx.clock.now().getTime());
}

/** Deletes the counts of past hours. */
export async function forgetGuesses(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('ipAttemptCount').where('hour', '<', getHour(ctx)).execute();
}
