// Deposits through bKash over HTTP, against a local server that speaks its protocol: whatever order
// messages, returns and polls come in, a payment is credited once, and only when bKash took it.
import { afterAll, afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate, depositsListChannels } from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { startFakeBkash } from '@khelaghor/testkit/payment-gateways/fake-bkash.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { reconcileDeposit } from './reconcile-deposit.ts';
import { readPayingPhones } from './payer-store.ts';
import { findDeposit } from './store.ts';

const bkash = await startFakeBkash();
afterAll(() => bkash.close());
const server = await withServer({ env: bkash.env });
await changeMoneyMode(server, 'real');
const member = await signUp(server);
auditAfterAll(server);
afterEach(() => {
  for (const name of Object.keys(bkash.faults) as (keyof typeof bkash.faults)[])
    delete bkash.faults[name];
});

const { site } = server.config.origins;

async function open(amount = '50050') {
  const body = { key: v7(), channel: 'bkash', amount };
  const reply = await member.browser.call(depositsCreate, { body });
  if (!reply.success) throw new Error(reply.code);
  const { deposit, redirectAddress } = reply.value;
  return {
    id: deposit.id,
    paymentId: new URL(redirectAddress).searchParams.get('paymentID') ?? '',
  };
}

const stateOf = async (id: string) => (await findDeposit(server.ctx.db, id))?.state;

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

/** Posts a message as SNS does; returns what it was answered with. */
async function notify(body: string): Promise<string> {
  const response = await fetch(`${site}/gateway/bkash/notice`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
    body,
  });
  const reply = (await response.json()) as { success: boolean; code?: string };
  return `${response.status} ${reply.success ? 'received' : reply.code}`;
}

/** Runs the job that the payer's return adds. */
const comeBack = (id: string, paymentID: string, status: 'success' | 'failure' | 'cancel') =>
  reconcileDeposit(server.ctx, id, { paymentID, status });

test('the channel is listed for taka, and orders the exact amount under the deposit’s id', async () => {
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  expect(channels.map(({ channel }) => channel)).toEqual(['bkash']);
  const { id, paymentId } = await open('50050');
  expect(bkash.payments.get(paymentId)).toMatchObject({
    amount: '500.50',
    merchantInvoiceNumber: id,
  });
});

test('a payer who agreed and came back is credited after execution', async () => {
  bkash.faults.hidesVerification = true;
  const before = await balance();
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  expect(await comeBack(id, paymentId, 'success')).toMatchObject({ outcome: 'reconciled' });
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
  const phones = await readPayingPhones(server.ctx.db, [member.memberId]);
  expect([...(phones.get(member.memberId) ?? [])]).toEqual(['01711111111']);
});

test.each([
  ['cancel', 'cancelled'],
  ['failure', 'failed'],
] as const)('a return with "%s" ends a deposit that was not paid as %s', async (status, state) => {
  const { id, paymentId } = await open();
  await comeBack(id, paymentId, status);
  expect(await stateOf(id)).toBe(state);
});

test('a return credits nothing by itself', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  await comeBack(id, paymentId, 'success');
  expect(await stateOf(id)).toBe('requested');
  await comeBack(id, 'TR0011other', 'cancel');
  expect(await stateOf(id)).toBe('requested');
  expect(await balance()).toBe(before);
});

test.each(['GET', 'POST'])('a browser that returns by %s is led to the deposit', async (method) => {
  const { id, paymentId } = await open();
  const address = `${site}/gateway/bkash/return/${id}?paymentID=${paymentId}&status=cancel`;
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: new URLSearchParams({ val_id: '1' }) }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${site}/member/deposit?deposit=${id}`);
  // The job decides, after a query.
  expect(await stateOf(id)).toBe('requested');
  const { rows } = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs
    where key = ${`reconcile-deposit:${id}:returned`}`.execute(server.ctx.db);
  const returned = { paymentID: paymentId, status: 'cancel' };
  expect(rows).toEqual([{ payload: { depositId: id, returned } }]);
});

test('an execution without an answer is found by the query that follows', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  bkash.faults.noAnswerTo = ['execute'];
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
});

test('silence to execution and query leaves the deposit waiting, and the next poll credits', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  bkash.faults.noAnswerTo = ['execute', 'payment/status'];
  expect(await reconcileDeposit(server.ctx, id)).toMatchObject({ outcome: 'unknown' });
  expect(await stateOf(id)).toBe('requested');
  bkash.faults.noAnswerTo = [];
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
});

test('a payer without enough money fails the deposit; nothing is taken or credited', async () => {
  const before = { balance: await balance(), captured: bkash.counts.captured };
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  bkash.faults.insufficient = true;
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe('failed');
  expect({ balance: await balance(), captured: bkash.counts.captured }).toEqual(before);
});

