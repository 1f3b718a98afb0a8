// The adapter against misbehaving gateways: no wrong reply may count as an answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { signMessage } from '@khelaghor/gateway-signature/message-signature.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import type { PaymentGateway, PayoutGateway } from './gateway-interface.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
let reply: { status: number; body: string } | 'nothing';
let server: Server;
let gateway: PaymentGateway & PayoutGateway;
/** The same with a short timeout, for calls that are never answered. */
let hasty: PaymentGateway & PayoutGateway;

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (reply === 'nothing') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = {
    name: 'wallet',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'merchant',
    secret: 'between us',
    clock: { now: () => now, monotonicMs: () => 0 },
    log: pino({ level: 'silent' }),
  };
  gateway = createCheckoutGateway(settings);
  hasty = createCheckoutGateway({ ...settings, questionLimitMs: 50, orderLimitMs: 50 });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const unknown = { said: 'unknown' };
const fault = (errorCode: string) => JSON.stringify({ errorCode, errorMessage: 'Said so.' });

test.each<[string, typeof reply, object]>([
  ['a fault of its own', { status: 500, body: fault('payment_unknown') }, unknown],
  ['a page of a proxy', { status: 404, body: '<h1>Not found</h1>' }, unknown],
  ['a reply that is not JSON', { status: 200, body: 'OK' }, unknown],
  ['a reply without the amount', { status: 200, body: '{"paymentId":"PAY1"}' }, unknown],
  ['"unknown payment"', { status: 404, body: fault('payment_unknown') }, { said: 'absent' }],
  [
    '"not your payment"',
    { status: 403, body: fault('not_yours') },
    { said: 'refused', reason: 'not_yours' },
  ],
])('%s', async (_what, answered, expected) => {
  reply = answered;
  expect(await gateway.queryPayment('PAY1')).toEqual(expected);
});

test('a call without an answer is unknown, not failed', async () => {
  reply = 'nothing';
  expect(await hasty.queryPayment('PAY1')).toEqual(unknown);
  expect(await hasty.executePayment('PAY1')).toEqual(unknown);
  expect(await hasty.queryPayout('payout-1')).toEqual(unknown);
});

const body = JSON.stringify({
  paymentId: 'PAY1',
  status: 'completed',
  sentAt: now.toISOString(),
});
const headers = (over: Record<string, string> = {}) => {
  const sentAt = over['x-sent-at'] ?? now.toISOString();
  return {
    'x-app-key': 'merchant',
    'x-sent-at': sentAt,
    'x-signature': signMessage('between us', sentAt, body),
    ...over,
  };
};

test.each<[string, string, Record<string, string | string[] | undefined>, boolean]>([
  ['as signed', body, headers(), true],
  ['five minutes late', body, headers({ 'x-sent-at': '2026-11-21T05:55:00.000Z' }), true],
  ['later than that', body, headers({ 'x-sent-at': '2026-11-21T05:54:59.999Z' }), false],
  ['from the future', body, headers({ 'x-sent-at': '2026-11-21T06:05:00.001Z' }), false],
  ['at no time', body, headers({ 'x-sent-at': 'now' }), false],
  ['with a space more', `${body} `, headers(), false],
  ['with half a signature', body, headers({ 'x-signature': 'ab' }), false],
  ['without headers', body, {}, false],
  ['with a header twice', body, { ...headers(), 'x-app-key': ['merchant', 'merchant'] }, false],
])('a callback %s', async (_what, rawBody, given, holds) => {
  const expected = holds
    ? { about: 'payment', paymentId: 'PAY1' }
    : { about: 'forged', named: 'PAY1' };
  expect(await gateway.readCallback(rawBody, given)).toEqual(expected);
});
