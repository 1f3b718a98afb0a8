import { expect, test } from 'vitest';
import { getPhone } from './remembered-username.ts';

test('a number is read as it was written', () => {
  const phone = { mobileNum: '01712345678', countryDialingCode: '880' };
  expect(getPhone(JSON.stringify(phone))).toEqual(phone);
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"mobileNum":1,"countryDialingCode":"880"}',
  '{"mobileNum":"<img src=x>","countryDialingCode":"880"}',
  '{"mobileNum":"01712345678","countryDialingCode":"+880"}',
  '{"mobileNum":"01712345678"',
])('%s is no number', (text) => {
  expect(getPhone(text)).toBeNull();
});
