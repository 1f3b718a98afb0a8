// Bank transfers under a reference of ours, and pictures of receipts, over HTTP: a picture is
// checked and shown to operators, and credits nothing.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  depositsGet,
  depositsListChannels,
  manualDepositsClaim,
  manualDepositsGet,
  manualDepositsList,
  manualDepositsRecordReceipt,
  manualDepositsSendReceipt,
  manualDepositsUploadReceipt,
  statementsReadColumns,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { createFirstOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { signUploadToken } from '../../site/media/index.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
const bank = 'manual-bank';
const wallet = 'manual-bkash';
await setHouseNumber(server, bank, '1234567890123');
await setHouseNumber(server, wallet, '01712345678');
const shapla = await createFirstOperator(server);
const member = await signUp(server);
const other = await signUp(server);
auditAfterAll(server);

async function open(channel = bank, by = member): Promise<string> {
  const body = { key: v7(), channel, amount: '50000' };
  return (await by.browser.callOrFail(depositsCreate, { body })).deposit.id;
}

const read = (id: string) => member.browser.callOrFail(manualDepositsGet, { params: { id } });

const claim = (id: string, body: { senderNumber?: string; trxId?: string; receipt?: string }) =>
  member.browser.call(manualDepositsClaim, {
    params: { id },
    body: { senderNumber: '987 654 3210', trxId: '', ...body },
  });

const record = (id: string, trxId: string) =>
  shapla.browser.call(manualDepositsRecordReceipt, {
    params: { id },
    body: { received: '50000', trxId },
  });

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

const findQueued = async (id: string) =>
  (await shapla.browser.callOrFail(manualDepositsList, {})).items.find(
    ({ depositId }) => depositId === id,
  );

const draw = (width = 24): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background: '#b04' } })
    .png()
    .toBuffer();

async function bringTicket(width: number): Promise<string> {
  const brought = await bring(await draw(width));
  if (!brought.success) throw new Error(brought.code);
  return brought.value.ticket;
}

const bring = (bytes: Buffer) =>
  member.browser.call(manualDepositsUploadReceipt, { files: [new Blob([new Uint8Array(bytes)])] });

test('a transfer is credited under the reference that the member was given', async () => {
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  const offered = channels.find(({ channel }) => channel === bank);
  expect(offered).toMatchObject({ isManual: true, isBank: true });
  const before = await balance();
  const id = await open();
  const shown = await read(id);
  const { reference } = shown;
  const account = { walletNumber: '1234567890123', walletType: 'account', accountName: 'Test' };
  expect(shown).toMatchObject({ provider: 'bank', qr: null, state: 'open', ...account });
  expect(reference).toMatch(/^[A-Z2-9]{8}$/);
  const { requestedAt, expiresAt } = await member.browser.callOrFail(depositsGet, {
    params: { id },
  });
  expect(Date.parse(expiresAt) - Date.parse(requestedAt)).toBeGreaterThan(23 * hourMs);
  const fields = { fields: { senderNumber: {} } };
  expect(await claim(id, { senderNumber: '12' })).toMatchObject({
    code: 'account_number_invalid',
    ...fields,
  });
  // The reference stands for the transaction id, whatever is sent.
  expect(await claim(id, { trxId: 'SOMEELSE1' })).toMatchObject({
    value: { state: 'waiting_match', trxId: reference, senderNumber: '9876543210' },
  });
  expect(await balance()).toBe(before);
  expect(await record(id, 'SOMEELSE1')).toMatchObject({ code: 'trx_id_differs' });
  expect(await record(id, (reference ?? '').toLowerCase())).toMatchObject({ success: true });
  expect(await record(id, reference ?? '')).toMatchObject({ success: true });
  expect(await balance()).toBe(before + 50_000n);
});

test('each transfer has a reference of its own', async () => {
  const [first, second] = [await read(await open()), await read(await open())];
  expect(first.reference).not.toBe(second.reference);
});

