import { expect, test } from 'vitest';
import type { RegistrationField } from '@khelaghor/contract/site/registration-fields.ts';
import { checkFields } from './validate-fields.ts';

const username: RegistrationField = {
  name: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letters_digits_first_letter',
  minLength: 4,
  maxLength: 16,
};
const anything: RegistrationField = {
  ...username,
  name: 'payeeName',
  required: false,
  acceptedPattern: '*',
  minLength: 2,
  maxLength: 5,
};

test.each([
  ['', 'field_required'],
  ['   ', 'field_required'],
  ['abc', 'field_too_short'],
  ['a'.repeat(17), 'field_too_long'],
  ['1abcd', 'field_pattern'],
  ['ab cd', 'field_pattern'],
  ["ab'--", 'field_pattern'],
  ['<b>ab', 'field_pattern'],
  ['নাবিলাবেগম', 'field_pattern'],
  ['ab\u202Ecd', undefined],
  ['\u3164', 'field_required'],
  ['ab😀cd', 'field_pattern'],
  ['rahim7', undefined],
  ['  rahim7 ', undefined],
])('the username %j is answered with %s', (typed, refusal) => {
  expect(checkFields([username], { username: typed })['username']?.code).toBe(refusal);
});

test('an optional field may be empty, and a star accepts any script', () => {
  expect(checkFields([anything], {})).toEqual({});
  expect(checkFields([anything], { payeeName: 'ক্ষমা' })).toEqual({});
});

test('length counts what a person sees, not code points', () => {
  // Five code points, two letters: within 2 to 5 whichever way; six seen letters are too many.
  expect(checkFields([anything], { payeeName: 'র‍্যা' })).toHaveProperty('payeeName');
  expect(checkFields([anything], { payeeName: 'abcdef' })).toHaveProperty('payeeName');
});
