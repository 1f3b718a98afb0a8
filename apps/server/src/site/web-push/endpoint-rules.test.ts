// Goal: pushes leave for public hosts only, whatever a browser names as its push service. Method:
// tables of addresses, and a name of this machine that resolves to itself.
import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint } from './endpoint-rules.ts';
import { lookUpPublic } from './post-push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'https://push.example.org./abc',
])('takes the address of a push service: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://10.0.0.8/abc',
  'https://8.8.8.8/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://database/abc',
  'https://push.localhost/abc',
  'https://metadata.google.internal/abc',
  'https://printer.local/abc',
  'https://1.0.0.127.in-addr.arpa/abc',
  'http://localhost:9999/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'push',
])('refuses %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(false);
});

test('takes the stand-in of a test, and nothing else of this machine', () => {
  const standIn = 'http://localhost:9999';
  expect(isPushEndpoint('http://localhost:9999/abc', standIn)).toBe(true);
  expect(isPushEndpoint('http://localhost:9998/abc', standIn)).toBe(false);
  expect(isPushEndpoint('https://localhost:9999/abc', standIn)).toBe(false);
});

test.each([
  ['142.250.4.95', true],
  ['2404:6800:4003::5f', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:142.250.4.95', true],
  ['nowhere', false],
])('the address %s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});

test('a name that resolves to this machine is not connected to', async () => {
  const found = await new Promise((resolve) => {
    lookUpPublic('localhost', { all: true }, (error, addresses) => resolve([error, addresses]));
  });
  expect(found).toEqual([new Error('the host has no public address'), []]);
});
