// Goal: a member on a list, or one whom an operator names, gets a case that operators alone decide,
// no rule pays the member meanwhile, and no text to the member tells of it. Method: the real server
// over HTTP, with the jobs run by hand.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { documentsAdminAccept } from '@khelaghor/client/routes/account.gen.ts';
import {
  casesDecide,
  casesGet,
  casesList,
  casesListOfMember,
  casesNote,
  casesOpen,
  casesReport,
  membersAdminGetRisk,
  membersAdminListTimeline,
  screeningListsImport,
  screeningListsList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { approveByRule } from '../approvals/index.ts';
import { screenAll, screenMember } from './screen-members.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const operator = shapla.browser;
const { ctx } = server;
const { db } = ctx;

let numbers = 2_000_000_000;

/** A member of this name, whose document is accepted. */
async function joinAs(payeeName: string, birthday: string | null = null): Promise<TestMember> {
  const member = await signUp(server, { balanceMinor: 500_000n });
  const { memberId } = member;
  await db.updateTable('member').set({ payeeName, birthday }).where('id', '=', memberId).execute();
  numbers += 1;
  const [document] = (await sendNid(member, { number: String(numbers) })).documents;
  await operator.callOrFail(documentsAdminAccept, { params: { id: document?.id ?? '' } });
  await screenMember(ctx, memberId);
  return member;
}

const importText = (rows: string) =>
  operator.callOrFail(screeningListsImport, {
    body: { text: `name,dateOfBirth,list,reference\n${rows}` },
  });

const listOf = async ({ memberId: id }: TestMember) =>
  (await operator.callOrFail(casesListOfMember, { params: { id } })).cases;

async function findCase(member: TestMember) {
  const [found] = await listOf(member);
  return operator.callOrFail(casesGet, { params: { id: found?.id ?? '' } });
}

const listKinds = async (member: TestMember): Promise<string[]> =>
  (await findCase(member)).events.map(({ kind, by }) => `${kind} ${by}`);

const decide = (id: string, state: 'cleared' | 'reported', key = v7()) =>
  operator.call(casesDecide, { params: { id }, body: { key, state, note: 'Another person' } });

const openFor = ({ memberId: id }: TestMember, key = v7(), note = 'A tip of the bank') =>
  operator.call(casesOpen, { params: { id }, body: { key, note } });

await importText('RAHIM Shahed,1970-05-02,ZZSANCTIONS,QDi.1\nKarima Zzpep,,ZZPEP,P-7');

test('lists are replaced by what a file names, all or nothing', async () => {
  const { lists, faults } = await importText(',1970,ZZSANCTIONS,QDi.1');
  expect(faults).toEqual([{ line: 2, column: 'name', fault: 'missing' }]);
  expect(lists.map(({ list, entries }) => `${list} ${entries}`)).toEqual([
    'ZZPEP 1',
    'ZZSANCTIONS 1',
  ]);
  expect(await operator.callOrFail(screeningListsList, {})).toEqual({ lists });
});

test('an accepted document on a list opens a case, by name and birthday or by name', async () => {
  const both = await joinAs('Shahed Rahim', '1970-05-02');
  expect(await findCase(both)).toMatchObject({
    kind: 'screening',
    state: 'open',
    account: both.account,
    lists: ['ZZSANCTIONS'],
    hits: [{ reference: 'QDi.1', name: 'RAHIM Shahed', isBornEqual: true }],
  });
  expect(await listKinds(both)).toEqual(['opened null', 'hit null']);
  const alone = await joinAs('karima  ZZPEP', '1980-01-01');
  expect(await findCase(alone)).toMatchObject({ hits: [{ list: 'ZZPEP', isBornEqual: false }] });
  expect(await listOf(await joinAs('Shahed Rahim', '1970-05-03'))).toEqual([]);
  expect(await listOf(await joinAs('Shahed Rahman', '1970-05-02'))).toEqual([]);
});

test('an import finds members of before; what was cleared opens no other case', async () => {
  const member = await joinAs('Nasrin Zzlater');
  expect(await listOf(member)).toEqual([]);
  await importText('Zzlater Nasrin,1985,ZZLATER,1');
  await screenAll(ctx);
  await screenAll(ctx);
  const { id } = await findCase(member);
  expect(await listKinds(member)).toEqual(['opened null', 'hit null']);
  expect(await decide(id, 'cleared')).toMatchObject({ success: true });
  await screenAll(ctx);
  expect(await listOf(member)).toMatchObject([{ id, state: 'cleared' }]);
  await importText('Nasrin Zzlater,1985,ZZLATER,1\nNasrin Zzlater,,ZZLATER,2');
  await screenAll(ctx);
  expect((await listOf(member)).map(({ state }) => state)).toEqual(['open', 'cleared']);
});

test('operators open, note and decide a case, once for each key', async () => {
  const member = await signUp(server);
  const key = v7();
  expect(await openFor(member, key)).toMatchObject({ success: true, value: { id: key } });
  expect(await openFor(member, key)).toMatchObject({ success: true });
  expect(await openFor(member, key, 'Other words')).toMatchObject({ code: 'key_reused' });
  expect(await openFor(member)).toMatchObject({ code: 'case_is_open' });
  const noted = { params: { id: key }, body: { key: v7(), note: 'Asked the bank' } };
  await operator.callOrFail(casesNote, noted);
  await operator.callOrFail(casesNote, noted);
  const decided = v7();
  expect(await decide(key, 'reported', decided)).toMatchObject({ success: true });
  expect(await decide(key, 'reported', decided)).toMatchObject({ success: true });
  expect(await decide(key, 'cleared', decided)).toMatchObject({ code: 'key_reused' });
  expect(await decide(key, 'cleared')).toMatchObject({ code: 'state_changed' });
  expect(await decide(v7(), 'cleared')).toMatchObject({ code: 'case_unknown' });
  expect(await listKinds(member)).toEqual(['opened shapla', 'noted shapla', 'reported shapla']);
  const { items } = await operator.callOrFail(casesList, { query: { state: 'reported' } });
  expect(items.map(({ id }) => id)).toContain(key);
});

test('a report holds the case and the payments, and its download is an event', async () => {
  const member = await signUp(server, { balanceMinor: 500_000n });
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '50000', walletId, password: member.password };
  await member.browser.callOrFail(withdrawalsCreate, { body });
  const id = v7();
  await openFor(member, id);
  const reply = await operator.send(casesReport.path.replace(':id', id));
  expect(reply.headers.get('content-disposition')).toContain('case-');
  expect(await reply.json()).toMatchObject({
    format: 'khelaghor-suspicious-activity-report',
    writtenBy: 'shapla',
    case: { id, state: 'open', kind: 'manual' },
    member: { account: member.account },
    payments: [{ kind: 'withdrawal', amount: '500.00', state: 'requested' }],
  });
  expect(await listKinds(member)).toEqual(['opened shapla', 'downloaded shapla']);
});

