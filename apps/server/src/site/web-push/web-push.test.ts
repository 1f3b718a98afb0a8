// Goal: a member's browsers are told of new messages while the site is closed, and those of no
// other member; what a push service says is obeyed. Method: a push service on this machine that
// checks the signature and decrypts, members in their browsers, and the jobs themselves.
import { afterAll, afterEach, expect, test } from 'vitest';
import { sessionLogout } from '@khelaghor/client/routes/first.gen.ts';
import {
  pushList,
  pushRemove,
  pushRenew,
  pushSubscribe,
} from '@khelaghor/client/routes/site.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { startPushService } from '@khelaghor/testkit/push-service.ts';
import type { FakeSubscription } from '@khelaghor/testkit/push-service.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import { sendNotification, sendToInboxes } from '../messaging/index.ts';
import { carryPush } from './carry-push.ts';
import { purgePushes } from './jobs.ts';
import { postPush } from './post-push.ts';
import { getVapidKeys } from './vapid-keys.ts';

const clock = createFakeClock(new Date('2026-11-27T06:00:00Z'));
const service = await startPushService(clock);
afterAll(() => service.close());
const server = await withServer({
  clock,
  logLevel: 'silent',
  env: {
    KHELAGHOR_PUSH_ADDRESS: service.origin,
    KHELAGHOR_MAIL_ADDRESS: 'smtp://localhost:1',
    KHELAGHOR_MAIL_FROM: 'Khela <desk@khela.example>',
  },
});
const { ctx } = server;

afterEach(async () => {
  const faults = service.faults.splice(0);
  if (faults.length > 0) throw new Error(`refused pushes: ${faults.join(', ')}`);
  service.answers.length = 0;
  await ctx.db.deleteFrom('pushSubscription').execute();
});

const subscribe = (browser: TestBrowser, body: FakeSubscription) =>
  browser.call(pushSubscribe, { body });

/** A member whose own browser is subscribed. */
async function createSubscriber(): Promise<TestMember & { at: FakeSubscription }> {
  const member = await signUp(server);
  const at = service.subscribe();
  expect(await subscribe(member.browser, at)).toMatchObject({ success: true });
  return { ...member, at };
}

const listDevices = async ({ browser }: Pick<TestMember, 'browser'>) =>
  (await browser.callOrFail(pushList, {})).devices;

/** Writes a message about a deposit to a member. */
const tellOfDeposit = ({ memberId }: Pick<TestMember, 'memberId'>, paymentId = 'd1') =>
  ctx.db
    .transaction()
    .execute((tx) =>
      sendToInboxes(ctx, tx, 'deposit_credited', [
        { memberId, params: { amount: '150000', currency: 'BDT', paymentId } },
      ]),
    );

const listWaiting = () =>
  ctx.db.selectFrom('pushMessage').select(['id', 'tries']).orderBy('id').execute();

/** Runs the job of each push that waits, once. */
async function sendAll(): Promise<void> {
  for (const { id } of await listWaiting()) await carryPush(ctx, id);
}

/** When the next job of a push runs. */
async function readNextRun(pushId: string): Promise<Date | undefined> {
  const { rows } = await ctx.pool.query<{ runAt: Date }>(
    `select run_at as "runAt" from graphile_worker._private_jobs
     where payload ->> 'pushId' = $1 order by id desc limit 1`,
    [pushId],
  );
  return rows[0]?.runAt;
}

test('a message is pushed encrypted and signed, without amounts and names', async () => {
  const member = await createSubscriber();
  await tellOfDeposit(member, 'd77');
  await sendAll();
  expect(service.read(member.at)).toEqual([
    {
      payload: {
        title: 'Khelaghor',
        body: 'There is news about a deposit. Open it to read more.',
        link: { page: 'deposit', id: 'd77' },
      },
      ttl: dayMs / 1_000,
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/u) as unknown,
      subject: 'mailto:desk@khela.example',
    },
  ]);
  expect(await listWaiting()).toEqual([]);
});

