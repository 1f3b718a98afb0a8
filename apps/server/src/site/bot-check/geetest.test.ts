// Goal: with GeeTest chosen only a check that was solved for this action passes, once; when the
// server itself finds GeeTest away, browsers do proof of work instead.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { passwordResetRequestByEmail, sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { botCheckGetChallenge } from '@khelaghor/client/routes/site.gen.ts';
import { editSettings } from '@khelaghor/testkit/edit-settings.ts';
import type { GeetestChallenge, HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { startFakeGeetest } from '@khelaghor/testkit/fake-geetest.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { readConfig } from '../../lib/config/config.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
const geetest = await startFakeGeetest(clock);
afterAll(() => geetest.close());
const { server, operator } = await withOperator({ clock, geetest });
const member = await signUp(server);
const { captchaId: geetestCaptchaId } = geetest;
await editSettings(operator, { humanCheck: 'geetest', geetestCaptchaId });
let browser: TestBrowser;

beforeEach(() => {
  geetest.mood = 'well';
  browser = openBrowser(server);
  // Clears what the server knows of GeeTest's state.
  clock.advance(120_000);
});

async function challengeFor(action: HumanAction): Promise<GeetestChallenge> {
  const reply = await browser.call(botCheckGetChallenge, { query: { action } });
  if (!reply.success || !('geetest' in reply.value)) throw new Error(JSON.stringify(reply));
  return reply.value.geetest as GeetestChallenge;
}

const pack = (proof: object): string => Buffer.from(JSON.stringify(proof)).toString('base64');

async function solved(action: HumanAction = 'login'): Promise<string> {
  const { ticket } = await challengeFor(action);
  return pack({ ticket, geetest: geetest.solve() });
}

const logIn = (humanProof: string) =>
  browser.call(sessionLogin, {
    body: { type: 'username', username: member.account, password: member.password, humanProof },
  });

const failed = { success: false, code: 'human_check_failed' };

test('GeeTest can be chosen with an id, and with a key on the server', async () => {
  const put = (body: object) => editSettings(operator, body);
  expect(await put({ geetestCaptchaId: '' })).toMatchObject({ code: 'setting_invalid' });
  expect(await put({ geetestCaptchaId: 'x"><script>' })).toMatchObject({ code: 'malformed' });
  const { ctx } = server;
  const { geetest: account } = ctx.config;
  ctx.config.geetest = null;
  try {
    expect(await put({ geetestCaptchaId: 'a'.repeat(32) })).toMatchObject({
      code: 'geetest_key_missing',
    });
    // Without a key the site asks for proof of work; it does not drop the check.
    expect(await logIn(await solveHumanCheck(browser, 'login'))).toMatchObject({ success: true });
    expect(await logIn('made up')).toMatchObject(failed);
  } finally {
    ctx.config.geetest = account;
  }
  expect(await put({ humanCheck: 'work' })).toMatchObject({ success: true });
  expect(await logIn(await solveHumanCheck(browser, 'login'))).toMatchObject({ success: true });
  const { captchaId: geetestCaptchaId } = geetest;
  const again = { humanCheck: 'geetest', geetestCaptchaId };
  expect(await put(again)).toMatchObject({ success: true, value: again });
  const rows = await ctx.db.selectFrom('eventLog').select('detail').execute();
  expect(JSON.stringify(rows)).not.toContain(geetest.key);
});

test('a solved check lets a login pass, and the challenge names it', async () => {
  const { captchaId, script } = await challengeFor('login');
  expect({ captchaId, script }).toEqual({
    captchaId: geetest.captchaId,
    script: `${geetest.address}/v4/gt4.js`,
  });
  expect(await logIn(await solved())).toMatchObject({ success: true });
});

test('a lot passes once, and GeeTest is asked about it once', async () => {
  const { ticket } = await challengeFor('login');
  const { ticket: other } = await challengeFor('login');
  const values = geetest.solve();
  expect(await logIn(pack({ ticket, geetest: values }))).toMatchObject({ success: true });
  const before = geetest.asked.length;
  expect(await logIn(pack({ ticket, geetest: values }))).toMatchObject(failed);
  expect(await logIn(pack({ ticket: other, geetest: values }))).toMatchObject(failed);
  expect(await logIn(pack({ ticket, geetest: geetest.solve() }))).toMatchObject(failed);
  expect(geetest.asked).toHaveLength(before);
});

test('of concurrent logins with one lot one passes', async () => {
  const values = geetest.solve();
  const tickets = await Promise.all(Array.from({ length: 6 }, () => challengeFor('login')));
  const replies = await Promise.all(
    tickets.map(({ ticket }) => logIn(pack({ ticket, geetest: values }))),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('a check that was solved for one action does not pass for another', async () => {
  const humanProof = await solved('recovery');
  expect(await logIn(humanProof)).toMatchObject(failed);
  const language = 'en' as const;
  const body = { username: member.account, email: 'rahim@khela.example', language };
  const proven = await solved('recovery');
  const reply = await browser.call(passwordResetRequestByEmail, {
    body: { ...body, humanProof: proven },
  });
  expect(reply).toMatchObject({ success: true });
});

const bad: readonly (readonly [string, () => Promise<string>])[] = [
  ['nothing of the sort', async () => 'made up'],
  ['no ticket', async () => pack({ geetest: geetest.solve() })],
  [
    'a ticket of another hand',
    async () => {
      const { ticket } = await challengeFor('login');
      return pack({
        ticket: ticket.replace(/.$/u, (end) => (end === '0' ? '1' : '0')),
        geetest: geetest.solve(),
      });
    },
  ],
  [
    'a ticket made longer',
    async () => {
      const { ticket } = await challengeFor('login');
      const [action, expires, ...rest] = ticket.split('.');
      const later = String(Number(expires) + 60_000);
      return pack({ ticket: [action, later, ...rest].join('.'), geetest: geetest.solve() });
    },
  ],
  [
    'a ticket that is over',
    async () => {
      const proof = await solved();
      clock.advance(10 * 60_000 + 1);
      return proof;
    },
  ],
  [
    'values of a box that nobody solved',
    async () => {
      const { ticket } = await challengeFor('login');
      return pack({ ticket, geetest: { ...geetest.solve(), lot_number: 'f'.repeat(32) } });
    },
  ],
  [
    'another word than the box gave',
    async () => {
      const { ticket } = await challengeFor('login');
      return pack({ ticket, geetest: { ...geetest.solve(), pass_token: 'f'.repeat(64) } });
    },
  ],
  [
    'a value that is no such value',
    async () => {
      const { ticket } = await challengeFor('login');
      return pack({ ticket, geetest: { ...geetest.solve(), lot_number: '&captcha_id=x' } });
    },
  ],
];

test.each(bad)('%s is refused, and GeeTest does not count as away', async (_, make) => {
  expect(await logIn(await make())).toMatchObject(failed);
  expect(await challengeFor('login')).toMatchObject({ captchaId: geetest.captchaId });
});

test('refuses proof of work that was not asked for', async () => {
  const { ctx } = server;
  const { makeWork } = await import('./proof-of-work.ts');
  // A challenge from before GeeTest was chosen.
  const challenge = await makeWork(ctx, { action: 'login', standsFor: 'nothing' });
  const { solveChallenge } = await import('altcha-lib');
  const { deriveKey } = await import('altcha-lib/algorithms/sha');
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  expect(await logIn(pack({ challenge, solution }))).toMatchObject(failed);
});

test.each(['away', 'broken', 'nonsense', 'runtime_error', 'paused'] as const)(
  'GeeTest is %s: no login passes unchecked, and proof of work replaces it',
  async (mood) => {
    const proof = await solved();
    geetest.mood = mood;
    expect(await logIn(proof)).toMatchObject({ success: false, code: 'human_check_away' });
    const elsewhere = await solveHumanCheck(browser, 'sms');
    expect(await logIn(elsewhere)).toMatchObject(failed);
    const work = await solveHumanCheck(browser, 'login');
    // Proof of work that was begun meanwhile is accepted, though GeeTest is back.
    geetest.mood = 'well';
    expect(await logIn(work)).toMatchObject({ success: true });
    expect(await logIn(work)).toMatchObject(failed);
    clock.advance(61_000);
    expect(await logIn(await solved())).toMatchObject({ success: true });
  },
);

test('a report that GeeTest is unreachable counts only if the server’s own probe agrees', async () => {
  const unreached = () =>
    browser.call(botCheckGetChallenge, { query: { action: 'login', unreached: '1' } });
  expect(await unreached()).toMatchObject({ success: false, code: 'human_check_unreached' });
  const before = geetest.asked.length;
  expect(await unreached()).toMatchObject({ code: 'human_check_unreached' });
  expect(geetest.asked).toHaveLength(before);
  clock.advance(11_000);
  geetest.mood = 'away';
  expect(await unreached()).toMatchObject({ success: true, value: { parameters: {} } });
});

test('another address than GeeTest’s own must be on this machine', () => {
  const env = { KHELAGHOR_GEETEST_KEY: 'k' };
  const address = 'https://gcaptcha4.geetest.com';
  expect(readConfig(env, '/').geetest).toMatchObject({ address });
  expect(readConfig({}, '/').geetest).toBeNull();
  const other = { ...env, KHELAGHOR_GEETEST_ADDRESS: 'https://gcaptcha4.geetest.example' };
  expect(() => readConfig(other, '/')).toThrow('on this machine');
});
