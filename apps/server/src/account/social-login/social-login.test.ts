// Goal: a linked identity logs its owner in, and no forged request does. Method: the site's calls,
// with a local OpenID provider and a local server that implements Facebook's login.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  identitiesList,
  socialLoginStart,
  identitiesStartLinking,
  socialLoginFinish,
  identitiesFinishLinking,
  socialLoginDeletePending,
  socialLoginGetPending,
  registrationRegister,
} from '@khelaghor/client/routes/account.gen.ts';
import { siteGetWhitelabel, memberGet } from '@khelaghor/client/routes/first.gen.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import {
  restoreSession,
  readLead,
  startProviderServer,
} from '@khelaghor/testkit/identity-providers/test-provider-server.ts';
import type { ProviderServer } from '@khelaghor/testkit/identity-providers/test-provider-server.ts';
import { answerAt } from '@khelaghor/testkit/identity-providers/follow-redirects.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addAuthenticator } from '@khelaghor/testkit/test-factors.ts';
import { changeMember, signUp, fillRegistration } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { spendPlayTime } from '@khelaghor/testkit/spend-play-time.ts';
import { setSettings } from '../../site/settings/index.ts';

const people = Array.from({ length: 30 }, (_, at) => ({
  subject: String(1_000 + at),
  name: `Reader ${at}`,
  email: `reader${at}@example.org`,
}));
let taken = 0;
/** Returns a person whom no test has used yet. */
function somebody() {
  const person = people[taken];
  taken += 1;
  if (!person) throw new Error('more people are needed');
  return person;
}

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer({ people, clock });
});
afterAll(() => server.close());

let made = 0;
/** Registers with the form, as the browser that came back does. */
async function register(browser: TestBrowser, more: object = {}) {
  const found = await browser.call(socialLoginGetPending, {});
  const elsewhereId = found.success ? found.value.pending?.elsewhereId : undefined;
  made += 1;
  return browser.call(registrationRegister, {
    body: {
      username: `outside${made}`,
      password: 'a wide river in autumn',
      confirmPassword: 'a wide river in autumn',
      registerMethod: 'username',
      ...(await fillRegistration(server.ctx, browser)),
      ...(elsewhereId !== undefined && { elsewhereId }),
      ...more,
    },
  });
}

const both: readonly OutsideProvider[] = ['google', 'facebook'];

/** Links an identity to a member who is logged in. */
async function bind(
  { browser, password }: Pick<TestMember, 'browser' | 'password'>,
  provider: OutsideProvider,
  who: string,
) {
  const begun = await browser.call(identitiesStartLinking, { body: { provider, password } });
  if (!begun.success) return begun;
  const search = await answerAt(begun.value.address, who, server.config.origins.site);
  return browser.call(identitiesFinishLinking, { body: { provider, search } });
}

test.each(both)(
  '%s: a member whose time limit is reached logs in only to withdraw',
  async (provider) => {
    const { subject } = somebody();
    const member = await signUp(server);
    expect(await bind(member, provider, subject)).toMatchObject({ success: true });
    await spendPlayTime(server, member.memberId);
    const browser = openBrowser(server);
    const coming = { provider, who: subject };
    expect(await restoreSession(server, browser, coming)).toMatchObject({
      code: 'limit_time_reached',
    });
    expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
    expect(await restoreSession(server, browser, { ...coming, toWithdraw: true })).toMatchObject({
      value: { outcome: 'entered' },
    });
  },
);

