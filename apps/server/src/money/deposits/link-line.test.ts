// Lines of statements that operators link to claims whose TrxID was mistyped, over HTTP.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  manualDepositsClaim,
  manualDepositsCredit,
  manualDepositsGet,
  manualDepositsLinkLine,
  manualDepositsReject,
  statementsImport,
  statementsListLines,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { claimManual } from './claim-manual.ts';

const server = await withServer();
await changeMoneyMode(server, 'real');
const channel = 'manual-rocket';
await setHouseNumber(server, channel, '017123456789');
await setHouseNumber(server, 'manual-nagad', '01712345678');
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
auditAfterAll(server);

const senderNumber = '01812345678';
let count = 0;
const nextTrxId = () => `RKT${String((count += 1)).padStart(7, '0')}`;

/** Imports one line and returns its id. */
async function sendLine(amount = '500', sender = senderNumber, to = channel): Promise<string> {
  const trxId = nextTrxId();
  const file = Buffer.from(`Id,From,Sum\n${trxId},${sender},${amount}\n`).toString('base64');
  const columns = { trxId: 'Id', amount: 'Sum', sender: 'From', time: null, direction: null };
  const body = { channel: to, file, columns, dryRun: false };
  await shapla.browser.callOrFail(statementsImport, { body });
  return trxId;
}

async function open(): Promise<string> {
  const body = { key: v7(), channel, amount: '50000' };
  return (await member.browser.callOrFail(depositsCreate, { body })).deposit.id;
}

/** Opens a deposit that is claimed under a TrxID which no line has. */
async function openClaim(trxId = nextTrxId()): Promise<string> {
  const id = await open();
  const body = { senderNumber, trxId };
  await member.browser.callOrFail(manualDepositsClaim, { params: { id }, body });
  return id;
}

const link = (id: string, trxId: string, by = karim) =>
  by.browser.call(manualDepositsLinkLine, { params: { id }, body: { trxId } });

const credit = (id: string, by: typeof karim) =>
  by.browser.call(manualDepositsCredit, { params: { id } });

const read = (id: string) => member.browser.callOrFail(manualDepositsGet, { params: { id } });

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

const listLeft = async () => (await karim.browser.callOrFail(statementsListLines, {})).items;

test('the ordered amount is credited once under the TrxID of the line', async () => {
  const before = await balance();
  const [id, other, trxId] = [await openClaim(), await openClaim(), await sendLine()];
  const both = await Promise.all([link(id, trxId), link(other, trxId), link(id, trxId, shapla)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await balance()).toBe(before + 50_000n);
  const states = [await read(id), await read(other)];
  const credited = states.filter(({ state }) => state === 'credited');
  expect(credited).toMatchObject([{ trxId }]);
  expect((await listLeft()).some((line) => line.trxId === trxId)).toBe(false);
  const left = states.find(({ state }) => state === 'waiting_match');
  expect(await link(left?.depositId ?? '', trxId)).toMatchObject({ code: 'line_unknown' });
});

test.each([
  ['short', '499', senderNumber],
  ['excess', '501', senderNumber],
  ['waiting_match', '500', '01999999999'],
])('a line that makes the claim "%s" needs a second operator', async (state, amount, sender) => {
  const before = await balance();
  const [id, trxId] = [await openClaim(), await sendLine(amount, sender)];
  expect(await link(id, trxId)).toMatchObject({ success: true });
  expect(await link(id, trxId)).toMatchObject({ success: true });
  expect(await read(id)).toMatchObject({ state, trxId, received: `${amount}00` });
  expect(await credit(id, karim)).toMatchObject({ code: 'second_operator_needed' });
  expect(await balance()).toBe(before);
  expect(await credit(id, shapla)).toMatchObject({ success: true });
  expect(await balance()).toBe(before + BigInt(`${amount}00`));
});

test('a claim that came late needs a second operator', async () => {
  const id = await open();
  const now = new Date(server.ctx.clock.now().getTime() + 31 * 60_000);
  const later = { ...server.ctx, clock: { ...server.ctx.clock, now: () => now } };
  const { memberId } = member;
  await claimManual(later, { id, memberId }, { senderNumber, trxId: nextTrxId() });
  await link(id, await sendLine());
  expect((await read(id)).state).toBe('late');
});

test('the mistyped TrxID is free for the deposit that it belongs to', async () => {
  const mistyped = nextTrxId();
  const id = await openClaim(mistyped);
  await link(id, await sendLine());
  expect(await read(await openClaim(mistyped))).toMatchObject({ state: 'waiting_match' });
});

test('a duplicate of another TrxID is credited by its own line', async () => {
  const mistyped = nextTrxId();
  await openClaim(mistyped);
  const id = await openClaim(mistyped);
  expect((await read(id)).state).toBe('duplicate');
  await link(id, await sendLine());
  expect((await read(id)).state).toBe('credited');
});

test('a line whose TrxID another deposit claims is left to that deposit', async () => {
  const trxId = await sendLine('500', '01999999999');
  const [holder, id] = [await openClaim(trxId), await openClaim()];
  expect(await link(id, trxId)).toMatchObject({ code: 'line_claimed' });
  const reason = { reason: 'Another sender' };
  await karim.browser.callOrFail(manualDepositsReject, { params: { id: holder }, body: reason });
  expect((await listLeft()).find((line) => line.trxId === trxId)?.claim).toBeNull();
  expect(await link(id, trxId)).toMatchObject({ success: true });
  expect(await read(id)).toMatchObject({ state: 'waiting_match', trxId });
  expect(await credit(id, shapla)).toMatchObject({ success: true });
});

test('only lines of the own channel can be linked', async () => {
  const id = await openClaim();
  const elsewhere = await sendLine('500', senderNumber, 'manual-nagad');
  for (const trxId of [elsewhere, nextTrxId(), '?'])
    expect(await link(id, trxId)).toMatchObject({ code: 'line_unknown' });
  expect(await link(v7(), elsewhere)).toMatchObject({ code: 'payment_unknown' });
});
