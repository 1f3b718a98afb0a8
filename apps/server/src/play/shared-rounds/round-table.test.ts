import { expect, test } from 'vitest';
import { createTable } from './round-table.ts';

const bet = { currency: 'PLAY', name: 'r***m', stake: '100', taken: null } as const;

test('a table that hears late of the end shows only what the flight had reached', () => {
  const table = createTable(7);
  table.add({ ...bet, betId: 'low', takenBy: 150 });
  table.add({ ...bet, betId: 'high', takenBy: 900 });
  table.add({ ...bet, betId: 'pressed', takenBy: 1_000_000 });
  table.take('pressed', 240);
  expect(table.takeUpTo(1_000)).toBe(true);
  expect(table.show().taken).toBe(3);
  table.endAt(300n);
  expect(table.show()).toMatchObject({ count: 3, taken: 2 });
  expect(table.showLargest().bets.map(({ taken }) => taken)).toEqual([150, null, 240]);
});

test('a press that is told before the flight ends stays, whatever is told twice', () => {
  const table = createTable(7);
  table.add({ ...bet, betId: 'one', takenBy: 500, taken: 120 });
  table.take('one', 120);
  table.takeUpTo(600);
  table.endAt(600);
  expect(table.show()).toMatchObject({ taken: 1 });
  expect(table.showLargest()).toMatchObject({ bets: [{ taken: 120 }] });
});

test('a table shows the fifty largest bets, of equal ones the earlier, and the sums of all', () => {
  const table = createTable(7);
  for (let nth = 0; nth < 120; nth += 1) {
    const stake = String(100 + (nth % 60) * 10);
    table.add({ ...bet, betId: `bet ${nth}`, name: `${nth}`, stake, takenBy: 500 });
  }
  const expected = Array.from({ length: 25 }, (_, place) => [`${59 - place}`, `${119 - place}`]);
  expect(table.showLargest().bets.map(({ name }) => name)).toEqual(expected.flat());
  expect(table.show().sums).toEqual([{ currency: 'PLAY', stake: '47400' }]);
});
