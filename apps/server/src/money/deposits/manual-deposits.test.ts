// Money that members send to a number of the house, over HTTP: no claim credits, and in any order
// of acts of members and operators a transaction is credited once, with what arrived.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestTerms,
  depositsCreate,
  depositsGet,
  depositsListChannels,
  manualDepositsClaim,
  manualDepositsCredit,
  manualDepositsGet,
  manualDepositsList,
  manualDepositsRecordReceipt,
  manualDepositsReject,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { claimManual, expireUnclaimed } from './claim-manual.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
const other = await signUp(server);
auditAfterAll(server);

const channel = 'manual-bkash';
const wallet = {
  number: '01712345678',
  label: 'First',
  type: 'personal',
  active: true,
  perDay: null,
  perMonth: null,
} as const;
const senderNumber = '01812345678';

const { channels } = await shapla.browser.callOrFail(depositChannelsList, {});
const begun = channels.find((one) => one.channel === channel);
if (!begun) throw new Error('no such channel');
const request = v7();
await shapla.browser.callOrFail(depositChannelsRequestTerms, {
  params: { channel },
  body: {
    key: request,
    version: 0,
    terms: { ...begun.terms, numbers: [wallet] },
    reason: 'First number',
  },
});
const confirming = { params: { channel, requestId: request } };
await karim.browser.callOrFail(depositChannelsConfirmTerms, confirming);

let count = 0;
const nextTrxId = () => `TRX${String((count += 1)).padStart(7, '0')}`;

async function open(by = member, amount = '50000'): Promise<string> {
  const body = { key: v7(), channel, amount };
  return (await by.browser.callOrFail(depositsCreate, { body })).deposit.id;
}

const claim = (id: string, trxId: string, by = member) =>
  by.browser.call(manualDepositsClaim, { params: { id }, body: { senderNumber, trxId } });

const record = (id: string, trxId: string, received = '50000', by = shapla) =>
  by.browser.call(manualDepositsRecordReceipt, { params: { id }, body: { received, trxId } });

const credit = (id: string, by = karim) =>
  by.browser.call(manualDepositsCredit, { params: { id } });

const reject = (id: string) =>
  karim.browser.call(manualDepositsReject, { params: { id }, body: { reason: 'Not there' } });

const claimStateOf = async (id: string, by = member) =>
  (await by.browser.callOrFail(manualDepositsGet, { params: { id } })).state;

const depositOf = (id: string, by = member) =>
  by.browser.callOrFail(depositsGet, { params: { id } });

const balance = async (of = member): Promise<bigint> =>
  BigInt((await of.browser.callOrFail(walletGetBalance, {})).sumBalance);

test('only the channel with a number is offered, and a claim credits nothing', async () => {
  const offered = await member.browser.callOrFail(depositsListChannels, {});
  expect(offered.channels.map((one) => one.channel)).toEqual([channel]);
  const before = await balance();
  const id = await open();
  expect(await claim(id, 'short')).toMatchObject({ code: 'trx_id_invalid' });
  const trxId = nextTrxId();
  expect(await claim(id, `${trxId.toLowerCase()} `)).toMatchObject({
    value: { state: 'waiting_match', trxId, walletNumber: wallet.number },
  });
  expect(await claim(id, nextTrxId())).toMatchObject({ code: 'state_changed' });
  expect(await claim(id, trxId, other)).toMatchObject({ code: 'payment_unknown' });
  expect(await balance()).toBe(before);
});

test('the ordered amount in the statement credits, once for ten operators at once', async () => {
  const before = await balance();
  const id = await open();
  const trxId = nextTrxId();
  await claim(id, trxId);
  expect(await record(id, nextTrxId())).toMatchObject({ code: 'trx_id_differs' });
  const operators = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? shapla : karim));
  const replies = await Promise.all(operators.map((by) => record(id, trxId, '50000', by)));
  expect(replies.filter(({ success }) => success)).toHaveLength(5);
  expect(await balance()).toBe(before + 50_000n);
  expect(await depositOf(id)).toMatchObject({ state: 'confirmed', gatewayReference: trxId });
  expect(await reject(id)).toMatchObject({ code: 'state_changed' });
});

test.each([
  ['short', '49999'],
  ['excess', '50001'],
] as const)(
  'a %s payment needs a second operator, who credits what arrived',
  async (state, got) => {
    const before = await balance();
    const id = await open();
    const trxId = nextTrxId();
    await claim(id, trxId);
    await record(id, trxId, got);
    expect(await claimStateOf(id)).toBe(state);
    expect(await credit(id, shapla)).toMatchObject({ code: 'second_operator_needed' });
    expect(await balance()).toBe(before);
    const both = await Promise.all([credit(id), credit(id), reject(id)]);
    expect(both.some(({ success }) => success)).toBe(true);
    const credited = (await depositOf(id)).state === 'confirmed';
    expect(await balance()).toBe(before + (credited ? BigInt(got) : 0n));
  },
);

test('a transaction of another deposit is a duplicate, and is never credited twice', async () => {
  const trxId = nextTrxId();
  const [first, second] = [await open(), await open(other)];
  await claim(first, trxId);
  expect(await claim(second, trxId, other)).toMatchObject({ value: { state: 'duplicate' } });
  await record(first, trxId);
  await record(second, trxId);
  expect(await credit(second)).toMatchObject({ code: 'trx_id_taken' });
  expect(await balance(other)).toBe(0n);
});

test('a transaction whose first claim was rejected goes to the second', async () => {
  const trxId = nextTrxId();
  const [first, second] = [await open(), await open(other)];
  await claim(first, trxId);
  await claim(second, trxId, other);
  expect(await reject(first)).toMatchObject({ success: true });
  expect(await depositOf(first)).toMatchObject({ state: 'failed' });
  await record(second, trxId);
  expect(await credit(second)).toMatchObject({ success: true });
  expect(await balance(other)).toBe(50_000n);
  expect(await record(first, trxId)).toMatchObject({ code: 'state_changed' });
});

test('a claim after the time is late and needs a second operator', async () => {
  const before = await balance();
  const id = await open();
  const now = new Date(server.ctx.clock.now().getTime() + 31 * 60_000);
  const later = { ...server.ctx, clock: { ...server.ctx.clock, now: () => now } };
  await expireUnclaimed(later);
  expect(await depositOf(id)).toMatchObject({ state: 'expired' });
  const trxId = nextTrxId();
  const { memberId } = member;
  await claimManual(later, { id, memberId }, { senderNumber, trxId });
  expect(await claimStateOf(id)).toBe('late');
  await record(id, trxId);
  expect(await balance()).toBe(before);
  await credit(id);
  expect(await depositOf(id)).toMatchObject({ state: 'confirmed' });
  expect(await balance()).toBe(before + 50_000n);
});

test('the queue holds what waits, for the operator who recorded it without the credit', async () => {
  const id = await open();
  const trxId = nextTrxId();
  await claim(id, trxId);
  await record(id, trxId, '1');
  const find = async (by = shapla) =>
    (await by.browser.callOrFail(manualDepositsList, {})).items.find(
      ({ depositId }) => depositId === id,
    );
  expect(await find()).toMatchObject({ state: 'short', received: '1', isOwn: true });
  expect(await find(karim)).toMatchObject({ isOwn: false, isTaken: false, trxId });
  await reject(id);
  expect(await find()).toBeUndefined();
});
