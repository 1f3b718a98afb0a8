// Goal: a remembered browser logs its own member in again, and no one else can use it. Method:
// tokens are used once, twice, at once, late and by others, on the real database, with the clock
// set.
import { expect, test } from 'vitest';
import {
  memberChangePassword,
  sessionEnd,
  sessionList,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet, sessionLogout, sessionRestore } from '@khelaghor/client/routes/first.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const cookie = '__Host-remember';
const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));

const server = await withServer({ clock });

/** Creates a member whose browser remembers them and was closed since. */
async function remembered(): Promise<{ member: TestMember; browser: TestBrowser }> {
  const member = await signUp(server);
  const { browser } = await logIn(server, { ...member, rememberMe: true });
  close(browser);
  return { member, browser };
}

/** Closing a browser drops its session cookie, and keeps cookies with a lifetime. */
const close = ({ cookies }: TestBrowser): boolean => cookies.delete('__Host-session');

const restoreSession = (browser: TestBrowser) => browser.call(sessionRestore, {});
const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

/** Returns another browser with the same cookies. */
function getCopy({ cookies }: TestBrowser): TestBrowser {
  const copy = openBrowser(server);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const eventsOf = async (memberId: string, kind: string): Promise<number> => {
  const rows = await server.ctx.db
    .selectFrom('eventLog')
    .select('id')
    .where('subject', '=', `member:${memberId}`)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
};

/** The cookies that grant access; `__Host-place` only marks a known device. */
const openingCookies = ({ cookies }: TestBrowser): string[] =>
  [...cookies.keys()].filter((name) => name.startsWith('__Host') && name !== '__Host-place');

test('logs in again, with a new token each time', async () => {
  const { member, browser } = await remembered();
  const tokens = [browser.cookies.get(cookie)];
  for (let time = 0; time < 3; time += 1) {
    expect(await restoreSession(browser)).toMatchObject({ success: true });
    const info = await browser.call(memberGet, {});
    expect(info).toMatchObject({ success: true, value: { account: member.account } });
    tokens.push(browser.cookies.get(cookie));
    close(browser);
    clock.advance(20 * hourMs);
  }
  expect(new Set(tokens).size).toBe(4);
  expect(await eventsOf(member.memberId, 'member.logged_in_again')).toBe(3);
});

test('remembers no browser without being asked to', async () => {
  const member = await signUp(server);
  const { browser } = await logIn(server, member);
  expect(openingCookies(browser)).toEqual(['__Host-session']);
  close(browser);
  expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });
});

test('a page can read who was here last, and no secret', async () => {
  const member = await signUp(server);
  const browser = openBrowser(server);
  const seen: string[] = [];
  const send = browser.send.bind(browser);
  const watched: TestBrowser = { ...browser, send };
  await logIn(server, { ...member, rememberMe: true }, watched);
  for (const [name, value] of browser.cookies) {
    if (!name.startsWith('__Host-')) seen.push(`${name}=${decodeURIComponent(value)}`);
    expect(decodeURIComponent(value)).not.toContain(member.password);
  }
  expect(seen.toSorted()).toEqual([`loginRemember=1`, `loginUsername=${member.account}`]);
});

test('logging in without remember-me revokes the previous member’s token', async () => {
  const { member, browser } = await remembered();
  const token = browser.cookies.get(cookie) ?? '';
  await logIn(server, member, browser);
  expect(openingCookies(browser)).toEqual(['__Host-session']);
  const thief = openBrowser(server);
  thief.cookies.set(cookie, token);
  expect(await restoreSession(thief)).toMatchObject({ code: 'not_logged_in' });
});

test('ten concurrent tabs count as one browser', async () => {
  const { member, browser } = await remembered();
  const tabs = Array.from({ length: 10 }, () => getCopy(browser));
  const replies = await Promise.all(tabs.map(restoreSession));
  expect(replies.every(({ success }) => success)).toBe(true);
  const sessions = new Set(tabs.map(({ cookies }) => cookies.get('__Host-session')));
  const tokens = new Set(tabs.map(({ cookies }) => cookies.get(cookie)));
  expect([sessions.size, tokens.size]).toEqual([1, 1]);
  for (const tab of tabs) expect(await isIn(tab)).toBe(true);
  expect(await eventsOf(member.memberId, 'member.token_reused')).toBe(0);
  expect(await eventsOf(member.memberId, 'member.logged_in_again')).toBe(1);
});

test('a spent token used later ends the browser’s sessions and notifies the owner', async () => {
  const { member, browser } = await remembered();
  const email = `${member.account}@example.com`;
  await changeMember(server, member.memberId, { email });
  const thief = getCopy(browser);
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  expect(await isIn(browser)).toBe(true);
  clock.advance(11_000);
  expect(await restoreSession(thief)).toMatchObject({ code: 'not_logged_in' });
  expect(thief.cookies.has(cookie)).toBe(false);
  expect(await isIn(browser)).toBe(false);
  expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });
  // Sessions in other browsers stay open.
  expect(await isIn(member.browser)).toBe(true);
  expect(await eventsOf(member.memberId, 'member.token_reused')).toBe(1);
  expect((await readMessagesTo(server, email))[0]).toContain(member.account);
});

