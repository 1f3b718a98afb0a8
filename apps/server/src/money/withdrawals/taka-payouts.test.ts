// Goal: money leaves once, through bKash or by hand, whatever answers are lost. Method: the real
// server in taka, against a local server that speaks bKash's disbursement.
import { v7 } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  withdrawalsAdminApprove,
  withdrawalsAdminFail,
  withdrawalsAdminGet,
  withdrawalsAdminRecordPayment,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { startFakeBkashPayout } from '@khelaghor/testkit/payment-gateways/fake-bkash-payout.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { executePayout } from './execute-payout.ts';

const bkash = await startFakeBkashPayout();
afterAll(() => bkash.close());
const server = await withServer({ env: bkash.env });
await changeMoneyMode(server, 'real');
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
afterEach(() => {
  for (const name of Object.keys(bkash.faults) as (keyof typeof bkash.faults)[])
    delete bkash.faults[name];
});

/** A withdrawal of 505.50 that the first operator has approved and no job has paid yet. */
async function approve(kind: WalletKind) {
  const member = await signUp(server);
  await grant(server, member.memberId, 1_000_000n, 'BDT');
  const walletId = await addWallet(member, { kind });
  const body = { key: v7(), amount: '50550', walletId, password: member.password };
  const { id } = await member.browser.callOrFail(withdrawalsCreate, { body });
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id } });
  const balance = async () => (await member.browser.callOrFail(walletGetBalance, {})).sumBalance;
  return { id, balance };
}

const read = (id: string) => shapla.browser.callOrFail(withdrawalsAdminGet, { params: { id } });
const record = (id: string, trxId: string) =>
  shapla.browser.call(withdrawalsAdminRecordPayment, { params: { id }, body: { trxId } });
const fail = (by: typeof shapla, id: string) =>
  by.browser.call(withdrawalsAdminFail, { params: { id }, body: { reason: 'It was not sent' } });
const getPayouts = (id: string) =>
  bkash.payouts.filter(({ merchantInvoiceNumber }) => merchantInvoiceNumber === id);

/** Runs the job as often as a day of queries would. */
async function query(id: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await executePayout(ctx, id);
}

test('a bKash wallet is paid the exact amount, once, also with an expired token', async () => {
  const { id } = await approve('bkash');
  bkash.expireTokens();
  await Promise.all([executePayout(ctx, id), executePayout(ctx, id)]);
  expect(await read(id)).toMatchObject({ state: 'paid', handling: 'automatic' });
  expect(getPayouts(id)).toMatchObject([{ amount: '505.50', currency: 'BDT' }]);
});

test('a payout after which bKash is silent is not sent again, and ends by its transaction', async () => {
  const { id, balance } = await approve('bkash');
  bkash.faults.noAnswerTo = ['payment/b2cPayment'];
  await query(id);
  expect(await read(id)).toMatchObject({ state: 'unknown', handling: 'look_up' });
  expect(getPayouts(id)).toHaveLength(1);
  const other = await approve('bkash');
  delete bkash.faults.noAnswerTo;
  await executePayout(ctx, other.id);
  const [foreign] = getPayouts(other.id);
  expect(await record(id, foreign?.trxID ?? '')).toMatchObject({ code: 'payout_not_found' });
  expect(await record(id, 'AAAA1111BB')).toMatchObject({ code: 'payout_not_found' });
  const [own] = getPayouts(id);
  bkash.faults.noAnswerTo = ['payment/search'];
  expect(await record(id, own?.trxID ?? '')).toMatchObject({ code: 'gateway_unavailable' });
  delete bkash.faults.noAnswerTo;
  const replies = await Promise.all([record(id, own?.trxID ?? ''), record(id, own?.trxID ?? '')]);
  expect(replies).toContainEqual(expect.objectContaining({ success: true }));
  expect(await read(id)).toMatchObject({ state: 'paid' });
  expect(await balance()).toBe('949450');
});

test('a process that dies before or after the order leaves it unknown, and pays once', async () => {
  const [before, after] = [await approve('bkash'), await approve('bkash')];
  const startedAt = { payoutStartedAt: ctx.clock.now() };
  for (const { id } of [before, after])
    await ctx.db.updateTable('withdrawal').set(startedAt).where('id', '=', id).execute();
  bkash.payouts.push({
    trxID: 'LOST123456',
    amount: '505.50',
    currency: 'BDT',
    merchantInvoiceNumber: after.id,
    receiverMSISDN: (await read(after.id)).walletNumber,
  });
  await query(before.id);
  await query(after.id);
  expect(getPayouts(before.id)).toHaveLength(0);
  expect(getPayouts(after.id)).toHaveLength(1);
  expect(await record(after.id, 'LOST123456')).toMatchObject({ value: { state: 'paid' } });
  expect(await fail(shapla, before.id)).toMatchObject({ code: 'second_operator_needed' });
  expect(await fail(rahima, before.id)).toMatchObject({ value: { state: 'rejected' } });
  expect(await before.balance()).toBe('1000000');
  expect(await fail(rahima, after.id)).toMatchObject({ code: 'state_changed' });
});

test('too little money at bKash and another amount in its answer pay nothing by themselves', async () => {
  const poor = await approve('bkash');
  bkash.faults.insufficient = true;
  await query(poor.id);
  expect(await read(poor.id)).toMatchObject({ state: 'unknown' });
  expect(getPayouts(poor.id)).toHaveLength(0);
  delete bkash.faults.insufficient;
  await query(poor.id);
  expect(getPayouts(poor.id)).toHaveLength(0);
  const odd = await approve('bkash');
  bkash.faults.reportedAmount = '505.00';
  await query(odd.id);
  expect(await read(odd.id)).toMatchObject({ state: 'unknown' });
  expect(getPayouts(odd.id)).toHaveLength(1);
});

test('other wallets are paid by hand, and one transaction pays one withdrawal', async () => {
  const { id, balance } = await approve('nagad');
  await query(id);
  expect(await read(id)).toMatchObject({ state: 'approved', handling: 'by_hand' });
  expect(await record(id, '?')).toMatchObject({ code: 'trx_id_invalid' });
  expect(await record(id, 'nagad১২৩৪৫')).toMatchObject({ value: { state: 'paid' } });
  expect(await record(id, 'NAGAD12345')).toMatchObject({ success: true });
  expect(await balance()).toBe('949450');
  const second = await approve('nagad');
  expect(await record(second.id, 'NAGAD12345')).toMatchObject({ code: 'payout_trx_taken' });
  const [sent, ended] = await Promise.all([
    record(second.id, 'NAGAD99999'),
    fail(rahima, second.id),
  ]);
  expect([sent.success, ended.success].filter(Boolean)).toHaveLength(1);
  expect(await second.balance()).toBe(sent.success ? '949450' : '1000000');
});
