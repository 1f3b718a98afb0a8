// Deposits through SSLCommerz over HTTP, against a local server that speaks its protocol: a payment
// is credited once, only as ordered, and only when the gateway itself calls it valid.
import { afterAll, afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate, depositsListChannels } from '@khelaghor/client/routes/money.gen.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { startFakeSslcommerz } from '@khelaghor/testkit/payment-gateways/fake-sslcommerz.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { reconcileDeposit } from './reconcile-deposit.ts';
import { findDeposit } from './store.ts';

const sslcommerz = await startFakeSslcommerz();
afterAll(() => sslcommerz.close());
const server = await withServer({ env: sslcommerz.env });
await changeMoneyMode(server, 'real');
const member = await signUp(server);
auditAfterAll(server);
afterEach(() => {
  delete sslcommerz.faults.noAnswerTo;
});

const { site } = server.config.origins;

async function open(amount = '50050'): Promise<string> {
  const body = { key: v7(), channel: 'sslcommerz', amount };
  const reply = await member.browser.call(depositsCreate, { body });
  if (!reply.success) throw new Error(reply.code);
  expect(reply.value.redirectAddress).toContain(body.key);
  return body.key;
}

const stateOf = async (id: string) => (await findDeposit(server.ctx.db, id))?.state;

const balance = async (): Promise<bigint> =>
  BigInt((await member.browser.callOrFail(walletGetBalance, {})).sumBalance);

async function notify(body: URLSearchParams): Promise<string> {
  const response = await fetch(`${site}/gateway/sslcommerz/notice`, { method: 'POST', body });
  const reply = (await response.json()) as { success: boolean; code?: string };
  return `${response.status} ${reply.success ? 'received' : reply.code}`;
}

test('the channel is listed for taka, and orders the exact amount without the member’s data', async () => {
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  expect(channels.map(({ channel }) => channel)).toEqual(['sslcommerz']);
  const id = await open('50050');
  const form = sslcommerz.sessions.get(id);
  expect(form?.get('total_amount')).toBe('500.50');
  expect(form?.get('success_url')).toBe(`${site}/gateway/sslcommerz/return/${id}`);
  expect(form?.get('ipn_url')).toBe(`${site}/gateway/sslcommerz/notice`);
  expect(form?.toString()).not.toContain(member.account);
});

test.each([false, true])('a notification is credited once (SHA-256: %s)', async (isStrong) => {
  const before = await balance();
  const id = await open();
  const notice = sslcommerz.signNotice(sslcommerz.attempt(id), { isStrong });
  const answers = await Promise.all(Array.from({ length: 5 }, () => notify(notice)));
  expect(new Set(answers)).toEqual(new Set(['200 received']));
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
});

