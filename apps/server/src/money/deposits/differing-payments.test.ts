// Goal: money that a gateway took and that differs from its order goes one way, once, as two
// operators decide, whatever the gateway answers. Method: the console's calls on a whole server,
// against local servers that speak the protocols of bKash and SSLCommerz.
import { afterAll, afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { waitingRequestsList } from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsAdminConfirmDecision,
  depositsAdminGet,
  depositsAdminList,
  depositsAdminRequestDecision,
  depositsAdminWithdrawDecision,
  depositsCreate,
  depositsGet,
  depositsList,
} from '@khelaghor/client/routes/money.gen.ts';
import { messagesList } from '@khelaghor/client/routes/site.gen.ts';
import type { DifferingAct } from '@khelaghor/contract/money/differing-payments.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { startFakeBkash } from '@khelaghor/testkit/payment-gateways/fake-bkash.ts';
import { startFakeSslcommerz } from '@khelaghor/testkit/payment-gateways/fake-sslcommerz.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { reconcileDeposit } from './reconcile-deposit.ts';
import { settleRefunds } from './settle-refund.ts';

const bkash = await startFakeBkash();
const sslcommerz = await startFakeSslcommerz();
afterAll(() => Promise.all([bkash.close(), sslcommerz.close()]));
const server = await withServer({ env: { ...bkash.env, ...sslcommerz.env } });
await changeMoneyMode(server, 'real');
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const member = await signUp(server);
const { browser } = member;
auditAfterAll(server);
afterEach(() => {
  for (const { faults } of [bkash, sslcommerz])
    for (const name of Object.keys(faults)) delete faults[name as keyof typeof faults];
});

const { db } = server.ctx;
const ordered = '50050';

async function open(channel: 'bkash' | 'sslcommerz'): Promise<string> {
  const body = { key: v7(), channel, amount: ordered };
  await browser.callOrFail(depositsCreate, { body });
  return body.key;
}

/** Orders a deposit at SSLCommerz and pays another amount. */
async function payOther(amount = '400.00'): Promise<string> {
  const id = await open('sslcommerz');
  sslcommerz.attempt(id, { amount });
  await reconcileDeposit(server.ctx, id);
  return id;
}

/** Orders a deposit at bKash, which takes another amount. */
async function payOtherAtBkash(reportedAmount = '400.00'): Promise<string> {
  const id = await open('bkash');
  const payment = [...bkash.payments.values()].at(-1);
  if (!payment) throw new Error('no payment was opened');
  // The order is read back as it was made until the money has been taken.
  bkash.agree(payment.paymentID);
  payment.trxID = v7().slice(-10).toUpperCase();
  payment.amount = reportedAmount;
  await reconcileDeposit(server.ctx, id);
  return id;
}

const balance = async (): Promise<bigint> =>
  BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);

const read = (id: string) => shapla.browser.callOrFail(depositsAdminGet, { params: { id } });

async function readPayment(id: string, index = 0) {
  const payment = (await read(id)).payments[index];
  if (!payment) throw new Error(`deposit ${id} has no payment that differs`);
  return payment;
}

const ask = (
  { browser: console }: TestOperator,
  id: string,
  act: DifferingAct,
  { key = v7(), reason = 'Paid another amount' } = {},
) => console.call(depositsAdminRequestDecision, { params: { id }, body: { key, act, reason } });

const confirm = ({ browser: console }: TestOperator, id: string, requestId: string) =>
  console.call(depositsAdminConfirmDecision, { params: { id, requestId } });

/** Requests an act as one operator and confirms it as another. */
async function decide(paymentId: string, act: DifferingAct) {
  const key = v7();
  expect(await ask(shapla, paymentId, act, { key })).toMatchObject({ success: true });
  return confirm(rahima, paymentId, key);
}

