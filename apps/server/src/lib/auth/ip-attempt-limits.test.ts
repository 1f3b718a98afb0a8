// Goal: an attempt counts from the moment of its call on, also while it is being written. Method: a
// lock on the table holds a write while its counts are read.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hourMs } from '@khelaghor/time/durations.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { awaitGuessWrites, countGuess, readHourCounts } from './ip-attempt-limits.ts';

const clock = createFakeClock(new Date('2026-11-22T06:59:59Z'));
const server = await withServer({ clock });
const ip = '203.0.113.9';
const read = () => readHourCounts(server.ctx, 'code', ip);

const hasWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_locks
    where relation = 'ip_attempt_count'::regclass and not granted`.execute(server.ctx.db);
  return rows.length > 0;
};

test('counts of a write that is not committed yet are read with the others', async () => {
  const { ctx } = server;
  await ctx.db.transaction().execute(async (tx) => {
    await sql`lock table ip_attempt_count in share row exclusive mode`.execute(tx);
    for (let attempt = 0; attempt < 7; attempt += 1) countGuess(ctx, 'code', ip);
    expect(await read()).toEqual({ address: 7, network: 7 });
    await expect.poll(hasWaiting).toBe(true);
    expect(await read()).toEqual({ address: 7, network: 7 });
    countGuess(ctx, 'code', ip);
    expect(await read()).toEqual({ address: 8, network: 8 });
  });
  await awaitGuessWrites(ctx);
  expect(await read()).toEqual({ address: 8, network: 8 });
});

test('an attempt belongs to its own hour, also when it is written in the next', async () => {
  const { ctx } = server;
  clock.advance(hourMs);
  for (let attempt = 0; attempt < 3; attempt += 1) countGuess(ctx, 'code', ip);
  expect(await read()).toEqual({ address: 3, network: 3 });
  clock.advance(1_000);
  expect(await read()).toEqual({ address: 0, network: 0 });
  countGuess(ctx, 'code', ip);
  expect(await read()).toEqual({ address: 1, network: 1 });
  await awaitGuessWrites(ctx);
  expect(await read()).toEqual({ address: 1, network: 1 });
});
