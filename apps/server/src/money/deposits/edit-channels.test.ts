// Deposit channels over HTTP: two operators change the terms, one switches, and members are shown
// and held to what stands.
import { beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  depositChannelsCancelTerms,
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestTerms,
  depositChannelsSwitch,
  depositsCreate,
  depositsListChannels,
} from '@khelaghor/client/routes/money.gen.ts';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
const channel = 'mobile';

const readChannel = async () => {
  const { channels } = await karim.browser.callOrFail(depositChannelsList, {});
  const found = channels.find((one) => one.channel === channel);
  if (!found) throw new Error('no such channel');
  return found;
};

const offered = async () => {
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  return channels;
};

const pay = (amount: string) =>
  member.browser.call(depositsCreate, { body: { key: v7(), channel, amount } });

async function ask(part: Partial<ChannelTerms>, over: { key?: string; version?: number } = {}) {
  const { terms, version } = await readChannel();
  const body = {
    key: v7(),
    version,
    terms: { ...terms, ...part },
    reason: 'For a test',
    ...over,
  };
  return karim.browser.call(depositChannelsRequestTerms, { params: { channel }, body });
}

const confirm = ({ browser }: TestOperator, requestId: string) =>
  browser.call(depositChannelsConfirmTerms, { params: { channel, requestId } });

/** Gives the channel other terms by two operators. */
async function change(part: Partial<ChannelTerms>): Promise<void> {
  const key = v7();
  expect(await ask(part, { key })).toMatchObject({ success: true });
  expect(await confirm(shapla, key)).toMatchObject({ success: true });
}

let begun: ChannelTerms;
beforeEach(async () => {
  begun = (await readChannel()).terms;
  return () => change(begun);
});

test('terms that contradict each other, or were made to older ones, are refused', async () => {
  expect(await ask({ maximum: '1' })).toMatchObject({ code: 'channel_terms_contradict' });
  expect(await ask({ sort: 1 }, { version: 99 })).toMatchObject({ code: 'terms_changed' });
});

test('the second operator confirms once, and the limits hold for new deposits', async () => {
  const { version } = await readChannel();
  const key = v7();
  const part = { maximum: '60000', quickAmounts: ['60000'] };
  const asked = await ask(part, { key });
  expect(await ask(part, { key })).toEqual(asked);
  expect(await ask({ ...part, sort: 3 }, { key })).toMatchObject({ code: 'key_reused' });
  expect(await ask(part)).toMatchObject({ code: 'request_waits' });
  expect(await confirm(karim, key)).toMatchObject({ code: 'second_operator_needed' });
  const twice = await Promise.all([confirm(shapla, key), confirm(shapla, key)]);
  expect(twice.map(({ success }) => success)).toEqual([true, true]);
  expect(await readChannel()).toMatchObject({ version: version + 1, terms: part, waiting: null });
  expect((await offered())[0]).toMatchObject(part);
  expect(await pay('60001')).toMatchObject({ code: 'amount_above_maximum' });
  expect(await pay('60000')).toMatchObject({ success: true });
});

test('a channel that the house does not have is refused', async () => {
  const params = { channel: 'hundi', requestId: v7() };
  const { browser } = shapla;
  expect(await browser.call(depositChannelsConfirmTerms, { params })).toMatchObject({
    code: 'channel_unknown',
  });
});

test('a rejected request changes nothing', async () => {
  const key = v7();
  await ask({ sort: 1 }, { key });
  const params = { channel, requestId: key };
  await shapla.browser.callOrFail(depositChannelsCancelTerms, { params });
  expect(await confirm(shapla, key)).toMatchObject({ code: 'request_unknown' });
  expect((await readChannel()).terms).toEqual(begun);
});

test('outside its hours a channel is shown as closed and takes no deposit', async () => {
  const minute = Math.floor(server.ctx.clock.now().getTime() / 60_000 + 360) % 1440;
  const hours = { from: (minute + 60) % 1440, to: (minute + 120) % 1440 };
  await change({ hours });
  expect((await offered())[0]).toMatchObject({ channel, hours, closed: 'hours' });
  expect(await pay('50000')).toMatchObject({ code: 'channel_closed' });
});

test('a channel that one operator switched off is not offered', async () => {
  const set = (enabled: boolean) =>
    karim.browser.callOrFail(depositChannelsSwitch, { params: { channel }, body: { enabled } });
  await set(false);
  expect((await offered()).map((one) => one.channel)).toEqual(['bank']);
  expect(await pay('50000')).toMatchObject({ code: 'channel_closed' });
  await set(true);
  expect((await offered()).map((one) => one.channel)).toEqual([channel, 'bank']);
});
