// Several numbers of a channel: each deposit is given the one used least today that is not full,
// and keeps it.
import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { v7 } from 'uuid';
import {
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestTerms,
  depositsCreate,
  depositsListChannels,
  manualDepositsClaim,
  manualDepositsGet,
  manualDepositsList,
} from '@khelaghor/client/routes/money.gen.ts';
import type { ChannelNumber } from '@khelaghor/contract/money/deposit-channels.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { findLeastUsedNumber } from './number-store.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
const channel = 'manual-bkash';

const toNumber = (last: number, part: Partial<ChannelNumber> = {}): ChannelNumber => ({
  number: `0171234567${last}`,
  label: `Phone ${last}`,
  type: 'personal',
  active: true,
  perDay: null,
  perMonth: null,
  ...part,
});

async function ask(numbers: readonly ChannelNumber[], on = channel, levels: number[] = []) {
  const { channels } = await shapla.browser.callOrFail(depositChannelsList, {});
  const found = channels.find((one) => one.channel === on);
  if (!found) throw new Error('no such channel');
  const { version, terms } = found;
  const key = v7();
  const body = {
    key,
    version,
    terms: { ...terms, levels, numbers: [...numbers] },
    reason: 'A test',
  };
  const asked = await shapla.browser.call(depositChannelsRequestTerms, {
    params: { channel: on },
    body,
  });
  return { key, asked };
}

/** Gives the channel other numbers by two operators. */
async function change(
  numbers: readonly ChannelNumber[],
  on = channel,
  levels: number[] = [],
): Promise<void> {
  const params = { channel: on, requestId: (await ask(numbers, on, levels)).key };
  await karim.browser.callOrFail(depositChannelsConfirmTerms, { params });
}

const pay = (amount: string, through = channel) =>
  member.browser.call(depositsCreate, { body: { key: v7(), channel: through, amount } });

/** Opens a deposit and returns its id. */
async function open(amount = '50000'): Promise<string> {
  const opened = await pay(amount);
  if (!opened.success) throw new Error(opened.code);
  return opened.value.deposit.id;
}

const read = async (id: string) =>
  (await member.browser.callOrFail(manualDepositsGet, { params: { id } })).walletNumber;

const expireAll = () =>
  server.ctx.db
    .updateTable('deposit')
    .set({ state: 'expired', resolvedAt: server.ctx.clock.now() })
    .where('state', '=', 'requested')
    .execute();

beforeEach(async () => {
  await expireAll();
});

test('the active number with the least money ordered today is given', async () => {
  await change([toNumber(1), toNumber(2), toNumber(3, { active: false })]);
  const given = [];
  for (const amount of ['90000', '20000', '30000', '50000', '10000'])
    given.push(await read(await open(amount)));
  expect(given).toEqual([1, 2, 2, 2, 1].map((last) => toNumber(last).number));
  const { db, clock } = server.ctx;
  const tomorrow = new Date(clock.now().getTime() + dayMs);
  const asked = { now: tomorrow, amount: 1n };
  expect(await findLeastUsedNumber(db, channel, asked)).toMatchObject({ label: 'Phone 1' });
});

test('deposits that expired do not count', async () => {
  await change([toNumber(1), toNumber(2)]);
  const id = await open('90000');
  await expireAll();
  expect([await read(id), await read(await open())]).toEqual(Array(2).fill(toNumber(1).number));
});

test('a deposit keeps its number when the channel has others', async () => {
  await change([toNumber(1)]);
  const id = await open();
  await change([toNumber(2), toNumber(4, { type: 'agent' })]);
  expect(await read(id)).toBe(toNumber(1).number);
  const body = { senderNumber: '01812345678', trxId: 'KEEP000001' };
  await member.browser.callOrFail(manualDepositsClaim, { params: { id }, body });
  const { items } = await shapla.browser.callOrFail(manualDepositsList, {});
  const label = { walletNumber: toNumber(1).number, walletLabel: 'Phone 1' };
  expect(items.find(({ depositId }) => depositId === id)).toMatchObject(label);
});

