// Goal: with a payment password set, every withdrawal requires it, and guessing is limited. Method:
// the site's calls, with the clock held.
import { expect, test } from 'vitest';
import { paymentPasswordSet, paymentPasswordGet } from '@khelaghor/client/routes/account.gen.ts';
import { withdrawalsCreate, withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { addWallet, readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';
import { setSettings, readSettings } from '../../site/settings/index.ts';

const server = await withServer({ logLevel: 'silent' });

const fresh = { newPaymentPassword: '271828', confirmPaymentPassword: '271828' };

const set = ({ browser, password }: TestMember, more: object = {}) =>
  browser.call(paymentPasswordSet, { body: { password, ...fresh, ...more } });

const asked = async (by: TestMember) => ({
  key: v7(),
  amount: '50000',
  walletId: await readWalletId(by, '271828'),
});

const withdraw = async (by: TestMember, proof: { paymentPassword?: string; password?: string }) =>
  by.browser.call(withdrawalsCreate, { body: { ...(await asked(by)), ...proof } });

test('the first payment password takes the login password, and withdrawals require it', async () => {
  const member = await signUp(server, { balanceMinor: 1_000_000n });
  await addWallet(member);
  for (const [password, code] of [
    [undefined, 'field_required'],
    ['', 'field_required'],
    ['not this one', 'password_wrong'],
  ] as const) {
    const refused = await withdraw(member, password === undefined ? {} : { password });
    expect(refused).toMatchObject({ code });
    expect(refused).toHaveProperty(['fields', 'password']);
  }
  expect(await withdraw(member, { password: member.password })).toMatchObject({ success: true });
  expect(await set(member)).toMatchObject({ success: true });
  expect(await member.browser.call(paymentPasswordGet, {})).toMatchObject({
    value: { isSet: true },
  });
  expect(await member.browser.call(withdrawalsGetTerms, {})).toMatchObject({
    value: { asks: 'payment_password' },
  });
  const missing = await withdraw(member, { password: member.password });
  expect(missing).toMatchObject({ code: 'field_required' });
  expect(missing).toHaveProperty(['fields', 'paymentPassword']);
  expect(await withdraw(member, { paymentPassword: '271829' })).toMatchObject({
    code: 'payment_password_wrong',
  });
  expect(await withdraw(member, { paymentPassword: '২৭১৮২৮' })).toMatchObject({ success: true });
});

test.each([
  ['password_wrong', 'password', { password: 'not the password' }],
  ['field_required', 'password', { password: '' }],
  ['field_too_short', 'newPaymentPassword', { newPaymentPassword: '12' }],
  ['field_too_long', 'newPaymentPassword', { newPaymentPassword: '7'.repeat(10_000) }],
  ['password_too_common', 'newPaymentPassword', { newPaymentPassword: '000000' }],
  ['passwords_differ', 'confirmPaymentPassword', { confirmPaymentPassword: '271829' }],
] as const)('refuses %s under field %s', async (code, field, more) => {
  const member = await signUp(server);
  const reply = await set(member, more);
  expect(reply).toMatchObject({ code });
  expect(reply).toHaveProperty(['fields', field]);
  expect(JSON.stringify(reply)).not.toContain('NaN');
});

test('refuses the login password as payment password', async () => {
  const member = await signUp(server);
  const { registrationFields } = await readSettings(server.ctx);
  const patch = {
    registrationFields: registrationFields.map((field) =>
      field.name === 'paymentPassword'
        ? { ...field, patternId: 'any', acceptedPattern: '*', maxLength: 64 }
        : field,
    ),
  };
  const change = (to: typeof patch) => setSettings(server.ctx, to, 'system');
  await change(patch);
  const { password } = member;
  const same = { newPaymentPassword: password, confirmPaymentPassword: password };
  expect(await set(member, same)).toMatchObject({ code: 'payment_password_same' });
  await change({ registrationFields });
});

test('a change takes the current payment password, not the login password', async () => {
  const member = await signUp(server);
  await set(member);
  const next = { newPaymentPassword: '314159', confirmPaymentPassword: '314159' };
  expect(await set(member, next)).toMatchObject({ code: 'field_required' });
  expect(await set(member, { ...next, oldPaymentPassword: '999999' })).toMatchObject({
    code: 'payment_password_wrong',
  });
  const terms = () => member.browser.call(withdrawalsGetTerms, {});
  expect(await terms()).toMatchObject({ value: { heldUntil: null } });
  expect(await set(member, { ...next, oldPaymentPassword: '271828' })).toMatchObject({
    success: true,
  });
  const heldUntil = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(await terms()).toMatchObject({ value: { heldUntil } });
});

test('five wrong tries, also concurrent, lock it for twenty minutes', async () => {
  const member = await signUp(server, { balanceMinor: 1_000_000n });
  await addWallet(member);
  await set(member);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => withdraw(member, { paymentPassword: '000001' })),
  );
  const codes = replies.map((reply) => (reply.success ? '' : reply.code));
  expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(4);
  expect(await withdraw(member, { paymentPassword: '271828' })).toMatchObject({
    code: 'payment_password_locked',
  });
  server.clock.advance(21 * 60_000);
  expect(await withdraw(member, { paymentPassword: '000001' })).toMatchObject({
    code: 'payment_password_wrong',
  });
  expect(await withdraw(member, { paymentPassword: '271828' })).toMatchObject({ success: true });
});

test('asks a visitor to log in', async () => {
  const reply = await openBrowser(server).call(paymentPasswordGet, {});
  expect(reply).toMatchObject({ code: 'not_logged_in' });
});
