// Goal: an ordered report is sent once for each period, whatever breaks off or runs beside, to
// operators who may still get it; after a pause only the latest. Method: the whole system, with a
// clock that the test moves, and the outbox.
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  reportOrdersChangeEmail,
  reportOrdersConfirmEmail,
  reportOrdersCreate,
  reportOrdersList,
  reportOrdersPause,
  reportOrdersRemove,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { readEmailCodeSentTo } from '@khelaghor/testkit/test-outbox.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { foldReports } from './fold-reports.ts';
import { sendReportOrders } from './send-orders.ts';

const { server, operator } = await withOperator();
const { db, secrets } = server.ctx;
const clock = createFakeClock(new Date('2026-11-27T08:00:00+06:00'));
const ctx: Context = { ...server.ctx, clock };
const email = 'shapla@example.com';

/** A context in which a run breaks off at a statement, as when its process is killed there. */
function breakAt(statement: number): Context {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      if (asked === statement) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...ctx, db: db.withPlugin(plugin) };
}

async function sendAt(at: string | Date): Promise<void> {
  clock.set(new Date(at));
  await foldReports(ctx);
  await sendReportOrders(ctx);
}

const listMails = () =>
  db.selectFrom('messageOutbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
const open = (sealed: Uint8Array | null) =>
  secrets.decrypt('outgoing-message', sealed ?? new Uint8Array()).toString();

async function readOrder(id: string) {
  const { orders } = await operator.callOrFail(reportOrdersList, {});
  return orders.find((order) => order.id === id);
}
const readPeriods = async (id: string) =>
  (await readOrder(id))?.deliveries.map(({ startsOn }) => startsOn).toReversed();

async function order(terms: { dimension?: 'all' | 'game'; period?: 'day' | 'week' } = {}) {
  const key = v7();
  const { recipients } = await operator.callOrFail(reportOrdersList, {});
  await operator.callOrFail(reportOrdersCreate, {
    body: {
      key,
      dimension: 'all',
      period: 'day',
      currency: 'PLAY',
      hour: 9,
      ...terms,
      recipients: recipients.map(({ id }) => id),
    },
  });
  return key;
}

const remove = (id: string) => operator.callOrFail(reportOrdersRemove, { params: { id } });

test('an operator without an address gets no report', async () => {
  const { id } = await db.selectFrom('operator').select('id').executeTakeFirstOrThrow();
  const terms = { dimension: 'all', period: 'day', currency: 'PLAY', hour: 9 } as const;
  const body = { key: v7(), ...terms, recipients: [id] };
  expect(await operator.call(reportOrdersCreate, { body })).toMatchObject({
    code: 'report_recipient_unfit',
  });
});

test('an address that is none is refused', async () => {
  expect(await operator.call(reportOrdersChangeEmail, { body: { email: 'shapla' } })).toMatchObject(
    { code: 'malformed', fields: { email: expect.anything() as unknown } },
  );
});

test('the first report comes at once, with its lines as a file', async () => {
  await operator.callOrFail(reportOrdersChangeEmail, { body: { email } });
  const code = await readEmailCodeSentTo(server, email);
  await operator.callOrFail(reportOrdersConfirmEmail, { body: { code } });
  await db.deleteFrom('messageOutbox').execute();
  const id = await order();
  await sendAt('2026-11-27T08:00:00+06:00');
  expect(await readOrder(id)).toMatchObject({
    createdBy: 'shapla',
    deliveries: [{ startsOn: '2026-11-26', mails: 1 }],
  });
  const [mail] = await listMails();
  expect(mail).toMatchObject({ attachmentName: 'report-all-2026-11-26-2026-11-26.csv' });
  expect(mail?.subject).toContain('2026-11-26');
  expect(open(mail?.textSealed ?? null)).toContain('from=2026-11-26&to=2026-11-26');
  expect(open(mail?.attachmentSealed ?? null).split('\r\n')).toHaveLength(3);
  await remove(id);
});

test('an order under the key of another order is refused, and the first one stays', async () => {
  const key = await order();
  const { recipients } = await operator.callOrFail(reportOrdersList, {});
  const terms = { dimension: 'all', period: 'day', currency: 'PLAY', hour: 9 } as const;
  const body = { key, ...terms, recipients: recipients.map(({ id }) => id) };
  expect(await operator.call(reportOrdersCreate, { body })).toMatchObject({ success: true });
  for (const over of [{ hour: 10 }, { period: 'week' as const }, { dimension: 'game' as const }])
    expect(await operator.call(reportOrdersCreate, { body: { ...body, ...over } })).toMatchObject({
      code: 'key_reused',
    });
  expect(await readOrder(key)).toMatchObject(terms);
  await remove(key);
});

test('a period is sent once by processes that break off and run beside each other', async () => {
  const id = await order({ dimension: 'game' });
  clock.set(new Date('2026-11-28T09:00:00+06:00'));
  await foldReports(ctx);
  const before = (await listMails()).length;
  for (let statement = 1; statement <= 16; statement += 1)
    await sendReportOrders(breakAt(statement)).catch(() => undefined);
  await Promise.all([1, 2, 3].map(() => sendReportOrders(ctx)));
  expect(await readPeriods(id)).toEqual(['2026-11-27']);
  expect(await listMails()).toHaveLength(before + 1);
  await remove(id);
});

test('after days off the latest report comes, and before its hour none', async () => {
  const id = await order();
  await sendAt('2026-11-28T09:00:00+06:00');
  await sendAt('2026-11-29T08:59:59+06:00');
  expect(await readPeriods(id)).toEqual(['2026-11-27']);
  await sendAt('2026-12-03T09:00:00+06:00');
  expect(await readPeriods(id)).toEqual(['2026-11-27', '2026-12-02']);
  await remove(id);
});

test('a report waits until the ledger of its days is added up', async () => {
  const id = await order();
  await sendAt('2026-12-04T12:00:00+06:00');
  clock.advance(dayMs);
  expect(await sendReportOrders(ctx)).toBe(false);
  expect(await readPeriods(id)).toEqual(['2026-12-03']);
  await sendAt(clock.now());
  expect(await readPeriods(id)).toEqual(['2026-12-03', '2026-12-04']);
  await remove(id);
});

test('a paused order sends nothing, and a removed one neither', async () => {
  const id = await order({ period: 'week' });
  await sendAt('2026-12-06T09:00:00+06:00');
  const pause = (isPaused: boolean) =>
    operator.callOrFail(reportOrdersPause, { params: { id }, body: { isPaused } });
  await pause(true);
  await sendAt('2026-12-20T10:00:00+06:00');
  expect(await readPeriods(id)).toEqual(['2026-11-29']);
  await pause(false);
  await sendAt(clock.now());
  expect(await readPeriods(id)).toEqual(['2026-11-29', '2026-12-13']);
  await remove(id);
  clock.advance(7 * dayMs);
  await sendAt(clock.now());
  const { rows } = await sql<{ sent: bigint }>`
    select count(*) as sent from report_delivery where order_id = ${id}`.execute(db);
  expect(rows).toEqual([{ sent: 2n }]);
  expect(await operator.call(reportOrdersRemove, { params: { id } })).toMatchObject({
    code: 'report_order_unknown',
  });
});

test('an operator who may no longer get reports gets none', async () => {
  const id = await order();
  await operator.callOrFail(reportOrdersChangeEmail, { body: { email: '' } });
  clock.advance(hourMs);
  await sendAt(clock.now());
  expect((await readOrder(id))?.deliveries).toMatchObject([{ mails: 0, state: 'none' }]);
  await remove(id);
});

test('each change is in the event log', async () => {
  const rows = await db
    .selectFrom('eventLog')
    .select('kind')
    .distinct()
    .where('kind', 'like', 'report%')
    .orderBy('kind')
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual([
    'report_email.changed',
    'report_email.confirmed',
    'report_order.created',
    'report_order.paused',
    'report_order.removed',
    'report_order.resumed',
  ]);
});

test('a stranger sees no order', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(reportOrdersList, {})).toMatchObject({ code: 'not_logged_in' });
});
