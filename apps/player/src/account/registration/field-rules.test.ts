import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { expect, test } from 'vitest';
import { getComplaint } from './field-rules.ts';

const username: RegistrationField = {
  name: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letters_digits_first_letter',
  minLength: 4,
  maxLength: 6,
};
const own = { acceptedPattern: '[A-Z]{2}\\d+', patternId: 'own' };

const cases: readonly [string, Partial<RegistrationField>, string, string | null][] = [
  ['an empty required field', {}, '', 'pattern.required'],
  ['an empty optional field', { required: false }, '', null],
  ['a value within the rules', {}, 'rahim', null],
  ['the wrong characters', {}, '1abc', 'pattern.letters_digits_first_letter'],
  ['too few characters', {}, 'abc', 'pattern.too_short'],
  ['too many characters', {}, 'abcdefg', 'pattern.too_long'],
  ['a star accepts anything', { acceptedPattern: '*' }, 'পাঁচফোড়ন', null],
  ['letters of two code units count once', { acceptedPattern: '*' }, '🎲🎲🎲🎲🎲🎲', null],
  ['a pattern of the operator', own, 'AB1234', null],
  ['what that pattern refuses', own, 'ab1234', 'pattern.any'],
];

test.each(cases)('%s', (_, change, value, id) => {
  expect(getComplaint({ ...username, ...change }, value)?.id ?? null).toBe(id);
});

test('the sentence names both lengths, or that they are one', () => {
  expect(getComplaint(username, '1abc')?.values).toMatchObject({ min: 4, max: 6, same: 'no' });
  expect(getComplaint({ ...username, minLength: 6 }, '1abcde')?.values).toMatchObject({
    same: 'yes',
  });
});