const countCredits = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ledger_transfer where code = 'deposit'`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Lets the time of the next question about each refund come; as many processes ask at once. */
async function settle(processes = 1): Promise<void> {
  await sql`update differing_payment set refund_next_at = to_timestamp(0)
    where state = 'refunding'`.execute(db);
  await Promise.all(Array.from({ length: processes }, () => settleRefunds(server.ctx)));
}

test.each([
  ['400.00', 'short', '40000'],
  ['600.00', 'excess', '60000'],
] as const)(
  'a payment of %s is %s and is credited with what arrived',
  async (amount, kind, sum) => {
    const before = await balance();
    const id = await payOther(amount);
    expect(await browser.callOrFail(depositsGet, { params: { id } })).toMatchObject({
      state: 'failed',
      claim: kind,
    });
    const { id: paymentId, ...payment } = await readPayment(id);
    expect(payment).toMatchObject({
      kind,
      state: 'waiting',
      ordered,
      received: sum,
      acts: ['credit', 'refund', 'reject'],
      waiting: null,
    });
    expect(await balance()).toBe(before);
    const key = v7();
    await ask(shapla, paymentId, 'credit', { key });
    const { requests } = await rahima.browser.callOrFail(waitingRequestsList, {});
    expect(requests).toMatchObject([{ id: key, kind: 'differing_payment', subject: id }]);
    expect(await confirm(shapla, paymentId, key)).toMatchObject({ code: 'second_operator_needed' });
    for (const _time of ['once', 'again'])
      expect(await confirm(rahima, paymentId, key)).toMatchObject({
        value: { state: 'confirmed', claim: null, amount: sum, payments: [{ state: 'credited' }] },
      });
    await reconcileDeposit(server.ctx, id);
    expect(await balance()).toBe(before + BigInt(sum));
    const messages = await browser.callOrFail(messagesList, { query: {} });
    expect(messages.items[0]).toMatchObject({ kind: 'deposit_credited' });
  },
);

test('a payment of another amount after the end is late', async () => {
  const id = await open('sslcommerz');
  sslcommerz.attempt(id, { status: 'CANCELLED' });
  await reconcileDeposit(server.ctx, id);
  sslcommerz.attempt(id, { amount: '400.00' });
  await reconcileDeposit(server.ctx, id);
  expect(await read(id)).toMatchObject({ state: 'cancelled', claim: 'late' });
});

test('a second payment of an order is credited as a deposit of its own', async () => {
  const before = await balance();
  const id = await open('sslcommerz');
  sslcommerz.attempt(id);
  await reconcileDeposit(server.ctx, id);
  const second = sslcommerz.attempt(id, { amount: '700.00' });
  const response = await fetch(`${server.config.origins.site}/gateway/sslcommerz/notice`, {
    method: 'POST',
    body: sslcommerz.signNotice(second),
  });
  expect(response.status).toBe(200);
  const payment = await readPayment(id);
  expect(payment).toMatchObject({ kind: 'duplicate', trxId: second.bank_tran_id });
  const decided = await decide(payment.id, 'credit');
  if (!decided.success) throw new Error(decided.code);
  const { creditedDepositId } = decided.value.payments[0] ?? {};
  expect(creditedDepositId).not.toBe(id);
  expect(await read(creditedDepositId ?? '')).toMatchObject({
    state: 'confirmed',
    amount: '70000',
    reference: second.bank_tran_id,
  });
  await reconcileDeposit(server.ctx, id);
  expect(await balance()).toBe(before + 50_050n + 70_000n);
});

test('a transaction that another deposit was credited with moves no money again', async () => {
  const [first, other] = [await open('sslcommerz'), await open('sslcommerz')];
  const { bank_tran_id } = sslcommerz.attempt(first);
  sslcommerz.attempt(other, { bank_tran_id });
  await reconcileDeposit(server.ctx, first);
  await reconcileDeposit(server.ctx, other);
  const { id: paymentId, kind } = await readPayment(other);
  expect(kind).toBe('duplicate');
  const before = await balance();
  for (const act of ['credit', 'refund'] as const) {
    const key = v7();
    await ask(shapla, paymentId, act, { key });
    expect(await confirm(rahima, paymentId, key)).toMatchObject({ code: 'trx_id_taken' });
    await rahima.browser.callOrFail(depositsAdminWithdrawDecision, {
      params: { id: paymentId, requestId: key },
    });
  }
  expect(await decide(paymentId, 'reject')).toMatchObject({
    value: { claim: null, payments: [{ state: 'rejected', acts: [] }] },
  });
  expect(await balance()).toBe(before);
  expect(sslcommerz.refunds.size).toBe(0);
});

test.each([
  ['silence', () => (sslcommerz.faults.noAnswerTo = ['query']), 'gateway_unavailable'],
  [
    'another amount',
    () => {
      const attempt = sslcommerz.attempts.at(-1);
      if (attempt) attempt.amount = '399.00';
    },
    'gateway_mismatch',
  ],
] as const)('a credit needs the gateway’s word at that moment: %s', async (_, change, code) => {
  const before = await balance();
  const { id: paymentId } = await readPayment(await payOther());
  const key = v7();
  await ask(shapla, paymentId, 'credit', { key });
  change();
  expect(await confirm(rahima, paymentId, key)).toMatchObject({ code });
  expect(await balance()).toBe(before);
});

test('bKash refunds once, also when its answers are lost, and the member is told', async () => {
  const before = { balance: await balance(), refunded: bkash.counts.refunded };
  const id = await payOtherAtBkash();
  const payment = await readPayment(id);
  expect(payment).toMatchObject({ kind: 'short', received: '40000', payer: '01711111111' });
  expect(await decide(payment.id, 'refund')).toMatchObject({
    value: { claim: 'refunding', payments: [{ state: 'refunding', acts: [] }] },
  });
  bkash.faults.noAnswerTo = ['payment/refund'];
  await settle();
  await settle();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  bkash.faults.noAnswerTo = [];
  await settle(3);
  expect(await read(id)).toMatchObject({
    state: 'failed',
    claim: 'refunded',
    payments: [{ state: 'refunded', acts: [] }],
  });
  await settle();
  await reconcileDeposit(server.ctx, id);
  expect(await balance()).toBe(before.balance);
  expect(bkash.counts.refunded).toBe(before.refunded + 1);
  const { items } = await browser.callOrFail(messagesList, { query: {} });
  expect(items[0]?.title).toBe('Your payment was refunded');
});

test('SSLCommerz refunds once, also without an answer to the order, and says when it is done', async () => {
  const { size } = sslcommerz.refunds;
  const id = await payOther();
  await decide((await readPayment(id)).id, 'refund');
  sslcommerz.faults.noAnswerTo = ['refund'];
  await settle();
  sslcommerz.faults.noAnswerTo = [];
  await settle();
  await settle();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  expect(sslcommerz.refunds.size).toBe(size + 1);
  const refund = [...sslcommerz.refunds.values()].at(-1);
  if (refund) refund.status = 'refunded';
  await settle();
  expect(await readPayment(id)).toMatchObject({
    state: 'refunded',
    refundReference: refund?.refund_ref_id,
  });
});

test('a refused refund waits for another decision; after silence it is never credited', async () => {
  const id = await payOther();
  const { id: paymentId } = await readPayment(id);
  sslcommerz.faults.refusesRefunds = true;
  await decide(paymentId, 'refund');
  await settle();
  expect(await readPayment(id)).toMatchObject({
    state: 'waiting',
    refundFailure: 'sslcommerz:Not refundable',
    acts: ['credit', 'refund', 'reject'],
  });
  sslcommerz.faults.noAnswerTo = ['refund'];
  await decide(paymentId, 'refund');
  await settle();
  sslcommerz.faults.noAnswerTo = [];
  await settle();
  expect(await readPayment(id)).toMatchObject({ state: 'waiting', acts: ['refund', 'reject'] });
  expect(await ask(shapla, paymentId, 'credit')).toMatchObject({ code: 'state_changed' });
});

test('of two operators who confirm at once, and of two acts at once, one is carried out', async () => {
  const karim = await inviteOperator(server, rahima, 'karim');
  const [credits, before] = [await countCredits(), await balance()];
  const depositId = await payOther();
  const { id: paymentId } = await readPayment(depositId);
  const asked = await Promise.all([
    ask(shapla, paymentId, 'credit', { key: v7() }),
    ask(rahima, paymentId, 'refund', { key: v7() }),
  ]);
  expect(asked.filter(({ success }) => success)).toHaveLength(1);
  const { waiting } = await readPayment(depositId);
  if (!waiting) throw new Error('no decision was requested');
  const others = [shapla, rahima, karim].filter(({ username }) => username !== waiting.askedBy);
  const confirmed = await Promise.all(others.map((other) => confirm(other, paymentId, waiting.id)));
  expect(confirmed.filter(({ success }) => success)).toHaveLength(1);
  const credited = waiting.act === 'credit' ? 1 : 0;
  expect(await countCredits()).toBe(credits + credited);
  expect(await balance()).toBe(before + (credited === 1 ? 40_000n : 0n));
});

test('a key requests once, and a stranger to the payment learns nothing', async () => {
  const { id: paymentId } = await readPayment(await payOther());
  const key = v7();
  for (const _time of ['once', 'again'])
    expect(await ask(shapla, paymentId, 'refund', { key })).toMatchObject({ success: true });
  expect(await ask(shapla, paymentId, 'credit', { key })).toMatchObject({ code: 'key_reused' });
  expect(await ask(rahima, paymentId, 'credit')).toMatchObject({ code: 'state_changed' });
  expect(await ask(shapla, v7(), 'credit')).toMatchObject({ code: 'payment_unknown' });
  expect(await confirm(rahima, paymentId, v7())).toMatchObject({ code: 'request_unknown' });
});

test('the list is filtered by state, channel and account, page by page', async () => {
  const list = (query: object) => shapla.browser.callOrFail(depositsAdminList, { query });
  const { items: all } = await list({ limit: 100 });
  const differing = await list({ limit: 100, state: 'differing' });
  expect(differing.items.map(({ id }) => id)).toEqual(
    all.filter(({ claim }) => claim !== null && claim !== 'refunded').map(({ id }) => id),
  );
  const atBkash = await list({ channel: 'bkash', account: member.account });
  expect(atBkash.items.map(({ id }) => id)).toEqual(
    all.filter(({ channel }) => channel === 'bkash').map(({ id }) => id),
  );
  expect((await list({ account: 'no-such-member' })).items).toEqual([]);
  const first = await list({ limit: 3 });
  const second = await list({ limit: 100, cursor: first.nextCursor });
  expect([...first.items, ...second.items]).toEqual(all);
  const own = await browser.callOrFail(depositsList, { query: { limit: 100 } });
  expect(own.items.map(({ claim }) => claim)).toEqual(all.map(({ claim }) => claim));
});

type Event = 'pay short' | 'pay' | 'query' | 'notice' | DifferingAct | 'silence' | 'settle';

test('in any order of messages, queries, credits and refunds each payment moves once', async () => {
  const event = fc.constantFrom<Event>(
    'pay short',
    'pay',
    'query',
    'notice',
    'credit',
    'refund',
    'reject',
    'silence',
    'settle',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 10 }), async (order) => {
      const before = await balance();
      const id = await open('sslcommerz');
      const getMine = () => sslcommerz.attempts.filter((one) => one.tran_id === id);
      const act = async (what: Event): Promise<unknown> => {
        if (what === 'silence') return (sslcommerz.faults.noAnswerTo = ['refund']);
        if (what === 'pay') return sslcommerz.attempt(id);
        if (what === 'pay short') return sslcommerz.attempt(id, { amount: '400.00' });
        if (what === 'query') return reconcileDeposit(server.ctx, id);
        if (what === 'settle') return settle();
        if (what === 'notice') {
          const last = getMine().at(-1);
          const body = last && sslcommerz.signNotice(last);
          return (
            body &&
            fetch(`${server.config.origins.site}/gateway/sslcommerz/notice`, {
              method: 'POST',
              body,
            })
          );
        }
        const open = (await read(id)).payments.find(({ acts }) => acts.includes(what));
        return open && decide(open.id, what);
      };
      for (const one of order) await act(one);
      delete sslcommerz.faults.noAnswerTo;
      await reconcileDeposit(server.ctx, id);
      await settle();
      const { state, amount, payments } = await read(id);
      const credited = payments.filter((payment) => payment.state === 'credited');
      const byOrder =
        state === 'confirmed' && credited.every((one) => one.creditedDepositId !== id);
      const sum = credited.reduce((total, one) => total + BigInt(one.received), 0n);
      expect(await balance()).toBe(before + sum + (byOrder ? BigInt(amount) : 0n));
      // Every payment that was made is the order's or waits for, or had, its decision.
      expect(payments.length + (byOrder ? 1 : 0)).toBe(getMine().length);
      for (const { bank_tran_id } of getMine()) {
        const refunds = [...sslcommerz.refunds.values()].filter(
          (one) => one.bank_tran_id === bank_tran_id,
        );
        const told = payments.find(({ trxId }) => trxId === bank_tran_id);
        expect(refunds.length).toBeLessThanOrEqual(told?.state === 'credited' ? 0 : 1);
      }
    }),
    { numRuns: 20 },
  );
});
