import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { expect, test } from 'vitest';
import { complaintOf } from './field-rules.ts';

const username: RegistrationField = {
  name: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letters_digits_first_letter',
  minLength: 4,
  maxLength: 6,
};

const cases: readonly [string, Partial<RegistrationField>, string, string | null][] = [
  ['an empty required field', {}, '', 'pattern.required'],
  ['an empty optional field', { required: false }, '', null],
  ['a value within the rules', {}, 'rahim', null],
  ['the wrong characters', {}, '1abc', 'pattern.letters_digits_first_letter'],
  ['too few characters', {}, 'abc', 'pattern.too_short'],
  ['too many characters', {}, 'abcdefg', 'pattern.too_long'],
  ['a star accepts anything', { acceptedPattern: '*' }, 'পাঁচ!', null],
  ['letters of two code units count once', { acceptedPattern: '*' }, '🎲🎲🎲🎲🎲🎲', null],
  [
    'an exact length',
    { patternId: 'digits', minLength: 4, maxLength: 4 },
    '1',
    'pattern.digits_exact',
  ],
  ['an unknown pattern id', { patternId: 'of_tomorrow' }, '1', 'pattern.any'],
  ['a pattern that cannot be read', { acceptedPattern: '(' }, 'rahim', null],
];

test.each(cases)('%s', (_, change, value, id) => {
  expect(complaintOf({ ...username, ...change }, value)?.id ?? null).toBe(id);
});
