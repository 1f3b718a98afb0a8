import svgCaptcha from 'svg-captcha';
import { expect, test, vi } from 'vitest';
import { registrationRegister } from '@khelaghor/client/routes/account.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { botCheckGetCaptcha } from '@khelaghor/client/routes/site.gen.ts';
import { signUp, solveHumanCheck, fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const server = await withServer();

const form = {
  username: 'rahima7',
  password: 'a long quiet river',
  confirmPassword: 'a long quiet river',
  registerMethod: 'username' as const,
  ageConfirmed: true,
  language: 'bn' as const,
  login: true as const,
};

async function register(changes: Record<string, unknown>, language: 'bn' | 'en' = 'en') {
  const browser = openBrowser(server, { language });
  const body = { ...(await fillRegistration(server.ctx, browser)), ...form, ...changes };
  return { browser, reply: await browser.call(registrationRegister, { body }) };
}

/** Returns the refusal under a field, or an empty text. */
const underField = (reply: Awaited<ReturnType<typeof register>>['reply'], field: string): string =>
  !reply.success && reply.code !== 'network' ? (reply.fields?.[field] ?? '') : '';

const members = async (): Promise<number> => {
  const rows = await server.ctx.db.selectFrom('member').select('id').execute();
  return rows.length;
};

test('the test kit registers members with the settings of a fresh install', async () => {
  await signUp(server);
  // Settings that were never changed have no row.
  expect(await server.ctx.db.selectFrom('setting').select('key').execute()).toEqual([]);
});

test.each([
  ['field_required', 'username', { username: '   ' }],
  ['field_too_short', 'username', { username: 'abc' }],
  ['field_too_long', 'username', { username: 'a'.repeat(17) }],
  ['field_pattern', 'username', { username: 'নাবিলা৭' }],
  ['field_pattern', 'username', { username: "x' or 1=1" }],
  ['field_pattern', 'username', { username: '<img src=x>' }],
  ['field_pattern', 'email', { email: 'not an address' }],
  ['field_too_short', 'password', { password: 'short', confirmPassword: 'short' }],
  ['password_too_common', 'password', { password: '12345678', confirmPassword: '12345678' }],
  ['password_too_common', 'password', { password: 'rahima7123', confirmPassword: 'rahima7123' }],
  ['passwords_differ', 'confirmPassword', { confirmPassword: 'another long river' }],
  ['age_unconfirmed', 'ageConfirmed', { ageConfirmed: false }],
] as const)('refuses %s under field %s', async (code, field, changes) => {
  const before = await members();
  const { reply, browser } = await register(changes);
  expect(reply).toMatchObject({ success: false, code });
  expect(underField(reply, field).length).toBeGreaterThan(5);
  expect(reply).toMatchObject({ message: underField(reply, field) });
  expect([...browser.cookies.keys()]).toEqual(['__Host-captcha']);
  expect(await members()).toBe(before);
  const inBengali = await register(changes, 'bn');
  expect(underField(inBengali.reply, field)).toMatch(/[\u0980-\u09FF]/);
});

test('ignores fields that the client may not set', async () => {
  const { reply, browser } = await register({
    username: 'sneaky1',
    type: 1,
    rank: 9,
    sumBalance: '100000',
  });
  expect(reply).toMatchObject({ success: true });
  const row = await server.ctx.db
    .selectFrom('member')
    .select(['type'])
    .where('username', '=', 'sneaky1')
    .executeTakeFirstOrThrow();
  expect(row.type).toBe(0);
  const balance = await browser.call(walletGetBalance, {});
  expect(balance).toMatchObject({ value: { sumBalance: '0', currency: 'PLAY' } });
});

test('of twenty concurrent registrations of one username, in any case, one succeeds', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { reply } = await register({ username: index % 2 ? 'Twenty20' : 'twenty20' });
      return reply;
    }),
  );
  const refused = replies.filter((reply) => !reply.success);
  expect(refused).toHaveLength(19);
  expect(new Set(refused.map((reply) => reply.code))).toEqual(new Set(['username_taken']));
  for (const reply of refused) expect(underField(reply, 'username')).not.toBe('');
});

test('a fresh install requires the captcha; a wrong answer uses it up', async () => {
  const missing = await register({ username: 'withcap1', captcha: undefined });
  expect(missing.reply).toMatchObject({ code: 'field_required' });
  expect(underField(missing.reply, 'captcha')).not.toBe('');
  const wrong = await register({ username: 'withcap1', captcha: 'ZZZZZ' });
  expect(wrong.reply).toMatchObject({ code: 'captcha_wrong' });
  const { browser } = wrong;
  const again = await browser.call(registrationRegister, {
    body: {
      ...form,
      username: 'withcap1',
      humanProof: await solveHumanCheck(browser, 'register'),
      captcha: 'KNOWN',
    },
  });
  expect(again).toMatchObject({ code: 'captcha_wrong' });
});

test('the drawn characters are the captcha’s answer', async () => {
  const drawn = vi.spyOn(svgCaptcha, 'create');
  const browser = openBrowser(server);
  await browser.call(botCheckGetCaptcha, { query: { action: 'register' } });
  const [made] = drawn.mock.results;
  const captcha = made?.type === 'return' ? made.value.text.toLowerCase() : '';
  expect(captcha).toHaveLength(5);
  const humanProof = await solveHumanCheck(browser, 'register');
  const body = { ...form, username: 'drawncap1', humanProof, captcha };
  expect(await browser.call(registrationRegister, { body })).toMatchObject({ success: true });
});

test('requires no captcha when the operator has switched it off', async () => {
  const { ctx } = server;
  const change = (captchaOnRegistration: boolean) =>
    setSettings(ctx, { captchaOnRegistration }, 'system');
  await change(false);
  const { reply } = await register({ username: 'nocap1', captcha: undefined });
  await change(true);
  expect(reply).toMatchObject({ success: true });
});

test('a captcha is a new PNG each time, bound to the browser by a cookie', async () => {
  const browser = openBrowser(server);
  const one = await browser.call(botCheckGetCaptcha, { query: { action: 'register' } });
  const cookie = browser.cookies.get('__Host-captcha');
  const two = await browser.call(botCheckGetCaptcha, { query: { action: 'register' } });
  if (!one.success || !two.success) throw new Error('no captcha');
  expect(Buffer.from(one.value, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(two.value).not.toBe(one.value);
  expect(cookie).toBeDefined();
  expect(browser.cookies.get('__Host-captcha')).not.toBe(cookie);
});

test('a closed registration creates no member', async () => {
  const { ctx } = server;
  const change = (registrationOpen: boolean) => setSettings(ctx, { registrationOpen }, 'system');
  await change(false);
  expect((await register({ username: 'latecomer' })).reply).toMatchObject({
    code: 'registration_closed',
  });
  await change(true);
  await signUp(server);
});
