import { expect, test } from 'vitest';
import { getWebPath } from './service-address.ts';

const makeList = (...pathList: unknown[]) => ({ version: { pathList } });

test.each<[string, unknown, string | null]>([
  [
    'type 3',
    makeList({ type: 3, path: 'https://chat.example.org/x' }),
    'https://chat.example.org/x',
  ],
  [
    'type 3 among others',
    makeList({ type: 1, path: 'https://a.example' }, { type: 3, path: 'https://b.example/' }),
    'https://b.example/',
  ],
  ['another type', makeList({ type: 2, path: 'https://a.example' }), null],
  ['http', makeList({ type: 3, path: 'http://a.example' }), null],
  ['a script', makeList({ type: 3, path: 'javascript:alert(1)' }), null],
  ['no path', makeList({ type: 3 }), null],
  ['no list', { version: {} }, null],
  ['a list of nothing', makeList(null, 7, 'x'), null],
  ['nothing', null, null],
])('%s', (_what, opened, path) => {
  expect(getWebPath(opened)).toBe(path);
});
