// Goal: an operator gives a locked-out member a login, and no other login of theirs stays open.
import { expect, test } from 'vitest';
import { memberChangePassword } from '@khelaghor/client/routes/account.gen.ts';
import {
  membersAdminEndSessions,
  membersAdminList,
  membersAdminIssueTemporaryPassword,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  memberGet,
  sessionLogout,
  sessionRestore,
  walletGetBalance,
} from '@khelaghor/client/routes/first.gen.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const next = 'a quiet boat at dusk';
const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));

const { server, operator } = await withOperator({ clock });

const set = (patch: Partial<SiteSettings>) => setSettings(server.ctx, patch, 'system');

/** Renews the operator's session first: these tests move the clock by days. */
async function atDesk<T>(act: (browser: TestBrowser) => Promise<T>): Promise<T> {
  await server.ctx.db
    .updateTable('operatorSession')
    .set({ seenAt: clock.now(), expiresAt: new Date(clock.now().getTime() + hourMs) })
    .execute();
  return act(operator);
}

async function given(memberId: string): Promise<string> {
  const params = { id: memberId };
  const reply = await atDesk((at) => at.call(membersAdminIssueTemporaryPassword, { params }));
  if (!reply.success) throw new Error(reply.code);
  return reply.value.password;
}

const changeTo = (browser: TestBrowser, newPassword: string) =>
  browser.call(memberChangePassword, { body: { newPassword, confirmNewPassword: newPassword } });

test('a member is found by the whole account name only', async () => {
  const member = await signUp(server);
  const find = (account: string) =>
    atDesk((at) => at.call(membersAdminList, { query: { account } }));
  expect(await find(` ${member.account.toUpperCase()} `)).toMatchObject({
    success: true,
    value: { id: member.memberId, openSessions: 1, rememberedBrowsers: 0, temporaryUntil: null },
  });
  for (const name of [member.account.slice(0, -1), '%', `${member.account}%`])
    expect(await find(name)).toMatchObject({ code: 'member_unknown' });
  expect(await find('')).toMatchObject({ code: 'malformed' });
  expect(await member.browser.call(membersAdminList, { query: { account: 'a' } })).toMatchObject({
    success: false,
  });
});

test('a temporary password is good for one login, which can only set a new password', async () => {
  const member = await signUpWithEmail(server);
  const { browser: phone } = await logIn(server, { ...member, rememberMe: true });
  const password = await given(member.memberId);
  expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/u);
  // The old password and its sessions have ended.
  for (const browser of [member.browser, phone])
    expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  expect(await phone.call(sessionRestore, {})).toMatchObject({ code: 'not_logged_in' });
  expect((await logIn(server, member)).reply).toMatchObject({ code: 'credentials_wrong' });
  expect((await readMessagesTo(server, member.email))[0]).toContain(member.account);

  const other = await signUp(server);
  await server.ctx.db.deleteFrom('failedAttempt').where('subjectHash', 'is not', null).execute();
  const typed = { account: member.account, password, rememberMe: true };
  const { browser, reply } = await logIn(server, typed, member.browser);
  expect(reply).toMatchObject({ success: true, value: { mustChangePassword: true } });
  expect(browser.cookies.has('__Host-remember')).toBe(false);
  for (const refused of [
    await browser.call(memberGet, {}),
    await browser.call(walletGetBalance, {}),
  ])
    expect(refused).toMatchObject({ code: 'password_must_change' });
  expect((await logIn(server, typed)).reply).toMatchObject({ success: false });

  expect(await changeTo(browser, password)).toMatchObject({ code: 'password_same' });
  expect(await changeTo(browser, 'short')).toMatchObject({ code: 'field_too_short' });
  expect(await changeTo(other.browser, next)).toMatchObject({ code: 'field_required' });
  expect(await changeTo(browser, next)).toMatchObject({ success: true });
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  await server.ctx.db.deleteFrom('failedAttempt').execute();
  const fresh = await logIn(server, { account: member.account, password: next }, browser);
  expect(fresh.reply).toMatchObject({ success: true, value: { mustChangePassword: false } });
});

test('of two logins with one temporary password one succeeds, and can log out', async () => {
  const { account, memberId } = await signUp(server);
  const password = await given(memberId);
  const both = await Promise.all([
    logIn(server, { account, password }),
    logIn(server, { account, password }),
  ]);
  const inside = both.filter(({ reply }) => reply.success);
  expect(inside).toHaveLength(1);
  expect(await inside[0]?.browser.call(sessionLogout, {})).toMatchObject({ success: true });
});

test('a temporary password ends after a day', async () => {
  const { account, memberId } = await signUp(server);
  const password = await given(memberId);
  clock.advance(24 * hourMs);
  expect((await logIn(server, { account, password })).reply).toMatchObject({
    code: 'credentials_wrong',
  });
});

test('a password expires after the days in the settings; the change is forced only if they say so', async () => {
  const member = await signUp(server);
  await set({ passwordExpiryDays: 90 });
  clock.advance(90 * 24 * hourMs - 1_000);
  expect((await logIn(server, member)).reply).toMatchObject({
    value: { passwordExpired: false, mustChangePassword: false },
  });
  clock.advance(1_000);
  await set({ forcePasswordChange: false });
  expect((await logIn(server, member)).reply).toMatchObject({
    value: { passwordExpired: true, mustChangePassword: false },
  });
  await set({ forcePasswordChange: true });
  const { browser, reply } = await logIn(server, member);
  expect(reply).toMatchObject({ value: { passwordExpired: true, mustChangePassword: true } });
  expect(await changeTo(browser, next)).toMatchObject({ success: true });
  const fresh = await logIn(server, { account: member.account, password: next }, browser);
  expect(fresh.reply).toMatchObject({ value: { passwordExpired: false } });
  await set({ passwordExpiryDays: 0 });
});

test('an operator logs a member out everywhere', async () => {
  const member = await signUp(server);
  const { browser } = await logIn(server, { ...member, rememberMe: true });
  const params = { id: member.memberId };
  const reply = await atDesk((at) => at.call(membersAdminEndSessions, { params }));
  expect(reply).toMatchObject({ value: { openSessions: 0, rememberedBrowsers: 0 } });
  expect(await browser.call(sessionRestore, {})).toMatchObject({ code: 'not_logged_in' });
  const logged = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor'])
    .where('subject', '=', `member:${member.memberId}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(logged).toEqual({ kind: 'member.sessions_ended', actor: 'operator:shapla' });
});

test('refuses a temporary password for an unknown member and for a demo account', async () => {
  await openFreePlay(server, true);
  const trial = await startTrial(server);
  for (const id of [trial.memberId, '01936d00-0000-7000-8000-0000000000ff'])
    expect(
      await atDesk((at) => at.call(membersAdminIssueTemporaryPassword, { params: { id } })),
    ).toMatchObject({ code: 'member_unknown' });
});
