// Goal: a pattern that an operator writes means what the browser's own regular expressions mean
// by it, and is matched in time that grows with the text, whatever both are. Method: patterns and
// texts made by chance, and both judges; then patterns that hold the browser's own for hours.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesOwnPattern, readOwnPattern } from './custom-pattern.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  '1',
  ' ',
  '-',
  '[ab]',
  '[^a]',
  '[a-c1]',
  '\\d',
  '\\w',
  '\\.',
  '.',
  'ক',
  '\\p{L}',
  '🎲',
);
const count = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}');
const source = fc
  .array(fc.tuple(atom, count), { minLength: 1, maxLength: 5 })
  .map((steps) => steps.map((step) => step.join('')).join(''));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', ' ', '-', '.', 'ক', '🎲', '\n'), { maxLength: 9 })
  .map((characters) => characters.join(''));

test('what is written means the same to both', () => {
  fc.assert(
    fc.property(source, text, (pattern, typed) => {
      const own = readOwnPattern(pattern);
      if (own === null) throw new Error(`cannot be read: ${pattern}`);
      const browsers = new RegExp(`^(?:${pattern})$`, 'u');
      expect(matchesOwnPattern(own, typed)).toBe(browsers.test(typed));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  '',
  '^$',
  '(a+)+$',
  'a|b',
  '(?=a)b',
  '\\1',
  'a**',
  'a{2,1}',
  '[b-a]',
  '[',
  'a]',
  '*a',
  '\\',
  '\\p{Nothing}',
  'a{1000}',
  'a'.repeat(201),
  'a'.repeat(41),
])('%j is no pattern', (pattern) => {
  expect(readOwnPattern(pattern)).toBeNull();
});

test.each([
  ['^[A-Z]{2}\\d{6}$', 'AB123456', true],
  ['[A-Z]{2}\\d{6}', 'AB12345', false],
  ['[A-Z]{2}\\d{6}', 'AB1234567', false],
  ['01[3-9]\\d{8}', '01712345678', true],
  ['@[\\w.]+', '@rahim.7', true],
  ['\\$\\$', '$$', true],
  ['[\\p{L} ]+', 'রহিম', false],
] as const)('%j on %j: %j', (pattern, typed, isRight) => {
  const own = readOwnPattern(pattern);
  expect(own !== null && matchesOwnPattern(own, typed)).toBe(isRight);
});

test('what would hold a regular expression for years is answered at once', () => {
  const own = readOwnPattern('a*'.repeat(39).concat('b'));
  if (own === null) throw new Error('cannot be read');
  const before = process.cpuUsage();
  expect(matchesOwnPattern(own, 'a'.repeat(4_096))).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