test('while a case is open no rule pays the member, and an operator sees why', async () => {
  const terms = {
    enabled: true,
    accountDays: 0,
    maximumScore: 100,
    levelAtLeast: 0,
    maximum: '1000000',
    memberDayMaximum: '1000000',
    dayMaximum: '100000000',
  };
  const rule = { terms: JSON.stringify(terms) };
  await db.updateTable('payoutRule').set(rule).where('currency', '=', 'PLAY').execute();
  const member = await signUp(server, { balanceMinor: 500_000n });
  const params = { id: member.memberId };
  const id = v7();
  await openFor(member, id);
  const { risk } = await operator.callOrFail(membersAdminGetRisk, { params });
  expect(risk.reasons).toContainEqual({ rule: 'open_case', points: 25, count: null });
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '50000', walletId, password: member.password };
  const { id: withdrawalId } = await member.browser.callOrFail(withdrawalsCreate, { body });
  expect(await approveByRule(ctx, withdrawalId)).toBe(false);
  await decide(id, 'cleared');
  expect(await approveByRule(ctx, withdrawalId)).toBe(true);
});

test('a role without the permission of cases sees none, and an own account is refused', async () => {
  const member = await signUp(server);
  const id = v7();
  await openFor(member, id);
  const karim = await inviteOperator(server, shapla, 'karim');
  const { rows } = await sql<{ id: string }>`
    insert into operator_role (id, name, permissions, version)
    values (${v7()}, 'seers', ${['members.see', 'members.act', 'log.see']}, 0)
    returning id`.execute(db);
  await db
    .updateTable('operator')
    .set({ roleId: rows[0]?.id ?? '' })
    .where('username', '=', 'karim')
    .execute();
  const missing = { code: 'permission_missing' };
  const params = { id };
  expect(await karim.browser.call(casesGet, { params })).toMatchObject(missing);
  expect(await karim.browser.call(casesReport, { params })).toMatchObject(missing);
  expect(
    await karim.browser.call(casesListOfMember, { params: { id: member.memberId } }),
  ).toMatchObject(missing);
  const timeline = await karim.browser.callOrFail(membersAdminListTimeline, {
    params: { id: member.memberId },
    query: {},
  });
  expect(JSON.stringify(timeline)).not.toContain('case');
});

/** The answers of the member's calls now: of each that needs nothing but the session. */
async function readAll({ browser, memberId }: TestMember): Promise<string> {
  const answers: string[] = [];
  for (const { caller, method, path } of contractRoutes) {
    if (caller !== 'member' || method !== 'GET' || path.includes(':')) continue;
    const reply = await browser.send(path);
    answers.push(await reply.text());
  }
  const { rows } =
    await sql`select * from member_notification where member_id = ${memberId}`.execute(db);
  return [...answers, JSON.stringify(rows)].join('\n');
}

test('no answer or message to a member tells of a case', async () => {
  await importText('Zzsecret Person,,QXLIST,S-99');
  const member = await joinAs('Person Zzsecret');
  const { id, hits } = await findCase(member);
  expect(hits).toHaveLength(1);
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '50000', walletId, password: member.password };
  const requested = await member.browser.call(withdrawalsCreate, { body });
  expect(requested).toMatchObject({ success: true, value: { state: 'requested', reason: null } });
  await decide(id, 'reported');
  const told = await readAll(member);
  expect(told.length).toBeGreaterThan(5_000);
  expect(told).toContain(member.account);
  expect(told).not.toContain(id);
  expect(told).not.toMatch(/QXLIST|S-99|screening|open_case|member_case/iu);
});