test.each(both)('%s: registers with an unlinked identity, then logs in', async (provider) => {
  const person = somebody();
  const browser = openBrowser(server);
  const first = await restoreSession(server, browser, { provider, who: person.subject });
  expect(first).toMatchObject({ success: true, value: { outcome: 'unknown' } });
  expect(await browser.call(socialLoginGetPending, {})).toMatchObject({
    value: { pending: { provider, name: person.name, email: person.email } },
  });
  // The form's ordinary rules hold: an invalid form uses nothing up.
  expect(await register(browser, { ageConfirmed: false })).toMatchObject({
    code: 'age_unconfirmed',
  });
  const opened = await register(browser);
  expect(opened).toMatchObject({ success: true });
  expect(await browser.call(socialLoginGetPending, {})).toMatchObject({ value: { pending: null } });
  expect(await browser.call(identitiesList, {})).toMatchObject({
    value: { accounts: [{ provider, unbindDueAt: null }], hasPassword: true },
  });

  const again = openBrowser(server);
  const next = '/lottery?game=k3';
  const entered = await restoreSession(server, again, { provider, who: person.subject, next });
  expect(entered).toMatchObject({
    value: { outcome: 'entered', entered: { entered: true }, next },
  });
  const account = opened.success ? opened.value.account : '';
  expect(await again.call(memberGet, {})).toMatchObject({ value: { account } });
});

test('an equal e-mail address links no identity', async () => {
  const person = somebody();
  const member = await signUp(server);
  await changeMember(server, member.memberId, {
    email: person.email,
    emailVerifiedAt: clock.now(),
  });
  const reply = await restoreSession(server, openBrowser(server), {
    provider: 'google',
    who: person.subject,
  });
  expect(reply).toMatchObject({ value: { outcome: 'unknown' } });
});

test('a state is valid once, in one browser, for one provider and purpose, for ten minutes', async () => {
  const { subject } = somebody();
  const { site } = server.config.origins;
  const browser = openBrowser(server);
  const finish = (
    search: string,
    by: TestBrowser = browser,
    provider: OutsideProvider = 'google',
  ) => by.call(socialLoginFinish, { body: { provider, search } });
  const ended = { success: false, code: 'elsewhere_ended' };

  const search = await answerAt(await readLead(browser, 'google'), subject, site);
  const stranger = openBrowser(server);
  expect(await finish(search, stranger)).toMatchObject(ended);
  await readLead(stranger, 'google');
  expect(await finish(search, stranger)).toMatchObject(ended);
  expect(await finish(search, browser, 'facebook')).toMatchObject(ended);
  const forged = new URLSearchParams(search);
  forged.set('state', `e${'x'.repeat(43)}`);
  expect(await finish(forged.toString())).toMatchObject(ended);
  expect(await finish('code=only')).toMatchObject(ended);
  expect(await finish('')).toMatchObject(ended);
  // None of these has used it up; the right one does.
  expect(await finish(search)).toMatchObject({ value: { outcome: 'unknown' } });
  expect(await finish(search)).toMatchObject(ended);

  const member = await signUp(server);
  const { password } = member;
  const begun = await member.browser.callOrFail(identitiesStartLinking, {
    body: { provider: 'google', password },
  });
  const binding = await answerAt(begun.address, subject, site);
  expect(await finish(binding, member.browser)).toMatchObject(ended);
  const entering = await answerAt(await readLead(member.browser, 'google'), subject, site);
  const asBinding = (text: string) =>
    member.browser.call(identitiesFinishLinking, { body: { provider: 'google', search: text } });
  expect(await asBinding(entering)).toMatchObject(ended);

  const late = await answerAt(await readLead(browser, 'google'), subject, site);
  clock.advance(10 * 60_000);
  expect(await finish(late)).toMatchObject(ended);
  expect(await asBinding(binding)).toMatchObject(ended);
});

test.each(both)(
  '%s: a visitor who declines is told so in both languages, and nothing changes',
  async (provider) => {
    for (const language of ['bn', 'en'] as const) {
      const browser = openBrowser(server, { language });
      const reply = await restoreSession(server, browser, { provider, who: '' });
      expect(reply).toMatchObject({ code: 'elsewhere_declined' });
      const site = provider === 'google' ? /Google|গুগল/u : /Facebook|ফেসবুক/u;
      expect(!reply.success && reply.code !== 'network' && reply.message).toMatch(site);
      expect(await browser.call(socialLoginGetPending, {})).toMatchObject({
        value: { pending: null },
      });
    }
  },
);

