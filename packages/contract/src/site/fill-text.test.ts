import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillText, findNames } from './fill-text.ts';

test.each([
  [{ bn: 'নমস্কার {account}', en: 'Hello {account}, take {prize}' }, ['account', 'prize']],
  [{ bn: 'নেই', en: 'None' }, []],
])('finds the names of both languages', (text, names) => {
  expect([...(findNames(text) ?? [])].toSorted()).toEqual(names);
});

test.each(['{', 'a } b', '{}', '{1st}', '{a b}', '{{account}}', '{account'])(
  'refuses braces around anything but a name: %s',
  (en) => {
    expect(findNames({ bn: '', en })).toBeNull();
  },
);

test('fills each name once: braces of a value stay as they are', () => {
  expect(fillText('{a} and {b} and {c}', { a: '{b}', b: 'x' })).toBe('{b} and x and {c}');
  expect(fillText('{toString}', {})).toBe('{toString}');
});

test('a text whose names all have values keeps no brace', () => {
  const name = fc.stringMatching(/^[a-z]\w{0,9}$/u);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^{}]*$/u), name)), (parts) => {
      const text = parts.map(([plain, key]) => `${plain}{${key}}`).join('');
      const names = findNames({ bn: text, en: '' });
      expect(names).toEqual(new Set(parts.map(([, key]) => key)));
      const values = Object.fromEntries(parts.map(([, key]) => [key, 'v']));
      expect(fillText(text, values)).not.toMatch(/[{}]/u);
    }),
  );
});
