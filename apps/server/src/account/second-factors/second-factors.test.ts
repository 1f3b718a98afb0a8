// Goal: a member with a factor logs in only with it, in the browser that entered the password,
// once. Method: the site's calls, with an app whose codes are made from its secret.
import { expect, test } from 'vitest';
import {
  factorsList,
  memberChangePassword,
  secondFactorVerify,
  secondFactorSendCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addAuthenticator, readRequestedProof } from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { computeCodeAt } from '../../lib/auth/otp.ts';

const server = await withServer({
  logLevel: 'silent',
});

const step = () => server.clock.advance(30_000);
const proveWith = (
  browser: TestBrowser,
  challengeId: string,
  code: string,
  way = 'authenticator',
) =>
  browser.call(secondFactorVerify, {
    body: { challengeId, proof: { way: way as 'authenticator' | 'recovery', code } },
  });
const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

/** Creates a member with an app, whose current code is unused. */
async function withApp() {
  const member = await signUp(server);
  const made = await addAuthenticator(server, member);
  step();
  const codeOf = (afterMs = 0) =>
    computeCodeAt(made.secret, new Date(server.clock.now().getTime() + afterMs));
  const wrongCode = () => String((Number(codeOf()) + 1) % 1_000_000).padStart(6, '0');
  return { ...member, ...made, codeOf, wrongCode };
}

test('requires the code after the password, also in Bengali digits and with a space', async () => {
  const member = await withApp();
  const { browser, asked } = await readRequestedProof(server, member, member.browser);
  expect(asked).toMatchObject({ reason: 'factor', ways: ['authenticator', 'recovery'] });
  expect(asked).toMatchObject({ mobileMasked: null, emailMasked: null });
  const other = await readRequestedProof(server, member);
  expect(await isIn(other.browser)).toBe(false);
  const typed = member
    .codeOf()
    .replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
  const reply = await proveWith(
    other.browser,
    other.asked.challengeId,
    ` ${typed.slice(0, 3)} ${typed.slice(3)}`,
  );
  expect(reply).toMatchObject({ success: true, value: { entered: true } });
  expect(await isIn(other.browser)).toBe(true);
  expect(other.browser.cookies.has('__Host-proof')).toBe(false);
  // The other pending login can use neither this step again nor the one before it.
  const again = await proveWith(browser, asked.challengeId, member.codeOf());
  expect(again).toMatchObject({ code: 'second_proof_wrong' });
  expect(again).toHaveProperty('fields.code');
  const older = await proveWith(browser, asked.challengeId, member.codeOf(-30_000));
  expect(older).toMatchObject({ code: 'second_proof_wrong' });
});

test('accepts a code one step early or late, and refuses one two steps away', async () => {
  const member = await withApp();
  step();
  step();
  const { browser, asked } = await readRequestedProof(server, member);
  for (const offset of [-60_000, 60_000]) {
    const reply = await proveWith(browser, asked.challengeId, member.codeOf(offset));
    expect(reply).toMatchObject({ code: 'second_proof_wrong' });
  }
  const reply = await proveWith(browser, asked.challengeId, member.codeOf(-30_000));
  expect(reply).toMatchObject({ success: true });
});

test('a recovery code is valid once, however it is typed', async () => {
  const member = await withApp();
  expect(member.recoveryCodes).toHaveLength(10);
  const [code = '', next = ''] = member.recoveryCodes;
  const first = await readRequestedProof(server, member);
  const typed = ` ${code.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `;
  const reply = await proveWith(first.browser, first.asked.challengeId, typed, 'recovery');
  expect(reply).toMatchObject({ success: true });
  const second = await readRequestedProof(server, member);
  const again = await proveWith(second.browser, second.asked.challengeId, code, 'recovery');
  expect(again).toMatchObject({ code: 'second_proof_wrong' });
  expect(await proveWith(second.browser, second.asked.challengeId, next, 'recovery')).toMatchObject(
    { success: true },
  );
  expect(await second.browser.call(factorsList, {})).toMatchObject({
    value: { recoveryCodesLeft: 8 },
  });
  const thief = await withApp();
  const third = await readRequestedProof(server, thief);
  const stolen = member.recoveryCodes[5] ?? '';
  expect(await proveWith(third.browser, third.asked.challengeId, stolen, 'recovery')).toMatchObject(
    { code: 'second_proof_wrong' },
  );
});

test('another browser cannot continue a login, whatever it knows of it', async () => {
  const member = await withApp();
  const { asked } = await readRequestedProof(server, member);
  const bare = openBrowser(server);
  const code = member.codeOf();
  expect(await proveWith(bare, asked.challengeId, code)).toMatchObject({
    code: 'second_proof_ended',
  });
  const other = await readRequestedProof(server, await withApp());
  expect(await proveWith(other.browser, asked.challengeId, code)).toMatchObject({
    code: 'second_proof_ended',
  });
});