test.each([
  ['/', true],
  ['/member/account?x=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
])('the path %s after the login is accepted: %s', async (next, isAllowed) => {
  const reply = await openBrowser(server).call(socialLoginStart, {
    body: { provider: 'google', next },
  });
  expect(reply.success).toBe(isAllowed);
});

test('callbacks go to our own first address only', async () => {
  for (const provider of both) {
    const address = new URL(await readLead(openBrowser(server), provider));
    const { site } = server.config.origins;
    expect(address.searchParams.get('redirect_uri')).toBe(`${site}/login/${provider}`);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('client_secret')).toBeNull();
  }
});

test('linking takes the password, notifies the member, and refuses a second or a taken one', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const email = 'bound@example.org';
  await changeMember(server, one.memberId, { email });
  const [mine, second] = [somebody(), somebody()];
  expect(await bind({ ...one, password: '' }, 'google', mine.subject)).toMatchObject({
    code: 'field_required',
  });
  const wrong = await bind({ ...one, password: 'not mine' }, 'google', mine.subject);
  expect(wrong).toMatchObject({ code: 'password_wrong' });
  expect(wrong).toHaveProperty('fields.password');
  expect(await bind(one, 'google', mine.subject)).toMatchObject({
    value: { accounts: [{ provider: 'google' }] },
  });
  expect((await readMessagesTo(server, email))[0]).toContain('Google or Facebook');
  expect(await bind(one, 'google', second.subject)).toMatchObject({ code: 'elsewhere_bound' });
  expect(await bind(other, 'google', mine.subject)).toMatchObject({ code: 'elsewhere_taken' });
  expect(await bind(one, 'facebook', mine.subject)).toMatchObject({
    value: { accounts: [{ provider: 'google' }, { provider: 'facebook' }] },
  });
  expect(
    await restoreSession(server, openBrowser(server), { provider: 'google', who: mine.subject }),
  ).toMatchObject({ value: { outcome: 'entered' } });
});

test('of two members who link one identity at once, one succeeds', async () => {
  const { subject } = somebody();
  const members = [await signUp(server), await signUp(server), await signUp(server)];
  const ready = await Promise.all(
    members.map(async ({ browser, password }) => {
      const body = { provider: 'facebook' as const, password };
      const begun = await browser.callOrFail(identitiesStartLinking, { body });
      const search = await answerAt(begun.address, subject, server.config.origins.site);
      return { browser, search };
    }),
  );
  const replies = await Promise.all(
    ready.map(({ browser, search }) =>
      browser.call(identitiesFinishLinking, { body: { provider: 'facebook', search } }),
    ),
  );
  const codes = replies.map((reply) => (reply.success ? 'bound' : reply.code)).toSorted();
  expect(codes).toEqual(['bound', 'elsewhere_taken', 'elsewhere_taken']);
});

