import { expect, test } from 'vitest';
import { sessionLogin } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet, sessionLogout } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn as logInAt } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const member = await signUp(server);

const logIn = (account: string, password: string, captcha?: string) =>
  logInAt(server, { account, password, ...(captcha !== undefined && { captcha }) });

test('registration logs in, whatever the case of the username', async () => {
  const info = await member.browser.call(memberGet, {});
  expect(info).toMatchObject({ success: true, value: { nickname: member.account, type: 0 } });
  const again = await logIn(member.account.toUpperCase(), member.password);
  expect(again.reply).toMatchObject({ success: true, value: { firstTimeLogin: false } });
});

test('the token in the reply is useless without the cookie', async () => {
  const { reply } = await logIn(member.account, member.password);
  if (!reply.success || !reply.value.entered) throw new Error('nobody was let in');
  const thief = openBrowser(server);
  thief.cookies.set('__Host-session', reply.value.token);
  expect(await thief.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
});

test('a wrong password and an unknown username get the same answer, then both need a captcha', async () => {
  const other = await signUp(server);
  for (const name of [other.account, `nobody${other.account}`]) {
    const first = await logIn(name, 'wrong horse');
    expect(first.reply).toMatchObject({ code: 'credentials_wrong', captcha: true });
    const second = await logIn(name, 'wrong horse');
    expect(second.reply).toMatchObject({ code: 'captcha_required', captcha: true });
    const third = await logIn(name, 'wrong horse', 'XXXXX');
    expect(third.reply).toMatchObject({ code: 'captcha_wrong', captcha: true });
  }
});

test('a solved human check is accepted once', async () => {
  const browser = openBrowser(server);
  const humanProof = await solveHumanCheck(browser, 'login');
  const body = {
    type: 'username' as const,
    username: member.account,
    password: member.password,
    humanProof,
  };
  expect(await browser.call(sessionLogin, { body })).toMatchObject({ success: true });
  const again = await browser.call(sessionLogin, { body });
  expect(again).toMatchObject({ code: 'human_check_failed' });
});

test('logging out ends the session on the server', async () => {
  const { browser } = await logIn(member.account, member.password);
  const stolen = openBrowser(server);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  expect(await browser.call(sessionLogout, {})).toMatchObject({ success: true });
  expect(browser.cookies.has('__Host-session')).toBe(false);
  expect(await stolen.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
});

test('logging out leaves the code of the site in the cache, which holds nothing else', async () => {
  const { browser } = await logIn(member.account, member.password);
  const headers = { 'x-khelaghor': '1' };
  const info = await browser.send('/wps/member/info', { headers });
  expect([info.status, info.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const left = await browser.send('/wps/session/logout', { method: 'DELETE', headers });
  expect(left.status).toBe(200);
  expect(left.headers.get('cache-control')).toBe('no-store');
  expect(left.headers.get('clear-site-data')).toBeNull();
});

test('a session ends after 30 idle minutes, and after twelve hours', async () => {
  const idle = await logIn(member.account, member.password);
  server.clock.advance(31 * 60_000);
  expect(await idle.browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });

  const busy = await logIn(member.account, member.password);
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    server.clock.advance(20 * 60_000);
    expect(await busy.browser.call(memberGet, {})).toMatchObject({ success: true });
  }
  server.clock.advance(21 * 60_000);
  expect(await busy.browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
});

test('an agent’s session ends after 15 idle minutes', async () => {
  const { memberId, account, password } = await signUp(server);
  await changeMember(server, memberId, { type: 41 });
  const { browser } = await logIn(account, password);
  server.clock.advance(14 * 60_000);
  expect(await browser.call(memberGet, {})).toMatchObject({ success: true });
  server.clock.advance(15 * 60_000);
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
});

test('the password is in no row and no log line', async () => {
  const rows = await server.ctx.pool.query(
    `select m::text as row from member m union all select s::text from member_session s
     union all select e::text from event_log e`,
  );
  expect(rows.rows.length).toBeGreaterThan(3);
  for (const { row } of rows.rows as { row: string }[]) expect(row).not.toContain(member.password);
});
