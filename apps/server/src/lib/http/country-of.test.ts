// Goal: an address has the country that the registries gave it, and none where it can have none.
import { expect, test } from 'vitest';
import { getCountry } from './country-of.ts';

test.each([
  ['103.4.144.1', 'BD'],
  ['::ffff:103.4.144.1', 'BD'],
  ['8.8.8.8', 'US'],
  ['193.0.6.139', 'NL'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
])('%s is in %s', (address, country) => {
  expect(getCountry(address)).toBe(country);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.9.9',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '255.255.255.255',
  '',
  'unknown',
  '1.2.3',
])('%s is in no country', (address) => {
  expect(getCountry(address)).toBeNull();
});
