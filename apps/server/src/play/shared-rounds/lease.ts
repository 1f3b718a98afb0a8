// The fenced lock: one process runs the rounds of a game.
import type { Context, Database, Tx } from '../../lib/context.ts';

/** A process without a sign of life for so long has lost its rounds. */
const leaseMs = 5_000;
/** How far the clocks of two processes may differ. */
const clockSlackMs = 1_000;

/**
 * Whether a lease that ends at this time is held now. One that ends later than any can was written
 * while the clock was ahead, and binds no process any more.
 */
const isHeld = (until: Date, now: Date): boolean => {
  const leftMs = until.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= leaseMs + clockSlackMs;
};

/** A process that runs the rounds of a game, and the fence that it got with them. */
export type Lease = { readonly gameCode: string; readonly holder: string; readonly fence: bigint };

/** Takes or renews the lease of a game; null: another process has it. */
export function takeLease(
  ctx: Context,
  { gameCode, holder }: Pick<Lease, 'gameCode' | 'holder'>,
): Promise<Lease | null> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  return ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('sharedLease')
      .select(['holder', 'fence', 'until'])
      .where('gameCode', '=', gameCode)
      .forUpdate()
      .executeTakeFirst();
    if (before && before.holder !== holder && isHeld(before.until, now)) return null;
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
    return { gameCode, holder, fence };
  });
}

/** Whether a process runs the rounds of a game at this time. */
export async function isGameRun(db: Database, gameCode: string, now: Date): Promise<boolean> {
  const lease = await db
    .selectFrom('sharedLease')
    .select('until')
    .where('gameCode', '=', gameCode)
    .executeTakeFirst();
  return lease !== undefined && isHeld(lease.until, now);
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
