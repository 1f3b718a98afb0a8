// Statements that operators import, over HTTP: each line counts once, whichever file it comes in,
// and credits the claim that it confirms whichever comes first.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  manualDepositsClaim,
  manualDepositsCredit,
  manualDepositsGet,
  manualDepositsList,
  manualDepositsRecordReceipt,
  statementsImport,
  statementsListLines,
  statementsReadColumns,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { matchLeftLines } from './match-statement.ts';
import { linkLines } from './statement-store.ts';

const server = await withServer();
const channel = 'manual-nagad';
await changeMoneyMode(server, 'real');
await setHouseNumber(server, channel, '01712345678');
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
auditAfterAll(server);

const senderNumber = '01812345678';
const columns = { trxId: 'TrxID', amount: 'Amount', sender: 'From', time: null, direction: null };

let count = 0;
const nextTrxId = () => `NGD${String((count += 1)).padStart(7, '0')}`;

type Line = { readonly trxId: string; readonly amount: string; readonly from?: string };

const write = (lines: readonly Line[]): string =>
  ['TrxID,From,Amount']
    .concat(lines.map(({ trxId, amount, from = senderNumber }) => `${trxId},${from},${amount}`))
    .join('\n');

const toFile = (text: string): string => Buffer.from(text).toString('base64');

type Sent = Partial<Parameters<typeof sendFile>[1]>;

const sendFile = (text: string, more: { by: typeof shapla; dryRun: boolean; used: object }) =>
  more.by.browser.call(statementsImport, {
    body: {
      channel,
      file: toFile(text),
      columns: { ...columns, ...more.used },
      dryRun: more.dryRun,
    },
  });

const send = (text: string, { by = shapla, dryRun = false, used = {} }: Sent = {}) =>
  sendFile(text, { by, dryRun, used });

async function open(): Promise<string> {
  const body = { key: v7(), channel, amount: '50000' };
  return (await member.browser.callOrFail(depositsCreate, { body })).deposit.id;
}

const claim = (id: string, trxId: string) =>
  member.browser.callOrFail(manualDepositsClaim, {
    params: { id },
    body: { senderNumber, trxId },
  });

async function openClaim(): Promise<{ id: string; trxId: string }> {
  const [id, trxId] = [await open(), nextTrxId()];
  await claim(id, trxId);
  return { id, trxId };
}

const stateOf = async (id: string) =>
  (await member.browser.callOrFail(manualDepositsGet, { params: { id } })).state;

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

const nothing = { added: 0, credited: 0, waiting: 0, otherSender: 0, faultCount: 0 };

test('a dry run says what an import does, and the import does it', async () => {
  const before = await balance();
  const [exact, short, other] = [await openClaim(), await openClaim(), await openClaim()];
  const file = write([
    { trxId: exact.trxId, amount: '৫০০.০০' },
    { trxId: short.trxId, amount: '499.99' },
    { trxId: other.trxId, amount: '500', from: '01999999999' },
    { trxId: nextTrxId(), amount: '700' },
    { trxId: nextTrxId(), amount: '-700' },
    { trxId: 'x', amount: '7' },
  ]);
  const report = { added: 4, known: 0, outgoing: 1, credited: 1, waiting: 1, otherSender: 1 };
  const faults = { faults: [{ line: 7, fault: 'trx_id' }], faultCount: 1 };
  expect(await send(file, { dryRun: true })).toMatchObject({ value: { ...report, ...faults } });
  expect(await balance()).toBe(before);
  expect(await send(file)).toMatchObject({ value: { ...report, ...faults } });
  expect(await balance()).toBe(before + 50_000n);
  expect(await stateOf(exact.id)).toBe('credited');
  expect(await stateOf(short.id)).toBe('short');
  expect(await stateOf(other.id)).toBe('waiting_match');
  // The line stands for the record of the operator who imported it.
  const credit = { params: { id: short.id } };
  const refused = { code: 'second_operator_needed' };
  expect(await shapla.browser.call(manualDepositsCredit, credit)).toMatchObject(refused);
  expect(await karim.browser.call(manualDepositsCredit, credit)).toMatchObject({ success: true });
  expect(await balance()).toBe(before + 99_999n);
});

