// Goal: adding a factor takes the password, removing one takes a second proof too, and the owner is
// notified. Method: the site's calls as pages make them.
import { expect, test } from 'vitest';
import {
  factorsAddAuthenticator,
  factorsAddPasskey,
  factorsGetPasskeyOptions,
  factorsStartAuthenticator,
  factorsStartPasskey,
  factorsList,
  factorsRemoveAuthenticator,
  factorsRemovePasskey,
  factorsRenewRecoveryCodes,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import {
  addAuthenticator,
  addPasskey,
  readRequestedProof,
} from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';
import { computeCodeAt } from '../../lib/auth/otp.ts';

const server = await withServer({
  logLevel: 'silent',
});

const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;
const codeOf = (secret: string) => computeCodeAt(secret, server.clock.now());

async function factorsIn(browser: TestBrowser) {
  return browser.callOrFail(factorsList, {});
}

const withMail = () => signUpWithEmail(server, { balanceMinor: 500_000n });

test('the password starts the set-up, an app code completes it, and other sessions end', async () => {
  const member = await signUp(server);
  const { browser: phone } = await logIn(server, member);
  const begin = (password?: string) =>
    member.browser.call(factorsStartAuthenticator, { body: { password } });
  expect(await begin()).toMatchObject({ code: 'field_required' });
  const wrong = await begin('no');
  expect(wrong).toMatchObject({ code: 'password_wrong' });
  expect(wrong).toHaveProperty('fields.password');
  const begun = await begin(member.password);
  if (!begun.success) throw new Error(begun.code);
  expect(begun.value.address).toContain(`secret=${begun.value.secret}`);
  expect(begun.value.address).toContain(member.account);
  const add = (code: string) => member.browser.call(factorsAddAuthenticator, { body: { code } });
  expect(await add('')).toMatchObject({ code: 'field_required' });
  const right = codeOf(begun.value.secret);
  expect(await add(right === '000000' ? '000001' : '000000')).toMatchObject({
    code: 'second_proof_wrong',
  });
  // Until then it counts for nothing: the password alone still logs in.
  expect((await logIn(server, member)).reply).toMatchObject({ value: { entered: true } });
  expect(await add(right)).toMatchObject({ success: true });
  expect(await isIn(phone)).toBe(false);
  expect(await isIn(member.browser)).toBe(true);
  expect(await add(right)).toMatchObject({ code: 'second_proof_ended' });
  expect(await begin(member.password)).toMatchObject({ code: 'factor_taken' });
});

test('an unconfirmed secret expires after half an hour', async () => {
  const member = await signUp(server);
  const { password } = member;
  const begun = await member.browser.callOrFail(factorsStartAuthenticator, { body: { password } });
  server.clock.advance(30 * 60_000);
  const { browser } = await logIn(server, member);
  const code = codeOf(begun.secret);
  expect(await browser.call(factorsAddAuthenticator, { body: { code } })).toMatchObject({
    code: 'second_proof_ended',
  });
});

test('removal takes the password and a proof, holds payouts and notifies the owner', async () => {
  const member = await withMail();
  const { secret } = await addAuthenticator(server, member);
  expect((await readMessagesTo(server, member.email))[0]).toContain('was added');
  const { browser, password } = member;
  const remove = (body: { password?: string; code: string }) =>
    browser.call(factorsRemoveAuthenticator, {
      body: {
        password: body.password,
        proof: { way: 'authenticator', code: body.code },
      },
    });
  // The code of the set-up is used already.
  const used = await remove({ password, code: codeOf(secret) });
  expect(used).toMatchObject({ code: 'second_proof_wrong' });
  expect(used).toHaveProperty('fields.code');
  server.clock.advance(30_000);
  expect(await remove({ code: codeOf(secret) })).toMatchObject({ code: 'field_required' });
  expect(await remove({ password: 'no', code: codeOf(secret) })).toMatchObject({
    code: 'password_wrong',
  });
  const removed = await remove({ password, code: codeOf(secret) });
  expect(removed).toMatchObject({
    value: { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 },
  });
  expect((await readMessagesTo(server, member.email))[0]).toContain('was removed');
  const body = {
    key: v7(),
    amount: '50000',
    walletId: v7(),
  };
  expect(await browser.call(withdrawalsCreate, { body })).toMatchObject({
    code: 'payout_held',
  });
  const { reply } = await logIn(server, member, browser);
  expect(reply).toMatchObject({ value: { entered: true } });
});

test('after ten wrong proofs, further ones are refused for an hour', async () => {
  const member = await signUp(server);
  const { secret } = await addAuthenticator(server, member);
  server.clock.advance(30_000);
  const { password } = member;
  const remove = (code: string) =>
    member.browser.call(factorsRemoveAuthenticator, {
      body: { password, proof: { way: 'authenticator', code } },
    });
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  for (let time = 0; time < 10; time += 1)
    expect(await remove(wrong)).toMatchObject({ code: 'second_proof_wrong' });
  expect(await remove(codeOf(secret))).toMatchObject({ code: 'too_many_requests' });
});

test('passkeys have names, and one is removed with its own signature', async () => {
  const member = await signUp(server);
  const { browser, password } = member;
  const { device } = await addPasskey(server, member);
  const [passkey] = (await factorsIn(browser)).passkeys;
  expect(passkey).toMatchObject({ name: 'A device', usedAt: null });
  for (const [name, code] of [
    [' ', 'field_required'],
    ['x'.repeat(41), 'field_too_long'],
  ] as const) {
    const asked = await browser.callOrFail(factorsStartPasskey, { body: { password } });
    const body = { name, answer: device.make(asked) };
    const refused = await browser.call(factorsAddPasskey, { body });
    expect(refused).toMatchObject({ code });
    expect(refused).toHaveProperty('fields.name');
  }
  const ask = async () => {
    return browser.callOrFail(factorsGetPasskeyOptions, {});
  };
  const remove = async (passkeyId: string) =>
    browser.call(factorsRemovePasskey, {
      params: { passkeyId },
      body: { password, proof: { way: 'passkey', answer: device.sign(await ask()) } },
    });
  const other = await signUp(server);
  await addPasskey(server, other);
  const [theirs] = (await factorsIn(other.browser)).passkeys;
  expect(await remove(theirs?.passkeyId ?? '')).toMatchObject({ code: 'factor_unknown' });
  expect(await remove(passkey?.passkeyId ?? '')).toMatchObject({
    value: { passkeys: [], recoveryCodesLeft: 0 },
  });
  expect((await factorsIn(other.browser)).passkeys).toHaveLength(1);
});

test('new recovery codes replace the old ones', async () => {
  const member = await signUp(server);
  const { recoveryCodes } = await addAuthenticator(server, member);
  const [first = '', second = ''] = recoveryCodes;
  const renew = (code: string) =>
    member.browser.call(factorsRenewRecoveryCodes, {
      body: { password: member.password, proof: { way: 'recovery', code } },
    });
  const renewed = await renew(first);
  if (!renewed.success) throw new Error(renewed.code);
  expect(new Set([...renewed.value.recoveryCodes, ...recoveryCodes]).size).toBe(20);
  expect(await renew(second)).toMatchObject({ code: 'second_proof_wrong' });
  expect(await factorsIn(member.browser)).toMatchObject({ recoveryCodesLeft: 10 });
  const { asked } = await readRequestedProof(server, member);
  expect(asked.ways).toEqual(['authenticator', 'recovery']);
});

test('a trial account has no second factors', async () => {
  await openFreePlay(server, true);
  const { browser } = await startTrial(server);
  expect(await browser.call(factorsList, {})).toMatchObject({ code: 'in_need_true_account' });
  expect(await browser.call(factorsStartAuthenticator, { body: {} })).toMatchObject({
    code: 'in_need_true_account',
  });
});
