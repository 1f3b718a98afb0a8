// Goal: only a signature of a member's own device, for this challenge, on this site, with user
// verification, logs in. Method: the site's calls, signed by keys that node:crypto makes.
import { expect, test } from 'vitest';
import {
  factorsAddPasskey,
  factorsStartPasskey,
  secondFactorGetPasskeyOptions,
  secondFactorGetPasskeyLoginOptions,
  secondFactorLogInWithPasskey,
  secondFactorVerify,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import type { PasskeyAnswer } from '@khelaghor/contract/account/second-factors.ts';
import { VirtualAuthenticator } from '@khelaghor/testkit/virtual-authenticator.ts';
import type { Misbehaviour } from '@khelaghor/testkit/virtual-authenticator.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addPasskey, readRequestedProof } from '@khelaghor/testkit/test-factors.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer({
  logLevel: 'silent',
});

async function withPasskey() {
  const member = await signUp(server);
  return { ...member, ...(await addPasskey(server, member)) };
}

async function askLogin(browser: TestBrowser) {
  return browser.callOrFail(secondFactorGetPasskeyLoginOptions, {});
}

const logInWith = (browser: TestBrowser, answer: PasskeyAnswer) =>
  browser.call(secondFactorLogInWithPasskey, { body: { answer } });
const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

test('a passkey alone logs in, without a username', async () => {
  const member = await withPasskey();
  const browser = openBrowser(server);
  const asked = await askLogin(browser);
  expect(asked.options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  const reply = await logInWith(browser, member.device.sign(asked));
  expect(reply).toMatchObject({ success: true, value: { userName: member.account } });
  expect(await isIn(browser)).toBe(true);
});

test.each<[string, Misbehaviour]>([
  ['another site', { origin: 'https://khelaghor.example' }],
  ['another site’s keys', { rpId: 'khelaghor.example' }],
  ['another question', { challenge: 'bm90IHRoaXMgb25l' }],
  ['a signature that makes a key', { type: 'webauthn.create' }],
  ['a device that has seen nobody', { userVerified: false }],
  ['a counter that has not grown', { counter: 1 }],
  ['somebody else’s name', { userHandle: 'c29tZWJvZHk' }],
])('%s is refused', async (_, odd) => {
  const { device } = await withPasskey();
  const browser = openBrowser(server);
  const reply = await logInWith(browser, device.sign(await askLogin(browser), odd));
  expect(reply).toMatchObject({ success: false, code: 'passkey_wrong' });
  expect(await isIn(browser)).toBe(false);
});

test('an answer is valid once, in time, and in the browser that requested it', async () => {
  const { device } = await withPasskey();
  const browser = openBrowser(server);
  const answer = device.sign(await askLogin(browser));
  const other = openBrowser(server);
  await askLogin(other);
  expect(await logInWith(other, answer)).toMatchObject({ code: 'passkey_wrong' });
  const both = await Promise.all([logInWith(browser, answer), logInWith(browser, answer)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  const late = device.sign(await askLogin(browser));
  server.clock.advance(3 * 60_000);
  expect(await logInWith(browser, late)).toMatchObject({ code: 'passkey_wrong' });
});

test('refuses a changed signature and an unknown key', async () => {
  const { device } = await withPasskey();
  const browser = openBrowser(server);
  const answer = device.sign(await askLogin(browser));
  const signature = Buffer.from(answer.signature, 'base64url');
  signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  const changed = { ...answer, signature: signature.toString('base64url') };
  expect(await logInWith(browser, changed)).toMatchObject({ code: 'passkey_wrong' });
  const stranger = new VirtualAuthenticator(server.config.origins.site);
  expect(await logInWith(browser, stranger.sign(await askLogin(browser)))).toMatchObject({
    code: 'passkey_wrong',
  });
});

test('after the password, only the member’s own passkey is the second proof', async () => {
  const member = await withPasskey();
  const { browser, asked } = await readRequestedProof(server, member);
  const { challengeId } = asked;
  expect(asked.ways).toEqual(['passkey', 'recovery']);
  const ask = async () => {
    return browser.callOrFail(secondFactorGetPasskeyOptions, { body: { challengeId } });
  };
  const prove = (answer: PasskeyAnswer) =>
    browser.call(secondFactorVerify, {
      body: { challengeId, proof: { way: 'passkey', answer } },
    });
  const request = await ask();
  expect(request.options.allowCredentials).toEqual([
    { id: member.device.credentialId, type: 'public-key', transports: ['internal'] },
  ]);
  const thief = await withPasskey();
  expect(await prove(thief.device.sign(request))).toMatchObject({ code: 'second_proof_wrong' });
  // The wrong answer used the challenge up.
  expect(await prove(member.device.sign(request))).toMatchObject({ code: 'second_proof_wrong' });
  expect(await prove(member.device.sign(await ask()))).toMatchObject({ success: true });
});

test.each<[string, Misbehaviour]>([
  ['another site', { origin: 'https://khelaghor.example' }],
  ['another question', { challenge: 'bm90IHRoaXMgb25l' }],
  ['a device that has seen nobody', { userVerified: false }],
])('a new passkey of %s is not kept', async (_, odd) => {
  const { browser, password } = await signUp(server);
  const asked = await browser.callOrFail(factorsStartPasskey, { body: { password } });
  const device = new VirtualAuthenticator(server.config.origins.site);
  const body = { name: 'A phone', answer: device.make(asked, odd) };
  expect(await browser.call(factorsAddPasskey, { body })).toMatchObject({ code: 'passkey_wrong' });
});

test('a passkey belongs to one member, and its challenge to one session', async () => {
  const [one, other] = [await withPasskey(), await signUp(server)];
  const begin = async () => {
    return other.browser.callOrFail(factorsStartPasskey, {
      body: { password: other.password },
    });
  };
  const taken = { name: 'A phone', answer: one.device.make(await begin()) };
  expect(await other.browser.call(factorsAddPasskey, { body: taken })).toMatchObject({
    code: 'factor_taken',
  });
  const device = new VirtualAuthenticator(server.config.origins.site);
  const mine = { name: 'A phone', answer: device.make(await begin()) };
  expect(await one.browser.call(factorsAddPasskey, { body: mine })).toMatchObject({
    code: 'passkey_wrong',
  });
});
