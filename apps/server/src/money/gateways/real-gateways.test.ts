// The adapters for bKash and SSLCommerz against local servers that speak their protocols: what the
// deposits do not show, which is tokens over time, codes that decide nothing, and refunds.
import { afterAll, afterEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { startFakeBkash } from '@khelaghor/testkit/payment-gateways/fake-bkash.ts';
import { startFakeSslcommerz } from '@khelaghor/testkit/payment-gateways/fake-sslcommerz.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { createBkashGateway } from './bkash-gateway.ts';
import { createSslcommerzGateway } from './sslcommerz-gateway.ts';

const bkash = await startFakeBkash();
const sslcommerz = await startFakeSslcommerz();
afterAll(() => Promise.all([bkash.close(), sslcommerz.close()]));
const clock = createFakeClock(new Date('2026-11-27T03:00:00Z'));
const { ctx } = await withServer({ clock });
const mobile = createBkashGateway(ctx, bkash.account);
const cards = createSslcommerzGateway(ctx, sslcommerz.store);
afterEach(() => {
  delete bkash.faults.noAnswerTo;
});

const buildOrder = () => ({
  invoice: v7(),
  amount: minor(50_050n),
  currency: 'BDT' as const,
  callbackAddress: 'http://localhost:1/callback',
  returnAddress: 'http://localhost:1/page',
  relayAddress: 'http://localhost:1/return',
  language: 'en' as const,
  payBy: [],
});

async function pay(): Promise<{ paymentId: string; trxId: string }> {
  const created = await mobile.createPayment(buildOrder());
  if (created.said !== 'payment') throw new Error(created.said);
  const { paymentId } = created.payment;
  bkash.agree(paymentId);
  const executed = await mobile.executePayment(paymentId);
  const trxId = executed.said === 'payment' ? executed.payment.trxId : null;
  if (trxId === null) throw new Error(`executing said ${executed.said}`);
  return { paymentId, trxId };
}

test('one token serves all calls at once, and is renewed five minutes before its end', async () => {
  await Promise.all([pay(), pay(), pay()]);
  expect(bkash.counts).toMatchObject({ grant: 1, refresh: 0 });
  clock.advance(54 * minuteMs);
  await pay();
  expect(bkash.counts).toMatchObject({ grant: 1, refresh: 0 });
  clock.advance(minuteMs);
  await Promise.all([pay(), pay()]);
  expect(bkash.counts).toMatchObject({ grant: 1, refresh: 1 });
});

test('a token is granted when it cannot be refreshed, and none means no answer', async () => {
  clock.advance(60 * minuteMs);
  bkash.faults.noAnswerTo = ['token/refresh'];
  const { grant } = bkash.counts;
  await pay();
  expect(bkash.counts.grant).toBe(grant + 1);
  clock.advance(60 * minuteMs);
  bkash.faults.noAnswerTo = ['token/refresh', 'token/grant'];
  expect(await mobile.createPayment(buildOrder())).toEqual({ said: 'unknown' });
});

test('a second execution takes nothing and tells of the first', async () => {
  const { paymentId, trxId } = await pay();
  const { captured } = bkash.counts;
  expect(await mobile.executePayment(paymentId)).toMatchObject({
    payment: { status: 'completed', trxId, amount: '50050', currency: 'BDT' },
  });
  expect(bkash.counts.captured).toBe(captured);
});

test('an unknown payment is absent', async () => {
  expect(await mobile.queryPayment('TR0011none')).toEqual({ said: 'absent' });
  expect(await cards.queryPayment(v7())).toEqual({ said: 'absent' });
});

test('bKash gives a payment back once, and tells of it after silence', async () => {
  const paid = await pay();
  const refund = { ...paid, refundNumber: v7(), amount: minor(50_050n), reason: 'Paid late' };
  const query = { ...refund, refundId: null };
  expect(await mobile.queryRefund(query)).toEqual({ said: 'absent' });
  bkash.faults.noAnswerTo = ['payment/refund'];
  expect(await mobile.refundPayment(refund)).toEqual({ said: 'unknown' });
  delete bkash.faults.noAnswerTo;
  expect(await mobile.queryRefund(query)).toMatchObject({ said: 'refunded' });
  expect(await mobile.refundPayment(refund)).toEqual({ said: 'refused', reason: 'bkash:2030' });
});

test('SSLCommerz takes a refund, and a query tells when it is done', async () => {
  const order = buildOrder();
  await cards.createPayment(order);
  const { bank_tran_id: trxId } = sslcommerz.attempt(order.invoice);
  const paid = { paymentId: order.invoice, trxId };
  const refund = { ...paid, refundNumber: v7(), amount: order.amount, reason: 'Paid late' };
  const taken = await cards.refundPayment(refund);
  if (taken.said !== 'pending') throw new Error(taken.said);
  // Without its reference a refund is found by a repeated order, which gives nothing more back.
  expect(await cards.queryRefund({ ...refund, refundId: null })).toEqual(taken);
  expect(sslcommerz.refunds.size).toBe(1);
  expect(await cards.queryRefund({ ...refund, refundId: taken.refundId })).toEqual(taken);
  const stored = sslcommerz.refunds.get(taken.refundId);
  if (stored) stored.status = 'refunded';
  expect(await cards.queryRefund({ ...refund, refundId: taken.refundId })).toEqual({
    ...taken,
    said: 'refunded',
  });
});

test('a wrong account opens nothing', async () => {
  const store = { ...sslcommerz.store, storePassword: 'wrong' };
  expect(await createSslcommerzGateway(ctx, store).createPayment(buildOrder())).toEqual({
    said: 'refused',
    reason: 'sslcommerz:Store Credential Error',
  });
});

test('SSLCommerz is told by which means a channel lets members pay', async () => {
  const order = { ...buildOrder(), payBy: ['card', 'bank'] as const };
  await cards.createPayment(order);
  expect(sslcommerz.sessions.get(order.invoice)?.get('multi_card_name')).toBe(
    'mastercard,visacard,amexcard,othercard,internetbank',
  );
  const any = buildOrder();
  await cards.createPayment(any);
  expect(sslcommerz.sessions.get(any.invoice)?.has('multi_card_name')).toBe(false);
});
