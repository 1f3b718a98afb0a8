// Goal: an operator's list of addresses and networks closes the site to them and to no others.
import { expect, test } from 'vitest';
import { blockedNetworks } from '@khelaghor/contract/site/setting-shapes.ts';
import { isBlockedAddress } from './blocked-networks.ts';

const networks = ['203.0.113.7', '198.51.100.0/24', '2001:db8:1::/48', '2001:db8:2::5'];

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['2001:db8:1:ffff::1', true],
  ['2001:0db8:0001:0000:0000:0000:0000:0001', true],
  ['2001:db8:2::5', true],
  ['2001:db8:2::6', false],
  ['unknown', false],
  ['', false],
])('%s is blocked: %s', (address, isBlocked) => {
  expect(isBlockedAddress(networks, address)).toBe(isBlocked);
  expect(isBlockedAddress([], address)).toBe(false);
});

test.each([
  [networks, true],
  [['203.0.113.7', '203.0.113.7'], false],
  [['203.0.113.256'], false],
  [['203.0.113.0/33'], false],
  [['0.0.0.0/0'], false],
  [['10.0.0.0/8'], true],
  [['::/0'], false],
  [['2001::/16'], true],
  [['https://example.com'], false],
  [[''], false],
])('a list of %j is taken: %s', (list, isTaken) => {
  expect(blockedNetworks.safeParse(list).success).toBe(isTaken);
});
