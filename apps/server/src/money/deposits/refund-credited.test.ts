// Goal: a credited deposit is given back once, its money leaves the wallet before it is sent and
// comes back when it was not, whatever the gateway answers. Method: the console's calls on a whole
// server, against a local server that speaks bKash's protocol, and a deposit to a house number.
import { afterAll, afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { waitingRequestsList } from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  adjustmentsAdminApprove,
  adjustmentsAdminRequest,
  depositsAdminConfirmDecision,
  depositsAdminGet,
  depositsAdminRecordRefund,
  depositsAdminRequestDecision,
  depositsAdminRequestRefund,
  depositsAdminWithdrawDecision,
  depositsCreate,
  depositsGet,
  manualDepositsClaim,
  manualDepositsRecordReceipt,
  walletListEntries,
} from '@khelaghor/client/routes/money.gen.ts';
import { messagesList } from '@khelaghor/client/routes/site.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { startFakeBkash } from '@khelaghor/testkit/payment-gateways/fake-bkash.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { openTampering } from '@khelaghor/testkit/tamper-rows.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { refundChecks } from './checks.ts';
import { reconcileDeposit } from './reconcile-deposit.ts';
import { settleRefunds } from './settle-refund.ts';
import { setSettings } from '../../site/settings/index.ts';
import { readTurnover } from './turnover-store.ts';

const bkash = await startFakeBkash();
afterAll(() => bkash.close());
const server = await withServer({ env: bkash.env });
await changeMoneyMode(server, 'real');
await setHouseNumber(server, 'manual-nagad', '01712345678');
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const member = await signUp(server);
const { browser } = member;
auditAfterAll(server);
const answer = (): void => {
  for (const name of Object.keys(bkash.faults))
    delete bkash.faults[name as keyof typeof bkash.faults];
};
afterEach(answer);

const tamper = openTampering(server);
const { db } = server.ctx;
const amount = '50050';

/** Pays a deposit at bKash, which is credited. */
async function pay(): Promise<string> {
  const body = { key: v7(), channel: 'bkash', amount };
  await browser.callOrFail(depositsCreate, { body });
  const payment = [...bkash.payments.values()].at(-1);
  if (!payment) throw new Error('no payment was opened');
  bkash.agree(payment.paymentID);
  await reconcileDeposit(server.ctx, body.key);
  return body.key;
}

/** Pays a deposit to a number of the house, which an operator credits. */
async function payByHand(trxId: string): Promise<string> {
  const body = { key: v7(), channel: 'manual-nagad', amount };
  await browser.callOrFail(depositsCreate, { body });
  const params = { id: body.key };
  await browser.callOrFail(manualDepositsClaim, {
    params,
    body: { senderNumber: '01812345678', trxId },
  });
  await shapla.browser.callOrFail(manualDepositsRecordReceipt, {
    params,
    body: { trxId, received: amount },
  });
  return body.key;
}

const balance = async (): Promise<bigint> =>
  BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);

const read = (id: string) => shapla.browser.callOrFail(depositsAdminGet, { params: { id } });

async function readLast(id: string) {
  const payment = (await read(id)).payments.at(-1);
  if (!payment) throw new Error(`no refund of deposit ${id} was requested`);
  return payment;
}

const ask = (id: string, { key = v7(), reason = 'Paid by mistake', by = shapla } = {}) =>
  by.browser.call(depositsAdminRequestRefund, { params: { id }, body: { key, reason } });

const confirm = (id: string, requestId: string, by = rahima) =>
  by.browser.call(depositsAdminConfirmDecision, { params: { id, requestId } });

/** Requests a refund as one operator and confirms it as another. */
async function refund(id: string) {
  const key = v7();
  expect(await ask(id, { key })).toMatchObject({ success: true });
  return confirm((await readLast(id)).id, key);
}

/** Puts the money of a refund back as two operators decide. */
async function putBack(id: string) {
  const { id: paymentId } = await readLast(id);
  const key = v7();
  await shapla.browser.callOrFail(depositsAdminRequestDecision, {
    params: { id: paymentId },
    body: { key, act: 'reject', reason: 'It cannot be sent' },
  });
  return confirm(paymentId, key);
}

/** Takes an amount out of the member's wallet, or adds it. */
async function adjust(by: bigint): Promise<void> {
  const key = v7();
  const params = { id: member.memberId };
  await shapla.browser.callOrFail(adjustmentsAdminRequest, {
    params,
    body: { key, currency: 'BDT', amount: String(by), reason: 'For a test' },
  });
  await rahima.browser.callOrFail(adjustmentsAdminApprove, {
    params: { ...params, requestId: key },
  });
}

