// Goal: two operators change the limits of withdrawals, and members see and meet the new ones.
// Method: the calls of the console and of a member on a whole server.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { eventLogList } from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  withdrawalsCreate,
  withdrawalsGetTerms,
  withdrawalTermsConfirm,
  withdrawalTermsList,
  withdrawalTermsRequest,
  withdrawalTermsWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type { WithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
auditAfterAll(server);
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const member = await signUp(server, { balanceMinor: 1_000_000n });
const walletId = await readWalletId(member);

const currency = 'PLAY';
const reason = 'The provider pays less at a time.';

const readRow = async () => {
  const { terms } = await rahima.browser.callOrFail(withdrawalTermsList, {});
  const row = terms.find((one) => one.currency === currency);
  if (!row) throw new Error('there are no such terms');
  return row;
};
const before = await readRow();

async function request(part: Partial<WithdrawalTerms>, over: object = {}) {
  const { version, terms } = await readRow();
  const body = { key: v7(), version, terms: { ...terms, ...part }, reason, ...over };
  const params = { currency } as const;
  const reply = await shapla.browser.call(withdrawalTermsRequest, { params, body });
  return { reply, body, params: { ...params, requestId: body.key } };
}

const withdraw = (amount: string) =>
  member.browser.call(withdrawalsCreate, {
    body: { key: v7(), amount, walletId, password: member.password },
  });

test('a request changes nothing until another operator confirms it', async () => {
  const minimum = '90000';
  const { params, body } = await request({ minimum, maximum: '200000' });
  const { terms, waiting } = await readRow();
  expect(terms).toEqual(before.terms);
  expect(waiting).toMatchObject({ reason, askedBy: 'shapla', isOwn: false, terms: { minimum } });
  expect(await shapla.browser.call(withdrawalTermsConfirm, { params })).toMatchObject({
    code: 'second_operator_needed',
  });
  expect((await request({ waitingMax: 9 })).reply).toMatchObject({ code: 'request_waits' });
  const both = [rahima, rahima].map(({ browser }) =>
    browser.call(withdrawalTermsConfirm, { params }),
  );
  expect((await Promise.all(both)).every(({ success }) => success)).toBe(true);
  expect(await readRow()).toMatchObject({ version: before.version + 1, waiting: null });
  const again = await shapla.browser.call(withdrawalTermsRequest, {
    params: { currency },
    body: { ...body, reason: 'Another reason' },
  });
  expect(again).toMatchObject({ code: 'key_reused' });
});

test('the member sees the new limits, and meets them', async () => {
  expect(await member.browser.callOrFail(withdrawalsGetTerms, {})).toMatchObject({
    minimum: '90000',
    maximum: '200000',
    walletKinds: before.terms.walletKinds,
  });
  expect(await withdraw('89999')).toMatchObject({ code: 'amount_below_minimum' });
  expect(await withdraw('200001')).toMatchObject({ code: 'amount_above_maximum' });
  expect(await withdraw('90000')).toMatchObject({ success: true });
});

test('the kinds of wallets and the number at a time are those of the terms', async () => {
  const { params } = await request({ walletKinds: ['upay'], waitingMax: 2 });
  await rahima.browser.callOrFail(withdrawalTermsConfirm, { params });
  const terms = await member.browser.callOrFail(withdrawalsGetTerms, {});
  expect(terms.walletKinds).toEqual(['upay']);
  expect(await withdraw('90000')).toMatchObject({ code: 'channel_closed' });
  const back = await request({ walletKinds: before.terms.walletKinds });
  await rahima.browser.callOrFail(withdrawalTermsConfirm, { params: back.params });
  expect(await withdraw('90000')).toMatchObject({ success: true });
  expect(await withdraw('90000')).toMatchObject({ code: 'withdrawal_pending_limit' });
});

test.each([
  [
    'a most below the least',
    { minimum: '100000', maximum: '99999' },
    'withdrawal_terms_contradict',
  ],
  ['no wallet', { walletKinds: [] }, 'malformed'],
  ['none at a time', { waitingMax: 0 }, 'malformed'],
])('%s is refused', async (_, part, code) => {
  expect((await request(part)).reply).toMatchObject({ code });
});

test('a request about an earlier version is refused, and one that waits can be cancelled', async () => {
  expect((await request({}, { version: 0 })).reply).toMatchObject({ code: 'terms_changed' });
  const { params } = await request({ waitingMax: 7 });
  await rahima.browser.callOrFail(withdrawalTermsWithdraw, { params });
  expect((await readRow()).waiting).toBeNull();
  expect(await rahima.browser.call(withdrawalTermsConfirm, { params })).toMatchObject({
    code: 'request_unknown',
  });
});

test('the log has the terms before and after', async () => {
  const { items } = await shapla.browser.callOrFail(eventLogList, {
    query: { kind: 'withdrawal_terms.changed' },
  });
  expect(items.at(-1)).toMatchObject({
    actor: { id: 'rahima' },
    subject: { type: 'withdrawal_terms', id: 'PLAY' },
    detail: { reason, before: before.terms, after: { minimum: '90000' } },
  });
});
