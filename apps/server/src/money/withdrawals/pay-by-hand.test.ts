// Goal: a transaction sends money once, be it a payout or a refund, and the picture of a payment by
// hand is seen by operators and its member alone. Method: the console's and members' calls on a
// whole server in taka, with real files.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  withdrawalsAdminApprove,
  withdrawalsAdminGet,
  withdrawalsAdminRecordPayment,
  withdrawalsAdminUploadProof,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  depositsAdminConfirmDecision,
  depositsAdminGet,
  depositsAdminRecordRefund,
  depositsAdminRequestRefund,
  depositsCreate,
  manualDepositsClaim,
  manualDepositsRecordReceipt,
  payoutDisputesConfirmRepeat,
  payoutDisputesRequestRepeat,
  payoutDisputesUploadProof,
  withdrawalsConfirm,
  withdrawalsCreate,
  withdrawalsGet,
  withdrawalsGetProof,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
await setHouseNumber(server, 'manual-nagad', '01712345678');
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');

let made = 0;
const newTrxId = (): string => `HAND${String((made += 1)).padStart(6, '0')}`;

/** A member with an approved withdrawal to a Nagad wallet, which an operator has to send. */
async function approve(): Promise<{ readonly id: string; readonly member: TestMember }> {
  const member = await signUp(server);
  await grant(server, member.memberId, 1_000_000n, 'BDT');
  const walletId = await addWallet(member, { kind: 'nagad' });
  const body = { key: v7(), amount: '50000', walletId, password: member.password };
  const { id } = await member.browser.callOrFail(withdrawalsCreate, { body });
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id } });
  return { id, member };
}

const record = (id: string, trxId: string, proof?: string) =>
  shapla.browser.call(withdrawalsAdminRecordPayment, {
    params: { id },
    body: { trxId, ...(proof !== undefined && { proof }) },
  });

/** A credited deposit to a number of the house that two operators decided to send back. */
async function openRefund(): Promise<string> {
  const { browser } = await signUp(server);
  const params = { id: v7() };
  const body = { key: params.id, channel: 'manual-nagad', amount: '50000' };
  await browser.callOrFail(depositsCreate, { body });
  const trxId = newTrxId();
  const claim = { senderNumber: '01812345678', trxId };
  await browser.callOrFail(manualDepositsClaim, { params, body: claim });
  const receipt = { trxId, received: '50000' };
  await shapla.browser.callOrFail(manualDepositsRecordReceipt, { params, body: receipt });
  const key = v7();
  await shapla.browser.callOrFail(depositsAdminRequestRefund, {
    params,
    body: { key, reason: 'Paid by mistake' },
  });
  const { payments } = await shapla.browser.callOrFail(depositsAdminGet, { params });
  const id = payments[0]?.id ?? '';
  await rahima.browser.callOrFail(depositsAdminConfirmDecision, {
    params: { id, requestId: key },
  });
  return id;
}

const recordRefund = (id: string, trxId: string) =>
  rahima.browser.call(depositsAdminRecordRefund, { params: { id }, body: { trxId } });

