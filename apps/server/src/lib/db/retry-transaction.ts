import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Database, Tx } from '../context.ts';

/** How often one call is tried, and how long it pauses between: about this, times two each time. */
const attemptsMax = 4;
const pauseMs = 10;

/**
 * How many attempts more than one each all calls together may make: so many at once, and so many a
 * second. Beyond that a storm is answered, not fed.
 */
const budgetMax = 64;
const budgetPerSecond = 32;

/** Serialisation failure and deadlock: the database has undone everything, and says so. */
const undone = new Set(['40001', '40P01']);

const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && undone.has(String(error.code));

type Budget = { left: number; atMs: number };
const budgets = new WeakMap<Database, Budget>();

/** Takes one attempt out of the budget, which fills up again with time. */
function spend(ctx: Context): boolean {
  const nowMs = ctx.clock.monotonicMs();
  const before = budgets.get(ctx.db) ?? { left: budgetMax, atMs: nowMs };
  const filled = before.left + ((nowMs - before.atMs) * budgetPerSecond) / 1_000;
  const left = Math.min(budgetMax, filled);
  const isEnough = left >= 1;
  budgets.set(ctx.db, { left: isEnough ? left - 1 : left, atMs: nowMs });
  return isEnough;
}

/**
 * Runs work in a transaction, and again in a fresh one when the database had to undo it because it
 * collided with others. The work must do nothing outside the transaction. When it keeps colliding
 * the last error is thrown, which the http service answers with `overloaded`.
 */
export async function transact<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attemptsMax || !isUndone(error) || !spend(ctx)) throw error;
      // Apart from the others who collided with us.
      const [chance = 0] = ctx.random.bytes(1);
      await pause(pauseMs * 2 ** attempt * (0.5 + chance / 255));
    }
  }
}