test('statements of banks are not imported', async () => {
  const file = Buffer.from('Id,Sum\nAB12CD34,5\n').toString('base64');
  const body = { channel: bank, file };
  expect(await shapla.browser.call(statementsReadColumns, { body })).toMatchObject({
    code: 'channel_unknown',
  });
});

test('a picture of the receipt is kept for operators and credits nothing', async () => {
  const before = await balance();
  const id = await open(wallet);
  const receipt = await bringTicket(24);
  const told = { senderNumber: '01812345678', trxId: 'RECEIPT001' };
  const claimed = await claim(id, { ...told, receipt });
  expect(claimed).toMatchObject({ value: { state: 'waiting_match', hasReceipt: true } });
  expect(JSON.stringify(claimed)).not.toContain('"hash"');
  const receipts = [{ width: 24 }];
  expect(await findQueued(id)).toMatchObject({ state: 'waiting_match', receipts });
  expect(await balance()).toBe(before);
  const kept = await server.ctx.db
    .selectFrom('mediaReference')
    .select('hash')
    .where('referencedBy', '=', `deposit:${id}`)
    .execute();
  expect(kept).toEqual([{ hash: (await findQueued(id))?.receipts[0]?.hash }]);
});

test('a receipt is added after the claim and replaced once, and both are kept', async () => {
  const id = await open(wallet);
  const send = (receipt: string, by = member) =>
    by.browser.call(manualDepositsSendReceipt, { params: { id }, body: { receipt } });
  const [first, second, third] = [
    await bringTicket(30),
    await bringTicket(31),
    await bringTicket(32),
  ];
  expect(await send(first)).toMatchObject({ code: 'state_changed' });
  await claim(id, { senderNumber: '01812345678', trxId: 'RECEIPT003' });
  expect(await send('x')).toMatchObject({ code: 'image_missing' });
  expect(await send(first, other)).toMatchObject({ code: 'payment_unknown' });
  const sent = { hasReceipt: true, takesReceipt: true };
  expect(await send(first)).toMatchObject({ value: sent });
  expect(await send(first)).toMatchObject({ value: sent });
  const replies = await Promise.all([send(second), send(second)]);
  const replaced = { hasReceipt: true, takesReceipt: false };
  expect(replies).toMatchObject([{ value: replaced }, { value: replaced }]);
  expect(await send(third)).toMatchObject({ code: 'receipt_replaced' });
  const receipts = [{ width: 31 }, { width: 30 }];
  expect(await findQueued(id)).toMatchObject({ state: 'waiting_match', receipts });
  await record(id, 'RECEIPT003');
  expect(await read(id)).toMatchObject({ state: 'credited', takesReceipt: false });
  expect(await send(second)).toMatchObject({ success: true });
});

test.each([
  ['no picture', Buffer.from('%PDF-1.7 receipt')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a cut-off PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
])('%s is refused as a receipt', async (_, bytes) => {
  expect(await bring(bytes)).toMatchObject({ code: 'image_unreadable' });
});

test('one call takes one picture', async () => {
  const picture = new Blob([new Uint8Array(await draw())]);
  const refused = await other.browser.call(manualDepositsUploadReceipt, {
    files: [picture, picture],
  });
  expect(refused).toMatchObject({ code: 'image_too_large' });
});

test('a ticket of another purpose, or of no picture, attaches nothing', async () => {
  const id = await open(wallet);
  const told = { senderNumber: '01812345678', trxId: 'RECEIPT002' };
  const hash = 'a'.repeat(32);
  for (const receipt of [
    'x',
    signUploadToken(server.ctx, 'payout-proof', hash),
    signUploadToken(server.ctx, 'deposit-receipt', hash),
  ])
    expect(await claim(id, { ...told, receipt })).toMatchObject({ code: 'image_missing' });
  expect(await read(id)).toMatchObject({ state: 'open', hasReceipt: false });
});
