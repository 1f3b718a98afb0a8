// Goal: a withdrawal has the fee that its member saw, booked once when the payout was made, and it
// returns with the rest otherwise. Two operators change it. Method: a whole server and its ledger.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  withdrawalsAdminApprove,
  withdrawalsAdminGet,
  withdrawalsAdminReject,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  payoutFeesConfirm,
  payoutFeesList,
  payoutFeesRequest,
  payoutFeesWithdraw,
  withdrawalsCreate,
  withdrawalsGetTerms,
  withdrawalsList,
} from '@khelaghor/client/routes/money.gen.ts';
import type { PayoutFeeTerms } from '@khelaghor/contract/money/payout-fee-terms.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { feeChecks } from './checks.ts';
import { executePayout } from './execute-payout.ts';
import { findWalletIn } from '../wallet/index.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const member = await signUp(server, { balanceMinor: 10_000_000n });
const walletId = await readWalletId(member);

const key = { currency: 'PLAY', walletKind: 'bkash' } as const;
const none: PayoutFeeTerms = { fixed: '0', perMille: 0, minimum: '0', maximum: null };
const terms: PayoutFeeTerms = { fixed: '500', perMille: 15, minimum: '0', maximum: '2000' };

const readFee = async () => {
  const { fees } = await shapla.browser.callOrFail(payoutFeesList, {});
  const fee = fees.find(
    ({ currency, walletKind }) => currency === key.currency && walletKind === key.walletKind,
  );
  if (!fee) throw new Error('there is no such fee');
  return fee;
};

async function request(wanted: PayoutFeeTerms, id = v7()) {
  const { version } = await readFee();
  const body = { key: id, version, terms: wanted, reason: 'The provider charges more.' };
  const reply = await shapla.browser.call(payoutFeesRequest, { params: key, body });
  return { reply, params: { ...key, requestId: id } };
}

async function setFee(wanted: PayoutFeeTerms): Promise<void> {
  const { params } = await request(wanted);
  await rahima.browser.callOrFail(payoutFeesConfirm, { params });
}

const withdraw = (amount: string, fee?: string) =>
  member.browser.call(withdrawalsCreate, {
    body: {
      key: v7(),
      amount,
      walletId,
      password: member.password,
      ...(fee !== undefined && { fee }),
    },
  });

async function withdrawWith(amount: string, fee: string): Promise<string> {
  const reply = await withdraw(amount, fee);
  if (!reply.success) throw new Error(reply.code);
  expect(reply.value).toMatchObject({ amount, fee });
  return reply.value.id;
}

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

const readTransfers = async (id: string) => {
  const rows = await ctx.db
    .selectFrom('ledgerTransfer')
    .select(['code', 'amountMinor'])
    .where('causeId', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ code, amountMinor }) => `${code} ${amountMinor}`);
};

async function pay(id: string): Promise<void> {
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id } });
  await executePayout(ctx, id);
}

test('there is no fee at first', async () => {
  const { fees } = await member.browser.callOrFail(withdrawalsGetTerms, {});
  expect(fees).toContainEqual({ walletKind: 'bkash', terms: none });
  expect(await withdraw('30000', '1')).toMatchObject({ code: 'fee_changed' });
  const id = await withdrawWith('30000', '0');
  await pay(id);
  expect(await readTransfers(id)).toEqual(['withdrawal_request 30000', 'withdrawal_paid 30000']);
});

test('two operators change a fee, and each of both can drop the request', async () => {
  const contradictory = { ...terms, minimum: '3000' };
  expect((await request(contradictory)).reply).toMatchObject({ code: 'payout_fee_contradicts' });
  const { params } = await request(terms);
  expect((await request(none)).reply).toMatchObject({ code: 'request_waits' });
  expect(await shapla.browser.call(payoutFeesConfirm, { params })).toMatchObject({
    code: 'second_operator_needed',
  });
  expect(await readFee()).toMatchObject({ terms: none, version: 0, waiting: { isOwn: true } });
  await rahima.browser.callOrFail(payoutFeesWithdraw, { params });
  expect(await rahima.browser.call(payoutFeesConfirm, { params })).toMatchObject({
    code: 'request_unknown',
  });
  await setFee(terms);
  expect(await readFee()).toMatchObject({ terms, version: 1, waiting: null });
});

test('a payout sends the amount without the fee, which is booked by itself', async () => {
  const before = await balance();
  expect(await withdraw('40000')).toMatchObject({ code: 'fee_changed' });
  const id = await withdrawWith('40000', '1100');
  expect(await balance()).toBe(before - 40_000n);
  await setFee(none);
  await pay(id);
  expect(await readTransfers(id)).toEqual([
    'withdrawal_request 40000',
    'withdrawal_paid 38900',
    'withdrawal_fee 1100',
  ]);
  const sent = server.gateway.payouts().filter((one) => one.merchantPayoutNumber === id);
  expect(sent).toMatchObject([{ amount: '38900', status: 'completed' }]);
  expect(await balance()).toBe(before - 40_000n);
  const { items } = await member.browser.callOrFail(withdrawalsList, { query: {} });
  expect(items.find((item) => item.id === id)).toMatchObject({ state: 'paid', fee: '1100' });
  const seen = await shapla.browser.callOrFail(withdrawalsAdminGet, { params: { id } });
  expect(seen).toMatchObject({ amount: '40000', fee: '1100', state: 'paid' });
  await setFee(terms);
});

test('a rejected withdrawal returns whole', async () => {
  const before = await balance();
  const id = await withdrawWith('200000', '2000');
  const body = { reason: 'The number cannot receive money.' };
  await shapla.browser.callOrFail(withdrawalsAdminReject, { params: { id }, body });
  expect(await balance()).toBe(before);
  expect(await readTransfers(id)).toEqual([
    'withdrawal_request 200000',
    'withdrawal_rejected 200000',
  ]);
});

test('a fee that is the whole amount is refused', async () => {
  await setFee({ ...none, minimum: '50000' });
  expect(await withdraw('50000', '50000')).toMatchObject({ code: 'amount_below_minimum' });
  await setFee(terms);
});

test('the audit finds a fee of a withdrawal that was not paid', async () => {
  const id = await withdrawWith('30000', '950');
  const undo = new Error('undone');
  const judged = ctx.db.transaction().execute(async (tx) => {
    expect(await feeChecks({ db: tx, clock: ctx.clock })).toEqual([]);
    const { holdId } = await findWalletIn(tx, member.memberId, 'PLAY');
    await post(tx, [
      {
        id: v7(),
        code: 'withdrawal_fee',
        debit: holdId,
        credit: await openAccount(tx, houseAccount('house_fee', 'PLAY')),
        amount: minor(950n),
        currency: 'PLAY',
        cause: { kind: 'withdrawal', id },
        phase: 'posted',
      },
    ]);
    const found = await feeChecks({ db: tx, clock: ctx.clock });
    expect(found.map(({ detail }) => detail)).toEqual([
      `withdrawal ${id} has a fee of 0; booked are 950 in 1 transfers`,
    ]);
    throw undo;
  });
  await expect(judged).rejects.toBe(undo);
});

test('the fee of a request stays as it is', async () => {
  const id = await withdrawWith('30000', '950');
  await expect(
    ctx.db.updateTable('withdrawal').set({ feeMinor: 1n }).where('id', '=', id).execute(),
  ).rejects.toThrow('stays as it is');
});
