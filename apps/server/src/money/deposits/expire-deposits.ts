import type { Context } from '../../lib/context.ts';
import { listOverdueDeposits } from './store.ts';
import { reconcileDeposit } from './reconcile-deposit.ts';

/** How many overdue deposits one run takes, and how many of them at a time. */
const overdueMax = 50;
const atOnce = 5;

/** Ends deposits whose time is over, after asking once more: a paid one is never expired. */
export async function expireDeposits(ctx: Context): Promise<void> {
  const ids = await listOverdueDeposits(ctx, overdueMax);
  for (let from = 0; from < ids.length; from += atOnce) {
    await Promise.all(ids.slice(from, from + atOnce).map((id) => reconcileDeposit(ctx, id)));
  }
}
