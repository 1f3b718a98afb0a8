import { sql } from 'kysely';
import { quotedArray } from '@khelaghor/db/sql-array.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { singleton } from '../context.ts';
import type { Context } from '../context.ts';
import { addressOf, networkOf } from '../http/ip-prefix.ts';

/**
 * How often an address and its network guess, in all processes and over restarts. Each process adds
 * what it counted in a moment with one statement, so that a flood makes four writes a second and no
 * row that others wait for.
 */

/** What is counted: passwords and codes that were wrong, and forms for new accounts. */
export type Guessing = 'password' | 'registration';

/** So many an hour from one address, and from its network; many people may share either. */
const hourMax: Record<Guessing, { address: number; network: number }> = {
  password: { address: 120, network: 1_200 },
  registration: { address: 30, network: 300 },
};

const gatherMs = 250;

type Pending = { counts: Map<string, number>; writing: Promise<void> | null };
const pendingOf = singleton((): Pending => ({ counts: new Map(), writing: null }));

const keysOf = (guessing: Guessing, ip: string) => ({
  address: `${guessing}:${addressOf(ip)}`,
  network: `${guessing}:net:${networkOf(ip)}`,
});

const hourOf = (ctx: Context): Date =>
  new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs);

async function write(ctx: Context, counts: ReadonlyMap<string, number>): Promise<void> {
  // In one order, so that two processes never wait for each other.
  const keys = [...counts.keys()].toSorted();
  const times = keys.map((key) => counts.get(key) ?? 0);
  await sql`insert into guess_count (key, hour, count)
    select key, ${hourOf(ctx)}::timestamptz, count
    from unnest(${quotedArray(keys)}::text[], ${`{${times.join(',')}}`}::int[]) as u (key, count)
    on conflict (key, hour) do update set count = guess_count.count + excluded.count`.execute(
    ctx.db,
  );
}

/** Writes what was counted, after a moment in which more may come. */
async function gather(ctx: Context, pending: Pending): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, gatherMs).unref();
  });
  const { counts } = pending;
  pending.counts = new Map();
  try {
    await write(ctx, counts);
  } catch (error) {
    // Without the database nobody is let in, and so nothing is guessed.
    ctx.log.warn({ err: error }, 'what was guessed in a moment was not counted');
  }
  pending.writing = pending.counts.size === 0 ? null : gather(ctx, pending);
}

/** Counts one guess. It is seen here at once, and by other processes a moment later. */
export function countGuess(ctx: Context, guessing: Guessing, ip: string): void {
  const pending = pendingOf(ctx);
  for (const key of Object.values(keysOf(guessing, ip)))
    pending.counts.set(key, (pending.counts.get(key) ?? 0) + 1);
  pending.writing ??= gather(ctx, pending);
}

/** Whether so much was guessed from there in this hour that nothing more is looked at. */
export async function guessedTooOften(
  ctx: Context,
  guessing: Guessing,
  ip: string,
): Promise<boolean> {
  const { address, network } = keysOf(guessing, ip);
  const rows = await ctx.db
    .selectFrom('guessCount')
    .select(['key', 'count'])
    .where('hour', '=', hourOf(ctx))
    .where('key', 'in', [address, network])
    .execute();
  const { counts } = pendingOf(ctx);
  const guessed = (key: string): number =>
    (rows.find((row) => row.key === key)?.count ?? 0) + (counts.get(key) ?? 0);
  const factor = ctx.config.rateLimitFactor;
  const max = hourMax[guessing];
  return guessed(address) >= max.address * factor || guessed(network) >= max.network * factor;
}

/** Forgets the hours that have passed. */
export async function forgetGuesses(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('guessCount').where('hour', '<', hourOf(ctx)).execute();
}
