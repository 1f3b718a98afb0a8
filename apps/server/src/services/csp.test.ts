// Goal: a page may reach exactly what the settings name, and nothing outside on a fresh site.
import { expect, test } from 'vitest';
import { getPolicy, getReferrerPolicy } from './csp.ts';
import type { Reached } from './csp.ts';

const fresh: Reached = {
  games: 'https://games.khela.example',
  socket: 'wss://khela.example',
  domains: [],
  vendors: [],
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
  humanCheckHosts: [],
  firebase: null,
};

const getLine = (policy: string, name: string) =>
  policy.split('; ').find((line) => line.startsWith(`${name} `));

test('a fresh site reaches no host outside', () => {
  const policy = getPolicy('n0', fresh);
  expect(policy).not.toMatch(/google/u);
  expect(getLine(policy, 'img-src')).toBe("img-src 'self' data:");
  expect(getLine(policy, 'connect-src')).toBe("connect-src 'self' wss://khela.example");
  expect(getLine(policy, 'frame-src')).toBe('frame-src https://games.khela.example');
  expect(getLine(policy, 'script-src')).toBe("script-src 'nonce-n0' 'strict-dynamic'");
});

test.each([
  ['domains', { domains: ['https://two.example'] }, ['connect-src'], 'https://two.example'],
  ['vendors', { vendors: ['https://play.example'] }, ['frame-src'], 'https://play.example'],
  ['imageCDNs', { imageCDNs: ['https://img.example'] }, ['img-src'], 'https://img.example'],
  [
    'launchGameCDNs',
    { launchGameCDNs: ['https://go.example'] },
    ['frame-src'],
    'https://go.example',
  ],
  [
    'humanCheckHosts',
    { humanCheckHosts: ['https://*.geetest.com'] },
    ['style-src', 'img-src', 'connect-src'],
    'https://*.geetest.com',
  ],
  [
    'firebase',
    { firebase: { standIn: null } },
    ['connect-src', 'frame-src'],
    'https://www.google.com',
  ],
  [
    'a stand-in of firebase',
    { firebase: { standIn: 'http://127.0.0.1:9' } },
    ['connect-src'],
    'http://127.0.0.1:9',
  ],
  ['gtagId', { gtagId: 'G-ABC123' }, ['img-src', 'connect-src'], 'https://*.google-analytics.com'],
])('%s opens its own lines only', (_, part, opened, source) => {
  const policy = getPolicy('n0', { ...fresh, ...part });
  const lines = policy.split('; ').filter((line) => line.split(' ').includes(source));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(opened);
});

test.each([
  ['/', 'strict-origin'],
  ['/lottery?open=announcements', 'strict-origin'],
  ['/login', 'no-referrer'],
  ['/Register/?referralCode=Rahim2026', 'no-referrer'],
  ['/register.html', 'no-referrer'],
  ['/?open=login', 'no-referrer'],
  ['/?open=newPassword', 'no-referrer'],
] as const)('%s has the referrer policy %s', (url, policy) => {
  expect(getReferrerPolicy(url)).toBe(policy);
});