test('without an active number the channel is not offered', async () => {
  await change([toNumber(1, { active: false })]);
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  expect(channels.map((one) => one.channel)).not.toContain(channel);
  expect(await pay('50000')).toMatchObject({ code: 'channel_closed' });
  const desk = await shapla.browser.callOrFail(depositChannelsList, {});
  const found = desk.channels.find((one) => one.channel === channel);
  expect(found).toMatchObject({ isConfigured: false, terms: { numbers: [{ active: false }] } });
});

test('a number that is full is not given, the next one is', async () => {
  await change([toNumber(5, { perDay: '70000' }), toNumber(6, { perMonth: '60000' })]);
  const given = [];
  for (const amount of ['50000', '60000', '20000']) given.push(await read(await open(amount)));
  expect(given).toEqual([5, 6, 5].map((last) => toNumber(last).number));
  expect(await pay('10000')).toMatchObject({ code: 'channel_full' });
  const isFull = async () => {
    const { channels } = await member.browser.callOrFail(depositsListChannels, {});
    return channels.find((one) => one.channel === channel)?.closed === 'full';
  };
  expect(await isFull()).toBe(true);
  await expireAll();
  expect(await isFull()).toBe(false);
  expect(await pay('70001')).toMatchObject({ code: 'channel_full' });
});

test('what another channel ordered to a number counts for its limits', async () => {
  await change([toNumber(7, { perDay: '100000' })]);
  await change([toNumber(7, { perDay: '100000', type: 'payment' })], 'manual-nagad');
  await open('60000');
  expect(await pay('50000', 'manual-nagad')).toMatchObject({ code: 'channel_full' });
  expect(await pay('40000', 'manual-nagad')).toMatchObject({ success: true });
  await change([], 'manual-nagad');
});

test('of many deposits at once no two take the same rest of a number', async () => {
  await change([toNumber(8, { perDay: '100000' }), toNumber(9, { perDay: '50000' })]);
  const paid = await Promise.all(Array.from({ length: 6 }, () => pay('50000')));
  expect(paid.filter(({ success }) => success)).toHaveLength(3);
});

test('in any order of amounts no number is ordered more than its limits', async () => {
  const step = fc.integer({ min: 1, max: 9 }).map((tens) => String(tens * 10_000));
  await change([
    toNumber(1, { perDay: '120000' }),
    toNumber(2, { perDay: '90000', perMonth: '100000' }),
  ]);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (amounts) => {
      await expireAll();
      const ordered = new Map<string, bigint>();
      const refused = new Set<string>();
      for (const amount of amounts) {
        const opened = await pay(amount);
        if (!opened.success) {
          refused.add(opened.code);
          continue;
        }
        const number = await read(opened.value.deposit.id);
        ordered.set(number, (ordered.get(number) ?? 0n) + BigInt(amount));
      }
      refused.delete('channel_full');
      expect([...refused]).toEqual([]);
      expect((ordered.get(toNumber(1).number) ?? 0n) <= 120_000n).toBe(true);
      expect((ordered.get(toNumber(2).number) ?? 0n) <= 90_000n).toBe(true);
    }),
    { numRuns: 5 },
  );
});

test('a channel for members with a document is not seen by others', async () => {
  await change([toNumber(1)], channel, [1]);
  const isOffered = async () => {
    const { channels } = await member.browser.callOrFail(depositsListChannels, {});
    return channels.some((one) => one.channel === channel);
  };
  expect(await isOffered()).toBe(false);
  expect(await pay('50000')).toMatchObject({ code: 'channel_closed' });
  await change([toNumber(1)], channel, [0, 1]);
  expect(await isOffered()).toBe(true);
  await change([toNumber(1)]);
});

test.each([
  ['twice the same number', channel, [toNumber(1), toNumber(1)]],
  ['a number at a gateway', 'bank', [toNumber(1)]],
  ['less in a month than on a day', channel, [toNumber(1, { perDay: '20', perMonth: '10' })]],
])('%s is refused', async (_, on, numbers) => {
  const field = { code: 'channel_terms_contradict' };
  expect((await ask(numbers, on)).asked).toMatchObject({ ...field, fields: { numbers: {} } });
});
