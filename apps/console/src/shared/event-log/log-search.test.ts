import { expect, test } from 'vitest';
import { readLogSearch } from './log-search.ts';

test.each([
  [{}, {}],
  [
    { kind: 'setting.changed', actor: ' shapla ' },
    { kind: 'setting.changed', actor: 'shapla' },
  ],
  [{ subject: 1234 }, { subject: '1234' }],
  [{ kind: '', actor: ['x'], subject: 'x'.repeat(121) }, {}],
  [{ from: '2026-11-21T06:00:00Z', until: 'soon' }, { from: '2026-11-21T06:00:00.000Z' }],
])('%j is read as %j', (search, expected) => {
  expect(readLogSearch(search)).toEqual(expected);
});
