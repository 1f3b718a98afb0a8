// Pages and searches of claims that wait and of lines without a deposit, over HTTP.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { v7 } from 'uuid';
import {
  depositsCreate,
  manualDepositsClaim,
  manualDepositsList,
  statementsImport,
  statementsListLineClaims,
  statementsListLines,
} from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { buildCandidates, buildClaimPage, buildLinePage } from './queue-store.ts';

const { server, operator } = await withOperator();
await changeMoneyMode(server, 'real');
const channel = 'manual-upay';
await setHouseNumber(server, channel, '01712345678');
const [rahim, karim] = [await signUp(server), await signUp(server)];

/** Opens a deposit and claims it; returns its id. */
async function openClaim(trxId: string, senderNumber: string, by = rahim): Promise<string> {
  const { deposit } = await by.browser.callOrFail(depositsCreate, {
    body: { key: v7(), channel, amount: '50000' },
  });
  const params = { id: deposit.id };
  await by.browser.callOrFail(manualDepositsClaim, { params, body: { senderNumber, trxId } });
  return deposit.id;
}

async function sendLines(lines: readonly string[]): Promise<void> {
  const file = Buffer.from(`Id,From,Sum\n${lines.join('\n')}\n`).toString('base64');
  const columns = { trxId: 'Id', amount: 'Sum', sender: 'From', time: null, direction: null };
  const body = { channel, file, columns, dryRun: false };
  await operator.callOrFail(statementsImport, { body });
}

const claims = [
  await openClaim('UPA1000001', '01812345678'),
  await openClaim('UPA1000002', '01812345678'),
  await openClaim('UPB2000003', '01912345678', karim),
];
await sendLines(['LNA1000001,01612345678,75', 'LNA1000002,01612345678,75']);
await sendLines(['LNB2000003,01512345678,500']);

type Query = { readonly cursor?: string; readonly search?: string; readonly limit?: number };

const listClaims = (query: Query) => operator.callOrFail(manualDepositsList, { query });
const listLines = (query: Query) => operator.callOrFail(statementsListLines, { query });

/** Reads all pages of two rows each. */
async function readAll<Row>(
  read: (query: Query) => Promise<{ items: readonly Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await read({ limit: 2, ...(cursor !== '' && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(2);
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  return rows;
}

test('the pages of claims follow each other, the longest waiting first', async () => {
  expect((await readAll(listClaims)).map(({ depositId }) => depositId)).toEqual(claims);
});

test('the pages of lines follow each other, the newest import first', async () => {
  const lines = (await readAll(listLines)).map(({ trxId }) => trxId);
  expect(lines).toEqual(['LNB2000003', 'LNA1000001', 'LNA1000002']);
});

test.each(['x', '1.2', `${v7()}.x`])('the cursor "%s" is refused', async (cursor) => {
  const query = { cursor };
  const replies = [
    await operator.call(manualDepositsList, { query }),
    await operator.call(statementsListLines, { query }),
  ];
  expect(replies).toMatchObject([{ code: 'malformed' }, { code: 'malformed' }]);
});

test.each([
  ['the begin of a TrxID', () => 'upa1', [0, 1]],
  ['a whole TrxID', () => ' UPB2000003 ', [2]],
  ['an account', () => karim.account, [2]],
  ['a sender in Bengali digits', () => '০১৮১২৩৪৫৬৭৮', [0, 1]],
  ['a pattern', () => '%', []],
])('%s finds its claims', async (_, getTyped, found) => {
  const { items } = await listClaims({ search: getTyped() });
  expect(items.map(({ depositId }) => claims.indexOf(depositId))).toEqual(found);
});

test('a search of claims has pages', async () => {
  const read = (query: Query) => listClaims({ ...query, limit: 1, search: rahim.account });
  expect((await readAll(read)).map(({ depositId }) => depositId)).toEqual(claims.slice(0, 2));
});

test.each([
  ['the begin of a TrxID', 'lna1', ['LNA1000001', 'LNA1000002']],
  ['a sender', '01512345678', ['LNB2000003']],
  ['an underscore', '_', []],
])('%s finds its lines', async (_, search, found) => {
  const { items } = await listLines({ search });
  expect(items.map(({ trxId }) => trxId)).toEqual(found);
});

test('the account of a claim finds its line, which no link takes', async () => {
  // The line has another sender, so the claim waits for an operator.
  await sendLines(['UPB2000003,01999999999,499']);
  const { items } = await listLines({ search: karim.account });
  expect(items).toMatchObject([{ trxId: 'UPB2000003', claim: { account: karim.account } }]);
});

const listLineClaims = (trxId: string, search = '') =>
  operator.call(statementsListLineClaims, {
    params: { provider: 'upay', trxId },
    query: { search },
  });

test('the claims of a line are the likeliest first, or those of a search', async () => {
  await sendLines(['UPA1000009,8801812345678,10']);
  const ids = async (search?: string) => {
    const reply = await listLineClaims('UPA1000009', search);
    return reply.success ? reply.value.claims.map(({ depositId }) => depositId) : reply.code;
  };
  // The third has a line of its own.
  expect(await ids()).toEqual(claims.slice(0, 2));
  expect(await ids('UPA1000002')).toEqual([claims[1]]);
  expect(await listLineClaims('NOSUCHLINE')).toMatchObject({ code: 'line_unknown' });
});

const search = { account: 'rahim', trxStart: 'UPA1', sender: '01812345678' };
const line = {
  channel,
  provider: 'upay',
  trxId: 'UPA1000009',
  amountMinor: 1n,
  sender: null,
} as const;

test.each<[string, RawBuilder<unknown>]>([
  ['claims', buildClaimPage({ search: null, after: null, limit: 51 })],
  [
    'claims behind one',
    buildClaimPage({ search, after: { at: new Date(0), id: v7() }, limit: 51 }),
  ],
  ['lines', buildLinePage({ search: null, after: null, limit: 51 })],
  ['lines behind one', buildLinePage({ search, after: { importId: v7(), line: 1 }, limit: 51 })],
  ['candidates', buildCandidates(line, 100)],
])('each part of a page of %s has an index', async (_, query) => {
  const plan = await server.ctx.db.transaction().execute(async (tx) => {
    // Tables of a test are small: without this a scan of the whole table is always cheaper.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});
