// The fenced lock: one process runs the rounds of a game.
import { sql } from 'kysely';
import type { Context, Tx } from '../../lib/context.ts';

/** A process without a sign of life for so long has lost its rounds. */
const leaseMs = 5_000;

/** A process that runs the rounds of a game, and the fence that it got with them. */
export type Lease = { readonly gameCode: string; readonly holder: string; readonly fence: bigint };

/**
 * Takes or renews the lease of a game; null: another process has it. With a lease that another one
 * lost comes its round: a flight without a process broke off when that one was seen last.
 */
export function takeLease(
  ctx: Context,
  { gameCode, holder }: Pick<Lease, 'gameCode' | 'holder'>,
): Promise<Lease | null> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  return ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('sharedLease')
      .select(['holder', 'fence', 'seenAt', 'until'])
      .where('gameCode', '=', gameCode)
      .forUpdate()
      .executeTakeFirst();
    if (before && before.holder !== holder && before.until > now) return null;
    const fence = before?.holder === holder ? before.fence : (before?.fence ?? 0n) + 1n;
    const row = { holder, fence, seenAt: now, until };
    const written = await tx
      .insertInto('sharedLease')
      .values({ gameCode, ...row })
      .onConflict((conflict) =>
        conflict
          .column('gameCode')
          .doUpdateSet(row)
          .where('sharedLease.holder', '=', before?.holder ?? holder),
      )
      .returning('fence')
      .executeTakeFirst();
    // Two processes took the first lease of a game at the same moment.
    if (!written) return null;
    if (before && before.holder !== holder) await breakFlight(tx, gameCode, before.seenAt);
    return { gameCode, holder, fence };
  });
}

/** Marks a flight whose process was lost. */
async function breakFlight(tx: Tx, gameCode: string, seenAt: Date): Promise<void> {
  await sql`update shared_round set broke_at = greatest(${seenAt}::timestamptz, flies_at)
    where game_code = ${gameCode} and state = 'flight' and broke_at is null`.execute(tx);
}

/** Another process has the lease: what this one wanted to write is not its any more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/**
 * Runs work in a transaction in which the lease is held. Throws `LeaseLostError` when it is not.
 */
export function withLease<T>(
  ctx: Context,
  { gameCode, holder, fence }: Lease,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('sharedLease')
      .select('fence')
      .where('gameCode', '=', gameCode)
      .where('holder', '=', holder)
      .where('fence', '=', fence)
      .forShare()
      .executeTakeFirst();
    if (!held) throw new LeaseLostError(`the rounds of ${gameCode} are another process's`);
    return work(tx);
  });
}

/** Gives the lease back, so that another process need not wait for its end. */
export async function endLease(ctx: Context, { gameCode, holder, fence }: Lease): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('sharedLease')
    .set({ until: now, seenAt: now })
    .where('gameCode', '=', gameCode)
    .where('holder', '=', holder)
    .where('fence', '=', fence)
    .execute();
}
