import { expect, test } from 'vitest';
import { countMobileDigits, getDialingCode, getMobile } from './mobile-number.ts';

const bangladesh = { number: '+8801712345678', country: 'BD' };

test.each([
  '01712345678',
  '1712345678',
  '+8801712345678',
  '008801712345678',
  '8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  ' 017 12-34 56 78 ',
  '\u202a+880 1712\u00a0345678\u202c',
  '（০১৭১২）৩৪৫৬৭৮',
])('%s is a number of Bangladesh', (typed) => {
  expect(getMobile(typed, '880')).toEqual(bangladesh);
});

test.each([
  ['', '880'],
  ['0171234567', '880'],
  ['017123456789', '880'],
  ['01212345678', '880'],
  // A landline receives no SMS.
  ['02 5566 7788', '880'],
  ['+919876543210', '880'],
  ['01712345678', '91'],
  ['01712345678 or so', '880'],
  ["' or 1=1 --", '880'],
  ['<b>01712345678</b>', '880'],
  ['😀01712345678', '880'],
  ['9'.repeat(40), '880'],
])('%j behind %s is none', (typed, dialing) => {
  expect(getMobile(typed, dialing)).toBeNull();
});

test('countries that share a dialling code are told apart by the number', () => {
  expect(getMobile('98765 43210', '91')).toEqual({ number: '+919876543210', country: 'IN' });
  expect(getDialingCode('BD')).toBe('880');
  expect(getDialingCode('XX')).toBeNull();
});

test.each([
  ['BD', '11'],
  ['IN', '11'],
  ['US', '10'],
  ['MY', '10–11'],
  ['SG', '8'],
  ['XX', null],
])('a mobile number of %s has %s digits as it is written there', (country, digits) => {
  expect(countMobileDigits(country)).toBe(digits);
});
