// Goal: a login from a new device or country is proven by something only the member has, and a
// known one needs no proof. Method: the site's calls, with addresses as a trusted proxy reports
// them, and messages from the outbox.
import { expect, test } from 'vitest';
import { secondFactorVerify, secondFactorSendCode } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import type { SecondProof } from '@khelaghor/contract/account/second-factors.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { readRequestedProof } from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import {
  readCodeSentTo,
  readEmailCodeSentTo,
  readMessagesTo,
} from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { isNewDevice } from './known-devices.ts';

const server = await withServer({
  logLevel: 'silent',
});

let made = 0;

/** Creates a member with a number, an e-mail address and the name of a bank account. */
async function reachable() {
  const member = await signUpWithEmail(server);
  made += 1;
  const mobile = `+88017${String(20_000_000 + made * 10_007).padStart(8, '0')}`;
  const payeeName = 'Md. Rafiqul Islam';
  await changeMember(server, member.memberId, {
    mobile,
    mobileVerifiedAt: server.clock.now(),
    payeeName,
  });
  return { ...member, mobile };
}

const prove = (browser: TestBrowser, challengeId: string, proof: SecondProof) =>
  browser.call(secondFactorVerify, { body: { challengeId, proof } });
const send = (browser: TestBrowser, challengeId: string, way: 'sms' | 'mail') =>
  browser.call(secondFactorSendCode, { body: { challengeId, way, language: 'en' } });
const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

test('the browser of the registration is known; another one is new until its first login', async () => {
  const member = await reachable();
  const here = await logIn(server, member, member.browser);
  expect(here.reply).toMatchObject({ success: true, value: { entered: true } });
  const { browser, asked } = await readRequestedProof(server, member);
  expect(asked).toMatchObject({ reason: 'place', ways: ['sms', 'mail', 'payee'] });
  expect(asked.emailMasked).toBe(`${member.account.slice(0, 1)}•••@example.com`);
  expect(asked.mobileMasked).toBe(`+880•••••••${member.mobile.slice(-3)}`);
  expect(await isIn(browser)).toBe(false);
  expect(await send(browser, asked.challengeId, 'mail')).toMatchObject({ success: true });
  const code = await readEmailCodeSentTo(server, member.email);
  const wrong = { way: 'mail', code: code === '000000' ? '000001' : '000000' } as const;
  expect(await prove(browser, asked.challengeId, wrong)).toMatchObject({
    code: 'second_proof_wrong',
  });
  expect(await prove(browser, asked.challengeId, { way: 'mail', code })).toMatchObject({
    success: true,
  });
  const [told] = await readMessagesTo(server, member.email);
  expect(told).toContain('on a new device or from a new country');
  const again = await logIn(server, member, browser);
  expect(again.reply).toMatchObject({ value: { entered: true } });
});

test('an SMS code proves the device, for this login only', async () => {
  const member = await reachable();
  const { browser, asked } = await readRequestedProof(server, member);
  const early = await prove(browser, asked.challengeId, { way: 'sms', code: '123456' });
  expect(early).toMatchObject({ code: 'second_proof_wrong' });
  expect(await send(browser, asked.challengeId, 'sms')).toMatchObject({
    value: { expiredMinutes: 5 },
  });
  const code = await readCodeSentTo(server, member.mobile);
  const other = await readRequestedProof(server, member);
  expect(await prove(other.browser, other.asked.challengeId, { way: 'sms', code })).toMatchObject({
    code: 'second_proof_wrong',
  });
  expect(await prove(browser, asked.challengeId, { way: 'sms', code })).toMatchObject({
    success: true,
  });
});

test('an SMS code expires after five minutes, an e-mailed one with the login', async () => {
  const member = await reachable();
  const { browser, asked } = await readRequestedProof(server, member);
  await send(browser, asked.challengeId, 'sms');
  await send(browser, asked.challengeId, 'mail');
  const bySms = await readCodeSentTo(server, member.mobile);
  const byMail = await readEmailCodeSentTo(server, member.email);
  server.clock.advance(5 * 60_000);
  expect(await prove(browser, asked.challengeId, { way: 'sms', code: bySms })).toMatchObject({
    code: 'second_proof_wrong',
  });
  server.clock.advance(5 * 60_000);
  expect(await prove(browser, asked.challengeId, { way: 'mail', code: byMail })).toMatchObject({
    code: 'second_proof_ended',
  });
});

