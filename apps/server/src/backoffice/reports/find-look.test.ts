// Goal: looks go down the ledger without a gap and without looking twice, and reach every movement
// of a line, however its days overlap. Method: random days, followed to the end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLook } from './find-look.ts';
import type { LineDay } from './find-look.ts';

const toDay = (day: string, firstSeq: number, lastSeq: number, moves: number): LineDay => ({
  day,
  firstSeq: BigInt(firstSeq),
  lastSeq: BigInt(lastSeq),
  moves: BigInt(moves),
});

const days = [toDay('c', 9_000, 9_900, 3), toDay('b', 5_000, 8_999, 2_000), toDay('a', 1, 900, 2)];

test.each([
  ['few movements are found by their days', 9_950n, 0n, { from: 8_999n, to: 9_900n, of: 'c' }],
  ['many are read in windows', 8_999n, 0n, { from: 6_999n, to: 8_999n, of: null }],
  ['days without movements are passed over', 4_000n, 0n, { from: 0n, to: 900n, of: 'a' }],
  ['old days are read in windows', 9_950n, 9_000n, { from: 7_900n, to: 9_900n, of: null }],
] as const)('%s', (_, to, movesFrom, { of, ...range }) => {
  const look = findLook(
    days.filter(({ firstSeq }) => firstSeq <= to),
    { to, movesFrom, isCut: false },
  );
  expect(look).toMatchObject(range);
  expect(look?.days?.map(({ day }) => day).join('') ?? null).toBe(of);
});

test('without days there is nothing to look at', () => {
  expect(findLook([], { to: 9n, movesFrom: 0n, isCut: false })).toBeNull();
});

const someDays = fc.array(
  fc.record({
    first: fc.integer({ min: 1, max: 9_000 }),
    length: fc.nat(3_000),
    moves: fc.nat(1_500),
  }),
  { minLength: 1, maxLength: 12 },
);

test('each movement is in one look, with its day', () => {
  fc.assert(
    fc.property(someDays, fc.nat(10_000), fc.integer({ min: 2, max: 12 }), (made, old, most) => {
      const all = made.map(({ first, length, moves }, nth) =>
        toDay(String(nth), first, first + length, moves),
      );
      const seen = all.map(() => new Set<bigint>());
      let to = 20_000n;
      for (;;) {
        const known = all
          .filter(({ firstSeq }) => firstSeq <= to)
          .toSorted((one, other) => Number(other.lastSeq - one.lastSeq));
        const isCut = known.length > most;
        const shown = known.slice(0, most);
        const look = findLook(shown, { to, movesFrom: BigInt(old), isCut });
        if (!look) break;
        expect(look.from).toBeLessThan(look.to);
        expect(look.to).toBeLessThanOrEqual(to);
        for (const { day, firstSeq, lastSeq } of look.days ?? all)
          for (const seq of [firstSeq, lastSeq])
            if (seq > look.from && seq <= look.to) seen[Number(day)]?.add(seq);
        to = look.from;
      }
      for (const [nth, { firstSeq, lastSeq }] of all.entries())
        expect(seen[nth]).toEqual(new Set([firstSeq, lastSeq]));
    }),
  );
});
