// The sandbox gateway from outside: what merchants and payers see of it, and that it remembers.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { gatewayPaths, gatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { isSignatureValid, signHeaders } from '@khelaghor/gateway-signature/message-signature.ts';
import { fontPaths } from './payer-page.ts';
import { listBengaliLetters } from './payer-words.ts';
import { startSandboxGateway } from './server.ts';
import type { SandboxGateway } from './server.ts';

/** The clock stands still: signatures are valid for minutes. */
const now = new Date('2026-11-22T06:00:00Z');
const credentials = { key: 'merchant', secret: 'between us' };

type Told = { body: string; sentAt: string; signature: string };

let dataDir: string;
let gateway: SandboxGateway;
let merchant: Server;
let merchantAddress: string;
/** Callbacks as they arrived, and what the merchant answers to the next ones; then 200. */
let told: Told[];
let answers: number[];

const start = async (): Promise<void> => {
  gateway = await startSandboxGateway({
    port: 0,
    now: () => now,
    dataDir,
    ...credentials,
    callbackPausesMs: [1, 1, 1],
  });
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-gateway-'));
  told = [];
  answers = [];
  merchant = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { headers } = request;
      told.push({
        body,
        sentAt: String(headers['x-sent-at']),
        signature: String(headers['x-signature']),
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  merchantAddress = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  await start();
});
afterEach(async () => {
  await gateway.close();
  merchant.closeAllConnections();
  await new Promise((resolve) => merchant.close(resolve));
  await rm(dataDir, { recursive: true });
});

/** What the gateway answers: a payment, a payout or a fault. */
type Said = Record<string, string | null>;

/** A signed call of the merchant. */
async function send(
  path: string,
  content: object,
  over: Record<string, string> = {},
): Promise<{ status: number; value: Said }> {
  const body = JSON.stringify(content);
  const sentAt = now.toISOString();
  const response = await fetch(`${gateway.address}${path}`, {
    method: 'POST',
    headers: {
      ...signHeaders(credentials, sentAt, body),
      ...over,
    },
    body,
  });
  return { status: response.status, value: (await response.json()) as Said };
}

const order = (over: object = {}) => ({
  merchantInvoiceNumber: 'invoice-1',
  amount: '12345650',
  currency: 'PLAY',
  callbackAddress: `${merchantAddress}/callback`,
  returnAddress: `${merchantAddress}/back?deposit=1`,
  language: 'bn',
  ...over,
});

const created = async (over: object = {}): Promise<GatewayPayment> =>
  gatewayPayment.parse((await send(gatewayPaths.createPayment, order(over))).value);

const press = (paymentId: string, choice: string): Promise<Response> =>
  fetch(`${gateway.address}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ paymentId, choice }),
    redirect: 'manual',
  });

test('a payment goes from the order over the payer to the money', async () => {
  const payment = await created();
  expect(payment).toMatchObject({ status: 'initiated', trxId: null });
  const { paymentId } = payment;
  const early = await send(gatewayPaths.executePayment, { paymentId });
  expect(early.value).toMatchObject({ status: 'initiated', trxId: null });

  const response = await press(paymentId, 'pay');
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    deposit: '1',
    status: 'authorised',
    paymentId,
  });
  await gateway.settled();
  expect(told).toHaveLength(1);
  const [message] = told;
  if (!message) throw new Error('nothing was told');
  const { body: rawBody, ...signed } = message;
  expect(JSON.parse(rawBody)).toMatchObject({ paymentId, status: 'completed' });
  expect(isSignatureValid(credentials.secret, { ...signed, rawBody }, now)).toBe(true);

  const first = await send(gatewayPaths.executePayment, { paymentId });
  const second = await send(gatewayPaths.executePayment, { paymentId });
  expect(first.value).toMatchObject({ status: 'completed' });
  expect(first.value['trxId']).toMatch(/^[A-Z0-9]{10}$/u);
  expect(second).toEqual(first);
});

test('one invoice is one payment; with another amount it is refused', async () => {
  const payment = await created();
  expect(await created()).toEqual(payment);
  const other = await send(gatewayPaths.createPayment, order({ amount: '1' }));
  expect(other).toMatchObject({ status: 409, value: { errorCode: 'invoice_reused' } });
});

test('what the payer answers first counts, and is told until it is heard', async () => {
  answers = [500, 503];
  const { paymentId } = await created();
  await press(paymentId, 'cancel');
  await press(paymentId, 'pay');
  await gateway.settled();
  expect(told).toHaveLength(3);
  expect(told.every(({ body }) => body.includes('"cancelled"'))).toBe(true);
  const asked = await send(gatewayPaths.queryPayment, { paymentId });
  expect(asked.value['status']).toBe('cancelled');
});

test.each([
  ['bn', '৳1,23,456.50', 'পেমেন্ট করুন', 'পরখ করার গেটওয়ে'],
  ['en', '৳1,23,456.50', 'Pay', 'Sandbox gateway'],
])('the page in %s says what is paid, and that it is play money', async (language, ...texts) => {
  const payment = await created({ language });
  const response = await fetch(`${gateway.address}/pay?paymentId=${payment.paymentId}`);
  const page = await response.text();
  expect(page).toContain(`<html lang="${language}">`);
  for (const text of texts) expect(page).toContain(text);
  expect(page).not.toContain('<script');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${merchantAddress}`);
});

