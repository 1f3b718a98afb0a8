// Goal: an account with SMS login only is protected too: a session alone sets no password, links
// nothing and withdraws nothing. Method: the site's calls, with the clock held.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  phoneVerify,
  identitiesStartLinking,
  factorsStartAuthenticator,
  factorsStartPasskey,
  memberChangePassword,
  paymentPasswordSet,
  profileVerifyEmail,
  stepUpSendCode,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  payoutWalletsCreate,
  payoutWalletsList,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo } from '@khelaghor/testkit/test-outbox.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

let numbers = 0;

const server = await withServer({ logLevel: 'silent' });

/** Creates a member who registered with a phone and never chose a password. */
async function memberWithCodesOnly() {
  numbers += 1;
  const mobile = `+88019000000${String(numbers).padStart(2, '0')}`;
  const member = await signUp(server, { balanceMinor: 1_000_000n });
  const walletId = await addWallet(member);
  await changeMember(server, member.memberId, {
    mobile,
    mobileVerifiedAt: server.clock.now(),
    hasPassword: false,
  });
  return { ...member, mobile, walletId };
}
type Member = Awaited<ReturnType<typeof memberWithCodesOnly>>;

async function codeOf({ browser, mobile }: Member) {
  const sent = await browser.callOrFail(stepUpSendCode, { body: { language: 'en' } });
  const ownCode = await readCodeSentTo(server, mobile);
  return { ownCode, ownCodeRequestId: sent.codeRequestId };
}

const fresh = { newPassword: 'a quiet boat at dusk', confirmNewPassword: 'a quiet boat at dusk' };
const payment = { newPaymentPassword: '271828', confirmPaymentPassword: '271828' };
const code = { codeRequestId: v7(), verificationCode: '123456' };

/** Actions that a session alone must not allow. */
const acts: readonly [string, (by: Member, proof: object) => Promise<object>][] = [
  [
    'a password',
    ({ browser }, proof) => browser.call(memberChangePassword, { body: { ...fresh, ...proof } }),
  ],
  [
    'a payment password',
    ({ browser }, proof) => browser.call(paymentPasswordSet, { body: { ...payment, ...proof } }),
  ],
  [
    'a phone',
    ({ browser }, proof) =>
      browser.call(phoneVerify, {
        body: { mobileNum: '01812345678', countryDialingCode: '880', ...code, ...proof },
      }),
  ],
  [
    'an address',
    ({ browser }, proof) =>
      browser.call(profileVerifyEmail, { body: { email: 'a@example.com', ...code, ...proof } }),
  ],
  ['an app', ({ browser }, proof) => browser.call(factorsStartAuthenticator, { body: proof })],
  ['a passkey', ({ browser }, proof) => browser.call(factorsStartPasskey, { body: proof })],
  [
    'an account elsewhere',
    ({ browser }, proof) =>
      browser.call(identitiesStartLinking, { body: { provider: 'google', ...proof } }),
  ],
  [
    'a wallet',
    ({ browser }, proof) =>
      browser.call(payoutWalletsCreate, {
        body: { kind: 'nagad', number: '01812345678', ...proof },
      }),
  ],
  [
    'a withdrawal',
    ({ browser, walletId }, proof) =>
      browser.call(withdrawalsCreate, {
        body: {
          key: createKey(server.clock),
          amount: '30000',
          walletId,
          ...proof,
        },
      }),
  ],
];

test.each(acts)('%s takes an SMS code', async (_what, act) => {
  const member = await memberWithCodesOnly();
  for (const proof of [{}, { password: '' }, { password: member.password }]) {
    const refused = await act(member, proof);
    expect(refused).toMatchObject({ code: 'field_required' });
    expect(refused).toHaveProperty(['fields', 'ownCode']);
  }
  const { ownCodeRequestId, ownCode } = await codeOf(member);
  const wrong = ownCode === '000000' ? '000001' : '000000';
  expect(await act(member, { ownCodeRequestId, ownCode: wrong })).toMatchObject({
    code: 'sms_code_wrong',
    fields: { ownCode: expect.anything() as unknown },
  });
  const reply = await act(member, { ownCodeRequestId, ownCode });
  // Other refusals may follow, but none about the proof.
  expect(JSON.stringify(reply)).not.toMatch(/"ownCode"|sms_closed/u);
});

test('the first password is set with a code, once, and logs in', async () => {
  const member = await memberWithCodesOnly();
  const proof = await codeOf(member);
  const set = () => member.browser.call(memberChangePassword, { body: { ...fresh, ...proof } });
  const replies = await Promise.all([set(), set()]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const { account } = member;
  const entered = await logIn(server, { account, password: fresh.newPassword }, member.browser);
  expect(entered.reply).toMatchObject({ success: true });
  // From now on the password is required, and no code is sent.
  const sent = await entered.browser.call(stepUpSendCode, { body: { language: 'en' } });
  expect(sent).toMatchObject({ code: 'sms_closed' });
  const again = await entered.browser.call(memberChangePassword, { body: { ...fresh, ...proof } });
  expect(again).toMatchObject({ code: 'field_required' });
});

test('a code is valid once, for its member and for step-up alone', async () => {
  const [member, other] = [await memberWithCodesOnly(), await memberWithCodesOnly()];
  expect(await member.browser.call(payoutWalletsList, {})).toMatchObject({
    value: { asks: 'code' },
  });
  const proof = await codeOf(member);
  const set = ({ browser }: Member) =>
    browser.call(paymentPasswordSet, { body: { ...payment, ...proof } });
  expect(await set(other)).toMatchObject({ code: 'sms_code_wrong' });
  expect(await set(member)).toMatchObject({ success: true });
  const begin = member.browser.call(factorsStartAuthenticator, { body: proof });
  expect(await begin).toMatchObject({ code: 'sms_code_wrong' });
  const foreign = await codeOf(other);
  await server.ctx.db
    .updateTable('verificationCode')
    .set({ purpose: 'login' })
    .where('id', '=', foreign.ownCodeRequestId)
    .execute();
  const body = { ...payment, ...foreign };
  expect(await other.browser.call(paymentPasswordSet, { body })).toMatchObject({
    code: 'sms_code_wrong',
  });
});

test('after ten wrong proofs within an hour, further ones are refused', async () => {
  const member = await signUp(server);
  const begin = (password: string) =>
    member.browser.call(factorsStartAuthenticator, { body: { password } });
  for (let time = 0; time < 10; time += 1) {
    server.clock.advance(20_000);
    expect(await begin('not this one')).toMatchObject({ code: 'password_wrong' });
  }
  server.clock.advance(60_000);
  expect(await begin(member.password)).toMatchObject({ code: 'too_many_requests' });
});
