import { expect, test } from 'vitest';
import { readOtp, toCode, toNumberCode, toOtpDigits } from './code.ts';

test.each([
  '123456',
  ' 123456\n',
  '123 456',
  '123-456',
  '12\u201134\u201356',
  '১২৩৪৫৬',
  '１２３４５６',
  '১২৩-৪৫৬',
  '\u202a123456\u202c',
  '\u2066123\u2069 456',
  '\u200e1\u200f2\u200b3\u200d4\u20605\ufeff6',
  '123\u00a0456',
  '123\u2800456',
  '12\u221234\u00ad56',
])('reads %j as the one-time code 123456', (typed) => {
  expect(readOtp(typed)).toBe('123456');
  expect(toOtpDigits(typed)).toBe('123456');
});

test.each(['', ' ', '12345', '1234567', '12345a', '12.3456', '١٢٣٤٥٦', '123456 is your code'])(
  'refuses %j as a one-time code',
  (typed) => {
    expect(readOtp(typed)).toBeNull();
  },
);

test.each([
  ['9ab2-c3d4e', '9ab2c3d4e'],
  ['\u202a9AB 2C\u202c', '9AB2C'],
  ['ＢＫ１２', 'BK12'],
  ['a.b', 'a.b'],
])('reads the code %j as %j', (typed, code) => {
  expect(toCode(typed)).toBe(code);
});

test.each([
  ['+880 (1712) 34-56.78', '+8801712345678'],
  ['০১৭১২/৩৪৫৬৭৮', '01712345678'],
  ['\u202d0171 234 5678\u202c', '01712345678'],
])('reads the number %j as %j', (typed, number) => {
  expect(toNumberCode(typed)).toBe(number);
});
