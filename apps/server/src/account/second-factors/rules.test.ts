import { expect, test } from 'vitest';
import { decideProof, isSameName } from './rules.ts';
import type { LoginFacts } from './rules.ts';

const nobody: LoginFacts = {
  isTrial: false,
  firstProof: 'password',
  wrongLately: 0,
  isNewDevice: false,
  hasAuthenticator: false,
  hasPasskey: false,
  hasRecoveryCode: false,
  canGetSms: false,
  canGetMail: false,
  hasPayeeName: false,
};
const reached = { canGetSms: true, canGetMail: true, hasPayeeName: true } as const;
const app = { hasAuthenticator: true, hasRecoveryCode: true } as const;

test.each<[string, Partial<LoginFacts>, 'nothing' | 'factor' | 'place' | 'tries', string[]]>([
  ['a known place', reached, 'nothing', []],
  ['a known place, after two wrong tries', { ...reached, wrongLately: 2 }, 'nothing', []],
  ['after three', { ...reached, wrongLately: 3 }, 'tries', ['sms', 'mail', 'payee']],
  ['after three, and nothing to ask for', { wrongLately: 3 }, 'nothing', []],
  [
    'after three, at a new place',
    { ...reached, wrongLately: 3, isNewDevice: true },
    'place',
    ['sms', 'mail', 'payee'],
  ],
  ['a new place, and nothing to ask for', { isNewDevice: true }, 'nothing', []],
  ['a new place', { ...reached, isNewDevice: true }, 'place', ['sms', 'mail', 'payee']],
  [
    'a new place, by a code',
    { ...reached, isNewDevice: true, firstProof: 'sms' },
    'place',
    ['mail', 'payee'],
  ],
  [
    'a new place, by a code, and only the phone',
    { canGetSms: true, isNewDevice: true, firstProof: 'sms' },
    'nothing',
    [],
  ],
  [
    'a new place, by another site',
    { canGetMail: true, isNewDevice: true, firstProof: 'other' },
    'place',
    ['mail'],
  ],
  ['an app', { ...reached, ...app }, 'factor', ['authenticator', 'recovery']],
  [
    'an app, and a new place',
    { ...reached, ...app, isNewDevice: true },
    'factor',
    ['authenticator', 'recovery'],
  ],
  [
    'an app, by a code',
    { ...reached, ...app, firstProof: 'sms' },
    'factor',
    ['authenticator', 'recovery'],
  ],
  [
    'an app, by another site',
    { ...app, firstProof: 'other' },
    'factor',
    ['authenticator', 'recovery'],
  ],
  ['an app and no codes left', { hasAuthenticator: true }, 'factor', ['authenticator']],
  ['a passkey', { ...reached, hasPasskey: true }, 'factor', ['passkey']],
  ['both', { ...app, hasPasskey: true }, 'factor', ['authenticator', 'passkey', 'recovery']],
  ['recovery codes alone are no factor', { hasRecoveryCode: true }, 'nothing', []],
  [
    'logged in with the passkey',
    { ...reached, hasPasskey: true, firstProof: 'passkey', isNewDevice: true },
    'nothing',
    [],
  ],
  ['a trial', { ...reached, ...app, isTrial: true, isNewDevice: true }, 'nothing', []],
])('%s', (_, facts, needs, ways) => {
  const need = decideProof({ ...nobody, ...facts });
  expect(need).toEqual(needs === 'nothing' ? { needs } : { needs, ways });
});

test.each([
  ['Md. Rafiqul Islam', 'md rafiqul  islam', true],
  ['Md. Rafiqul Islam', ' MD.RAFIQUL ISLAM ', true],
  ['মোঃ রফিকুল ইসলাম', 'মোঃ  রফিকুল ইসলাম', true],
  ['য়াসমিন', 'য\u09BCাসমিন', true],
  ['Ｒａｆｉｑ', 'rafiq', true],
  ['Rafiqul Islam', 'Rafiqul', false],
  ['Rafiqul Islam', 'RafiqulIslam', false],
  ['...', '', false],
  ['', '', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