test('a payer whom the gateway brings back by a form sees the page of the deposit', async () => {
  const id = await open();
  const response = await fetch(`${site}/gateway/sslcommerz/return/${id}`, {
    method: 'POST',
    // As browsers send the form of another site.
    headers: { origin: 'https://gateway.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ tran_id: id, status: 'VALID', val_id: '1' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${site}/member/deposit?deposit=${id}`);
});

test('a poll makes up for a lost notification, and silence leaves the deposit waiting', async () => {
  const before = await balance();
  const id = await open();
  sslcommerz.attempt(id);
  sslcommerz.faults.noAnswerTo = ['query'];
  expect(await reconcileDeposit(server.ctx, id)).toMatchObject({ outcome: 'unknown' });
  expect(await stateOf(id)).toBe('requested');
  delete sslcommerz.faults.noAnswerTo;
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
});

test.each<[string, Parameters<typeof sslcommerz.attempt>[1], string]>([
  ['less than was ordered', { amount: '500.49' }, 'failed'],
  ['more than was ordered', { amount: '5005.00' }, 'failed'],
  ['an amount with part of a poisha', { amount: '500.501' }, 'requested'],
  ['another currency', { currency: 'USD' }, 'requested'],
  ['no transaction of the bank', { bank_tran_id: '' }, 'requested'],
  ['a risk', { risk_level: '1' }, 'requested'],
  ['a status that is not documented', { status: 'HELD' }, 'requested'],
  ['a failure', { status: 'FAILED' }, 'failed'],
  ['a cancellation', { status: 'CANCELLED' }, 'cancelled'],
  ['an attempt that is under way', { status: 'PENDING' }, 'requested'],
])('%s is not credited', async (_what, over, state) => {
  const before = await balance();
  const id = await open();
  sslcommerz.attempt(id, over);
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe(state);
  expect(await balance()).toBe(before);
});

test('a payer who fails and then pays in the same session is credited', async () => {
  const before = await balance();
  const id = await open();
  sslcommerz.attempt(id, { status: 'FAILED' });
  await reconcileDeposit(server.ctx, id);
  expect(await stateOf(id)).toBe('failed');
  expect(await notify(sslcommerz.signNotice(sslcommerz.attempt(id)))).toBe('200 received');
  expect(await stateOf(id)).toBe('confirmed');
  expect(await balance()).toBe(before + 50_050n);
});

test('one transaction of the bank is credited to one deposit', async () => {
  const [first, second] = [await open(), await open()];
  const { bank_tran_id } = sslcommerz.attempt(first);
  sslcommerz.attempt(second, { bank_tran_id });
  await reconcileDeposit(server.ctx, first);
  await reconcileDeposit(server.ctx, second);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed', 'failed']);
});

test('a notification that is not signed by the store’s password is refused', async () => {
  const id = await open();
  const attempt = sslcommerz.attempt(id);
  const forged = sslcommerz.signNotice(attempt, { password: 'guessed' });
  const unnamed = sslcommerz.signNotice(attempt);
  unnamed.set('verify_key', '');
  const swapped = sslcommerz.signNotice({ ...sslcommerz.attempt(await open()), tran_id: id });
  const stripped = sslcommerz.signNotice(attempt, { isStrong: true });
  stripped.set('amount', '1.00');
  for (const body of [forged, unnamed, swapped, stripped, new URLSearchParams()])
    expect(await notify(body)).toBe('401 signature_wrong');
  expect(await stateOf(id)).toBe('requested');
});

test.each([
  ['sslcommerz', 'tran_id=\0&amount=1', '401 signature_wrong'],
  ['sslcommerz', 'x'.repeat(20_000), '413 too_large'],
  ['bkash', 'tran_id=1', '404 payment_unknown'],
  ['%00', 'tran_id=1', '404 payment_unknown'],
  ['n'.repeat(80), 'tran_id=1', '404 payment_unknown'],
])('a notification to "%s" that makes no sense is refused', async (gateway, body, refusal) => {
  const response = await fetch(`${site}/gateway/${gateway}/notice`, { method: 'POST', body });
  const { code } = (await response.json()) as { code: string };
  expect(`${response.status} ${code}`).toBe(refusal);
});

type Event = 'failed' | 'paid' | 'paid again' | 'notice' | 'poll' | 'silent poll';

test('in any order of events a paid deposit is credited once, another never', async () => {
  const event = fc.constantFrom<Event>(
    'failed',
    'paid',
    'paid again',
    'notice',
    'poll',
    'silent poll',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 7 }), fc.boolean(), async (order, atOnce) => {
      const before = await balance();
      const id = await open();
      const act = async (what: Event): Promise<unknown> => {
        sslcommerz.faults.noAnswerTo = what === 'silent poll' ? ['query'] : [];
        if (what === 'failed') return sslcommerz.attempt(id, { status: 'FAILED' });
        if (what === 'paid' || what === 'paid again') return sslcommerz.attempt(id);
        const attempt = sslcommerz.attempts.findLast((one) => one.tran_id === id);
        if (what === 'notice') return attempt && notify(sslcommerz.signNotice(attempt));
        return reconcileDeposit(server.ctx, id);
      };
      if (atOnce) await Promise.all(order.map(act));
      else for (const one of order) await act(one);
      sslcommerz.faults.noAnswerTo = [];
      const mine = sslcommerz.attempts.filter((one) => one.tran_id === id);
      for (const attempt of mine) await notify(sslcommerz.signNotice(attempt));
      const isPaid = mine.some(({ status }) => status === 'VALID');
      expect(await balance()).toBe(before + (isPaid ? 50_050n : 0n));
      expect((await stateOf(id)) === 'confirmed').toBe(isPaid);
    }),
    { numRuns: 25 },
  );
});