test('the same lines in other files change nothing', async () => {
  const claims = [await openClaim(), await openClaim(), await openClaim()];
  const lines = claims.map(({ trxId }) => ({ trxId, amount: '500' }));
  expect(await send(write(lines))).toMatchObject({ value: { added: 3, credited: 3 } });
  const after = await balance();
  const again = { value: { ...nothing, known: 3 } };
  expect(await send(write(lines), { by: karim })).toMatchObject(again);
  expect(await send(write(lines.toReversed()))).toMatchObject(again);
  const turned = ['Sum;Id', ...lines.map(({ trxId }) => `500;${trxId}`)].join('\r\n');
  const used = { trxId: 'Id', amount: 'Sum', sender: null };
  expect(await send(turned, { used })).toMatchObject(again);
  const overlapping = [...lines.slice(1), { trxId: nextTrxId(), amount: '1' }];
  expect(await send(write(overlapping))).toMatchObject({
    value: { ...nothing, added: 1, known: 2 },
  });
  const changed = lines.map((line) => ({ ...line, amount: '5000' }));
  expect(await send(write(changed))).toMatchObject({
    value: { ...nothing, known: 0, faultCount: 3 },
  });
  expect(await balance()).toBe(after);
});

test('a line credits no member who is bound to the operator who imported it', async () => {
  const { id, trxId } = await openClaim();
  const { db, clock } = server.ctx;
  const { id: operatorId } = await db
    .selectFrom('operator')
    .select('id')
    .where('username', '=', 'shapla')
    .executeTakeFirstOrThrow();
  const bound = { operatorId, memberId: member.memberId, boundAt: clock.now() };
  await db.insertInto('operatorMember').values(bound).execute();
  const file = write([{ trxId, amount: '500' }]);
  const report = { value: { ...nothing, added: 1 } };
  expect(await send(file, { dryRun: true })).toMatchObject(report);
  expect(await send(file)).toMatchObject(report);
  await matchLeftLines(server.ctx);
  expect(await stateOf(id)).toBe('waiting_match');
  const act = { params: { id }, body: { received: '50000', trxId } };
  expect(await shapla.browser.call(manualDepositsRecordReceipt, act)).toMatchObject({
    code: 'own_account',
  });
  expect(await karim.browser.call(manualDepositsRecordReceipt, act)).toMatchObject({
    success: true,
  });
  expect(await stateOf(id)).toBe('credited');
  await db.deleteFrom('operatorMember').execute();
});

test('a line that came meanwhile with another amount stays without the deposit', async () => {
  const [depositId, trxId] = [await open(), nextTrxId()];
  await send(write([{ trxId, amount: '499' }]));
  const credited = { provider: 'nagad', trxId, depositId, received: 50_000n } as const;
  await transact(server.ctx, (tx) => linkLines(tx, server.ctx.clock.now(), [credited]));
  const { items: lines } = await shapla.browser.callOrFail(statementsListLines, {});
  expect(lines.map((line) => line.trxId)).toContain(trxId);
});

test('ten imports of one file at once credit once', async () => {
  const before = await balance();
  const { trxId } = await openClaim();
  const file = write([{ trxId, amount: '500' }]);
  const by = (index: number) => (index % 2 === 0 ? shapla : karim);
  await Promise.all(Array.from({ length: 10 }, (_, index) => send(file, { by: by(index) })));
  expect(await balance()).toBe(before + 50_000n);
});

