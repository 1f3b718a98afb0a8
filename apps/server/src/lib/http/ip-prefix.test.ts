import { expect, test } from 'vitest';
import { truncateIp, isIPv6, getNetwork } from './ip-prefix.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['2001:0DB8::9%eth0', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s of %s', (ip, address, network) => {
  expect(truncateIp(ip)).toBe(address);
  expect(getNetwork(ip)).toBe(network);
  expect(isIPv6(ip)).toBe(address.includes(':'));
});