async function settle(processes = 1): Promise<void> {
  await sql`update differing_payment set refund_next_at = to_timestamp(0)
    where refund_next_at is not null`.execute(db);
  await Promise.all(Array.from({ length: processes }, () => settleRefunds(server.ctx)));
}

test('a refund takes the money, is ordered once though answers are lost, and is told', async () => {
  const before = { balance: await balance(), refunded: bkash.counts.refunded };
  const id = await pay();
  expect(await read(id)).toMatchObject({ canRefund: true, payments: [] });
  const key = v7();
  await ask(id, { key });
  expect(await read(id)).toMatchObject({ canRefund: false, claim: null });
  const { id: paymentId } = await readLast(id);
  const { requests } = await rahima.browser.callOrFail(waitingRequestsList, {});
  expect(requests).toMatchObject([{ id: key, kind: 'differing_payment', subject: id }]);
  expect(await confirm(paymentId, key, shapla)).toMatchObject({ code: 'second_operator_needed' });
  expect(await balance()).toBe(before.balance + 50_050n);
  bkash.faults.noAnswerTo = ['payment/refund'];
  for (const _time of ['once', 'again'])
    expect(await confirm(paymentId, key)).toMatchObject({
      value: { state: 'confirmed', claim: 'credit_refunding', payments: [{ state: 'refunding' }] },
    });
  expect(await balance()).toBe(before.balance);
  await settle();
  bkash.faults.noAnswerTo = [];
  await settle(3);
  await settle();
  expect(bkash.counts.refunded).toBe(before.refunded + 1);
  expect(await read(id)).toMatchObject({
    claim: 'refunded',
    canRefund: false,
    payments: [{ kind: 'credited', state: 'refunded', acts: [] }],
  });
  expect(await ask(id)).toMatchObject({ code: 'state_changed' });
  await reconcileDeposit(server.ctx, id);
  expect(await balance()).toBe(before.balance);
  expect(await browser.callOrFail(depositsGet, { params: { id } })).toMatchObject({
    claim: 'refunded',
  });
  const messages = await browser.callOrFail(messagesList, { query: {} });
  expect(messages.items[0]?.title).toBe('Your deposit was sent back');
  const { items } = await browser.callOrFail(walletListEntries, { query: {} });
  expect(items[0]).toMatchObject({ code: 'deposit_refunded', amount: `-${amount}`, causeId: id });
});

test('a wallet that holds less is not emptied, and the request still waits', async () => {
  const id = await pay();
  const key = v7();
  await ask(id, { key });
  const { id: paymentId } = await readLast(id);
  const held = await balance();
  await adjust(-1n - (held - 50_050n));
  const before = await balance();
  expect(await confirm(paymentId, key)).toMatchObject({ code: 'balance_too_low' });
  expect(await balance()).toBe(before);
  expect(await readLast(id)).toMatchObject({ state: 'waiting', waiting: { id: key } });
  await adjust(1n);
  expect(await confirm(paymentId, key)).toMatchObject({ success: true });
  expect(await balance()).toBe(0n);
  await settle();
  expect(await readLast(id)).toMatchObject({ state: 'refunded' });
});

test('a refusal puts the money back, and the deposit can be refunded again', async () => {
  const id = await pay();
  const before = await balance();
  bkash.faults.refusesRefunds = true;
  await refund(id);
  expect(await balance()).toBe(before - 50_050n);
  await settle();
  expect(await balance()).toBe(before);
  expect(await read(id)).toMatchObject({ claim: null, canRefund: true });
  expect(await readLast(id)).toMatchObject({
    state: 'rejected',
    refundFailure: expect.stringContaining('bkash') as string,
  });
  delete bkash.faults.refusesRefunds;
  await refund(id);
  await settle();
  expect(await readLast(id)).toMatchObject({ state: 'refunded' });
  expect(await balance()).toBe(before - 50_050n);
});

test('a cancelled request moves nothing, and a key requests once', async () => {
  const id = await pay();
  const before = await balance();
  const key = v7();
  for (const _time of ['once', 'again'])
    expect(await ask(id, { key })).toMatchObject({ success: true });
  expect(await ask(id, { key, reason: 'Another' })).toMatchObject({ code: 'key_reused' });
  expect(await ask(id, { by: rahima })).toMatchObject({ code: 'state_changed' });
  expect(await ask(v7())).toMatchObject({ code: 'payment_unknown' });
  const { id: paymentId } = await readLast(id);
  await rahima.browser.callOrFail(depositsAdminWithdrawDecision, {
    params: { id: paymentId, requestId: key },
  });
  expect(await confirm(paymentId, key)).toMatchObject({ code: 'request_unknown' });
  expect(await balance()).toBe(before);
  expect(await read(id)).toMatchObject({ canRefund: true, claim: null });
});

