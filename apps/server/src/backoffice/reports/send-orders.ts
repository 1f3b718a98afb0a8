import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendMessage } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { writeOrderMail } from './order-mail.ts';
import { findDuePeriod } from './order-rules.ts';
import * as store from './order-store.ts';
import { readReport } from './read-report.ts';
import { writeReportCsv } from './report-csv.ts';
import { findReportPlace } from './report-place.ts';

async function toText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/**
 * Sends what is due of an order, once, to those recipients who may still get it. Returns false when
 * it must wait until the ledger of its period is added up.
 */
async function sendOrder(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const order = await store.lockRunningOrder(tx, id);
  if (!order) return true;
  const { dimension, currency, period, language, recipients } = order;
  const now = ctx.clock.now();
  const lastSent = await store.findLastSent(tx, id);
  const { brandName, weekStart } = await readSettingsInTx(ctx, tx);
  const due = findDuePeriod({ ...order, lastSent, weekStart }, now.getTime());
  if (!due) return true;
  const { readAt } = await findReportPlace(tx);
  if (readAt === null || readAt.getTime() < due.endedMs) return false;
  const { from, to } = due;
  // The days of one period: divided, they are one period with its members; else a line a day.
  const lines = dimension === 'all' ? 'day' : period;
  const asked = { from, to, period: lines, currency, dimension };
  const report = await readReport(tx, asked, weekStart);
  if (!report.ok) throw new Error(`the report of ${from} to ${to} was refused`);
  if (report.value.countedTo === null) return false;
  const address = `${ctx.config.origins.console}/reports?${String(
    new URLSearchParams({ from, to, period: lines, dimension, currency }),
  )}`;
  const brand = brandName[language];
  const content = { language, currency, brand, dimension, address, report: report.value };
  const mail = writeOrderMail(content);
  const attachment = {
    name: `report-${dimension}-${from}-${to}.csv`,
    text: await toText(writeReportCsv(report.value, language)),
  };
  const known = await store.listRecipients(tx);
  const expiresAt = new Date(now.getTime() + dayMs);
  const messageIds: string[] = [];
  for (const { email } of known.filter((each) => recipients.includes(each.id)))
    messageIds.push(
      await sendMessage(ctx, tx, { channel: 'mail', to: email, ...mail, attachment, expiresAt }),
    );
  await store.insertDelivery(tx, { orderId: id, startsOn: from, sentAt: now, messageIds });
  return true;
}

/**
 * Sends the reports that are due, each order in a transaction of its own: one that fails holds up
 * no other. Returns false when one of them waits for the sums of its period.
 */
export async function sendReportOrders(ctx: Context): Promise<boolean> {
  const failures: unknown[] = [];
  let isDone = true;
  for (const { id, pausedAt } of await store.listOrders(ctx.db))
    if (pausedAt === null)
      try {
        if (!(await transact(ctx, (tx) => sendOrder(ctx, tx, id)))) isDone = false;
      } catch (error) {
        failures.push(error);
      }
  if (failures.length > 0) throw new AggregateError(failures, 'some reports were not sent');
  return isDone;
}