test('a proof without the form of a code is no try; a copied code with marks is right', async () => {
  const member = await withApp();
  const { browser, asked } = await readRequestedProof(server, member);
  for (const typed of ['12345', 'abcdef', '1234567', '\u200b', '12.3456', '...', 'x'])
    expect(await proveWith(browser, asked.challengeId, typed)).toMatchObject({
      code: 'second_proof_wrong',
      fields: { code: expect.any(String) as string },
    });
  const copied = `\u2066${member.codeOf().replace(/^\d{3}/u, '$& ')}\u2069`;
  expect(await proveWith(browser, asked.challengeId, copied)).toMatchObject({ success: true });
});

test('a login ends after five wrong tries, or after ten minutes', async () => {
  const member = await withApp();
  const { browser, asked } = await readRequestedProof(server, member);
  for (let time = 0; time < 4; time += 1)
    expect(await proveWith(browser, asked.challengeId, member.wrongCode())).toMatchObject({
      code: 'second_proof_wrong',
    });
  for (const code of [member.wrongCode(), member.codeOf()])
    expect(await proveWith(browser, asked.challengeId, code)).toMatchObject({
      code: 'second_proof_ended',
    });
  const late = await readRequestedProof(server, member);
  server.clock.advance(10 * 60_000);
  expect(await proveWith(late.browser, late.asked.challengeId, member.codeOf())).toMatchObject({
    code: 'second_proof_ended',
  });
});

test('after twenty wrong tries over all logins, a member’s proofs are refused for an hour', async () => {
  const member = await withApp();
  for (let login = 0; login < 4; login += 1) {
    const { browser, asked } = await readRequestedProof(server, member);
    for (let time = 0; time < 5; time += 1)
      await proveWith(browser, asked.challengeId, member.wrongCode());
  }
  const { browser, asked } = await readRequestedProof(server, member);
  expect(await proveWith(browser, asked.challengeId, member.codeOf())).toMatchObject({
    code: 'too_many_requests',
  });
  server.clock.advance(61 * 60_000);
  const later = await readRequestedProof(server, member);
  expect(await proveWith(later.browser, later.asked.challengeId, member.codeOf())).toMatchObject({
    success: true,
  });
});

test('of twenty concurrent right proofs, one opens a session', async () => {
  const member = await withApp();
  const { browser, asked } = await readRequestedProof(server, member);
  const code = member.codeOf();
  const cookies = new Map(browser.cookies);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => {
      const same = openBrowser(server);
      for (const [name, value] of cookies) same.cookies.set(name, value);
      return proveWith(same, asked.challengeId, code);
    }),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const { sessions } = await server.ctx.db
    .selectFrom('memberSession')
    .select((eb) => eb.fn.countAll<bigint>().as('sessions'))
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow();
  // The session of the registration, and this one.
  expect(sessions).toBe(2n);
});

test('a new password ends a pending login', async () => {
  const member = await withApp();
  const { browser, asked } = await readRequestedProof(server, member);
  const newPassword = 'a boat without a lamp';
  const body = { oldPassword: member.password, newPassword, confirmNewPassword: newPassword };
  expect(await member.browser.call(memberChangePassword, { body })).toMatchObject({
    success: true,
  });
  expect(await proveWith(browser, asked.challengeId, member.codeOf())).toMatchObject({
    code: 'second_proof_ended',
  });
});

test('no e-mail or name replaces a factor, and a wrong password does not reveal it', async () => {
  const member = await withApp();
  const email = `${member.account}@example.com`;
  await changeMember(server, member.memberId, { email, payeeName: 'Rafiq' });
  const { browser, asked } = await readRequestedProof(server, member);
  const { challengeId } = asked;
  const sent = await browser.call(secondFactorSendCode, {
    body: { challengeId, way: 'mail', language: 'en' },
  });
  expect(sent).toMatchObject({ code: 'second_proof_ended' });
  expect(await readMessagesTo(server, email)).toEqual([]);
  const payee = { way: 'payee', payeeName: 'Rafiq' } as const;
  const reply = await browser.call(secondFactorVerify, { body: { challengeId, proof: payee } });
  expect(reply).toMatchObject({ code: 'second_proof_wrong' });
  const plain = await signUp(server);
  const wrongs = [member, plain].map(({ account }) =>
    logIn(server, { account, password: 'not this horse' }),
  );
  const [one, other] = await Promise.all(wrongs);
  expect(one?.reply).toEqual(other?.reply);
  expect([...(one?.browser.cookies.keys() ?? [])]).toEqual([
    ...(other?.browser.cookies.keys() ?? []),
  ]);
});

test('stores no secret and no recovery code in readable form', async () => {
  const member = await withApp();
  const { rows } = await server.ctx.pool.query(
    `select a::text as row from member_authenticator a union all
     select r::text from recovery_code r union all select e::text from event_log e`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { row } of rows as { row: string }[]) {
    expect(row).not.toContain(member.secret);
    for (const code of member.recoveryCodes) expect(row).not.toContain(code.replace('-', ''));
  }
});
