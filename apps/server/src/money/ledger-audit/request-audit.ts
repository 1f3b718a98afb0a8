import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';

/** Has the books audited as soon as a worker is free; asking again while one waits is the same. */
export async function requestAudit(ctx: Context, caller: OperatorCaller): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addJob(tx, 'audit-ledger', {}, { jobKey: 'audit-asked-for' });
    await logEvent(ctx, tx, {
      kind: 'audit.asked',
      actor: getOperatorActor(caller.username),
      subject: 'books',
    });
  });
}
