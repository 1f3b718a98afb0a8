// Goal: Firebase's proof of a number is accepted once, and no other proof is. Method: the site's
// calls, and a local server with the keys, which rotate as Firebase's do.
import { afterAll, expect, test } from 'vitest';
import {
  phoneGetContacts,
  phoneVerify,
  registrationRegister,
  registrationRegisterMobile,
} from '@khelaghor/client/routes/account.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import {
  firebaseProject,
  startTestFirebase,
} from '@khelaghor/testkit/identity-providers/test-firebase.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings, readSettings } from '../../site/settings/index.ts';
import { removeMobile } from '../members/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const nowMs = () => clock.now().getTime();
const maxAgeSeconds = 600;
const firebase = await startTestFirebase(maxAgeSeconds, nowMs);
afterAll(() => firebase.close());
const server = await withServer({
  clock,
  logLevel: 'silent',
  env: {
    KHELAGHOR_FIREBASE_PROJECT: firebaseProject,
    KHELAGHOR_FIREBASE_KEYS: firebase.keys,
  },
});
await setSettings(
  server.ctx,
  { mobileRegistration: true, mobileAndPasswordRegistration: false, smsVerification: true },
  'system',
);

let given = 0;
function freshNumber() {
  given += 1;
  const mobileNum = `018${String(given).padStart(4, '0')}4321`;
  return { mobileNum, number: `+880${mobileNum.slice(1)}` };
}

const seconds = () => Math.floor(nowMs() / 1_000);
const getToken = (number: string, changes: Record<string, unknown> = {}) =>
  firebase.token(number, changes);

async function register(mobileNum: string, firebaseIdToken: string, more: object = {}) {
  const browser = openBrowser(server);
  return browser.call(registrationRegisterMobile, {
    body: {
      mobileNum,
      countryDialingCode: '880',
      firebaseChannel: 'sms',
      firebaseIdToken,
      registerMethod: 'mobile',
      ...(await fillRegistration(server.ctx, browser)),
      ...more,
    },
  });
}

const members = () =>
  server.ctx.db
    .selectFrom('member')
    .select(['id', 'mobile', 'mobileVerifiedAt', 'passwordFingerprint'])
    .execute();

test('a token opens an account with a verified number, once', async () => {
  const { mobileNum, number } = freshNumber();
  const token = await getToken(number);
  expect(await register(mobileNum, token, { ageConfirmed: false })).toMatchObject({
    code: 'age_unconfirmed',
  });
  expect(await register(mobileNum, token)).toMatchObject({ success: true });
  const [member] = (await members()).filter(({ mobile }) => mobile === number);
  expect(member?.mobileVerifiedAt).toEqual(clock.now());
  // The member chose no password.
  expect(member?.passwordFingerprint).toBeNull();
  // The token stays used after the number is released.
  await server.ctx.db
    .updateTable('member')
    .set({ mobileVerifiedAt: null, mobileBound: false })
    .where('mobile', '=', number)
    .execute();
  expect(await register(mobileNum, token)).toMatchObject({ code: 'phone_unverified' });
  expect(await register(mobileNum, await getToken(number, { jti: 'another' }))).toMatchObject({
    success: true,
  });
});

test('the member of a token cannot change the number; an operator who takes it away ends that', async () => {
  const { mobileNum, number } = freshNumber();
  const browser = openBrowser(server);
  await browser.callOrFail(registrationRegisterMobile, {
    body: {
      mobileNum,
      countryDialingCode: '880',
      firebaseChannel: 'sms',
      firebaseIdToken: await getToken(number),
      registerMethod: 'mobile',
      ...(await fillRegistration(server.ctx, browser)),
    },
  });
  const verify = () =>
    browser.call(phoneVerify, {
      body: {
        mobileNum: freshNumber().mobileNum,
        countryDialingCode: '880',
        codeRequestId: server.ctx.random.id(),
        verificationCode: '123456',
      },
    });
  expect(await browser.callOrFail(phoneGetContacts, {})).toMatchObject({ canChange: false });
  expect(await verify()).toMatchObject({ code: 'mobile_bound' });
  const [member] = (await members()).filter(({ mobile }) => mobile === number);
  await removeMobile(server.ctx.db, member?.id ?? '');
  expect(await browser.callOrFail(phoneGetContacts, {})).toMatchObject({
    mobileMasked: null,
    canChange: true,
  });
  expect(await verify()).not.toMatchObject({ code: 'mobile_bound' });
});

