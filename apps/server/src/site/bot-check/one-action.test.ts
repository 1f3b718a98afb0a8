// Goal: a proof is good once and only for its purpose: proof of work for one action, a picture for
// one action, and the work instead of a picture in that place only.
import { expect, test } from 'vitest';
import { botCheckGetChallenge } from '@khelaghor/client/routes/site.gen.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { createSolvedCaptcha } from '@khelaghor/testkit/solved-captcha.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { solveProof, signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { verifyHuman } from './index.ts';

const server = await withServer();
const member = await signUp(server);

/** Does the work that replaces a picture for people who cannot see it. */
async function workInstead(browser: TestBrowser, action: HumanAction): Promise<string> {
  const value = await browser.callOrFail(botCheckGetChallenge, { query: { action, unseen: '1' } });
  return solveProof(value);
}

/** Logs in after a wrong try, when a picture is asked for. */
async function logInWith(captchaOf: (browser: TestBrowser) => Promise<string>) {
  await logIn(server, { account: member.account, password: 'wrong horse' });
  const browser = openBrowser(server);
  const captcha = await captchaOf(browser);
  const { account, password } = member;
  return (await logIn(server, { account, password, captcha }, browser)).reply;
}

const actions = ['login', 'register', 'sms', 'recovery', 'free-play', 'feedback'] as const;

test.each(actions)('proof of work for %s is good for no other action', async (action) => {
  const { ctx } = server;
  const proof = await solveHumanCheck(openBrowser(server), action);
  for (const other of actions.filter((one) => one !== action))
    expect(await verifyHuman(ctx, proof, other)).toMatchObject({ refusal: 'human_check_failed' });
  expect(await verifyHuman(ctx, proof, action)).toBeNull();
  expect(await verifyHuman(ctx, proof, action)).toMatchObject({ refusal: 'human_check_failed' });
});

test('a picture for a registration is refused at a login', async () => {
  const wrong = await logInWith((browser) => createSolvedCaptcha(server.ctx, browser, 'register'));
  expect(wrong).toMatchObject({ code: 'captcha_wrong', captcha: true });
  const right = await logInWith((browser) => createSolvedCaptcha(server.ctx, browser, 'login'));
  expect(right).toMatchObject({ success: true });
});

test('work replaces a picture, for one action and once', async () => {
  const refused = { code: 'captcha_wrong', captcha: true };
  expect(await logInWith((browser) => workInstead(browser, 'register'))).toMatchObject(refused);
  expect(await logInWith((browser) => solveHumanCheck(browser, 'login'))).toMatchObject(refused);
  const proof = await workInstead(openBrowser(server), 'login');
  expect(await logInWith(() => Promise.resolve(proof))).toMatchObject({ success: true });
  expect(await logInWith(() => Promise.resolve(proof))).toMatchObject(refused);
  const late = await workInstead(openBrowser(server), 'login');
  server.clock.advance(601_000);
  expect(await logInWith(() => Promise.resolve(late))).toMatchObject(refused);
  // It does not replace the bot check beside the picture.
  const work = await workInstead(openBrowser(server), 'login');
  expect(await verifyHuman(server.ctx, work, 'login')).toMatchObject({
    refusal: 'human_check_failed',
  });
});