test('the line is in the language of the member, and a message of its own leads to the list', async () => {
  const member = await createSubscriber();
  await changeMember(server, member.memberId, { language: 'bn' });
  const to = {
    id: member.memberId,
    username: member.account,
    email: null,
    provenMobile: null,
    language: 'bn',
  };
  await ctx.db
    .transaction()
    .execute((tx) => sendNotification(ctx, tx, { to, template: 'factor_added' }));
  await sendAll();
  const [push] = service.read(member.at);
  expect(push?.payload).toMatchObject({
    body: expect.stringMatching(/^[^A-Za-z0-9]+$/u) as unknown,
    link: null,
  });
});

test('pushes of one subject share a topic, and others have another', async () => {
  const member = await createSubscriber();
  for (const id of ['d1', 'd2']) await tellOfDeposit(member, id);
  const params = { amount: '100', currency: 'BDT', paymentId: 'w1' };
  const withdrawal = [{ memberId: member.memberId, params }];
  await ctx.db
    .transaction()
    .execute((tx) => sendToInboxes(ctx, tx, 'withdrawal_approved', withdrawal));
  await sendAll();
  const topics = service.read(member.at).map(({ topic }) => topic);
  expect(topics).toHaveLength(3);
  expect(topics[0]).toBe(topics[1]);
  expect(topics[2]).not.toBe(topics[0]);
});