const draw = (background: string) =>
  sharp({ create: { width: 400, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

const toFiles = (bytes: Uint8Array) => [new Blob([new Uint8Array(bytes)])];

async function upload(background: string): Promise<{ ticket: string; hash: string }> {
  const files = toFiles(await draw(background));
  const { ticket, image } = await shapla.browser.callOrFail(withdrawalsAdminUploadProof, { files });
  return { ticket, hash: image.hash };
}

const getProof = ({ browser }: Pick<TestMember, 'browser'>, id: string, hash: string) =>
  browser.send(withdrawalsGetProof.path.replace(':id', id).replace(':hash', hash));

test('a payout does not reuse the transaction of a refund, nor a refund that of a payout', async () => {
  const [refund, other] = [await openRefund(), await openRefund()];
  const { id } = await approve();
  const sent = newTrxId();
  expect(await recordRefund(refund, sent)).toMatchObject({ success: true });
  expect(await record(id, sent)).toMatchObject({
    code: 'payout_trx_taken',
    fields: { trxId: expect.any(String) as string },
  });
  const paid = newTrxId();
  expect(await record(id, paid)).toMatchObject({ value: { state: 'paid', proofs: [] } });
  expect(await recordRefund(other, paid)).toMatchObject({ code: 'refund_trx_taken' });
});

test('a refund and a payout that are recorded at once share no transaction', async () => {
  const [refund, { id }] = [await openRefund(), await approve()];
  const trxId = newTrxId();
  const replies = await Promise.all([recordRefund(refund, trxId), record(id, trxId)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('a missing part is not paid again under the transaction of a refund', async () => {
  const { id, member } = await approve();
  await record(id, newTrxId());
  await member.browser.callOrFail(withdrawalsConfirm, {
    params: { id },
    body: { received: '10000' },
  });
  const requestId = v7();
  await shapla.browser.callOrFail(payoutDisputesRequestRepeat, {
    params: { id },
    body: { key: requestId, reason: 'The network gave it back' },
  });
  const sent = newTrxId();
  await recordRefund(await openRefund(), sent);
  const files = toFiles(await draw('#604020'));
  const { ticket: proof } = await rahima.browser.callOrFail(payoutDisputesUploadProof, { files });
  const pay = (trxId: string) =>
    rahima.browser.call(payoutDisputesConfirmRepeat, {
      params: { id, requestId },
      body: { trxId, proof },
    });
  expect(await pay(sent)).toMatchObject({ code: 'payout_trx_taken' });
  expect(await pay(newTrxId())).toMatchObject({ success: true });
  const { proofs, confirmation } = await member.browser.callOrFail(withdrawalsGet, {
    params: { id },
  });
  expect(confirmation?.state).toBe('repaid');
  expect((await getProof(member, id, proofs[0] ?? '')).status).toBe(200);
});

test('the picture of a payment is seen by operators and its member alone', async () => {
  const { id, member } = await approve();
  const { ticket, hash } = await upload('#102030');
  expect((await getProof(member, id, hash)).status).toBe(404);
  expect(await record(id, newTrxId(), ticket)).toMatchObject({
    value: { state: 'paid', proofs: [{ hash, width: 400 }] },
  });
  const params = { id };
  const seen = await rahima.browser.callOrFail(withdrawalsAdminGet, { params });
  expect(seen.proofs).toEqual([{ hash, width: 400 }]);
  const own = await member.browser.callOrFail(withdrawalsGet, { params });
  expect(own.proofs).toEqual([hash]);
  const picture = await getProof(member, id, hash);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const drawn = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect(drawn).toMatchObject({ format: 'webp', width: 400, height: 600 });
  const stranger = await approve();
  expect((await getProof(stranger.member, id, hash)).status).toBe(404);
  expect((await getProof(stranger.member, stranger.id, hash)).status).toBe(404);
  const { hash: unattached } = await upload('#302010');
  expect((await getProof(member, id, unattached)).status).toBe(404);
  const events = await ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'withdrawal.paid')
    .where('subject', '=', `withdrawal:${id}`)
    .execute();
  expect(events).toMatchObject([{ detail: { proof: hash } }]);
});

test('what is no picture, or a ticket for another purpose, is refused', async () => {
  const { id } = await approve();
  const send = (bytes: Uint8Array) =>
    shapla.browser.call(withdrawalsAdminUploadProof, { files: toFiles(bytes) });
  expect(await send(Buffer.from('<svg/>'))).toMatchObject({ code: 'image_unreadable' });
  expect(await send(new Uint8Array())).toMatchObject({ code: 'image_missing' });
  expect(await send(Buffer.alloc(6 * 1024 * 1024))).toMatchObject({ code: 'image_too_large' });
  for (const ticket of ['', 'nonsense', `${'0'.repeat(32)}.9999999999999.${'a'.repeat(43)}`])
    expect(await record(id, newTrxId(), ticket)).toMatchObject({ code: 'image_missing' });
  const { state } = await shapla.browser.callOrFail(withdrawalsAdminGet, { params: { id } });
  expect(state).toBe('approved');
});

test('where a picture is needed, a payment without one is refused', async () => {
  const { id } = await approve();
  await setSettings(ctx, { payoutProofRequired: true }, 'system');
  expect(await record(id, newTrxId())).toMatchObject({
    code: 'payout_proof_missing',
    fields: { proof: expect.any(String) as string },
  });
  const { ticket } = await upload('#405060');
  expect(await record(id, newTrxId(), ticket)).toMatchObject({ value: { state: 'paid' } });
  await setSettings(ctx, { payoutProofRequired: false }, 'system');
});
