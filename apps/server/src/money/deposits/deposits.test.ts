// Deposits over HTTP, against the real sandbox gateway: what a payment credits, and that a
// repeated, forged, late or altered message credits nothing.
import { expect, test } from 'vitest';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsGet,
  depositsListChannels,
  depositsList,
  depositsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import { gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import {
  auditAfterAll,
  clearGatewayFaultsAfterEach,
  withServer,
} from '@khelaghor/testkit/with-server.ts';
import { getPaymentGateway, getSandboxCredentials } from '../gateways/index.ts';
import { expireDeposits, reconcileDeposit } from './reconcile-deposit.ts';

const server = await withServer();
const member = await signUp(server);
const other = await signUp(server);
clearGatewayFaultsAfterEach(server);
auditAfterAll(server);

async function request(over: Record<string, unknown> = {}, by = member) {
  const body = { key: v7(), channel: 'mobile', amount: '50000', ...over };
  return by.browser.call(depositsCreate, { body });
}

async function open(over: Record<string, unknown> = {}, by = member) {
  const reply = await request(over, by);
  if (!reply.success) throw new Error(reply.code);
  const { deposit, redirectAddress } = reply.value;
  const paymentId = new URL(redirectAddress).searchParams.get('paymentId') ?? '';
  return { id: deposit.id, redirectAddress, paymentId };
}

/** Does what the payer does on the gateway's page. */
async function answerPage(paymentId: string, choice: 'pay' | 'cancel'): Promise<URL> {
  const response = await fetch(`${server.config.origins.gateway}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ paymentId, choice }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const callbackPath = gatewayCallback.path.replace(':gateway', 'sandbox');

type Altered = { body?: object; ageMs?: number; secret?: string; key?: string; signed?: string };

/** Sends a callback as the gateway would, with the given alterations. */
async function callback(paymentId: string, altered: Altered = {}): Promise<string> {
  const credentials = getSandboxCredentials(server.ctx.secrets);
  const ageMs = altered.ageMs ?? 0;
  const sentAt = new Date(server.ctx.clock.now().getTime() - ageMs).toISOString();
  const body = JSON.stringify({ paymentId, status: 'completed', sentAt, ...altered.body });
  const secret = altered.secret ?? credentials.secret;
  const response = await fetch(`${server.config.origins.site}${callbackPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-key': altered.key ?? credentials.key,
      'x-sent-at': sentAt,
      'x-signature': createHmac('sha256', secret)
        .update(`${sentAt}.${altered.signed ?? body}`)
        .digest('hex'),
    },
    body,
  });
  const reply = (await response.json()) as { success: boolean; code?: string };
  return `${response.status} ${reply.success ? 'received' : reply.code}`;
}

async function stateOf(id: string): Promise<string> {
  const reply = await member.browser.call(depositsGet, { params: { id } });
  return reply.success ? reply.value.state : reply.code;
}

async function balance(of = member): Promise<bigint> {
  const value = await of.browser.callOrFail(walletGetBalance, {});
  return BigInt(value.sumBalance);
}

const eventsOf = async (subject: string): Promise<string[]> => {
  const rows = await server.ctx.db
    .selectFrom('eventLog')
    .select('kind')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.kind);
};

test('the channels of play money say that they are a sandbox', async () => {
  const reply = await member.browser.call(depositsListChannels, {});
  expect(reply).toMatchObject({
    success: true,
    value: {
      currency: 'PLAY',
      channels: [
        { channel: 'mobile', minimum: '10000', maximum: '5000000', sandbox: true },
        { channel: 'bank', minimum: '100000', maximum: '20000000', sandbox: true },
      ],
    },
  });
});

test('a payment is credited when the gateway’s callback comes, without a poll', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  const back = await answerPage(paymentId, 'pay');
  expect(back.pathname).toBe('/member/deposit');
  expect(back.searchParams.get('deposit')).toBe(id);
  await server.gateway.settled();
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_000n);
  expect(await eventsOf(`deposit:${id}`)).toEqual(['deposit.confirmed']);
});

test('ten callbacks at once, and ten more later, credit once', async () => {
  server.gateway.faults.callbackCopies = 10;
  const before = await balance();
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'pay');
  const ten = () => Promise.all(Array.from({ length: 10 }, () => callback(paymentId)));
  expect(new Set(await ten())).toEqual(new Set(['200 received']));
  expect(await stateOf(id)).toBe('confirmed');
  expect(new Set(await ten())).toEqual(new Set(['200 received']));
  // A late and contradicting message about it changes nothing either.
  expect(await callback(paymentId, { body: { status: 'cancelled' } })).toBe('200 received');
  expect(await balance()).toBe(before + 50_000n);
  expect(await eventsOf(`deposit:${id}`)).toEqual(['deposit.confirmed']);
});

