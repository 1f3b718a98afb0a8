import { setTimeout as pause } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { foldReports } from './fold-reports.ts';
import { sendReportOrders } from './send-orders.ts';

/** Reports are at most five seconds behind: this pause, the look of the queue and the run. */
const betweenMs = 1_500;

export const reportJobs = (ctx: Context): TaskList => ({
  'send-report-orders': async () => {
    if (await sendReportOrders(ctx)) return;
    const runAt = new Date(ctx.clock.now().getTime() + betweenMs);
    await addJob(ctx.db, 'send-report-orders', {}, { jobKey: 'send-report-orders-now', runAt });
  },
  'fold-reports': async () => {
    await foldReports(ctx);
    await pause(betweenMs);
    await addJob(ctx.db, 'fold-reports', {}, { jobKey: 'fold-reports' });
  },
});

/** Every minute: the hours of orders; and adding up, if the run that follows itself was lost. */
export const reportCron = '* * * * * fold-reports\n* * * * * send-report-orders';
