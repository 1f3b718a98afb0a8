// Goal: an attacker who guesses a password waits longer and longer, from wherever they guess; the
// owner does not wait on known devices; and no answer reveals whether a username exists. Method:
// the site's calls by new and known browsers, with a held clock; another process is another context
// on the same database.
import { expect, test } from 'vitest';
import {
  memberChangePassword,
  responsibleGamingStartExclusion,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { createSolvedCaptcha } from '@khelaghor/testkit/solved-captcha.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn as logInAt } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import {
  awaitGuessWrites,
  countGuess,
  forgetGuesses,
  hasGuessedTooOften,
} from '../../lib/auth/ip-attempt-limits.ts';
import { computeLoginBackoffMs } from './login-throttle.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));

const server = await withServer({ clock });

/** Tries a password, with the captcha solved. */
async function attempt(account: string, password: string, browser = openBrowser(server)) {
  const captcha = await createSolvedCaptcha(server.ctx, browser, 'login');
  return (await logInAt(server, { account, password, captcha }, browser)).reply;
}

/** Returns the browser that has logged in with this account, without its session. */
function knownBrowser(from: TestBrowser): TestBrowser {
  const browser = openBrowser(server);
  browser.cookies.set('__Host-place', from.cookies.get('__Host-place') ?? '');
  return browser;
}

test('the wait grows from the fifth wrong try, up to a quarter of an hour', () => {
  const seconds = [0, 4, 5, 6, 7, 8, 9, 10, 500].map(
    (failures) => computeLoginBackoffMs(failures) / 1_000,
  );
  expect(seconds).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
});

test('five wrong tries cause a wait, named in the answer, also for an unknown username', async () => {
  const member = await signUp(server);
  for (const name of [member.account, `nobody${member.account}`]) {
    for (let time = 0; time < 5; time += 1)
      expect(await attempt(name, 'wrong horse')).toMatchObject({ code: 'credentials_wrong' });
    const late = await attempt(name, member.password);
    expect(late).toMatchObject({
      code: 'login_too_soon',
      message: expect.stringContaining('Try again in 30 seconds') as string,
      retryAfterSeconds: 30,
    });
  }
  clock.advance(31_000);
  expect(await attempt(member.account, 'wrong horse')).toMatchObject({ code: 'credentials_wrong' });
  clock.advance(31_000);
  expect(await attempt(member.account, 'wrong horse')).toMatchObject({ code: 'login_too_soon' });
  clock.advance(30_000);
  expect(await attempt(member.account, member.password)).toMatchObject({ success: true });
  // The login has reset the failures.
  expect(await attempt(member.account, 'wrong horse')).toMatchObject({ code: 'credentials_wrong' });
});

test('on a known device the owner is neither locked out nor asked for a second proof', async () => {
  const { account, password, browser } = await signUp(server);
  for (let time = 0; time < 6; time += 1) await attempt(account, 'wrong horse');
  const home = await logInAt(server, { account, password }, knownBrowser(browser));
  expect(home.reply).toMatchObject({ success: true, value: { entered: true } });
  // Wrong tries on a known device count as well.
  const wrong = { account, password: 'wrong horse' };
  for (let time = 0; time < 5; time += 1)
    expect(await attempt(account, wrong.password, knownBrowser(home.browser))).toMatchObject({
      code: 'credentials_wrong',
    });
  const late = await attempt(account, password, knownBrowser(home.browser));
  expect(late).toMatchObject({ code: 'login_too_soon' });
});

test('concurrent guesses are limited like sequential ones', async () => {
  const { account } = await signUp(server);
  // Each with the captcha solved: only the number of guesses counts, not their timing.
  const guesses = Array.from({ length: 20 }, () => attempt(account, 'wrong horse'));
  const codes = (await Promise.all(guesses)).map((reply) => (reply.success ? '' : reply.code));
  const looked = codes.filter((code) => code === 'credentials_wrong').length;
  expect(looked).toBeGreaterThanOrEqual(1);
  expect(looked).toBeLessThanOrEqual(5);
  expect(codes.filter((code) => code === 'login_too_soon')).toHaveLength(20 - looked);
});

test('after three wrong tries a right one needs a second proof also on a known device', async () => {
  const { account, password, browser, memberId } = await signUp(server);
  await changeMember(server, memberId, { payeeName: 'Md. Rafiqul Islam' });
  const home = knownBrowser(browser);
  for (let time = 0; time < 3; time += 1) await attempt(account, 'wrong horse', home);
  const reply = await attempt(account, password, home);
  const asked = { entered: false, secondProof: { reason: 'tries', ways: ['payee'] } };
  expect(reply).toMatchObject({ value: asked });
  // And again, until a login succeeds.
  expect(await attempt(account, password, home)).toMatchObject({ value: asked });
});

test('wrong passwords in a session count together over all forms', async () => {
  const { browser, password } = await signUp(server);
  const rest = (typed: string) =>
    browser.call(responsibleGamingStartExclusion, { body: { length: 'day', password: typed } });
  const change = (oldPassword: string) =>
    browser.call(memberChangePassword, {
      body: {
        oldPassword,
        newPassword: 'a quiet boat at dusk',
        confirmNewPassword: 'a quiet boat at dusk',
      },
    });
  for (let time = 0; time < 5; time += 1) {
    expect(await rest('wrong horse')).toMatchObject({ code: 'password_wrong' });
    expect(await change('wrong horse')).toMatchObject({
      code: 'password_wrong',
      fields: { oldPassword: expect.any(String) as string },
    });
  }
  expect(await rest(password)).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many attempts. Try again in an hour.',
    retryAfterSeconds: 3_600,
  });
  expect(await change(password)).toMatchObject({ code: 'too_many_requests' });
  for (let time = 0; time < 3; time += 1) {
    clock.advance(1_201_000);
    expect(await browser.call(memberGet, {})).toMatchObject({ success: true });
  }
  expect(await rest(password)).toMatchObject({ success: true });
});

test('guesses of an address and of its network are counted over all processes', async () => {
  const { ctx } = server;
  const strict = () => ({ ...ctx, config: { ...ctx.config, rateLimitFactor: 1 } });
  const [here, there] = [strict(), strict()];
  const isShut = (one: typeof here, ip: string) => hasGuessedTooOften(one, 'registration', ip);
  for (let time = 0; time < 30; time += 1) countGuess(here, 'registration', '2001:db8:7:1::9');
  expect(await isShut(here, '2001:db8:7:1::a')).toBe(true);
  await awaitGuessWrites(here);
  expect(await isShut(there, '2001:db8:7:1:ffff::')).toBe(true);
  expect(await isShut(there, '2001:db8:7:2::9')).toBe(false);
  for (let home = 0; home < 270; home += 1)
    countGuess(there, 'registration', `2001:db8:7:${(100 + home).toString(16)}::1`);
  await awaitGuessWrites(there);
  expect(await isShut(here, '2001:db8:7:2::9')).toBe(true);
  expect(await isShut(here, '2001:db8:8::9')).toBe(false);
  expect(await hasGuessedTooOften(here, 'password', '2001:db8:7:1::9')).toBe(false);
  clock.advance(3_600_000);
  expect(await isShut(there, '2001:db8:7:1::9')).toBe(false);
  await forgetGuesses(ctx);
  expect(await ctx.db.selectFrom('ipAttemptCount').selectAll().execute()).toEqual([]);
});
