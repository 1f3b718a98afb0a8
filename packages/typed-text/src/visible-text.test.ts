import { expect, test } from 'vitest';
import { toNameKey, toVisibleLines, toVisibleText } from './visible-text.ts';

test.each([
  'ক্ষ্ম',
  'র\u200d্যাব',
  'হিন্দ্\u200cস্তান',
  'রু\u200cপা',
  'ত্\u200d',
  'রহিম উদ্দিন',
  "Anne-Marie O'Neil",
  'می\u200cخواهم',
  '👨\u200d👩\u200d👧 ❤\ufe0f',
  '৳ 50',
  '!',
])('keeps %j as it is', (text) => {
  const normal = text.normalize('NFC');
  expect(toVisibleText(text)).toBe(normal);
  expect(toVisibleLines(text)).toBe(normal);
});

test.each([
  '',
  '  \t\n',
  '\u3164',
  '\u3164 \u3164',
  '\u2800\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u200b\u200c\u200d',
  '\u202e\u202c',
  '\u00ad\u034f',
  '\u0301',
  '\u09be\u09cd',
  '\u0000',
  '\u{e0041}',
  '\ufe0f',
])('finds nothing visible in %j', (text) => {
  expect(toVisibleText(text)).toBe('');
  expect(toVisibleLines(text)).toBe('');
});

test.each([
  ['Ra\u202ehim\u202c', 'Rahim'],
  ['\u2066Rahim\u2069', 'Rahim'],
  ['Ra\u200bhim\u3164', 'Rahim'],
  ['Ra\u200dhim\u200c', 'Rahim'],
  ['র\u200d\u200d্যাব', 'র\u200d্যাব'],
  ['a\u00a0\u3000 b\nc', 'a b c'],
  ['a\u0000b\ud800', 'ab'],
])('shows %j as %j', (typed, shown) => {
  expect(toVisibleText(typed)).toBe(shown);
});

test('lines and the spaces within them stay in a text of several lines', () => {
  expect(toVisibleLines(' one\r\n  two\u202e\u2028three ')).toBe('one\n  two\nthree');
});

test.each([
  ['Rahim', 'ra\u200bhim\u3164'],
  ['র\u200d্যাব', 'র্যাব'],
  ['ＲＡＨＩＭ', 'rahim'],
  ['য\u09bc', '\u09df'],
])('%j and %j look the same', (one, other) => {
  expect(toNameKey(one)).toBe(toNameKey(other));
});
