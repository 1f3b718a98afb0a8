import { expect, test } from 'vitest';
import { readDeskSearch } from './desk-search.ts';
import { readLookUp } from './read-look-up.ts';

const round = '01936d00-0000-7000-8000-0000000000b1';

test.each([
  [
    { id: 'dice', tab: 'returns' },
    { id: 'dice', tab: 'returns' },
  ],
  [{ id: '../x', round: 'none', account: '' }, {}],
  [{ round }, { round }],
])('reads of the address %o what makes sense', (search, read) => {
  expect(readDeskSearch(search)).toEqual(read);
});

test.each([
  [` ${round.toUpperCase()} `, { round }],
  [' Rahim ', { account: 'rahim' }],
  ['  ', {}],
])('looks for %j as %o', (typed, found) => {
  expect(readLookUp(typed)).toEqual(found);
});
