// Goal: members without a valid document withdraw no more than the setting in 30 days, also with
// several requests at once, and nothing once deposits or withdrawals ask for a document; with one
// there is no limit. Method: the real server over HTTP.
import { afterEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { documentsAdminAccept } from '@khelaghor/client/routes/account.gen.ts';
import { membersAdminGetRisk } from '@khelaghor/client/routes/backoffice.gen.ts';
import { withdrawalsCreate, withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import { rejectWithdrawal } from './index.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;
const desk = await openConsole(server);

const setMaximum = (unverifiedPayoutMax: number) =>
  setSettings(ctx, { unverifiedPayoutMax }, 'system');
afterEach(() => setMaximum(0));

async function request(by: TestMember, amount: string) {
  const walletId = await readWalletId(by);
  const body = { key: v7(), amount, walletId, password: by.password };
  return by.browser.call(withdrawalsCreate, { body });
}

const readLimit = async ({ browser }: TestMember) =>
  (await browser.callOrFail(withdrawalsGetTerms, {})).unverified;

async function findRequest({ memberId }: TestMember): Promise<string> {
  const row = await ctx.db
    .selectFrom('withdrawal')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('there is no limit at first', async () => {
  const member = await signUp(server, { balanceMinor: 100_000n });
  expect(await readLimit(member)).toBeNull();
  expect(await request(member, '90000')).toMatchObject({ success: true });
});

test('the limit counts requests that were not rejected, and a document ends it', async () => {
  await setMaximum(500);
  const member = await signUp(server, { balanceMinor: 200_000n });
  expect(await readLimit(member)).toEqual({
    cause: 'limit',
    maximum: '50000',
    left: '50000',
  });
  const refused = await request(member, '50001');
  expect(refused).toMatchObject({
    code: 'documents_needed',
    message: expect.stringMatching(/500.*500/u) as string,
  });
  expect(await request(member, '30000')).toMatchObject({ success: true });
  expect(await readLimit(member)).toMatchObject({ left: '20000' });
  const decision = { operatorId: v7(), username: 'rahima', reason: 'a test' };
  await rejectWithdrawal(ctx, { id: await findRequest(member), ...decision });
  expect(await readLimit(member)).toEqual({
    cause: 'limit',
    maximum: '50000',
    left: '50000',
  });
  const [document] = (await sendNid(member)).documents;
  expect(await request(member, '60000')).toMatchObject({ code: 'documents_needed' });
  await desk.callOrFail(documentsAdminAccept, { params: { id: document?.id ?? '' } });
  expect(await readLimit(member)).toBeNull();
  expect(await request(member, '150000')).toMatchObject({ success: true });
});

test('of two requests at once that fit only alone, one is refused', async () => {
  await setMaximum(500);
  await ctx.db.updateTable('withdrawalTerms').set({ waitingMax: 5 }).execute();
  const member = await signUp(server, { balanceMinor: 200_000n });
  await readWalletId(member);
  const replies = await Promise.all([request(member, '30000'), request(member, '30000')]);
  const codes = replies.map((reply) => (reply.success ? 'held' : reply.code));
  expect(codes.toSorted()).toEqual(['documents_needed', 'held']);
  await ctx.db.updateTable('withdrawalTerms').set({ waitingMax: 1 }).execute();
});

test('a withdrawal counts for 30 days', async () => {
  await setMaximum(500);
  const member = await signUp(server, { balanceMinor: 100_000n });
  expect(await request(member, '50000')).toMatchObject({ success: true });
  const id = await findRequest(member);
  const age = async (days: number) =>
    ctx.db
      .updateTable('withdrawal')
      .set({ createdAt: new Date(ctx.clock.now().getTime() - days * dayMs) })
      .where('id', '=', id)
      .execute();
  await age(29);
  expect(await readLimit(member)).toMatchObject({ left: '0' });
  await age(31);
  expect(await readLimit(member)).toMatchObject({ left: '50000' });
});

const addDeposit = ({ memberId }: TestMember, amountMinor: bigint, days = 0) => {
  const at = new Date(ctx.clock.now().getTime() - days * dayMs);
  return ctx.db
    .insertInto('deposit')
    .values({
      id: v7(),
      memberId,
      channel: 'mobile',
      gateway: 'sandbox',
      amountMinor,
      currency: 'PLAY',
      state: 'confirmed',
      transferId: v7(),
      gatewayReference: v7(),
      redirectAddress: '/pay',
      providerTransactionId: v7(),
      createdAt: at,
      expiresAt: new Date(at.getTime() + dayMs),
      resolvedAt: at,
    })
    .execute();
};

const setDiligence = (diligencePlayFrom: number) =>
  setSettings(ctx, { diligencePlayFrom }, 'system');

const readRisk = async ({ memberId }: TestMember) =>
  desk.callOrFail(membersAdminGetRisk, { params: { id: memberId } });

test('deposits of 30 days that reach the sum of diligence hold withdrawals for a document', async () => {
  const member = await signUp(server, { balanceMinor: 200_000n });
  await addDeposit(member, 36_500_000n, 31);
  await addDeposit(member, 36_499_999n);
  expect(await readLimit(member)).toBeNull();
  expect((await readRisk(member)).diligence).toEqual({
    from: '36500000',
    deposited: '36499999',
    withdrawn: '0',
    isDue: false,
  });
  await addDeposit(member, 1n);
  expect(await readLimit(member)).toEqual({ cause: 'diligence', maximum: '36500000', left: '0' });
  expect(await request(member, '50000')).toMatchObject({
    code: 'diligence_needed',
    message: expect.stringContaining('3,65,000') as string,
  });
  const { risk, diligence } = await readRisk(member);
  expect(diligence).toMatchObject({ isDue: true });
  expect(risk.reasons).toContainEqual({ rule: 'diligence_due', points: 20, count: null });
  const [document] = (await sendNid(member, { number: '1000000021' })).documents;
  await desk.callOrFail(documentsAdminAccept, { params: { id: document?.id ?? '' } });
  expect((await readRisk(member)).risk.reasons.map(({ rule }) => rule)).not.toContain(
    'diligence_due',
  );
  expect(await request(member, '50000')).toMatchObject({ success: true });
});

test('withdrawals stay below the sum of diligence, single or together', async () => {
  await setDiligence(1_000);
  const member = await signUp(server, { balanceMinor: 200_000n });
  expect(await request(member, '100000')).toMatchObject({ code: 'diligence_needed' });
  expect(await request(member, '60000')).toMatchObject({ success: true });
  expect(await readLimit(member)).toEqual({
    cause: 'diligence',
    maximum: '100000',
    left: '39999',
  });
  await setDiligence(0);
  expect(await readLimit(member)).toBeNull();
  await setDiligence(365_000);
});

test('payments just below the sum, thrice in a week, are a reason of the score', async () => {
  const member = await signUp(server);
  for (const days of [8, 5, 1]) await addDeposit(member, 30_000_000n, days);
  const readFound = async () =>
    (await readRisk(member)).risk.reasons.find(({ rule }) => rule === 'structuring');
  expect(await readFound()).toBeUndefined();
  await addDeposit(member, 29_200_000n, 0.1);
  expect(await readFound()).toEqual({ rule: 'structuring', points: 20, count: 3 });
});