test('a browser whose answer was lost asks again, and the lost one opens nothing', async () => {
  const { member, browser } = await remembered();
  const lost = getCopy(browser);
  expect(await restoreSession(lost)).toMatchObject({ success: true });
  clock.advance(40_000);
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  expect(await isIn(browser)).toBe(true);
  expect(await eventsOf(member.memberId, 'member.token_reused')).toBe(0);
  expect(await isIn(lost)).toBe(false);
  clock.advance(11_000);
  // Who has the lost answer after all took it from the line.
  close(lost);
  expect(await restoreSession(lost)).toMatchObject({ code: 'not_logged_in' });
  expect(await eventsOf(member.memberId, 'member.token_reused')).toBe(1);
  expect(await isIn(browser)).toBe(false);
});

test.each([
  ['its successor was used', 40_000, isIn],
  ['five minutes are over', 5 * minuteMs, null],
])('a spent token is stolen once %s', async (_, laterMs, use) => {
  const { member, browser } = await remembered();
  const old = getCopy(browser);
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  await use?.(browser);
  clock.advance(laterMs);
  expect(await restoreSession(old)).toMatchObject({ code: 'not_logged_in' });
  expect(await eventsOf(member.memberId, 'member.token_reused')).toBe(1);
});

test('a spent token from another program ends the sessions even at once', async () => {
  const { browser } = await remembered();
  const thief = getCopy(browser);
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  const response = await thief.send('/wps/session/remembered', {
    method: 'POST',
    headers: { 'x-khelaghor': '1', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(response.status).toBe(401);
  expect(await isIn(browser)).toBe(false);
});

test('a token expires after a day', async () => {
  const { browser } = await remembered();
  clock.advance(24 * hourMs);
  expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });
});

test('the password is required after thirty days, however often the browser was used', async () => {
  const { browser } = await remembered();
  const came: boolean[] = [];
  for (let day = 0; day < 33; day += 1) {
    clock.advance(23 * hourMs);
    came.push((await restoreSession(browser)).success);
    close(browser);
  }
  expect(came.indexOf(false)).toBe(31);
  expect(came.slice(31)).toEqual([false, false]);
});

test('a clock change of an hour ends no login', async () => {
  const { browser } = await remembered();
  clock.set(new Date(clock.now().getTime() - hourMs));
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  const spent = getCopy(browser);
  close(browser);
  clock.advance(hourMs);
  expect(await restoreSession(browser)).toMatchObject({ success: true });
  // The token was spent in what is now the future: no repeat at once.
  clock.set(new Date(clock.now().getTime() - hourMs));
  expect(await restoreSession(spent)).toMatchObject({ code: 'not_logged_in' });
  expect(await isIn(browser)).toBe(false);
  clock.advance(hourMs);
});

test('logging out revokes the token', async () => {
  const { browser } = await remembered();
  await restoreSession(browser);
  const thief = getCopy(browser);
  await browser.call(sessionLogout, {});
  expect(openingCookies(browser)).toEqual([]);
  close(thief);
  expect(await restoreSession(thief)).toMatchObject({ code: 'not_logged_in' });
});

test('an idle browser is listed while it is remembered, and can be ended from another one', async () => {
  const { member, browser } = await remembered();
  clock.advance(31 * minuteMs);
  const { browser: phone } = await logIn(server, member);
  const listed = await phone.callOrFail(sessionList, {});
  const there = listed.sessions.filter(({ isOpen, isThis }) => isOpen && !isThis);
  expect(there).toHaveLength(1);
  const params = { sessionId: there[0]?.sessionId ?? '' };
  expect(await phone.call(sessionEnd, { params })).toMatchObject({ success: true });
  expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });
});

test('a new password and a closed account revoke every token', async () => {
  const { member, browser } = await remembered();
  const next = 'a quiet boat at dusk';
  const body = { oldPassword: member.password, newPassword: next, confirmNewPassword: next };
  const changed = await member.browser.call(memberChangePassword, { body });
  expect(changed).toMatchObject({ success: true });
  expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });

  const other = await remembered();
  await changeMember(server, other.member.memberId, { closedAt: clock.now() });
  expect(await restoreSession(other.browser)).toMatchObject({ code: 'not_logged_in' });
});

test('refuses tokens that were never issued', async () => {
  for (const token of ['', 'x', 'x'.repeat(40), "' or 1=1 --", 'x'.repeat(5_000)]) {
    const browser = openBrowser(server);
    browser.cookies.set(cookie, encodeURIComponent(token));
    expect(await restoreSession(browser)).toMatchObject({ code: 'not_logged_in' });
  }
});

test('the database contains neither a token nor a password', async () => {
  const { member, browser } = await remembered();
  await restoreSession(browser);
  const { rows } = await server.ctx.pool.query(
    `select t::text as row from remember_me_token t union all select b::text from remember_me_browser b
     union all select s::text from member_session s union all select e::text from event_log e`,
  );
  const text = (rows as { row: string }[]).map(({ row }) => row).join('\n');
  for (const name of [cookie, '__Host-session'])
    expect(text).not.toContain(browser.cookies.get(name));
  expect(text).not.toContain(member.password);
});
