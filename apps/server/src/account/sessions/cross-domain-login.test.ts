// Goal: a code carries a login to another address of the site, once, within a minute, there alone,
// and never without the member's confirmation when another site may have led them there.
import { expect, test } from 'vitest';
import {
  sessionCreateHandoffCode,
  sessionRedeemHandoffCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { redeemHandoffCode } from '@khelaghor/contract/account/sessions.ts';
import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

let other = '';

const server = await withServer();
other = `http://127.0.0.1:${server.config.ports.site}`;
const { ctx } = server;
const domains = [other, 'https://third.example'];
await setSettings(ctx, { domains }, 'system');

async function codeFor(browser: TestBrowser, domainName: string, route = '/'): Promise<string> {
  return (await browser.callOrFail(sessionCreateHandoffCode, { body: { domainName, route } })).code;
}

type Taking = Partial<BodyOf<typeof redeemHandoffCode>> & { code: string };

/** Redeems a code as a page at the other address does. */
function take(browser: TestBrowser, taking: Taking, at = other) {
  const body = { route: '/', openedFrom: server.config.origins.site, confirmed: false, ...taking };
  const headers = { 'content-type': 'application/json', 'x-khelaghor': '1', origin: at };
  return browser
    .send(`${other}${sessionRedeemHandoffCode.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    .then(async (response) => (await response.json()) as { code?: string; value?: object });
}

const accountAt = async (browser: TestBrowser): Promise<string | null> => {
  const info = await browser.call(memberGet, {});
  return info.success ? info.value.account : null;
};

const refused = { success: false, code: 'hand_over_invalid' };

test('a code logs in a page that our own page opened, once', async () => {
  const member = await signUp(server);
  const there = openBrowser(server);
  const code = await codeFor(member.browser, other);
  expect(code.length).toBeGreaterThanOrEqual(43);
  expect(await take(there, { code })).toMatchObject({ value: { state: 'entered' } });
  expect(await accountAt(there)).toBe(member.account);
  expect(await take(openBrowser(server), { code })).toMatchObject(refused);
  const rows = await server.ctx.pool.query('select h::text as row from cross_domain_login_code h');
  expect(JSON.stringify(rows.rows)).not.toContain(code);
});

test('of ten concurrent uses of a code, one logs in', async () => {
  const member = await signUp(server);
  const code = await codeFor(member.browser, other);
  const taken = await Promise.all(
    Array.from({ length: 10 }, () => take(openBrowser(server), { code })),
  );
  expect(taken.filter(({ value }) => value !== undefined)).toHaveLength(1);
});

test('a link from another site logs in only after the member confirms it', async () => {
  const [attacker, victim] = [await signUp(server), await signUp(server)];
  for (const openedFrom of ['', 'https://evil.example', `${other}.evil.example`]) {
    const code = await codeFor(attacker.browser, other);
    const there = openBrowser(server);
    const { account } = attacker;
    const name = `${account.slice(0, 2)}***${account.slice(-1)}`;
    const asked = await take(there, { code, openedFrom });
    expect(asked).toMatchObject({ value: { state: 'asks', name } });
    expect([...there.cookies]).toEqual([]);
    const entered = await take(there, { code, openedFrom, confirmed: true });
    expect(entered).toMatchObject({ value: { state: 'entered' } });
  }
  const code = await codeFor(attacker.browser, other);
  expect(await take(victim.browser, { code })).toMatchObject({ value: { state: 'asks' } });
  expect(await accountAt(victim.browser)).toBe(victim.account);
  await take(victim.browser, { code, confirmed: true });
  expect(await accountAt(victim.browser)).toBe(attacker.account);
});

test('a member who is logged in there already keeps that session', async () => {
  const member = await signUp(server);
  const { browser: there } = await logIn(server, member);
  const before = there.cookies.get('__Host-session');
  const code = await codeFor(member.browser, other);
  expect(await take(there, { code })).toMatchObject({ value: { state: 'entered' } });
  expect(there.cookies.get('__Host-session')).toBe(before);
});

test('a code is invalid when late, elsewhere, on another path, or after its session ended', async () => {
  const member = await signUp(server);
  const late = await codeFor(member.browser, other);
  server.clock.advance(60_000);
  expect(await take(openBrowser(server), { code: late })).toMatchObject(refused);
  const elsewhere = await codeFor(member.browser, 'https://third.example');
  expect(await take(openBrowser(server), { code: elsewhere })).toMatchObject(refused);
  const path = await codeFor(member.browser, other, '/lottery');
  expect(await take(openBrowser(server), { code: path })).toMatchObject(refused);
  expect(await take(openBrowser(server), { code: path, route: '/lottery' })).toMatchObject({
    value: { state: 'entered' },
  });
  const ended = await codeFor(member.browser, other);
  await server.ctx.db
    .updateTable('memberSession')
    .set({ endedAt: server.clock.now() })
    .where('memberId', '=', member.memberId)
    .execute();
  expect(await take(openBrowser(server), { code: ended })).toMatchObject(refused);
});

test('codes go to our own addresses only, and only pages there redeem them', async () => {
  const { browser } = await signUp(server);
  for (const domainName of ['https://evil.example', `${other}/`, 'javascript:alert(1)', '']) {
    const body = { domainName, route: '/' };
    expect(await browser.call(sessionCreateHandoffCode, { body })).toMatchObject({
      code: 'host_not_allowed',
    });
  }
  for (const route of ['//evil.example', 'https://evil.example', '/\\evil.example', '/?a=1', ''])
    expect(
      await browser.call(sessionCreateHandoffCode, { body: { domainName: other, route } }),
    ).toMatchObject({ code: 'malformed' });
  const code = await codeFor(browser, other);
  for (const origin of ['https://third.example', 'https://evil.example'])
    expect(await take(openBrowser(server), { code }, origin)).toMatchObject({
      code: 'origin_refused',
    });
});

test('refuses a browser secret sent as a code, and revokes it', async () => {
  const member = await signUp(server);
  const { browser } = await logIn(server, { ...member, rememberMe: true });
  const session = browser.cookies.get('__Host-session') ?? '';
  expect(await take(openBrowser(server), { code: session })).toMatchObject(refused);
  expect(await accountAt(browser)).toBeNull();
  expect(await accountAt(member.browser)).toBe(member.account);

  const { browser: next } = await logIn(server, { ...member, rememberMe: true });
  const token = next.cookies.get('__Host-remember') ?? '';
  expect(await take(openBrowser(server), { code: token })).toMatchObject(refused);
  expect(await accountAt(next)).toBeNull();
});
