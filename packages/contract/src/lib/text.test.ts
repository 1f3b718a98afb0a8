// Goal: text that cannot be stored or shown is found at any depth, and each text of a living
// language passes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnreadableFields, isReadable, isReadableThroughout } from './text.ts';

test.each([
  ['U+0000', 'a\u0000b'],
  ['an escape', '\u001b[2J'],
  ['a C1 control character', '\u0085'],
  ['DEL', '\u007f'],
  ['a lone high surrogate', 'a\ud800'],
  ['a lone low surrogate', '\udc00a'],
  ['a noncharacter', '\uffff'],
  ['a noncharacter of a further plane', '\u{1fffe}'],
])('%s is refused', (_name, text) => {
  expect(isReadable(text)).toBe(false);
});

test.each([
  'ক্\u200dষ র\u200c্য',
  'one\n\ttwo\r\n',
  '👩\u200d👩\u200d👧',
  'العربية',
  '',
  '\u{10fffd}',
])('%j passes', (text) => {
  expect(isReadable(text)).toBe(true);
});

test('a well-formed text without control characters always passes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/\p{Cc}/u.test(text));
      expect(isReadable(text)).toBe(true);
    }),
  );
});

test('the field is named whose value holds unreadable text at any depth', () => {
  const input = { good: 'a', list: [{ deep: ['\u0000'] }], count: 3, nothing: null, 'k\u0000': 1 };
  expect(findUnreadableFields(input)).toEqual(['list', 'k\u{FFFD}']);
});

test('a value nested ten thousand levels deep is read', () => {
  let value: unknown = '\ud800';
  for (let depth = 0; depth < 10_000; depth += 1) value = [value];
  expect(isReadableThroughout(value)).toBe(false);
});
