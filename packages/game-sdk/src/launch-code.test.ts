import { expect, test } from 'vitest';
import { readLaunchCode } from './launch-code.ts';

const code = 'k'.repeat(43);

test.each([
  [`#launch=${code}`, code],
  [`#a=b&launch=${code}`, code],
  ['#launch=short', null],
  ['#launch=%3Cscript%3E%3C%2Fscript%3E%3C%3E', null],
  ['#other', null],
])('from %s comes %s, and the address is clean', (hash, expected) => {
  const written: string[] = [];
  const past = {
    replaceState: (_: unknown, __: string, url?: string | URL | null) => {
      written.push(String(url));
    },
  };
  expect(readLaunchCode({ hash, pathname: '/dice/', search: '' }, past)).toBe(expected);
  expect(written).toEqual(['/dice/']);
});

test('an address without a fragment stays unchanged', () => {
  const past = { replaceState: () => expect.unreachable() };
  expect(readLaunchCode({ hash: '', pathname: '/dice/', search: '' }, past)).toBeNull();
});