test('the page brings fonts with all the letters that it shows', async () => {
  const letters = await readFile(new URL('../fonts/letters.txt', import.meta.url), 'utf8');
  expect(letters.trim(), 'run fonts/build-font.ts').toBe(listBengaliLetters());
  for (const path of Object.values(fontPaths)) {
    const response = await fetch(`${gateway.address}${path}`);
    expect(response.headers.get('content-type')).toBe('font/woff2');
  }
});

test('after the answer the page shows it and leads back', async () => {
  const { paymentId } = await created({ language: 'en' });
  await press(paymentId, 'cancel');
  const page = await (await fetch(`${gateway.address}/pay?paymentId=${paymentId}`)).text();
  expect(page).toContain('No money was taken');
  expect(page).toContain('Back to Khelaghor');
  expect(page).not.toContain('<form');
});

test.each([
  ['an unknown payment', '/pay?paymentId=PAYnone', undefined],
  ['no payment', '/pay', undefined],
  ['another address', '/admin', undefined],
  ['a choice that is none', '/pay', { paymentId: 'PAYnone', choice: 'steal' }],
])('%s is not found', async (_what, path, form) => {
  const response = await fetch(`${gateway.address}${path}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  expect(response.status).toBe(404);
});

test.each([
  ['an unknown app key', { 'x-app-key': 'nobody' }, 401, 'app_key_unknown'],
  ['a wrong signature', { 'x-signature': 'ab'.repeat(32) }, 401, 'signature_wrong'],
  ['no signature', { 'x-signature': '' }, 401, 'signature_wrong'],
  ['an old time', { 'x-sent-at': '2020-01-01T00:00:00.000Z' }, 401, 'signature_wrong'],
])('%s is refused', async (_what, over, status, errorCode) => {
  const reply = await send(gatewayPaths.createPayment, order(), over);
  expect(reply).toMatchObject({ status, value: { errorCode } });
});

test('a body that this call does not take is refused', async () => {
  const reply = await send(gatewayPaths.createPayment, order({ amount: '-5' }));
  expect(reply).toMatchObject({ status: 400, value: { errorCode: 'malformed' } });
});

const payout = {
  merchantPayoutNumber: 'payout-1',
  amount: '30000',
  currency: 'PLAY',
  walletKind: 'nagad',
  walletNumber: '01712345678',
};

test('one payout number is paid once; for another payout it is refused', async () => {
  const number = { merchantPayoutNumber: 'payout-1' };
  const before = await send(gatewayPaths.queryPayout, number);
  expect(before).toMatchObject({ status: 404, value: { errorCode: 'payout_unknown' } });
  const first = await send(gatewayPaths.createPayout, payout);
  expect(first.value).toMatchObject({ status: 'completed', amount: '30000' });
  expect(await send(gatewayPaths.createPayout, payout)).toEqual(first);
  expect(await send(gatewayPaths.queryPayout, number)).toEqual(first);
  const other = await send(gatewayPaths.createPayout, { ...payout, amount: '1' });
  expect(other).toMatchObject({ status: 409, value: { errorCode: 'payout_reused' } });
});

test('a restart forgets nothing, even when the last line was cut short', async () => {
  answers = [500, 500, 500];
  gateway.faults.holdCallbacks = true;
  const { paymentId } = await created();
  await press(paymentId, 'pay');
  await send(gatewayPaths.createPayout, payout);
  await gateway.close();
  await appendFile(join(dataDir, 'payouts.jsonl'), '{"key":"payout-2","record":{"amo');

  await start();
  const asked = await send(gatewayPaths.queryPayment, { paymentId });
  expect(asked.value).toMatchObject({ paymentId, status: 'authorised' });
  expect(gateway.payouts()).toMatchObject([{ merchantPayoutNumber: 'payout-1' }]);
  // The callback that was still due is taken up again.
  await gateway.settled();
  expect(told).toHaveLength(4);

  await send(gatewayPaths.createPayout, { ...payout, merchantPayoutNumber: 'payout-3' });
  await gateway.close();
  await start();
  expect(gateway.payouts().map((made) => made.merchantPayoutNumber)).toEqual([
    'payout-1',
    'payout-3',
  ]);
});