test.each(['500.49', '500.5001', '50050', '-500.50', '5e2'])(
  'a payment of %s for an order of 500.50 credits nothing',
  async (reportedAmount) => {
    const before = await balance();
    const { id, paymentId } = await open();
    bkash.agree(paymentId);
    bkash.faults.reportedAmount = reportedAmount;
    await reconcileDeposit(server.ctx, id);
    expect(await stateOf(id)).not.toBe('confirmed');
    expect(await balance()).toBe(before);
  },
);

test('a token that bKash rejects is replaced once, by one process for all', async () => {
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  bkash.expireTokens();
  const { grant, refresh } = bkash.counts;
  await Promise.all(Array.from({ length: 6 }, () => reconcileDeposit(server.ctx, id)));
  expect(await stateOf(id)).toBe('confirmed');
  expect(bkash.counts).toMatchObject({ grant, refresh: refresh + 1 });
});

test('a notice wakes the query that credits, and a repeated one changes nothing', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  expect(await notify(bkash.signNotice(id))).toBe('200 received');
  expect(await stateOf(id)).toBe('requested');
  bkash.agree(paymentId);
  expect(await notify(bkash.signNotice(id))).toBe('200 received');
  expect(await stateOf(id)).toBe('confirmed');
  expect(await notify(bkash.signNotice(id, {}, '1'))).toBe('200 received');
  expect(await balance()).toBe(before + 50_050n);
});

test('a subscription of the merchant’s topic is confirmed at the SNS address alone', async () => {
  const { confirmed } = bkash.counts;
  expect(await notify(bkash.signSubscription('http://localhost:1/confirm'))).toBe('200 received');
  expect(bkash.counts.confirmed).toBe(confirmed);
  expect(await notify(bkash.signSubscription())).toBe('200 received');
  expect(bkash.counts.confirmed).toBe(confirmed + 1);
});

test.each<[string, (id: string) => string, string]>([
  [
    'of another topic',
    (id) => bkash.signNotice(id, { TopicArn: 'arn:other' }),
    '401 signature_wrong',
  ],
  [
    'changed after signing',
    (id) => bkash.signNotice(v7()).replace(/merchantInvoiceNumber\\":\\"[^\\]+/u, `$&${id}`),
    '401 signature_wrong',
  ],
  [
    'with a certificate from elsewhere',
    (id) => bkash.signNotice(id).replace(bkash.origin, 'http://localhost:1'),
    '401 signature_wrong',
  ],
  ['that is no JSON', () => 'trxID=1', '401 signature_wrong'],
  ['about an unknown invoice', () => bkash.signNotice(v7()), '404 payment_unknown'],
  ['about an invoice that is no id', () => bkash.signNotice('order 1'), '404 payment_unknown'],
])('a notice %s is refused', async (_what, build, refusal) => {
  const { id, paymentId } = await open();
  bkash.agree(paymentId);
  expect(await notify(build(id))).toBe(refusal);
  expect(await stateOf(id)).toBe('requested');
});

type Event =
  | 'agree'
  | 'success'
  | 'failure'
  | 'cancel'
  | 'poll'
  | 'notice'
  | 'silent poll'
  | 'expire';
const events: Event[] = ['success', 'failure', 'cancel', 'poll', 'notice', 'silent poll', 'expire'];

test('in any order of events a payment that was taken is credited once, another never', async () => {
  const anyOrder = fc.array(fc.constantFrom<Event>('agree', ...events), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(anyOrder, fc.boolean(), async (order, atOnce) => {
      const before = { balance: await balance(), captured: bkash.counts.captured };
      const { id, paymentId } = await open();
      const act = async (event: Event): Promise<unknown> => {
        bkash.faults.noAnswerTo = event === 'silent poll' ? ['execute', 'payment/status'] : [];
        if (event === 'agree') return bkash.agree(paymentId);
        if (event === 'expire') return bkash.expireTokens();
        if (event === 'notice') return notify(bkash.signNotice(id));
        if (event === 'poll' || event === 'silent poll') return reconcileDeposit(server.ctx, id);
        return comeBack(id, paymentId, event);
      };
      if (atOnce) await Promise.all(order.map(act));
      else for (const event of order) await act(event);
      bkash.faults.noAnswerTo = [];
      // bKash sends its notice when it has taken a payment.
      await notify(bkash.signNotice(id));
      const taken = bkash.counts.captured - before.captured;
      expect(taken).toBeLessThanOrEqual(1);
      expect(await balance()).toBe(before.balance + BigInt(taken) * 50_050n);
      expect((await stateOf(id)) === 'confirmed').toBe(taken === 1);
    }),
    { numRuns: 25 },
  );
});