test('no push leaves when the transaction is undone', async () => {
  const { memberId, at } = await createSubscriber();
  const undone = ctx.db.transaction().execute(async (tx) => {
    const params = { amount: '1', currency: 'BDT', paymentId: 'd1' };
    await sendToInboxes(ctx, tx, 'deposit_credited', [{ memberId, params }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await sendAll();
  expect(service.read(at)).toEqual([]);
});

test.each([404, 410])('an answer of %s ends the subscription', async (status) => {
  const member = await createSubscriber();
  await tellOfDeposit(member);
  service.answers.push({ status });
  await sendAll();
  expect(await listDevices(member)).toEqual([]);
  expect(await listWaiting()).toEqual([]);
});

test('a browser that ended its subscription is removed', async () => {
  const member = await createSubscriber();
  service.forget(member.at);
  await tellOfDeposit(member);
  await sendAll();
  expect(await listDevices(member)).toEqual([]);
});

test.each([
  { status: 429, retryAfter: '600', seconds: 600 },
  { status: 503, retryAfter: '3', seconds: 30 },
  { status: 500, seconds: 30 },
])('an answer of $status with Retry-After $retryAfter is tried again', async (row) => {
  const { seconds, ...answer } = row;
  const member = await createSubscriber();
  await tellOfDeposit(member);
  service.answers.push(answer);
  await sendAll();
  const [waiting] = await listWaiting();
  expect(waiting).toMatchObject({ tries: 1 });
  const next = await readNextRun(waiting?.id ?? '');
  expect(next?.getTime()).toBe(clock.now().getTime() + seconds * 1_000);
  clock.advance(seconds * 1_000);
  await sendAll();
  expect(service.read(member.at)).toHaveLength(1);
});

test('a push that is not taken within its life is dropped, and so is one that is refused', async () => {
  const member = await createSubscriber();
  await tellOfDeposit(member);
  service.answers.push({ status: 429, retryAfter: String((2 * dayMs) / 1_000) });
  await sendAll();
  expect(await listWaiting()).toEqual([]);
  await tellOfDeposit(member);
  service.answers.push({ status: 403 });
  await sendAll();
  expect(await listWaiting()).toEqual([]);
  await tellOfDeposit(member);
  clock.advance(dayMs);
  const before = service.countCalls();
  await sendAll();
  expect(service.countCalls()).toBe(before);
  expect(service.read(member.at)).toEqual([]);
});

test('a service that cannot be reached is asked again', async () => {
  const closed = await startPushService();
  const target = closed.subscribe();
  await closed.close();
  const push = { target, payload: '{}', ttl: 60, urgency: 'high', topic: 'a' } as const;
  const by = { keys: getVapidKeys(ctx), standIn: closed.origin, now: () => clock.now() };
  expect(await postPush(push, by)).toEqual({ said: 'later', afterMs: 0 });
  expect(await postPush(push, { ...by, standIn: null })).toEqual({ said: 'gone' });
});

test('a shared phone shows the messages of the member who subscribed last', async () => {
  const first = await createSubscriber();
  await tellOfDeposit(first);
  const second = await signUp(server);
  expect(await subscribe(second.browser, first.at)).toMatchObject({ success: true });
  await tellOfDeposit(first);
  await sendAll();
  expect(service.read(first.at)).toEqual([]);
  expect(await listDevices(first)).toEqual([]);
  await tellOfDeposit(second);
  await sendAll();
  expect(service.read(first.at)).toHaveLength(1);
});

test('the login of another member in the same browser ends the pushes of the first', async () => {
  const first = await createSubscriber();
  const second = await signUp(server);
  clock.advance(hourMs);
  await logIn(server, second, first.browser);
  await tellOfDeposit(first);
  await sendAll();
  expect(service.read(first.at)).toEqual([]);
});

test.each([false, true])(
  'pushes go on after the session has run out, and with the next login (remembered: %s)',
  async (rememberMe) => {
    const member = await createSubscriber();
    await logIn(server, { ...member, rememberMe }, member.browser);
    clock.advance(hourMs);
    await tellOfDeposit(member);
    await sendAll();
    expect(service.read(member.at)).toHaveLength(1);
    await logIn(server, member, member.browser);
    expect(await listDevices(member)).toMatchObject([{ isThis: true }]);
  },
);

test('logging out ends the pushes of that browser, with those that wait, and of no other', async () => {
  const member = await createSubscriber();
  const { browser } = await logIn(server, member);
  const other = service.subscribe();
  await subscribe(browser, other);
  await tellOfDeposit(member);
  await member.browser.callOrFail(sessionLogout, {});
  await sendAll();
  expect(service.read(member.at)).toEqual([]);
  expect(service.read(other)).toHaveLength(1);
  expect(await listDevices({ browser })).toMatchObject([{ isThis: true }]);
});

test('a member removes another device, and no member that of another', async () => {
  const member = await createSubscriber();
  const { browser } = await logIn(server, member);
  await subscribe(browser, service.subscribe());
  const stranger = await signUp(server);
  const [first, second] = await listDevices({ browser });
  const params = { id: first?.id ?? '' };
  await stranger.browser.callOrFail(pushRemove, { params });
  expect(await listDevices(member)).toHaveLength(2);
  await browser.callOrFail(pushRemove, { params });
  await browser.callOrFail(pushRemove, { params });
  expect(await listDevices(member)).toMatchObject([{ id: second?.id }]);
});

test('nothing is sent to a closed account', async () => {
  const member = await createSubscriber();
  await tellOfDeposit(member);
  await changeMember(server, member.memberId, { closedAt: clock.now() });
  await sendAll();
  expect(service.read(member.at)).toEqual([]);
});

test('a member has ten devices at most; subscribing again takes no second place', async () => {
  const member = await createSubscriber();
  const places: TestBrowser[] = [];
  for (let count = 1; count < 10; count += 1) {
    const { browser } = await logIn(server, member);
    expect(await subscribe(browser, service.subscribe())).toMatchObject({ success: true });
    places.push(browser);
  }
  expect(await subscribe(member.browser, service.subscribe())).toMatchObject({ success: true });
  const { browser } = await logIn(server, member);
  const late = await subscribe(browser, service.subscribe());
  expect(late).toMatchObject({ success: false, code: 'push_devices_full' });
  expect(await listDevices(member)).toHaveLength(10);
});

test('ten presses at once are one device, and two members at once share no address', async () => {
  const [one, two] = [await signUp(server), await signUp(server)];
  const at = service.subscribe();
  const presses = Array.from({ length: 10 }, (_, index) =>
    subscribe((index % 2 === 0 ? one : two).browser, at),
  );
  for (const reply of await Promise.all(presses)) expect(reply).toMatchObject({ success: true });
  const rows = await ctx.db.selectFrom('pushSubscription').select('id').execute();
  expect(rows).toHaveLength(1);
});

const renew = (browser: TestBrowser, before: string | null, body: FakeSubscription) =>
  browser.call(pushRenew, { body: { ...body, before } });

test.each(['its address', 'its cookie'])(
  'a browser that got another address is found by %s, and what waits goes there',
  async (found) => {
    const member = await createSubscriber();
    const devices = await listDevices(member);
    await tellOfDeposit(member);
    const next = service.subscribe();
    const before = found === 'its address' ? member.at.endpoint : null;
    expect(await renew(member.browser, before, next)).toMatchObject({ success: true });
    await sendAll();
    expect(service.read(member.at)).toEqual([]);
    expect(service.read(next)).toHaveLength(1);
    expect(await listDevices(member)).toEqual(devices);
    // A worker that tells it once more changes nothing.
    await renew(member.browser, before, next);
    expect(await listDevices(member)).toEqual(devices);
  },
);

test('the address before of another member, or of none, changes nothing', async () => {
  const [member, stranger] = [await createSubscriber(), await signUp(server)];
  const rows = () => ctx.db.selectFrom('pushSubscription').selectAll().execute();
  const stored = await rows();
  for (const before of [member.at.endpoint, service.subscribe().endpoint, null])
    expect(await renew(stranger.browser, before, service.subscribe())).toMatchObject({
      value: { devices: [] },
    });
  const visitor = await renew(openBrowser(server), member.at.endpoint, service.subscribe());
  expect(visitor).toMatchObject({ code: 'not_logged_in' });
  const inside = { ...service.subscribe(), endpoint: 'https://10.0.0.8/push' };
  expect(await renew(member.browser, member.at.endpoint, inside)).toMatchObject({
    code: 'push_endpoint_refused',
  });
  expect(await rows()).toEqual(stored);
});

test.each([
  'http://127.0.0.1:1/push',
  'https://10.0.0.8/push',
  'https://metadata.google.internal/push',
])('an address inside a network is refused: %s', async (endpoint) => {
  const { browser } = await signUp(server);
  const reply = await subscribe(browser, { ...service.subscribe(), endpoint });
  expect(reply).toMatchObject({ success: false, code: 'push_endpoint_refused' });
});

test('keys that no browser makes are refused, and a visitor subscribes nothing', async () => {
  const { browser } = await signUp(server);
  const { endpoint, keys } = service.subscribe();
  const short = await subscribe(browser, { endpoint, keys: { ...keys, auth: 'AAAA' } });
  expect(short).toMatchObject({ success: false, code: 'malformed' });
  const visitor = await subscribe(openBrowser(server), { endpoint, keys });
  expect(visitor).toMatchObject({ success: false, code: 'not_logged_in' });
});

test('nothing that is stored is enough to write to a browser', async () => {
  const { at } = await createSubscriber();
  const [row] = await ctx.db.selectFrom('pushSubscription').selectAll().execute();
  const stored = JSON.stringify(row) + row?.targetSealed.toString('latin1');
  for (const secret of [at.endpoint, at.keys.auth, at.keys.p256dh])
    expect(stored).not.toContain(secret);
});

test('the key pair of the site is the same at each start', () => {
  const { publicKey, privateKey } = getVapidKeys(ctx);
  expect(getVapidKeys({ ...ctx })).toMatchObject({ publicKey, privateKey });
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
});

test('browsers without a login for half a year are forgotten, with pushes that came too late', async () => {
  const member = await createSubscriber();
  await tellOfDeposit(member);
  clock.advance(dayMs);
  await purgePushes(ctx);
  expect(await listWaiting()).toEqual([]);
  clock.advance(179 * dayMs);
  await purgePushes(ctx);
  const count = async () =>
    (await ctx.db.selectFrom('pushSubscription').select('id').execute()).length;
  expect(await count()).toBe(1);
  clock.advance(1);
  await purgePushes(ctx);
  expect(await count()).toBe(0);
});
