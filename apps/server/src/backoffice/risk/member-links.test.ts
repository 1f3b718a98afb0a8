// Goal: an operator sees the accounts within two steps, what links them, and the risk score of a
// member with its reasons. Method: the console's calls on a whole server.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  membersAdminGetLinks,
  membersAdminGetRisk,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();
const { db } = server.ctx;
const [rahim, karim, salma, nobodys] = [
  await signUp(server),
  await signUp(server),
  await signUp(server),
  await signUp(server),
];
const now = server.ctx.clock.now();
const { id: operatorId } = await db.selectFrom('operator').select('id').executeTakeFirstOrThrow();

type Of = { readonly memberId: string };

const addWallet = ({ memberId }: Of, number: string) =>
  db
    .insertInto('payoutWallet')
    .values({ id: v7(), memberId, kind: 'bkash', number, addedAt: now, heldUntil: now })
    .execute();

const addDevice = ({ memberId }: Of, tokenHash: string) =>
  db.insertInto('knownDevice').values({ memberId, tokenHash, seenAt: now }).execute();

const setAddress = ({ memberId }: Of, address: string) =>
  db.updateTable('memberSession').set({ address }).where('memberId', '=', memberId).execute();

const read = ({ memberId }: Of) =>
  operator.callOrFail(membersAdminGetLinks, { params: { id: memberId } });

await setAddress(rahim, '198.51.100.1');
await setAddress(karim, '198.51.101.1');
await setAddress(salma, '::ffff:203.0.113.9');
await setAddress(nobodys, 'unknown');

test('a member without common facts has a graph of one account', async () => {
  expect(await read(nobodys)).toEqual({
    accounts: [{ id: nobodys.memberId, account: nobodys.account, step: 0, isClosed: false }],
    facts: [],
    more: 0,
  });
});

test('accounts one and two steps away are found by wallet and device', async () => {
  await addWallet(rahim, '01811111111');
  await addWallet(karim, '01811111111');
  await addDevice(karim, 'beef0123456789abcdef');
  await addDevice(salma, 'beef0123456789abcdef');
  const { accounts, facts, more } = await read(rahim);
  expect(accounts.map(({ account, step }) => `${step} ${account}`)).toEqual([
    `0 ${rahim.account}`,
    `1 ${karim.account}`,
    `2 ${salma.account}`,
  ]);
  expect(facts).toEqual([
    {
      by: 'wallet',
      value: '01811111111',
      step: 1,
      accounts: [rahim.memberId, karim.memberId].toSorted(),
      isOften: false,
    },
    {
      by: 'device',
      value: 'beef0123456789ab',
      step: 2,
      accounts: [karim.memberId, salma.memberId].toSorted(),
      isOften: false,
    },
  ]);
  expect(more).toBe(0);
});

test('addresses of one network link their members, however they are written', async () => {
  await setAddress(rahim, '203.0.113.200');
  const { facts } = await read(salma);
  expect(facts).toContainEqual(
    expect.objectContaining({ by: 'network', value: '203.0.113.0/24', step: 1 }),
  );
});

test('a network that many accounts share leads to none of them', async () => {
  for (let count = 0; count < 20; count += 1)
    await setAddress(await signUp(server), `192.0.2.${count}`);
  await setAddress(nobodys, '192.0.2.250');
  const { accounts, facts } = await read(nobodys);
  expect(accounts).toHaveLength(1);
  expect(facts).toMatchObject([{ by: 'network', accounts: [nobodys.memberId], isOften: true }]);
});

const addPayment = async ({ memberId }: Of, senderNumber: string): Promise<void> => {
  const depositId = v7();
  const money = { amountMinor: 50_000n, currency: 'BDT' };
  const times = {
    createdAt: new Date(now.getTime() - 60_000),
    expiresAt: now,
    resolvedAt: now,
  };
  const by = { channel: 'manual-bkash', gateway: 'manual-bkash', transferId: v7() };
  await db
    .insertInto('deposit')
    .values({
      id: depositId,
      memberId,
      state: 'failed',
      failure: 'rejected',
      ...money,
      ...times,
      ...by,
    })
    .execute();
  const house = { provider: 'bkash', walletNumber: '01712345678', walletType: 'personal' };
  const claim = { senderNumber, trxId: `TRX${depositId.slice(-9).toUpperCase()}`, claimedAt: now };
  await db
    .insertInto('manualDeposit')
    .values({
      depositId,
      orderedMinor: 50_000n,
      state: 'rejected',
      reason: 'Not there',
      decidedBy: operatorId,
      decidedAt: now,
      ...house,
      ...claim,
    })
    .execute();
};

test('the number that sent deposits links its members, and is a reason of the score', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await addPayment(one, '01999999999');
  await addPayment(one, '01999999999');
  await addPayment(other, '01999999999');
  const { facts } = await read(one);
  expect(facts).toContainEqual(
    expect.objectContaining({ by: 'payer', value: '01999999999', step: 1, isOften: false }),
  );
  const params = { id: one.memberId };
  const { risk } = await operator.callOrFail(membersAdminGetRisk, { params });
  expect(risk).toEqual({
    score: 45,
    reasons: [
      { rule: 'shared_payer', points: 20, count: 1 },
      { rule: 'rejected_claims', points: 15, count: 2 },
      { rule: 'new_account', points: 10, count: null },
    ],
  });
});

test('an identity document links its members without its number', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await sendNid(one, { number: '5555512345' });
  await sendNid(other, { number: '5555512345' });
  const { facts } = await read(one);
  const [fact] = facts.filter(({ by }) => by === 'document');
  expect(fact).toMatchObject({ step: 1, accounts: [one.memberId, other.memberId] });
  expect(fact?.value).toMatch(/^[0-9a-f]{16}$/u);
  const { risk } = await operator.callOrFail(membersAdminGetRisk, {
    params: { id: one.memberId },
  });
  expect(risk.reasons[0]).toEqual({ rule: 'shared_document', points: 50, count: 1 });
});

test('a login from a second country within three days is a reason of the score', async () => {
  const member = await signUp(server);
  await setAddress(member, '103.4.144.1');
  const session = await db
    .selectFrom('memberSession')
    .selectAll()
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberSession')
    .values({ ...session, id: v7(), tokenHash: v7(), address: '8.8.8.8' })
    .execute();
  await db
    .updateTable('memberSession')
    .set({ createdAt: new Date(now.getTime() - 60_000) })
    .where('id', '=', session.id)
    .execute();
  const params = { id: member.memberId };
  const { risk } = await operator.callOrFail(membersAdminGetRisk, { params });
  expect(risk.reasons.map(({ rule }) => rule)).toEqual(['new_country', 'new_account']);
});

test('an unknown member has neither graph nor score', async () => {
  const input = { params: { id: v7() } };
  const unknown = { code: 'member_unknown' };
  expect(await operator.call(membersAdminGetLinks, input)).toMatchObject(unknown);
  expect(await operator.call(membersAdminGetRisk, input)).toMatchObject(unknown);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2:3::4', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['somewhere', null],
  ['', null],
])('the network of %j is %s', async (address, network) => {
  const { rows } = await sql<{ found: string | null }>`
    select get_network(${address}) as found`.execute(db);
  expect(rows[0]?.found).toBe(network);
});
