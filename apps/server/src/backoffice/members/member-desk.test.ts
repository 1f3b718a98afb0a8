// Goal: operators find members by whatever they know, see what links members, and write notes.
// Method: the console's calls on a whole server, and the plans of the search on its own indexes.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  eventLogList,
  membersAdminGetDesk,
  membersAdminSearch,
  membersAdminSetTags,
  membersAdminWriteNote,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { readSearch } from './search-members.ts';
import { buildSearch } from './search-store.ts';

const { server, operator } = await withOperator();
const { db } = server.ctx;
const rahim = await signUp(server);
const karim = await signUp(server);
const now = server.ctx.clock.now();
await changeMember(server, rahim.memberId, {
  mobile: '+8801712345678',
  email: 'Rahim@Example.com',
  payeeName: 'Abdur Rahim',
});
for (const { memberId } of [rahim, karim])
  await db
    .insertInto('payoutWallet')
    .values({
      id: v7(),
      memberId,
      kind: 'bkash',
      number: '01811111111',
      addedAt: now,
      heldUntil: now,
    })
    .execute();
await db
  .insertInto('knownDevice')
  .values(
    [rahim, karim].map(({ memberId }) => ({
      memberId,
      tokenHash: 'beef0123456789abcdef',
      seenAt: now,
    })),
  )
  .execute();
await db
  .updateTable('memberSession')
  .set({ address: '203.0.113.7' })
  .where('memberId', '=', rahim.memberId)
  .execute();

async function find(q: string): Promise<string[]> {
  const { members } = await operator.callOrFail(membersAdminSearch, { query: { q } });
  return members.map(({ account, by }) => `${by} ${account}`);
}

const desk = (id: string) => operator.callOrFail(membersAdminGetDesk, { params: { id } });

test.each([
  ['the begin of the account', () => rahim.account.slice(0, -1), 'account'],
  ['the account in capitals', () => rahim.account.toUpperCase(), 'account'],
  ['the begin of the name', () => 'abdur', 'name'],
  ['the e-mail', () => 'rahim@example.com', 'email'],
  ['the id', () => rahim.memberId, 'id'],
  ['the phone', () => '01712-345678', 'phone'],
  ['the phone in Bengali digits', () => '০১৭১২৩৪৫৬৭৮', 'phone'],
  ['the phone with the code', () => '+880 1712 345678', 'phone'],
  ['the address of a login', () => '203.0.113.7', 'address'],
  ['the network of a login', () => '203.0.113.0/24', 'address'],
])('%s finds the member', async (_, getTyped, by) => {
  expect(await find(getTyped())).toContain(`${by} ${rahim.account}`);
});

test('a wallet number and a device find all who have it', async () => {
  const both = [rahim.account, karim.account].toSorted();
  expect(await find('01811111111')).toEqual(both.map((account) => `wallet ${account}`));
  expect(await find('BEEF0123456789ab')).toEqual(both.map((account) => `device ${account}`));
});

test.each(['%', '%%', '_____', 'nothing-of-this', `x' or true --`, '\\'])(
  '%s finds no member',
  async (typed) => {
    const reply = await operator.call(membersAdminSearch, { query: { q: typed } });
    expect(reply.success ? reply.value.members : []).toEqual([]);
  },
);

test.each([
  'পিকে১০',
  'পিকে10',
  'PK১০',
  '\u09DF\u09DC\u09DD',
  'য\u09BCড\u09BCঢ\u09BC',
  'র\u200D্যাব',
  'ÉcoLE',

  '  a \t b\n',
  '\u202aRahim\u202c',
  'Ｒａｈｉｍ\u3000７',
  '\u3164',
  'ক্ষ্ম',
  'a\u00adb',
  '%_\\',
  '',
])('the database folds %j for search like the server', async (text) => {
  const { rows } = await sql<{ folded: string }>`select fold_search(${text}) as folded`.execute(db);
  expect(rows[0]?.folded).toBe(foldSearch(text));
});

test('each way of the search has an index', async () => {
  const terms = { ...readSearch(rahim.memberId), phone: '+8801712345678', wallet: '01712345678' };
  const plan = await db.transaction().execute(async (tx) => {
    // Tables of a test are small: without this a scan of the whole table is always cheaper.
    await sql`set local enable_seqscan = off`.execute(tx);
    const given = { transaction: '9F3K2LQ1ZX', network: '203.0.113.0/24' };
    const search = buildSearch({ ...terms, ...given }, 50);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${search}`.execute(tx);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});

test('trials are neither found nor shown', async () => {
  await openFreePlay(server, true);
  await startTrial(server);
  const trial = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('type', '=', 4)
    .executeTakeFirstOrThrow();
  expect(await find(trial.id)).toEqual([]);
  expect(await find(trial.username)).toEqual([]);
  const params = { id: trial.id };
  expect(await operator.call(membersAdminGetDesk, { params })).toMatchObject({
    code: 'member_unknown',
  });
});

test.each([
  ['01712345678', { phone: '+8801712345678', wallet: '01712345678' }],
  ['8801712345678', { phone: '+8801712345678', wallet: '01712345678' }],
  ['+447911123456', { phone: '+447911123456', wallet: null }],
  ['203.0.113.0/24', { network: '203.0.113.0/24', wallet: null }],
  ['203.0.113.0', { network: null }],
  ['2001:DB8:0:1::/64', { network: '2001:db8:0:1::/64' }],
  ['\u202a9F3K-2LQ1 ZX\u202c', { transaction: '9F3K2LQ1ZX' }],
  ['9f3k2lq1zx', { transaction: '9F3K2LQ1ZX', phone: null, wallet: null, id: null }],
  ['ab', { transaction: null, phone: null }],
])('%s is read as each thing that it may be', (typed, expected) => {
  expect(readSearch(typed)).toMatchObject(expected);
});

test('a page lists devices, logins and wallets of the member', async () => {
  const { devices, sessions, sums } = await desk(rahim.memberId);
  expect(devices.map(({ code }) => code)).toContain('beef0123456789ab');
  expect(sessions[0]).toMatchObject({ address: '203.0.113.7', isOpen: true });
  expect(sums.map(({ currency }) => currency)).toContain('PLAY');
});

test('a note is kept once for its key, and stays', async () => {
  const params = { id: rahim.memberId };
  const body = { key: v7(), text: 'Called about a late payout' };
  await operator.callOrFail(membersAdminWriteNote, { params, body });
  const { notes } = await operator.callOrFail(membersAdminWriteNote, { params, body });
  expect(notes).toMatchObject([{ text: body.text, by: 'shapla' }]);
  expect(
    await operator.call(membersAdminWriteNote, { params, body: { ...body, text: 'Other' } }),
  ).toMatchObject({ code: 'key_reused' });
  await expect(db.deleteFrom('memberNote').execute()).rejects.toThrow('stays as it is');
});

test('tags are found and their changes logged', async () => {
  const params = { id: karim.memberId };
  const set = async (tags: string[]) => {
    const { tagsRevision: revision } = await operator.callOrFail(membersAdminGetDesk, { params });
    return operator.callOrFail(membersAdminSetTags, { params, body: { tags, revision } });
  };
  expect((await set(['VIP', 'watch', 'vip'])).tags).toEqual(['vip', 'watch']);
  expect(await find('vip')).toEqual([`tag ${karim.account}`]);
  expect((await set([])).tags).toEqual([]);
  const { items } = await operator.callOrFail(eventLogList, { query: { kind: 'member.tagged' } });
  expect(items[0]?.detail).toEqual({ before: ['vip', 'watch'], after: [] });
});