test('a deposit to a house number goes back by hand, under a transaction of its own', async () => {
  const trxId = v7().slice(-10).toUpperCase();
  const id = await payByHand(trxId);
  const before = await balance();
  await refund(id);
  const payment = await readLast(id);
  expect(payment).toMatchObject({ state: 'refunding', isSentByHand: true, acts: ['reject'] });
  expect(await balance()).toBe(before - 50_050n);
  await settle();
  const record = (typed: string) =>
    rahima.browser.call(depositsAdminRecordRefund, {
      params: { id: payment.id },
      body: { trxId: typed },
    });
  expect(await record('x')).toMatchObject({ code: 'trx_id_invalid' });
  expect(await record(trxId)).toMatchObject({ code: 'refund_trx_taken' });
  for (const _time of ['once', 'again'])
    expect(await record('sent 12345')).toMatchObject({
      value: { claim: 'refunded', payments: [{ state: 'refunded', refundReference: 'SENT12345' }] },
    });
  expect(await record('OTHER12345')).toMatchObject({ code: 'state_changed' });
  const other = await payByHand(v7().slice(-10).toUpperCase());
  await refund(other);
  const { id: paymentId } = await readLast(other);
  expect(
    await rahima.browser.call(depositsAdminRecordRefund, {
      params: { id: paymentId },
      body: { trxId: 'SENT12345' },
    }),
  ).toMatchObject({ code: 'refund_trx_taken' });
  expect(await putBack(other)).toMatchObject({
    value: { claim: null, canRefund: true, payments: [{ state: 'rejected' }] },
  });
  expect(await balance()).toBe(before);
});

test('a deposit that was given back asks for no turnover', async () => {
  await setSettings(server.ctx, { turnoverHundredths: 100 }, 'system');
  const due = () => readTurnover(server.ctx, db, member.memberId, 'BDT');
  const before = (await due())?.dueMinor ?? 0n;
  const id = await pay();
  expect((await due())?.dueMinor).toBe(before + 50_050n);
  await refund(id);
  await settle();
  expect((await due())?.dueMinor ?? 0n).toBe(before);
  await setSettings(server.ctx, { turnoverHundredths: 0 }, 'system');
});

type Event = 'refund' | 'silence' | 'refusal' | 'answers' | 'settle' | 'put back' | 'query';

test('in any order of requests, answers and silence the money goes one way', async () => {
  const event = fc.constantFrom<Event>(
    'refund',
    'silence',
    'refusal',
    'answers',
    'settle',
    'put back',
    'query',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 10 }), async (order) => {
      const [before, refunded] = [await balance(), bkash.counts.refunded];
      const id = await pay();
      const act = async (what: Event): Promise<unknown> => {
        if (what === 'silence') return (bkash.faults.noAnswerTo = ['payment/refund']);
        if (what === 'refusal') return (bkash.faults.refusesRefunds = true);
        if (what === 'answers') return answer();
        if (what === 'settle') return settle();
        if (what === 'query') return reconcileDeposit(server.ctx, id);
        const { canRefund, payments } = await read(id);
        if (what === 'refund') return canRefund && refund(id);
        return payments.at(-1)?.acts.includes('reject') && putBack(id);
      };
      for (const one of order) await act(one);
      answer();
      await settle();
      const { claim } = await read(id);
      expect(await balance()).toBe(before + (claim === null ? 50_050n : 0n));
      expect(bkash.counts.refunded - refunded).toBe(claim === 'refunded' ? 1 : 0);
    }),
    { numRuns: 15 },
  );
});

test('the audit finds refunds and transfers that do not agree', async () => {
  const addTo = (by: number) =>
    tamper(
      'differing_payment',
      sql`update differing_payment set received_minor = received_minor + ${by}::int
        where state = 'refunded'`,
    );
  expect(await refundChecks(server.ctx)).toEqual([]);
  await addTo(1);
  expect(await refundChecks(server.ctx)).not.toEqual([]);
  await addTo(-1);
  expect(await refundChecks(server.ctx)).toEqual([]);
});
