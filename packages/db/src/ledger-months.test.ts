/**
 * Goal: every transfer lies in the partition of its month, and one whose id names a month that was
 * not made is safe too. Method: ids with chosen times, and where the database then has them.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDatabaseTime } from '@khelaghor/testkit/database-time.ts';
import { audit } from './ledger-audit.ts';
import { openCast, openLedgerFixture, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast, LedgerFixture } from './ledger-store.suite.ts';

let fixture: LedgerFixture;
let cast: Cast;

beforeAll(async () => {
  fixture = await openLedgerFixture(undefined);
  // The migration has made the months around it.
  now = await readDatabaseTime(fixture.db);
  cast = await openCast(fixture.db, 1_000n);
});
afterAll(() => fixture.end());

/** A UUIDv7 that says it was made at this time. */
function idAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
}

let now: Date;
const getMonth = (ahead: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
const getPartition = (month: Date): string =>
  `ledger_transfer_${month.toISOString().slice(0, 7).replace('-', '_')}`;
const justBefore = (time: Date): Date => new Date(time.getTime() - 1);

async function placeOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from ledger_transfer where id = ${id}
  `.execute(fixture.db);
  return rows[0]?.place;
}

const prepare = async (at: Date, ahead: number): Promise<number | undefined> => {
  const { rows } = await sql<{ made: number }>`
    select ledger_prepare_months(${at}, ${ahead}) as made
  `.execute(fixture.db);
  return rows[0]?.made;
};

test.each<[string, () => Date, () => string]>([
  ['of this month', () => now, () => getPartition(now)],
  ['of the first moment of next month', () => getMonth(1), () => getPartition(getMonth(1))],
  [
    'of the last moment of next month',
    () => justBefore(getMonth(2)),
    () => getPartition(getMonth(1)),
  ],
  ['of a month that is far ahead', () => getMonth(50), () => 'ledger_transfer_stray'],
  ['of the beginning of time', () => new Date(0), () => 'ledger_transfer_stray'],
])('a transfer %s has its place, and its id is used once', async (_, getTime, getPlace) => {
  const stake = getStake(cast, 10n, idAt(getTime()));
  expect(await postAlone(fixture.db, [stake])).toEqual({ ok: true, results: ['created'] });
  expect(await placeOf(stake.id)).toBe(getPlace());
  expect(await postAlone(fixture.db, [stake])).toEqual({ ok: true, results: ['already'] });
  const other = { ...stake, cause: { kind: 'test', id: 'other' } };
  expect(await postAlone(fixture.db, [other])).toMatchObject({
    refusal: 'key_reused_with_other_body',
  });
  const copy = sql`insert into ledger_transfer select * from ledger_transfer where id = ${stake.id}`;
  await expect(copy.execute(fixture.db)).rejects.toMatchObject({ code: '23505' });
  expect(await audit(fixture.db)).toEqual([]);
});

test('months are made once, also by many at the same time', async () => {
  const made = await Promise.allSettled([1, 2, 3, 4].map(() => prepare(getMonth(8), 2)));
  const counts = made.map((result) => (result.status === 'fulfilled' ? (result.value ?? 0) : 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(await prepare(getMonth(8), 2)).toBe(0);
  const stake = getStake(cast, 10n, idAt(getMonth(9)));
  await postAlone(fixture.db, [stake]);
  expect(await placeOf(stake.id)).toBe(getPartition(getMonth(9)));
});

test('a stray keeps its month from being cut out, and no other month', async () => {
  const forged = getStake(cast, 10n, idAt(getMonth(20)));
  await postAlone(fixture.db, [forged]);
  expect(await prepare(getMonth(20), 1)).toBe(2);
  const inIts = getStake(cast, 10n, idAt(justBefore(getMonth(21))));
  const inNext = getStake(cast, 10n, idAt(getMonth(21)));
  expect(await postAlone(fixture.db, [inIts, inNext])).toMatchObject({ ok: true });
  expect(await placeOf(inIts.id)).toBe('ledger_transfer_stray');
  expect(await placeOf(inNext.id)).toBe(getPartition(getMonth(21)));
  expect(await postAlone(fixture.db, [forged])).toEqual({ ok: true, results: ['already'] });
  expect(await audit(fixture.db)).toEqual([]);
});
