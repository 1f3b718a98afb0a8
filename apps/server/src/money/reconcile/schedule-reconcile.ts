import type { Context, Tx } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { retryDelayMs } from './rules.ts';

/**
 * Schedules the next query about an order, in the caller's transaction, so that it comes even if
 * this process dies now. An order has one query waiting: a later call replaces it.
 */
export async function scheduleReconcile(
  ctx: Context,
  tx: Tx,
  order: { task: string; id: string; payload: Record<string, string>; attempts: number },
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + retryDelayMs(order.attempts));
  await addJob(tx, order.task, order.payload, { runAt, jobKey: `${order.task}:${order.id}` });
}
