import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPasswordPattern } from './password-pattern.ts';

test.each([
  ['Rahim123', 'rahim0'],
  ['rahim124', 'rahim0'],
  ['RAHIM', 'rahim'],
  ['12rahim3456', '0rahim0'],
  ['rahim 12 34', 'rahim 0 0'],
  [' rahim_1! ', ' rahim_0! '],
  ['rahim1.5', 'rahim0.0'],
  // Digits of Bengal, of full width, of Arabia, and a superscript.
  ['rahim১২৩', 'rahim0'],
  ['Ｒａｈｉｍ１２３', 'rahim0'],
  ['rahim١٢', 'rahim0'],
  ['rahim²', 'rahim0'],
  ['rahim১2３', 'rahim0'],
  // Letters of Bengal: য় in one character and in two.
  ['রহিম১২৩', 'রহিম0'],
  ['সময়ের৭', 'সম\u09AF\u09BCের0'],
  ['সম\u09DFের8', 'সম\u09AF\u09BCের0'],
  ['নৌকা🌊২', 'নৌকা🌊0'],
  ['caf\u00E91', 'caf\u00E90'],
  ['cafe\u03011', 'caf\u00E90'],
  ['a1'.repeat(50), 'a0'.repeat(50)],
  ['x'.repeat(100), 'x'.repeat(100)],
])('the pattern of %j is %j', (password, pattern) => {
  expect(getPasswordPattern(password)).toBe(pattern);
});

test.each(['', '12345678', 'abc12345', '১২৩৪৫৬৭৮', 'a1b2c3!!', '🌊🌊🌊🌊1', 'কখগ১২৩৪৫'])(
  '%j has too few letters for a pattern',
  (password) => {
    expect(getPasswordPattern(password)).toBeNull();
  },
);

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const digits = fc
  .array(fc.constantFrom(...'0123456789'.split(''), '০', '৫', '৯', '٠', '٣', '４', '６'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((run) => run.join(''));

test('other digits never change the pattern', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, digits, digits), { maxLength: 5 }), (parts) => {
      const one = parts.map(([word, run]) => word + run).join('');
      const other = parts.map(([word, , run]) => word + run).join('');
      expect(getPasswordPattern(other)).toBe(getPasswordPattern(one));
    }),
  );
});

test('other capitals never change the pattern', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{4,12}$/u), digits, (word, run) => {
      const pattern = `${word.toLowerCase()}0`;
      expect(getPasswordPattern(word + run)).toBe(pattern);
      expect(getPasswordPattern(word.toUpperCase() + run)).toBe(pattern);
    }),
  );
});

test('passwords that differ in a letter have different patterns', () => {
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      expect(getPasswordPattern(`rahim${one}`)).not.toBe(getPasswordPattern(`karim${other}`));
    }),
  );
});