test('a claim that comes after its line is credited at once', async () => {
  const before = await balance();
  const trxId = nextTrxId();
  await send(write([{ trxId, amount: '500' }]));
  const listed = await shapla.browser.callOrFail(statementsListLines, {});
  expect(listed.items[0]).toMatchObject({ trxId, amount: '50000', claim: null });
  expect(await claim(await open(), trxId)).toMatchObject({ state: 'credited' });
  expect(await balance()).toBe(before + 50_000n);
});

test('an operator cannot record another amount than the kept line', async () => {
  const { id, trxId } = await openClaim();
  await send(write([{ trxId, amount: '500', from: '01999999999' }]));
  const { items } = await shapla.browser.callOrFail(manualDepositsList, {});
  expect(items.find(({ depositId }) => depositId === id)?.line).toEqual({
    amount: '50000',
    sender: '01999999999',
    sentAt: null,
  });
  const record = (received: string) =>
    shapla.browser.call(manualDepositsRecordReceipt, {
      params: { id },
      body: { received, trxId },
    });
  expect(await record('90000')).toMatchObject({ code: 'statement_differs' });
  expect(await record('50000')).toMatchObject({ success: true });
  expect(await stateOf(id)).toBe('credited');
});

test('a line of money that was credited by hand belongs to that deposit', async () => {
  const { id, trxId } = await openClaim();
  const record = { params: { id }, body: { received: '50000', trxId } };
  await shapla.browser.callOrFail(manualDepositsRecordReceipt, record);
  const after = await balance();
  await send(write([{ trxId, amount: '500' }]));
  const { items: lines } = await shapla.browser.callOrFail(statementsListLines, {});
  expect(lines.some((line) => line.trxId === trxId)).toBe(false);
  await matchLeftLines(server.ctx);
  expect(await balance()).toBe(after);
});

test('the columns are kept for the next file of the channel', async () => {
  const file = toFile('Id;Type;Sum\nNGD9999901;In;5\nNGD9999902;Out;6\n');
  const read = () => shapla.browser.callOrFail(statementsReadColumns, { body: { channel, file } });
  const direction = { column: 'Type', incoming: ['In'] };
  const used = { trxId: 'Id', amount: 'Sum', sender: null, time: null, direction };
  expect(await read()).toMatchObject({
    lines: 2,
    columns: [{}, { name: 'Type', choices: ['In', 'Out'], samples: ['In', 'Out'] }, {}],
  });
  const body = { channel, file, columns: used, dryRun: false };
  const imported = await shapla.browser.callOrFail(statementsImport, { body });
  expect(imported).toMatchObject({ added: 1, outgoing: 1 });
  expect((await read()).chosen).toEqual(used);
  const renamed = { channel, file: toFile('Number,Value\n1,2\n') };
  const unknown = await shapla.browser.callOrFail(statementsReadColumns, { body: renamed });
  expect(unknown.chosen).toBeNull();
});

test.each([
  ['PK\u0003\u0004', 'statement_unreadable'],
  ['TrxID,From,Amount\n', 'statement_empty'],
  ['Trx,From,Amount\n1,2,3\n', 'statement_column_missing'],
  ['TrxID,From,Amount\nNGD9999903,=1+1,3\n', 'statement_formula'],
  [`TrxID,From,Amount\n${'x'.repeat(3_000_000)}`, 'statement_too_large'],
])('%# a bad file is refused with a sentence and keeps nothing', async (text, code) => {
  const before = await shapla.browser.callOrFail(statementsListLines, {});
  const refused = await send(text);
  expect(refused).toMatchObject({ code });
  expect('message' in refused && refused.message).toMatch(/\.$/u);
  expect(await shapla.browser.callOrFail(statementsListLines, {})).toEqual(before);
});

test('only channels with a number have statements', async () => {
  const body = { channel: 'bank', file: toFile(write([])), columns, dryRun: true };
  const refused = { code: 'channel_unknown' };
  expect(await shapla.browser.call(statementsImport, { body })).toMatchObject(refused);
});
