import { expect, test } from 'vitest';
import { getHostAt, readLaunchAddress, readVendorAddress, replaceHost } from './launch-address.ts';

const games = 'https://games.khelaghor.example';

test('an address of the games’ origin is read', () => {
  const address = `${games}/dice/#launch=abc`;
  expect(readLaunchAddress(address, games)).toEqual({ address, launchCode: 'abc' });
});

test.each([
  'https://games.khelaghor.example.evil/dice/#launch=abc',
  'http://games.khelaghor.example/dice/#launch=abc',
  'javascript:alert(1)#launch=abc',
  `${games}/dice/`,
  `${games}/dice/?launch=abc`,
  '/dice/#launch=abc',
  '',
])('%s is refused', (content) => {
  expect(readLaunchAddress(content, games)).toBeNull();
});

test.each([
  ['https://games.vendor.example/a?b=c#d', 'https://games.vendor.example/a?b=c#d'],
  ['http://127.0.0.1:8123/play', 'http://127.0.0.1:8123/play'],
  ['http://games.vendor.example/a', null],
  ['http://localhost.evil.example/a', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/game', null],
  ['', null],
])('of a vendor, %s is %s', (content, address) => {
  expect(readVendorAddress(content)).toBe(address);
});

test.each([
  [[], 0.5, null],
  [['https://a.example'], 0, 'https://a.example'],
  [['https://a.example', 'https://b.example'], 0.49, 'https://a.example'],
  [['https://a.example', 'https://b.example'], 0.999, 'https://b.example'],
])('of the hosts %j chance %d picks %s', (hosts, chance, host) => {
  expect(getHostAt(hosts, chance)).toBe(host);
});

test('a host hands on the whole address, and the code with it', () => {
  const launch = { address: `${games}/dice/?a=b#launch=abc`, launchCode: 'abc' };
  expect(replaceHost(launch, 'https://go.example')).toEqual({
    address: 'https://go.example/dice/?a=b#launch=abc',
    launchCode: 'abc',
  });
  expect(replaceHost(launch, null)).toEqual(launch);
});
