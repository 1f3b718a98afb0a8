// Goal: a name is the same name however it is written, and births tell persons apart only when both
// are known. Method: tables, and names drawn at random.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBengaliDigits } from '@khelaghor/money/digits.ts';
import { compareBirths, normalizeName } from './screening-rules.ts';

test.each([
  ['case', 'ABDUL Rahim', 'abdul rahim'],
  ['spaces', '  abdul\u00a0 rahim\t', 'abdul rahim'],
  ['the family name first', 'RAHIM, Abdul', 'abdul rahim'],
  ['dots and dashes', 'Md. Abdul-Rahim', 'abdul md rahim'],
  ['Bengali digits', 'রহিম ২', '2 রহিম'],
  ['a letter of two marks', 'জা\u09c7\u09be', 'জা\u09cb'],
  ['a letter that NFC parts', '\u09df', '\u09af\u09bc'],
  ['a joiner', 'র\u200d্যাব', 'র্যাব'],
  ['accents of two forms', 'Jose\u0301', 'jos\u00e9'],
])('%s', (_title, written, expected) => {
  expect(normalizeName(written)).toBe(expected.normalize('NFC'));
});

test('names of other letters, and an accent, stay apart', () => {
  expect(normalizeName('রহিম')).not.toBe(normalizeName('রহমান'));
  expect(normalizeName('José')).not.toBe(normalizeName('Jose'));
});

const name = fc.string({ unit: 'grapheme', maxLength: 40 });

test('a name that is compared stays as it is, in any form, order and digits', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const key = normalizeName(`${one} ${other}`);
      expect(normalizeName(key)).toBe(key);
      expect(normalizeName(`${other} ${one}`)).toBe(key);
      expect(normalizeName(`${one} ${other}`.normalize('NFD'))).toBe(key);
      expect(normalizeName(toBengaliDigits(key))).toBe(key);
    }),
  );
});

test.each([
  ['1970-05-02', '1970-05-02', 'agree'],
  ['1970-05-02', '1970', 'agree'],
  ['1970-05-02', '1970-05-03', 'differ'],
  ['1970-05-02', '1971', 'differ'],
  ['1970-05-02', '', 'unknown'],
  [null, '1970', 'unknown'],
  ['', '1970', 'unknown'],
] as const)('a birthday %s and %s: %s', (birthday, born, expected) => {
  expect(compareBirths(birthday, born)).toBe(expected);
});