test('with a username and a required number, a token replaces the SMS code', async () => {
  const { ctx } = server;
  const { registrationFields: before } = await readSettings(ctx);
  const set = (registrationFields: typeof before) =>
    setSettings(ctx, { registrationFields }, 'system');
  await set(
    before.map((field) =>
      field.name === 'mobileNum' ? { ...field, enabled: true, required: true } : field,
    ),
  );
  const { mobileNum, number } = freshNumber();
  const browser = openBrowser(server);
  const reply = await browser.call(registrationRegister, {
    body: {
      username: 'bytoken1',
      password: 'a quiet boat at dusk',
      confirmPassword: 'a quiet boat at dusk',
      mobileNum,
      countryDialingCode: '880',
      firebaseChannel: 'sms',
      firebaseIdToken: await getToken(number),
      registerMethod: 'username',
      ...(await fillRegistration(server.ctx, browser)),
    },
  });
  await set(before);
  expect(reply).toMatchObject({ success: true, value: { account: 'bytoken1' } });
});

test('of five concurrent uses of one token, one succeeds', async () => {
  const { mobileNum, number } = freshNumber();
  const token = await getToken(number);
  const replies = await Promise.all(Array.from({ length: 5 }, () => register(mobileNum, token)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test.each<[string, (number: string) => Promise<string>]>([
  ['another number', () => getToken('+8801899999999')],
  ['no number', (n) => getToken(n, { phone_number: undefined })],
  ['another project as audience', (n) => getToken(n, { aud: 'another' })],
  [
    'another project as issuer',
    (n) => getToken(n, { iss: 'https://securetoken.google.com/other' }),
  ],
  ['another issuer', (n) => getToken(n, { iss: 'https://accounts.google.com' })],
  ['its time over', (n) => getToken(n, { exp: seconds() - 60 })],
  ['no end', (n) => getToken(n, { exp: undefined })],
  ['made in the future', (n) => getToken(n, { iat: seconds() + 600 })],
  ['typed in the future', (n) => getToken(n, { auth_time: seconds() + 600 })],
  ['typed long ago', (n) => getToken(n, { auth_time: seconds() - 601 })],
  ['no time of typing', (n) => getToken(n, { auth_time: undefined })],
  ['no subject', (n) => getToken(n, { sub: '' })],
  ['a login by Google', (n) => getToken(n, { firebase: { sign_in_provider: 'google.com' } })],
  ['no way of signing in', (n) => getToken(n, { firebase: undefined })],
  ['a signature of a stranger', (n) => firebase.forged(n)],
  ['no signature', async (n) => `${(await getToken(n)).split('.').slice(0, 2).join('.')}.`],
  [
    'no algorithm',
    async (n) => {
      const [, claims = ''] = (await getToken(n)).split('.');
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    },
  ],
  ['no token at all', async () => 'hello'],
  ['nothing', async () => ''],
])('refuses %s and creates no member', async (_, make) => {
  const { mobileNum, number } = freshNumber();
  const before = (await members()).length;
  const reply = await register(mobileNum, await make(number));
  expect(reply).toMatchObject({ code: 'phone_unverified' });
  expect((await members()).length).toBe(before);
});

test('fetches keys after their lifetime, and again when an unknown key signs', async () => {
  const go = async () => {
    const { mobileNum, number } = freshNumber();
    return register(mobileNum, await getToken(number));
  };
  await go();
  const before = firebase.asked();
  await go();
  expect(firebase.asked()).toBe(before);
  await firebase.rotate();
  // Within a minute of the last fetch an unknown key causes no other.
  expect(await go()).toMatchObject({ code: 'phone_unverified' });
  expect(firebase.asked()).toBe(before);
  clock.advance(61_000);
  expect(await go()).toMatchObject({ success: true });
  expect(firebase.asked()).toBe(before + 1);
  clock.advance(maxAgeSeconds * 1_000);
  expect(await go()).toMatchObject({ success: true });
  expect(firebase.asked()).toBe(before + 2);
});
