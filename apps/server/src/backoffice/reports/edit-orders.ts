import type * as contract from '@khelaghor/contract/backoffice/report-orders.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { readSettings } from '../../site/settings/index.ts';
import { changeMailbox, confirmMailbox, readMailbox } from '../mailboxes/index.ts';
import * as store from './order-store.ts';

type Orders = contract.ReportOrders;

/** Deliveries that the console shows of an order. */
const deliveriesShown = 5;

/** Returns the orders, what was sent, and who can get reports. */
export async function readOrders(ctx: Context, { operatorId }: OperatorCaller): Promise<Orders> {
  const { db } = ctx;
  const orders = await store.listOrders(db);
  const ids = orders.map(({ id }) => id);
  const [mailbox, recipients, deliveries, names] = await Promise.all([
    readMailbox(db, operatorId),
    store.listRecipients(db),
    store.listDeliveries(db, ids, deliveriesShown),
    store.readNames(db, [...new Set(orders.flatMap((order) => order.recipients))]),
  ]);
  const byOrder = Map.groupBy(deliveries, ({ orderId }) => orderId);
  return {
    weekStart: (await readSettings(ctx)).weekStart,
    mailbox,
    recipients,
    orders: orders.map((order) => ({
      id: order.id,
      dimension: order.dimension,
      currency: order.currency,
      period: order.period,
      hour: order.hour,
      language: order.language,
      recipients: order.recipients.map((id) => ({ id, username: names.get(id) ?? id })),
      createdBy: order.createdByName,
      createdAt: order.createdAt.toISOString(),
      isPaused: order.pausedAt !== null,
      deliveries: (byOrder.get(order.id) ?? []).map(({ startsOn, sentAt, mails, state }) => ({
        startsOn,
        sentAt: sentAt.toISOString(),
        mails,
        state,
      })),
    })),
  };
}

/** Has the job look now rather than at its next minute. */
const sendSoon = (tx: Tx): Promise<void> =>
  addJob(tx, 'send-report-orders', {}, { jobKey: 'send-report-orders-now' });

type Asked = { readonly caller: OperatorCaller; readonly language: Language };

type OrderTerms = Pick<
  store.StoredOrder,
  'createdBy' | 'dimension' | 'period' | 'currency' | 'hour' | 'recipients'
>;

/** Whether an order is the same, of the same operator; its recipients may come in any order. */
const isSameOrder = (known: OrderTerms, wanted: OrderTerms): boolean =>
  known.createdBy === wanted.createdBy &&
  known.dimension === wanted.dimension &&
  known.period === wanted.period &&
  known.currency === wanted.currency &&
  known.hour === wanted.hour &&
  known.recipients.toSorted().join() === wanted.recipients.toSorted().join();

/** Orders a report; its first e-mail is sent by the job at once. */
export async function orderReport(
  ctx: Context,
  { key: id, ...terms }: ParsedBody<typeof contract.orderReport>,
  { caller, language }: Asked,
): Promise<Result<Orders, 'report_recipient_unfit' | 'key_reused'>> {
  const { operatorId, username } = caller;
  const written = await transact(
    ctx,
    async (tx): Promise<Result<null, 'report_recipient_unfit' | 'key_reused'>> => {
      const fit = new Set((await store.listRecipients(tx)).map((each) => each.id));
      if (!terms.recipients.every((each) => fit.has(each))) return refuse('report_recipient_unfit');
      const row = { id, ...terms, language, createdAt: ctx.clock.now(), createdBy: operatorId };
      if (!(await store.insertOrder(tx, row))) {
        const kept = await store.findOrder(tx, id);
        return kept && isSameOrder(kept, row) ? ok(null) : refuse('key_reused');
      }
      await logEvent(ctx, tx, {
        kind: 'report_order.created',
        actor: getOperatorActor(username),
        subject: `report_order:${id}`,
        detail: terms,
      });
      await sendSoon(tx);
      return ok(null);
    },
  );
  return written.ok ? ok(await readOrders(ctx, caller)) : written;
}

type OrderAct = {
  readonly kind: string;
  readonly write: (tx: Tx, order: store.StoredOrder) => Promise<unknown>;
};

/** Changes an order and writes that to the event log. */
async function changeOrder(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
  { kind, write }: OrderAct,
): Promise<Result<Orders, 'report_order_unknown'>> {
  const isKnown = await transact(ctx, async (tx) => {
    const order = await store.lockOrder(tx, id);
    if (!order) return false;
    await write(tx, order);
    const { dimension, period, hour } = order;
    await logEvent(ctx, tx, {
      kind,
      actor: getOperatorActor(caller.username),
      subject: `report_order:${id}`,
      detail: { dimension, period, hour },
    });
    return true;
  });
  return isKnown ? ok(await readOrders(ctx, caller)) : refuse('report_order_unknown');
}

/** Stops or resumes an order. */
export const pauseOrder = (ctx: Context, id: string, isPaused: boolean, caller: OperatorCaller) =>
  isPaused
    ? changeOrder(ctx, id, caller, {
        kind: 'report_order.paused',
        write: (tx) => store.changeOrder(tx, id, { pausedAt: ctx.clock.now() }),
      })
    : changeOrder(ctx, id, caller, {
        kind: 'report_order.resumed',
        write: async (tx) => {
          await store.changeOrder(tx, id, { pausedAt: null });
          await sendSoon(tx);
        },
      });

/** Ends an order; what was sent stays. */
export const removeOrder = (ctx: Context, id: string, caller: OperatorCaller) =>
  changeOrder(ctx, id, caller, {
    kind: 'report_order.removed',
    write: (tx) => store.changeOrder(tx, id, { removedAt: ctx.clock.now() }),
  });

/** Changes the address of the caller; a new one waits for the code that is sent to it. */
export async function changeEmail(
  ctx: Context,
  { caller, language }: Asked,
  email: string,
): Promise<Result<Orders, (typeof contract.changeReportEmail)['refusals'][number]>> {
  const changed = await changeMailbox(ctx, { kind: 'report', caller, language }, email);
  return changed.ok ? ok(await readOrders(ctx, caller)) : changed;
}

/** Confirms the new address of the caller by its code. */
export async function confirmEmail(
  ctx: Context,
  caller: OperatorCaller,
  code: string,
): Promise<Result<Orders, 'mail_code_wrong'>> {
  const confirmed = await confirmMailbox(ctx, { kind: 'report', caller }, code);
  return confirmed.ok ? ok(await readOrders(ctx, caller)) : confirmed;
}
