import { expect, test } from 'vitest';
import { getLoginSearch } from './use-session.ts';

test.each([
  [{}, {}],
  [
    { reason: 'idle', next: '/withdrawals?state=paid' },
    { reason: 'idle', next: '/withdrawals?state=paid' },
  ],
  [{ reason: 'because' }, {}],
  [{ next: '//elsewhere.example' }, {}],
  [{ next: '/\\elsewhere.example' }, {}],
  [{ next: 'https://elsewhere.example' }, {}],
  [{ next: 7 }, {}],
])('%o', (search, expected) => {
  expect(getLoginSearch(search)).toEqual(expected);
});