test('a newer e-mailed code invalidates the older one', async () => {
  const member = await reachable();
  const { browser, asked } = await readRequestedProof(server, member);
  await send(browser, asked.challengeId, 'mail');
  const older = await readEmailCodeSentTo(server, member.email);
  expect(await send(browser, asked.challengeId, 'mail')).toMatchObject({ code: 'sms_too_soon' });
  server.clock.advance(61_000);
  await send(browser, asked.challengeId, 'mail');
  const newer = await readEmailCodeSentTo(server, member.email);
  // Two codes are equal once in a million runs.
  expect(older).not.toBe(newer);
  expect(await prove(browser, asked.challengeId, { way: 'mail', code: older })).toMatchObject({
    code: 'second_proof_wrong',
  });
  expect(await prove(browser, asked.challengeId, { way: 'mail', code: newer })).toMatchObject({
    success: true,
  });
});

test('SMS and e-mails are limited over all logins of a member', async () => {
  const member = await reachable();
  let letters = 0;
  let phone = 0;
  for (let login = 0; login < 5; login += 1) {
    const { browser, asked } = await readRequestedProof(server, member);
    if ((await send(browser, asked.challengeId, 'mail')).success) letters += 1;
    if ((await send(browser, asked.challengeId, 'sms')).success) phone += 1;
  }
  expect({ letters, phone }).toEqual({ letters: 1, phone: 1 });
});

test('the name of the bank account proves the device, in any spelling', async () => {
  const member = await reachable();
  const { browser, asked } = await readRequestedProof(server, member);
  const wrong = await prove(browser, asked.challengeId, { way: 'payee', payeeName: 'Rafiqul' });
  expect(wrong).toMatchObject({ code: 'second_proof_wrong' });
  expect(wrong).toHaveProperty('fields.payeeName');
  const proof = { way: 'payee', payeeName: ' md RAFIQUL islam' } as const;
  expect(await prove(browser, asked.challengeId, proof)).toMatchObject({ success: true });
});

test('a member without any way to prove the device is let in', async () => {
  const member = await signUp(server);
  const { reply } = await logIn(server, member);
  expect(reply).toMatchObject({ value: { entered: true } });
});

test('a copied cookie is invalid once its owner has logged in again', async () => {
  const member = await reachable();
  const copy = openBrowser(server);
  for (const [name, value] of member.browser.cookies) copy.cookies.set(name, value);
  await logIn(server, member, member.browser);
  const { asked } = await readRequestedProof(server, member, copy);
  expect(asked.reason).toBe('place');
});

test('a browser is known for each member who logged in with it, and for no other', async () => {
  const [one, other] = [await reachable(), await reachable()];
  const { asked } = await readRequestedProof(server, other, one.browser);
  const proof = { way: 'payee', payeeName: 'Md Rafiqul Islam' } as const;
  expect(await prove(one.browser, asked.challengeId, proof)).toMatchObject({ success: true });
  for (const member of [one, other])
    expect((await logIn(server, member, one.browser)).reply).toMatchObject({
      value: { entered: true },
    });
});

test('another country is new also in a known browser', async () => {
  const member = await reachable();
  const country = { memberId: member.memberId, country: 'BD' };
  await server.ctx.db.insertInto('knownCountry').values(country).execute();
  // The test machine has no country, which is no reason to ask.
  const here = await logIn(server, member, member.browser);
  expect(here.reply).toMatchObject({ value: { entered: true } });
  const cookies = Object.fromEntries(member.browser.cookies);
  const from = (ip: string) =>
    isNewDevice(server.ctx, server.ctx.db, member.memberId, { cookies, ip });
  expect(await from('8.8.8.8')).toBe(true);
  expect(await from('103.4.144.1')).toBe(false);
});
