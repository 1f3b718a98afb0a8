import { expect, test } from 'vitest';
import { memberChangePassword } from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

const next = 'a quiet boat at dusk';

const bodyOf = (member: TestMember, over: Record<string, string> = {}) => ({
  oldPassword: member.password,
  newPassword: next,
  confirmNewPassword: over['newPassword'] ?? next,
  ...over,
});

test('a new password ends every session and replaces the old one', async () => {
  const member = await signUp(server);
  const { browser: phone } = await logIn(server, member);
  const reply = await member.browser.call(memberChangePassword, { body: bodyOf(member) });
  expect(reply).toMatchObject({ success: true });
  for (const browser of [member.browser, phone])
    expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  const fresh = await logIn(server, { account: member.account, password: next });
  expect(fresh.reply).toMatchObject({ success: true });
  const old = await logIn(server, member);
  expect(old.reply).toMatchObject({ success: false, code: 'credentials_wrong' });
});

test.each([
  ['field_required', 'oldPassword', { oldPassword: '' }],
  ['password_wrong', 'oldPassword', { oldPassword: 'another long river' }],
  ['field_too_short', 'newPassword', { newPassword: 'short' }],
  ['field_too_long', 'newPassword', { newPassword: 'x'.repeat(200) }],
  ['password_too_common', 'newPassword', { newPassword: 'bangladesh1' }],
  ['passwords_differ', 'confirmNewPassword', { confirmNewPassword: 'a loud boat at dusk' }],
])('refuses %s under field %s and keeps the password', async (code, field, over) => {
  const member = await signUp(server);
  const reply = await member.browser.call(memberChangePassword, { body: bodyOf(member, over) });
  expect(reply).toMatchObject({ success: false, code });
  expect(reply).toHaveProperty(['fields', field]);
  expect(await member.browser.call(memberGet, {})).toMatchObject({ success: true });
  expect((await logIn(server, member)).reply).toMatchObject({ success: true });
});

test('refuses the current password and the username as a new password', async () => {
  const member = await signUp(server);
  const same = bodyOf(member, { newPassword: member.password });
  expect(await member.browser.call(memberChangePassword, { body: same })).toMatchObject({
    code: 'password_same',
  });
  const named = bodyOf(member, { newPassword: member.account });
  const reply = await member.browser.call(memberChangePassword, { body: named });
  expect(reply).toMatchObject({ success: false });
  expect(reply).toHaveProperty(['fields', 'newPassword']);
});

test('of two concurrent changes, one succeeds', async () => {
  const member = await signUp(server);
  const { browser: phone } = await logIn(server, member);
  const changes = [
    { browser: member.browser, password: next },
    { browser: phone, password: 'a second boat at dusk' },
  ];
  const made = await Promise.all(
    changes.map(async ({ browser, password }) => {
      const body = bodyOf(member, { newPassword: password });
      return (await browser.call(memberChangePassword, { body })).success ? [password] : [];
    }),
  );
  const [password = '', ...others] = made.flat();
  expect(others).toEqual([]);
  const { reply } = await logIn(server, { account: member.account, password });
  expect(reply).toMatchObject({ success: true });
});