test('a callback before the answer to "create" is matched by its invoice', async () => {
  server.gateway.faults.holdCallbacks = true;
  server.gateway.faults.noAnswerTo = ['create'];
  const before = await balance();
  const key = v7();
  expect(await request({ key })).toMatchObject({ code: 'gateway_unavailable' });
  server.gateway.faults.noAnswerTo = [];
  const created = await getPaymentGateway(server.ctx, 'sandbox')?.createPayment({
    invoice: key,
    amount: minor(50_000n),
    currency: 'PLAY',
    callbackAddress: 'http://localhost:1/elsewhere',
    returnAddress: 'http://localhost:1/elsewhere',
    relayAddress: 'http://localhost:1/elsewhere',
    language: 'en',
    payBy: [],
  });
  if (created?.said !== 'payment') throw new Error('the payment was not made');
  await answerPage(created.payment.paymentId, 'pay');
  expect(await callback(created.payment.paymentId)).toBe('200 received');
  expect(await stateOf(key)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_000n);
});

test('after a silent gateway the same key continues where it stopped', async () => {
  server.gateway.faults.noAnswerTo = ['create'];
  const key = v7();
  expect(await request({ key })).toMatchObject({ code: 'gateway_unavailable' });
  server.gateway.faults.noAnswerTo = [];
  const { id, paymentId } = await open({ key });
  expect(id).toBe(key);
  expect(paymentId).not.toBe('');
});

test.each<[string, Altered]>([
  ['signed with another secret', { secret: 'another' }],
  ['from another merchant', { key: 'another' }],
  ['six minutes old', { ageMs: 6 * 60_000 }],
  ['altered on the way', { signed: '{"paymentId":"PAYother"}' }],
])('a callback %s is refused, recorded and logged', async (_what, altered) => {
  server.gateway.faults.holdCallbacks = true;
  const before = await balance();
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'pay');
  expect(await callback(paymentId, altered)).toBe('401 signature_wrong');
  expect(await stateOf(id)).toBe('requested');
  expect(await balance()).toBe(before);
  const kept = await server.ctx.db
    .selectFrom('gatewayEvent')
    .select(['verdict', 'rawBody'])
    .where('gatewayReference', '=', paymentId)
    .execute();
  expect(kept).toMatchObject([{ verdict: 'signature_wrong' }]);
  expect(kept[0]?.rawBody).toContain(paymentId);
  expect(await eventsOf('deposit')).toContain('gateway.callback_refused');
});

test.each([
  ['less', { amount: '49999' }],
  ['more', { amount: '5000000' }],
  ['another currency', { currency: 'BDT' as const }],
  ['another invoice', { merchantInvoiceNumber: v7() }],
])('a gateway that reports %s than was ordered credits nothing', async (_what, reports) => {
  server.gateway.faults.holdCallbacks = true;
  const before = await balance();
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'pay');
  server.gateway.faults.reports = reports;
  expect(await callback(paymentId)).toBe('422 gateway_mismatch');
  expect(await stateOf(id)).toBe('failed');
  expect(await balance()).toBe(before);
  expect(await eventsOf(`deposit:${id}`)).toEqual(['deposit.mismatch', 'gateway.callback_refused']);
});

test('refuses a callback about an unknown payment', async () => {
  expect(await callback('PAYnobody')).toBe('404 payment_unknown');
});

test.each(['query', 'execute'] as const)(
  'a gateway that does the "%s" and does not answer leaves the deposit waiting',
  async (call) => {
    server.gateway.faults.holdCallbacks = true;
    const before = await balance();
    const { id, paymentId } = await open();
    await answerPage(paymentId, 'pay');
    server.gateway.faults.noAnswerTo = [call];
    expect(await callback(paymentId)).toBe('503 gateway_unavailable');
    expect(await stateOf(id)).toBe('requested');
    server.gateway.faults.noAnswerTo = [];
    expect(await callback(paymentId)).toBe('200 received');
    expect(await stateOf(id)).toBe('confirmed');
    expect(await balance()).toBe(before + 50_000n);
  },
);