test('of two concurrent registrations with one identity, one succeeds', async () => {
  const { subject } = somebody();
  const browsers = [openBrowser(server), openBrowser(server)];
  for (const browser of browsers)
    await restoreSession(server, browser, { provider: 'google', who: subject });
  const before = await members();
  const replies = await Promise.all(browsers.map((browser) => register(browser)));
  const codes = replies.map((reply) => (reply.success ? 'opened' : reply.code)).toSorted();
  expect(codes).toEqual(['elsewhere_taken', 'opened']);
  // The second one has neither a member nor a session.
  expect(await members()).toBe(before + 1);
  const late = browsers[replies.findIndex((reply) => !reply.success)];
  expect(await late?.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
});

const members = async (): Promise<number> =>
  (await server.ctx.db.selectFrom('member').select('id').execute()).length;

test('a pending identity is bound to its browser for half an hour, and can be dropped', async () => {
  const person = somebody();
  const browser = openBrowser(server);
  await restoreSession(server, browser, { provider: 'google', who: person.subject });
  const found = await browser.call(socialLoginGetPending, {});
  const elsewhereId = found.success ? found.value.pending?.elsewhereId : undefined;
  expect(await register(openBrowser(server), { elsewhereId })).toMatchObject({
    code: 'elsewhere_ended',
  });
  await browser.call(socialLoginDeletePending, {});
  expect(await register(browser, { elsewhereId })).toMatchObject({ code: 'elsewhere_ended' });
  await restoreSession(server, browser, { provider: 'google', who: person.subject });
  clock.advance(30 * 60_000);
  expect(await browser.call(socialLoginGetPending, {})).toMatchObject({ value: { pending: null } });
});

test('a factor is still required after a social login, and a closed account stays closed', async () => {
  const person = somebody();
  const member = await signUp(server);
  await bind(member, 'google', person.subject);
  await addAuthenticator(server, member);
  const browser = openBrowser(server);
  const asked = await restoreSession(server, browser, { provider: 'google', who: person.subject });
  expect(asked).toMatchObject({
    value: {
      outcome: 'entered',
      entered: { entered: false, secondProof: { reason: 'factor' } },
    },
  });
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  await changeMember(server, member.memberId, { closedAt: clock.now() });
  expect(
    await restoreSession(server, openBrowser(server), { provider: 'google', who: person.subject }),
  ).toMatchObject({ code: 'account_closed' });
});

test('with registration closed, a visitor with an unlinked identity is told so', async () => {
  const { ctx } = server;
  const open = (registrationOpen: boolean) => setSettings(ctx, { registrationOpen }, 'system');
  await open(false);
  const who = somebody().subject;
  const reply = await restoreSession(server, openBrowser(server), { provider: 'google', who });
  expect(reply).toMatchObject({ code: 'registration_closed' });
  await open(true);
});

test.each<[string, number, string, string]>([
  ['its own trouble', 500, '{}', 'elsewhere_unavailable'],
  ['no JSON', 200, '<html>', 'elsewhere_unavailable'],
  ['nothing of what is expected', 200, '{"data":[]}', 'elsewhere_invalid'],
  [
    'too many calls',
    400,
    '{"error":{"message":"(#4) Application request limit reached","type":"OAuthException","code":4,"fbtrace_id":"A"}}',
    'elsewhere_unavailable',
  ],
  [
    'an expired token',
    400,
    '{"error":{"message":"Error validating access token","type":"OAuthException","code":190,"fbtrace_id":"A"}}',
    'elsewhere_invalid',
  ],
])('Facebook answers with %s', async (_, status, body, code) => {
  const browser = openBrowser(server);
  const address = await readLead(browser, 'facebook');
  const search = await answerAt(address, somebody().subject, server.config.origins.site);
  server.facebook.fail({ status, body });
  const reply = await browser.call(socialLoginFinish, { body: { provider: 'facebook', search } });
  expect(reply).toMatchObject({ code });
});

test('a code from another visitor’s redirect logs no one in', async () => {
  const { site } = server.config.origins;
  for (const provider of both) {
    const [thief, victim] = [openBrowser(server), openBrowser(server)];
    const stolen = new URLSearchParams(
      await answerAt(await readLead(victim, provider), somebody().subject, site),
    );
    const own = new URLSearchParams(
      await answerAt(await readLead(thief, provider), somebody().subject, site),
    );
    own.set('code', stolen.get('code') ?? '');
    const body = { provider, search: own.toString() };
    expect(await thief.call(socialLoginFinish, { body })).toMatchObject({
      code: 'elsewhere_invalid',
    });
  }
});

test('the site lists the providers that are set up, and no secrets', async () => {
  const reply = await openBrowser(server).call(siteGetWhitelabel, {});
  expect(reply).toMatchObject({ value: { elsewhere: ['google', 'facebook'] } });
  const text = JSON.stringify(reply);
  const { google, facebook } = server.config.outside;
  expect(text).not.toContain(google?.clientSecret);
  expect(text).not.toContain(facebook?.appSecret);
});
