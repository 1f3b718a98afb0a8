// Goal: settings that are read in a transaction never wait for a connection, and concurrent changes
// lose nothing. Method: the real database, over a pool that has one connection.
import { expect, test } from 'vitest';
import { connect } from '@khelaghor/db/connect.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { changeSettings, readSettings, readSettingsInTx } from './read-settings.ts';

const clock = createFakeClock(new Date('2026-11-23T06:00:00Z'));
const server = await withServer({ services: [], clock, logLevel: 'silent' });

const change = (ctx: Context, patch: Parameters<typeof changeSettings>[2]) =>
  ctx.db.transaction().execute((tx) => changeSettings(ctx, tx, patch, 'operator:test'));

test('a read in a transaction waits for no other connection', async () => {
  const { db, close } = connect(server.databaseUrl, { connectionsMax: 1 });
  const ctx = { ...server.ctx, db };
  let waiting: Promise<unknown> | undefined;
  const within = await db.transaction().execute((tx) => {
    // The only connection is the transaction's: this read gets it afterwards.
    waiting = readSettings(ctx);
    return readSettingsInTx(ctx, tx);
  });
  expect(within).toEqual(await waiting);
  await close();
});

test('settings are cached for a moment; a change compares with what is stored', async () => {
  const { ctx } = server;
  const within = () => ctx.db.transaction().execute((tx) => readSettingsInTx(ctx, tx));
  await change(ctx, { smsDailyMax: 20 });
  const read = await readSettings(ctx);
  expect(read.smsDailyMax).toBe(20);
  // Another process, whose changes this one has not seen yet.
  const other = connect(server.databaseUrl);
  await change({ ...ctx, db: other.db }, { smsDailyMax: 30 });
  expect(await within()).toBe(read);
  clock.advance(1_000);
  expect((await within()).smsDailyMax).toBe(30);
  expect((await readSettings(ctx)).smsDailyMax).toBe(30);
  await change({ ...ctx, db: other.db }, { smsDailyMax: 40 });
  // In this process's cache it is 30 as before, which would make this no change.
  await change(ctx, { smsDailyMax: 30 });
  clock.advance(1_000);
  expect((await readSettings(ctx)).smsDailyMax).toBe(30);
  await other.close();
});

test('each of several concurrent changes is logged with the value that it replaced', async () => {
  const { ctx } = server;
  await change(ctx, { smsDailyMax: 100 });
  const wanted = [101, 102, 103, 104, 105, 106, 107, 108];
  await Promise.all(wanted.map((smsDailyMax) => change(ctx, { smsDailyMax })));
  const rows = await ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('subject', '=', 'setting:smsDailyMax')
    .orderBy('id', 'desc')
    .limit(wanted.length)
    .execute();
  const steps = rows.map(({ detail }) => detail as { before: number; after: number }).toReversed();
  expect(steps.map(({ before }) => before)).toEqual([
    100,
    ...steps.slice(0, -1).map(({ after }) => after),
  ]);
  expect(steps.map(({ after }) => after).toSorted((one, next) => one - next)).toEqual(wanted);
});
