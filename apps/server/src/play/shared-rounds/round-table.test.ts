import { expect, test } from 'vitest';
import { createTable } from './round-table.ts';

const bet = { currency: 'PLAY', name: 'r***m', stake: '100', cashedOut: null } as const;

test('a table that hears late of the end shows only what the round had reached', () => {
  const table = createTable(7);
  table.add({ ...bet, betId: 'low', autoCashOut: 150 });
  table.add({ ...bet, betId: 'high', autoCashOut: 900 });
  table.add({ ...bet, betId: 'by hand', autoCashOut: 1_000_000 });
  table.cashOut('by hand', 240);
  expect(table.cashOutUpTo(1_000)).toBe(true);
  expect(table.show().cashedOut).toBe(3);
  table.endAt(300n);
  expect(table.show()).toMatchObject({ count: 3, cashedOut: 2 });
  expect(table.showLargest().bets.map(({ cashedOut }) => cashedOut)).toEqual([150, null, 240]);
});

test('a cash-out that is told before the round ends stays, whatever is told twice', () => {
  const table = createTable(7);
  table.add({ ...bet, betId: 'one', autoCashOut: 500, cashedOut: 120 });
  table.cashOut('one', 120);
  table.cashOutUpTo(600);
  table.endAt(600);
  expect(table.show()).toMatchObject({ cashedOut: 1 });
  expect(table.showLargest()).toMatchObject({ bets: [{ cashedOut: 120 }] });
});

test('a table shows the fifty largest bets, of equal ones the earlier, and the sums of all', () => {
  const table = createTable(7);
  for (let nth = 0; nth < 120; nth += 1) {
    const stake = String(100 + (nth % 60) * 10);
    table.add({ ...bet, betId: `bet ${nth}`, name: `${nth}`, stake, autoCashOut: 500 });
  }
  const expected = Array.from({ length: 25 }, (_, place) => [`${59 - place}`, `${119 - place}`]);
  expect(table.showLargest().bets.map(({ name }) => name)).toEqual(expected.flat());
  expect(table.show().sums).toEqual([{ currency: 'PLAY', stake: '47400' }]);
});
