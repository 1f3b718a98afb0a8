// Goal: the owner of the mailbox sets a new password once, and a caller cannot find out which
// accounts exist. Method: the site's calls, with e-mails read from the outbox.
import { expect, test } from 'vitest';
import {
  passwordResetRequestByEmail,
  passwordResetResetWithToken,
  registrationRegister,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { solveHumanCheck, fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { linkTokenSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { readSettings, setSettings } from '../../site/settings/index.ts';

const server = await withServer({ logLevel: 'silent' });

const password = 'a lamp in the window';
const newPassword = 'two lamps in the window';
let made = 0;

async function memberWithMail() {
  made += 1;
  const account = `letter${made}`;
  const email = `Reader${made}@example.com`;
  const browser = openBrowser(server);
  await browser.callOrFail(registrationRegister, {
    body: {
      username: account,
      password,
      confirmPassword: password,
      email,
      registerMethod: 'username',
      ...(await fillRegistration(server.ctx, browser)),
    },
  });
  return { account, email, browser };
}

const readFingerprint = async (username: string) => {
  const query = server.ctx.db.selectFrom('member').select('passwordFingerprint');
  return (await query.where('username', '=', username).executeTakeFirstOrThrow())
    .passwordFingerprint;
};

async function ask(username: string, email: string) {
  const browser = openBrowser(server);
  const humanProof = await solveHumanCheck(browser, 'recovery');
  return browser.call(passwordResetRequestByEmail, {
    body: { username, email, language: 'en', humanProof },
  });
}

const set = (linkToken: string, over: object = {}) =>
  openBrowser(server).call(passwordResetResetWithToken, {
    body: { linkToken, newPassword, confirmNewPassword: newPassword, ...over },
  });

test('the e-mailed link sets a new password once and ends every session', async () => {
  const { account, email, browser } = await memberWithMail();
  const asked = await ask(` ${account.toUpperCase()} `, email.toLowerCase());
  expect(asked).toEqual({ success: true, value: { holdsMinutes: 30 } });
  const [letter] = await readMessagesTo(server, email);
  expect(letter).toContain(account);
  expect(letter).toContain(`${server.config.origins.site}/?open=newPassword#`);
  const token = await linkTokenSentTo(server, email);
  const fingerprint = await readFingerprint(account);
  const weak = await set(token, { newPassword: 'short', confirmNewPassword: 'short' });
  expect(weak).toHaveProperty('fields.newPassword');
  const both = await Promise.all([set(token), set(token)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await readFingerprint(account)).not.toBe(fingerprint);
  expect(await set(token)).toMatchObject({ code: 'link_expired' });
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  expect((await logIn(server, { account, password: newPassword })).reply.success).toBe(true);
  const [told] = await readMessagesTo(server, email);
  expect(told).toContain('was changed');
});

test('a link expires after half an hour, and using a newer link invalidates it', async () => {
  const { account, email } = await memberWithMail();
  await ask(account, email);
  const first = await linkTokenSentTo(server, email);
  await ask(account, email);
  const second = await linkTokenSentTo(server, email);
  expect(await set(second)).toMatchObject({ success: true });
  expect(await set(first)).toMatchObject({ code: 'link_expired' });
  server.clock.advance(61 * 60_000);
  await ask(account, email);
  const third = await linkTokenSentTo(server, email);
  server.clock.advance(30 * 60_000);
  expect(await set(third)).toMatchObject({ code: 'link_expired' });
  expect(await set('made up')).toMatchObject({ code: 'link_expired' });
});

test('a wrong address, an unknown username and a right pair get the same answer', async () => {
  const { account, email } = await memberWithMail();
  const answers = [
    await ask(account, email),
    await ask(account, 'somebody.else@example.com'),
    await ask('nobody4711', email),
  ];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await readMessagesTo(server, email)).toHaveLength(1);
  expect(await readMessagesTo(server, 'somebody.else@example.com')).toEqual([]);
});

test('after three e-mails an hour, further requests get the same answer and no e-mail', async () => {
  const { account, email } = await memberWithMail();
  for (let time = 0; time < 5; time += 1)
    expect(await ask(account, email)).toMatchObject({ success: true });
  expect(await readMessagesTo(server, email)).toHaveLength(3);
});

test.each([
  ['field_required', 'username', ' ', 'x@example.com'],
  ['field_required', 'email', 'somebody', ''],
  ['field_pattern', 'email', 'somebody', 'no address'],
  ['field_pattern', 'username', "' or 1=1 --", 'x@example.com'],
  ['field_too_short', 'username', 'abc', 'x@example.com'],
  ['field_too_long', 'username', 'a'.repeat(17), 'x@example.com'],
  ['field_too_long', 'email', 'somebody', `${'x'.repeat(120)}@example.com`],
])('refuses %s under field %s', async (code, field, username, email) => {
  const reply = await ask(username, email);
  expect(reply).toMatchObject({ code });
  expect(reply).toHaveProperty(['fields', field]);
});

test('takes a form as it takes JSON; another call still refuses forms', async () => {
  const { account, email } = await memberWithMail();
  const post = async (path: string, fields: Record<string, string>) => {
    const reply = await fetch(`${server.config.origins.site}${path}`, {
      method: 'POST',
      headers: { 'x-khelaghor': '1', language: 'en' },
      body: new URLSearchParams(fields),
    });
    return { status: reply.status, answer: await reply.json() };
  };
  const path = '/wps/member/password/email';
  const humanProof = await solveHumanCheck(openBrowser(server), 'recovery');
  expect(await post(path, { username: account, email, humanProof })).toMatchObject({
    answer: { success: true, value: { holdsMinutes: 30 } },
  });
  expect(await readMessagesTo(server, email)).toHaveLength(1);
  expect(await post(path, { username: account, humanProof })).toMatchObject({
    status: 400,
    answer: { code: 'malformed', fields: { email: expect.any(String) as string } },
  });
  expect(await post('/wps/member/password/reset', { linkToken: 'made up' })).toMatchObject({
    status: 415,
    answer: { code: 'unsupported_media' },
  });
});

test('a settings change of the rule of e-mail addresses holds here too', async () => {
  const { registrationFields: before } = await readSettings(server.ctx);
  const registrationFields = before.map((field) =>
    field.name === 'email' ? { ...field, maxLength: 20 } : field,
  );
  await setSettings(server.ctx, { registrationFields }, 'system');
  expect(await ask('somebody', 'a.long.name@example.com')).toMatchObject({
    code: 'field_too_long',
  });
  await setSettings(server.ctx, { registrationFields: before }, 'system');
});
