import { expect, test } from 'vitest';
import { readGamesSearch } from './games-search.ts';

test.each([
  [{}, { page: 1 }],
  [
    { page: 3, gameType: 'RNG', state: 'closed' },
    { page: 3, gameType: 'RNG', state: 'closed' },
  ],
  [{ page: -1, gameType: 'NOSUCH', state: 'ajar' }, { page: 1 }],
  [{ page: 1.5, vendor: '../x', edit: 'A B' }, { page: 1 }],
  [
    { vendor: 'padma', edit: 'k3', text: 'নদী' },
    { page: 1, vendor: 'padma', edit: 'k3', text: 'নদী' },
  ],
])('%j is read as %j', (search, read) => {
  expect(readGamesSearch(search)).toEqual(read);
});
