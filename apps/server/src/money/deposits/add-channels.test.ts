// Channels that two operators add, and the provider's fee, which members are shown and which takes
// nothing from what is credited.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositChannelsCancelTerms,
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestChannel,
  depositsCreate,
  depositsListChannels,
  manualDepositsClaim,
  manualDepositsRecordReceipt,
} from '@khelaghor/client/routes/money.gen.ts';
import type { ChannelGateway } from '@khelaghor/contract/money/channel-gateways.ts';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
auditAfterAll(server);

const terms: ChannelTerms = {
  title: { bn: 'বিকাশ এজেন্ট', en: 'bKash agent' },
  note: { bn: '', en: '' },
  icon: 'wallet',
  logo: null,
  minimum: '10000',
  maximum: '100000',
  quickAmounts: ['50000'],
  hours: null,
  countries: [],
  levels: [],
  payBy: [],
  numbers: [
    {
      number: '01712345678',
      label: 'Desk',
      type: 'agent',
      active: true,
      perDay: null,
      perMonth: null,
    },
  ],
  fee: { rate: 185, fixed: '500' },
  sort: 40,
};

type Asked = Partial<Parameters<typeof send>[0]>;

const send = (body: {
  key: string;
  gateway: ChannelGateway;
  terms: ChannelTerms;
  reason: string;
}) => shapla.browser.call(depositChannelsRequestChannel, { body });

const ask = (part: Asked = {}) =>
  send({ key: v7(), gateway: 'manual-bkash', terms, reason: 'A second phone', ...part });

/** Asks for a channel and returns the request. */
async function askFor(part: Asked = {}) {
  const key = v7();
  const asked = await ask({ key, ...part });
  const found = asked.success ? asked.value.asked.find(({ id }) => id === key) : undefined;
  if (!found) throw new Error('the request does not wait');
  return { params: { channel: found.channel, requestId: key }, found };
}

const list = async () => (await karim.browser.callOrFail(depositChannelsList, {})).channels;

test('a second operator adds the channel once, and members pay in through it', async () => {
  const { params, found } = await askFor();
  expect(found).toMatchObject({ gateway: 'manual-bkash', channel: 'manual-bkash-2', isOwn: true });
  expect(await shapla.browser.call(depositChannelsConfirmTerms, { params })).toMatchObject({
    code: 'second_operator_needed',
  });
  expect((await list()).map(({ channel }) => channel)).not.toContain(params.channel);
  const confirm = () => karim.browser.call(depositChannelsConfirmTerms, { params });
  const twice = await Promise.all([confirm(), confirm()]);
  expect(twice.map(({ success }) => success)).toEqual([true, true]);
  const added = (await list()).filter(({ channel }) => channel === params.channel);
  expect(added).toMatchObject([{ terms, enabled: true, isOpen: true, isConfigured: true }]);

  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  const offered = channels.find(({ channel }) => channel === params.channel);
  expect(offered).toMatchObject({ isManual: true, fee: terms.fee });
  const key = v7();
  const order = { key, channel: params.channel, amount: '50000' };
  await member.browser.callOrFail(depositsCreate, { body: order });
  const trxId = 'ADDED00001';
  const claim = { senderNumber: '01812345678', trxId };
  await member.browser.callOrFail(manualDepositsClaim, { params: { id: key }, body: claim });
  const receipt = { received: '50000', trxId };
  await karim.browser.callOrFail(manualDepositsRecordReceipt, {
    params: { id: key },
    body: receipt,
  });
  // The fee was the provider's: the whole amount is credited.
  const { sumBalance } = await member.browser.callOrFail(walletGetBalance, {});
  expect(sumBalance).toBe('50000');
});

test('a key asks once, and each request gets a code of its own', async () => {
  const bank: Asked = { gateway: 'manual-bank', terms: { ...terms, numbers: [] } };
  const first = await askFor(bank);
  const same: Asked = { ...bank, key: first.params.requestId };
  expect(await ask(same)).toMatchObject({ success: true });
  expect(await ask({ ...same, reason: 'Another reason' })).toMatchObject({ code: 'key_reused' });
  const second = await askFor(bank);
  expect([first, second].map(({ params }) => params.channel)).toEqual([
    'manual-bank-2',
    'manual-bank-3',
  ]);
});

test('a rejected request adds nothing, and its code is not given again', async () => {
  const { params } = await askFor();
  await karim.browser.callOrFail(depositChannelsCancelTerms, { params });
  expect(await karim.browser.call(depositChannelsConfirmTerms, { params })).toMatchObject({
    code: 'request_unknown',
  });
  expect((await list()).map(({ channel }) => channel)).not.toContain(params.channel);
  expect((await askFor()).params.channel).not.toBe(params.channel);
});

test('terms that do not suit the method are refused', async () => {
  expect(await ask({ gateway: 'manual-bank' })).toMatchObject({
    code: 'channel_terms_contradict',
    fields: { numbers: {} },
  });
  expect(await ask({ terms: { ...terms, fee: { rate: 2_001, fixed: '0' } } })).toMatchObject({
    code: 'malformed',
  });
});

test('a channel for cards at SSLCommerz is added beside the one for all means', async () => {
  const cards = { ...terms, numbers: [], payBy: ['card' as const] };
  expect(await ask({ gateway: 'bkash', terms: cards })).toMatchObject({
    code: 'channel_terms_contradict',
    fields: { payBy: {} },
  });
  const { params } = await askFor({ gateway: 'sslcommerz', terms: cards });
  expect(params.channel).toBe('sslcommerz-2');
  await karim.browser.callOrFail(depositChannelsConfirmTerms, { params });
  const added = (await list()).find(({ channel }) => channel === params.channel);
  expect(added).toMatchObject({ gateway: 'sslcommerz', terms: cards, isManual: false });
});

test('a channel of a gateway that the audit closed begins closed', async () => {
  const { db } = server.ctx;
  await db
    .updateTable('depositChannel')
    .set({ open: false })
    .where('code', '=', 'manual-bkash')
    .execute();
  const { params } = await askFor();
  await karim.browser.callOrFail(depositChannelsConfirmTerms, { params });
  const added = (await list()).find(({ channel }) => channel === params.channel);
  expect(added).toMatchObject({ isOpen: false });
});