test('a poll makes up for a lost callback', async () => {
  server.gateway.faults.holdCallbacks = true;
  const before = await balance();
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'pay');
  await Promise.all([1, 2, 3].map(() => reconcileDeposit(server.ctx, id)));
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_000n);
});

test('a payer who declines ends the deposit', async () => {
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'cancel');
  await server.gateway.settled();
  expect(await stateOf(id)).toBe('cancelled');
});

const runOut = (id: string) =>
  sql`update deposit set created_at = created_at - interval '1 hour',
    expires_at = expires_at - interval '1 hour' where id = ${id}`.execute(server.ctx.db);

test('an unpaid deposit expires; a payer who comes later keeps the money', async () => {
  const before = await balance();
  const { id, paymentId } = await open();
  await runOut(id);
  await expireDeposits(server.ctx);
  expect(await stateOf(id)).toBe('expired');
  server.gateway.faults.holdCallbacks = true;
  await answerPage(paymentId, 'pay');
  expect(await callback(paymentId)).toBe('200 received');
  expect(await stateOf(id)).toBe('expired');
  const asked = await getPaymentGateway(server.ctx, 'sandbox')?.queryPayment(paymentId);
  expect(asked).toMatchObject({ payment: { status: 'authorised', trxId: null } });
  expect(await balance()).toBe(before);
});

test('a deposit that was paid in time is credited, not expired, when its time is over', async () => {
  server.gateway.faults.holdCallbacks = true;
  const before = await balance();
  const { id, paymentId } = await open();
  await answerPage(paymentId, 'pay');
  await runOut(id);
  server.gateway.faults.noAnswerTo = ['query'];
  await expireDeposits(server.ctx);
  expect(await stateOf(id)).toBe('requested');
  server.gateway.faults.noAnswerTo = [];
  await expireDeposits(server.ctx);
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_000n);
});

test('one key makes one deposit, however often it is sent', async () => {
  const key = v7();
  const replies = await Promise.all(Array.from({ length: 8 }, () => request({ key })));
  const addresses = replies.map((reply) => reply.success && reply.value.redirectAddress);
  expect(new Set(addresses).size).toBe(1);
  expect(addresses[0]).toContain('/pay?paymentId=');
  const again = await open({ key });
  expect(again.redirectAddress).toBe(addresses[0]);
});

test.each([
  ['another amount', { amount: '60000' }, () => member],
  ['another channel', { channel: 'bank', amount: '100000' }, () => member],
  ['another member', {}, () => other],
])('a repeated key with %s is refused', async (_what, over, by) => {
  const { id } = await open();
  expect(await request({ key: id, ...over }, by())).toMatchObject({ code: 'key_reused' });
});

test.each([
  ['one poisha too little', { amount: '9999' }, 'amount_below_minimum'],
  ['one poisha too much', { amount: '5000001' }, 'amount_above_maximum'],
  ['a channel that does not exist', { channel: 'cheque' }, 'channel_closed'],
  ['a negative amount', { amount: '-50000' }, 'malformed'],
  ['an amount with a fraction', { amount: '500.5' }, 'malformed'],
  ['an amount that is a number', { amount: 50_000 }, 'malformed'],
  ['a key that is no UUIDv7', { key: 'again' }, 'malformed'],
])('%s is refused and opens nothing', async (_what, over, code) => {
  const count = () => sql<{ n: bigint }>`select count(*) n from deposit`.execute(server.ctx.db);
  const { rows: before } = await count();
  expect(await request(over)).toMatchObject({ success: false, code });
  expect((await count()).rows).toEqual(before);
});

test('a deposit of another member is unknown', async () => {
  const { id } = await open({}, other);
  expect(await stateOf(id)).toBe('payment_unknown');
  const list = await member.browser.call(depositsList, { query: { limit: 100 } });
  expect(list.success && list.value.items.some((deposit) => deposit.id === id)).toBe(false);
});

test('the list pages through all deposits, newest first', async () => {
  const third = await signUp(server);
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) ids.unshift((await open({}, third)).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const value = await third.browser.callOrFail(depositsList, {
      query: { limit: 2, ...(cursor !== undefined && { cursor }) },
    });
    seen.push(...value.items.map((deposit) => deposit.id));
    cursor = value.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids);
  const wrong = await third.browser.call(depositsList, { query: { cursor: 'x' } });
  expect(wrong).toMatchObject({ code: 'malformed' });
});
