// Goal: each reader gets every committed event once, in order, whatever commits late, rolls back or
// dies, and only what all have passed is removed. Method: transactions that end in any order beside
// readers, runs that break off at each statement, and what they wrote and saw.
import fc from 'fast-check';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context, Tx } from '../../lib/context.ts';
import type { NewEvent } from './event-kinds.ts';
import { eventJobs } from './jobs.ts';
import { findLateEvent, readEvents } from './read-events.ts';
import { writeEvents } from './store.ts';

const { ctx } = await withServer({ logLevel: 'silent' });
const { db } = ctx;

const reader = { name: 'test', kinds: ['round.ended'], chunk: 3 } as const;
const other = { name: 'other', kinds: ['shared_round.settled'] } as const;
await sql`delete from outbox_reader`.execute(db);
for (const { name } of [reader, other])
  await db.insertInto('outboxReader').values({ name, readTo: 0n }).execute();

const newEvent = (): NewEvent => ({
  kind: 'round.ended',
  memberId: null,
  payload: { betId: ctx.random.id(), gameCode: 'dice' },
  at: ctx.clock.now(),
});
const settled = (): NewEvent => ({
  kind: 'shared_round.settled',
  memberId: ctx.random.id(),
  payload: { roundId: ctx.random.id(), gameCode: 'crash' },
  at: ctx.clock.now(),
});
const write = (events: readonly NewEvent[]) =>
  db.transaction().execute((tx) => writeEvents(tx, events));

/** A transaction that has written events and stays open until it is told how it ends. */
async function openWriter(events: readonly NewEvent[]) {
  const ending = Promise.withResolvers<boolean>();
  const written = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (tx) => {
    await writeEvents(tx, events);
    written.resolve();
    if (!(await ending.promise)) throw new Error('rolled back');
  });
  await written.promise;
  return {
    end: async (isKept: boolean): Promise<void> => {
      ending.resolve(isKept);
      await done.catch(() => undefined);
    },
  };
}

/** Reads on, and adds the bets of the events to a list. */
const readInto = (seen: string[], process: Context = ctx) =>
  readEvents(process, reader, async (_, events) => {
    expect(events.length).toBeLessThanOrEqual(reader.chunk);
    seen.push(...events.map(({ payload }) => payload.betId));
  });

const betsOf = (events: readonly NewEvent[]): string[] =>
  events.flatMap(({ payload }) => ('betId' in payload ? [payload.betId] : []));

const writers = fc.array(
  fc.record({
    events: fc.integer({ min: 1, max: 5 }),
    isKept: fc.boolean(),
    place: fc.integer({ min: 0, max: 100 }),
    isReadBefore: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test('events of transactions that end in any order are read once, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(writers, async (plans) => {
      const seen: string[] = [];
      const open = [];
      for (const plan of plans) {
        const events = Array.from({ length: plan.events }, newEvent);
        open.push({ ...plan, bets: betsOf(events), writer: await openWriter(events) });
      }
      const runs = [];
      for (const { writer, isKept, isReadBefore } of open.toSorted((a, b) => a.place - b.place)) {
        if (isReadBefore) runs.push(readInto(seen));
        await writer.end(isKept);
      }
      await Promise.all(runs);
      await readInto(seen);
      expect(seen).toEqual(open.flatMap(({ bets, isKept }) => (isKept ? bets : [])));
    }),
    { numRuns: 25 },
  );
});

/** A context in which a run breaks off at a statement, as when its process is killed there. */
function breakAt(statement: number): Context {
  let made = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      made += 1;
      if (made === statement) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...ctx, db: db.withPlugin(plugin) };
}

/** A reader that counts in its transaction, in a row that has the right shape for it. */
const countEvents = (process: Context, seen: string[]) =>
  readEvents(process, reader, async (tx: Tx, events) => {
    seen.push(...betsOf(events));
    await sql`update outbox_reader set read_to = read_to + ${events.length}::int
      where name = 'count'`.execute(tx);
  });

test('a run that dies anywhere between reading and its place is done again, and counts once', async () => {
  await db.insertInto('outboxReader').values({ name: 'count', readTo: 0n }).execute();
  const seen: string[] = [];
  const written: string[] = [];
  let broken = 0;
  for (let kill = 0; kill < 60; kill += 1) {
    const events = [newEvent(), settled(), newEvent()];
    await write(events);
    written.push(...betsOf(events));
    const runs = [countEvents(breakAt(1 + (kill % 12)), seen)];
    if (kill % 7 === 6) runs.push(countEvents(ctx, seen));
    for (const { status } of await Promise.allSettled(runs)) if (status === 'rejected') broken += 1;
  }
  await countEvents(ctx, seen);
  expect(broken).toBeGreaterThan(30);
  // At least once outside the transaction, once in it.
  expect(new Set(seen)).toEqual(new Set(written));
  const { readTo } = await db
    .deleteFrom('outboxReader')
    .where('name', '=', 'count')
    .returning('readTo')
    .executeTakeFirstOrThrow();
  expect(readTo).toBe(BigInt(written.length));
});

const readSeqs = async (): Promise<bigint[]> =>
  (await db.selectFrom('outboxEvent').select('seq').orderBy('seq').execute()).map(({ seq }) => seq);
const prune = () => eventJobs(ctx)['prune-events']?.({}, {} as never);

test('events are removed when all readers have passed them', async () => {
  await write([newEvent(), settled()]);
  await readInto([]);
  const before = await readSeqs();
  await prune();
  expect(await readSeqs()).toEqual(before);
  await readEvents(ctx, other, () => Promise.resolve());
  await write([settled()]);
  await prune();
  expect(await readSeqs()).toHaveLength(1);
});

test('an event that waits for its reader too long is found, by that reader alone', async () => {
  await readInto([]);
  await readEvents(ctx, other, () => Promise.resolve());
  const event = { ...newEvent(), at: new Date(ctx.clock.now().getTime() - 60_001) };
  await write([newEvent(), event].toReversed());
  expect(await findLateEvent(ctx, reader, 120_000)).toBeUndefined();
  expect(await findLateEvent(ctx, reader, 60_000)).toMatchObject({ payload: event.payload });
  expect(await findLateEvent(ctx, other, 60_000)).toBeUndefined();
});

test.each([
  [
    'another version',
    'unknown version 2',
    sql`'round.ended', 2, '{"betId": "", "gameCode": "dice"}'`,
  ],
  ['a payload of another shape', 'betId', sql`'round.ended', 1, '{"gameCode": "dice"}'`],
])('an event with %s stops its reader where it is', async (_, said, values) => {
  await readInto([]);
  const before = await readSeqs();
  await sql`insert into outbox_event (kind, version, payload, at)
    select kind, version, payload::jsonb, now()
    from (select ${values}) as v (kind, version, payload)`.execute(db);
  const seen: string[] = [];
  await expect(readInto(seen)).rejects.toThrow(said);
  expect(seen).toEqual([]);
  await sql`delete from outbox_event where seq > ${before.at(-1) ?? 0n}`.execute(db);
  await expect(readInto(seen)).resolves.toBeUndefined();
});

test('a reader without a place, and a change of what was written, are refused', async () => {
  await write([newEvent()]);
  await expect(
    readEvents(ctx, { ...reader, name: 'stranger' }, () => Promise.resolve()),
  ).rejects.toThrow('the outbox has no reader stranger');
  await expect(sql`update outbox_event set version = 2`.execute(db)).rejects.toThrow(
    'never changed',
  );
});
