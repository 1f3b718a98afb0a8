// Goal: nobody gets into the console without a good link, or password and a fresh code; and nobody
// stays in longer than allowed. Method: the real routes over a private database, with a clock that
// we hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { connect } from '@khelaghor/db/connect.ts';
import { openLedgerBatch } from '@khelaghor/db/ledger-batch.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { createTemporaryDatabase } from '@khelaghor/db/temporary-database.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { playGrantTransfers } from '@khelaghor/ledger/deposit.ts';
import { withdrawalTransfers } from '@khelaghor/ledger/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { createBind } from '../../lib/http/register-route.ts';
import { readConfig } from '../../lib/config/config.ts';
import type { Context } from '../../lib/context.ts';
import { systemRandom } from '../../lib/crypto/random.ts';
import { createSealing } from '../../lib/hpke/key-ring.ts';
import { openSecrets } from '../../lib/crypto/secrets.ts';
import { createMember } from '../../account/members/index.ts';
import { balanceValueOf, openWallet } from '../../money/wallet/index.ts';
import { ensureClaimLink, operatorCallerOf } from './index.ts';
import { allAreas, areas } from '../../areas.ts';
import { operatorsRoutes } from './routes.ts';
import { codeAt } from '../../lib/auth/totp.ts';

const origin = 'http://localhost:8081';
const unknownId = '01920000-0000-7000-8000-000000000000';
const password = 'seven river boats';

type Answered = { status: number; body: unknown; cookie: string | null };

type World = {
  ctx: Context;
  pass(ms: number): void;
  call(
    route: RouteShape,
    options?: { body?: unknown; cookie?: string; id?: string; query?: string },
  ): Promise<Answered>;
  close(): Promise<void>;
};

async function listen(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const nobody = async () => null;
  const operator = operatorCallerOf(ctx);
  const authenticators = { member: nobody, changing: nobody, game: nobody, operator };
  const bind = createBind(ctx, { console: app }, { authenticators, domainsOf: async () => [] });
  for (const add of areas.flatMap(({ adminRoutes }) => adminRoutes)) add(bind, ctx, allAreas);
  operatorsRoutes(bind, ctx);
  return app;
}

async function startWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'khelaghor-operator-'));
  const config = readConfig({ KHELAGHOR_DATA_DIR: dataDir, KHELAGHOR_LOG: 'silent' }, dataDir);
  const database = await createTemporaryDatabase();
  const { db, pool, close } = connect(database.url);
  let nowMs = Date.parse('2026-11-21T06:00:00.000Z');
  const clock = { now: () => new Date(nowMs), monotonicMs: () => nowMs };
  const secrets = openSecrets(config);
  const sealing = createSealing(secrets, clock);
  const log = pino({ level: 'silent' });
  const own = { random: systemRandom, log, secrets, sealing, memberCreated: [] };
  const ctx: Context = { config, db, pool, ledger: openLedgerBatch(db), clock, ...own };
  const app = await listen(ctx);
  return {
    ctx,
    pass: (ms) => {
      nowMs += ms;
    },
    async call(route, { body, cookie: sent, id = unknownId, query = '' } = {}) {
      const url = route.path.replace(':id', id) + query;
      const reply = await app.inject({
        method: route.method,
        url,
        headers: { origin, 'x-khelaghor': '1', ...(sent !== undefined && { cookie: sent }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const set = reply.cookies[0];
      return {
        status: reply.statusCode,
        body: reply.json<unknown>(),
        cookie: set ? `${set.name}=${set.value}` : null,
      };
    },
    async close() {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const statusesOf = (answers: readonly Answered[]): number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

const refused = (code: string): unknown => expect.objectContaining({ success: false, code });

async function freshClaim(): Promise<{ claim: string; secret: string }> {
  const link = await ensureClaimLink(world.ctx);
  if (link === null) throw new Error('there is an operator already');
  const claim = new URL(link).hash.slice(1);
  const { body } = await world.call(contract.inspectClaim, { body: { claim } });
  const { value } = body as { value: { totpSecret: string } };
  return { claim, secret: value.totpSecret };
}

const code = (secret: string): string => codeAt(secret, world.ctx.clock.now());

/** Claims and gives the session that comes with it. */
async function claimed(): Promise<{ secret: string; cookie: string }> {
  const { claim, secret } = await freshClaim();
  const answered = await world.call(contract.claim, {
    body: { claim, username: 'rahima', password, totpCode: code(secret) },
  });
  if (answered.cookie === null) throw new Error('the claim began no session');
  return { secret, cookie: answered.cookie };
}

const login = (given: { username?: string; password?: string; totpCode: string }) =>
  world.call(contract.operatorLogin, { body: { username: 'rahima', password, ...given } });

async function eventKinds(): Promise<string[]> {
  const rows = await world.ctx.db.selectFrom('eventLog').select('kind').orderBy('id').execute();
  return rows.map((row) => row.kind);
}

test('the link keeps its token out of the request line', async () => {
  const link = new URL((await ensureClaimLink(world.ctx)) ?? '');
  expect(link.origin + link.pathname + link.search).toBe(`${origin}/claim`);
  expect(link.hash.length).toBeGreaterThan(40);
});

test('inspecting a link gives secret, address and picture of the same enrolment', async () => {
  const link = new URL((await ensureClaimLink(world.ctx)) ?? '');
  const { body } = await world.call(contract.inspectClaim, { body: { claim: link.hash.slice(1) } });
  const { value } = body as {
    value: { totpSecret: string; totpAddress: string; totpQr: string };
  };
  const address = new URL(value.totpAddress);
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(value.totpSecret);
  expect(value.totpQr).toMatch(/^data:image\/svg\+xml;base64,/);
});

test('a claim makes one operator, logs him in, and works once', async () => {
  const { claim, secret } = await freshClaim();
  const body = { claim, username: 'rahima', password, totpCode: code(secret) };
  const first = await world.call(contract.claim, { body });
  expect(first.body).toEqual({ success: true, value: { username: 'rahima' } });
  const me = await world.call(contract.operatorMe, { cookie: first.cookie ?? '' });
  expect(me.body).toEqual({ success: true, value: { username: 'rahima' } });
  const again = await world.call(contract.claim, { body: { ...body, username: 'karim' } });
  expect(again.body).toEqual(refused('claim_link_invalid'));
  const inspected = await world.call(contract.inspectClaim, { body: { claim } });
  expect(inspected.body).toEqual(refused('claim_link_invalid'));
  expect(await ensureClaimLink(world.ctx)).toBeNull();
  expect(await eventKinds()).toEqual(['operator.claimed']);
});

test('two claims at once make one operator', async () => {
  const { claim, secret } = await freshClaim();
  const answers = await Promise.all(
    ['rahima', 'karim', 'nabila'].map((username) =>
      world.call(contract.claim, { body: { claim, username, password, totpCode: code(secret) } }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 401, 401]);
});

test.each([
  ['an expired link', 24 * 60 * minuteMs, {}, 'claim_link_invalid'],
  ['a made-up link', 0, { claim: 'x'.repeat(43) }, 'claim_link_invalid'],
  ['a wrong code', 0, { totpCode: '000000' }, 'code_wrong'],
  ['a password that guessing tries first', 0, { password: 'abababababab' }, 'password_too_common'],
])('a claim with %s is refused and leaves nobody', async (_, waitMs, change, expected) => {
  const { claim, secret } = await freshClaim();
  world.pass(waitMs);
  const body = { claim, username: 'rahima', password, totpCode: code(secret), ...change };
  const answered = await world.call(contract.claim, { body });
  expect(answered.body).toEqual(refused(expected));
  expect(answered.cookie).toBeNull();
  expect(await ensureClaimLink(world.ctx)).not.toBeNull();
});

test('a new start makes the link before it worthless', async () => {
  const { claim } = await freshClaim();
  await ensureClaimLink(world.ctx);
  const answered = await world.call(contract.inspectClaim, { body: { claim } });
  expect(answered.body).toEqual(refused('claim_link_invalid'));
});

test('each code counts once: not the one of the claim, not one twice, not one from before', async () => {
  const { secret } = await claimed();
  expect((await login({ totpCode: code(secret) })).body).toEqual(refused('credentials_wrong'));
  world.pass(30 * 1_000);
  const earlier = code(secret);
  world.pass(30 * 1_000);
  expect((await login({ totpCode: code(secret) })).status).toBe(200);
  expect((await login({ totpCode: code(secret) })).body).toEqual(refused('credentials_wrong'));
  expect((await login({ totpCode: earlier })).body).toEqual(refused('credentials_wrong'));
});

test('one code in two hands at once lets one in', async () => {
  const { secret } = await claimed();
  world.pass(minuteMs);
  const totpCode = code(secret);
  const answers = await Promise.all([login({ totpCode }), login({ totpCode })]);
  expect(statusesOf(answers)).toEqual([200, 401]);
});

test('a phone that is one step slow is let in, two steps is not', async () => {
  const { secret } = await claimed();
  world.pass(2 * minuteMs);
  const now = world.ctx.clock.now().getTime();
  const shown = (behindMs: number) => codeAt(secret, new Date(now - behindMs));
  expect((await login({ totpCode: shown(60 * 1_000) })).status).toBe(401);
  expect((await login({ totpCode: shown(30 * 1_000) })).status).toBe(200);
});

test('name, password and code are refused alike, and the log keeps no unknown name', async () => {
  const { secret } = await claimed();
  world.pass(minuteMs);
  const good = code(secret);
  const answers = [
    await login({ username: 'nobody', totpCode: good }),
    await login({ password: 'seven river boat', totpCode: good }),
    await login({ totpCode: good === '000000' ? '000001' : '000000' }),
  ];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.body).toEqual(refused('credentials_wrong'));
  const log = await world.ctx.db.selectFrom('eventLog').select(['kind', 'subject']).execute();
  expect(log.filter((line) => line.kind === 'operator.login_failed')).toHaveLength(3);
  expect(JSON.stringify(log)).not.toContain('nobody');
});

test.each(['rahima', 'nobody'])(
  'five failures of %s space the tries out, then a pause lets one in again',
  async (username) => {
    const { secret } = await claimed();
    world.pass(minuteMs);
    for (let failure = 0; failure < 5; failure += 1) {
      const answered = await login({ username, password: 'guess', totpCode: '000000' });
      expect(answered.body).toEqual(refused('credentials_wrong'));
    }
    const slowed = await login({ username, totpCode: code(secret) });
    expect(slowed.body).toEqual(refused('too_many_requests'));
    world.pass(30 * 1_000);
    const after = await login({ username, totpCode: code(secret) });
    expect(after.status).toBe(username === 'rahima' ? 200 : 401);
  },
);

test('a disabled operator is nobody, at once', async () => {
  const { secret, cookie: session } = await claimed();
  const disabledAt = world.ctx.clock.now();
  await world.ctx.db.updateTable('operator').set({ disabledAt }).execute();
  expect((await world.call(contract.operatorMe, { cookie: session })).status).toBe(401);
  world.pass(minuteMs);
  expect((await login({ totpCode: code(secret) })).body).toEqual(refused('credentials_wrong'));
});

test('a session ends after 15 minutes unseen, and being seen keeps it', async () => {
  const { cookie: session } = await claimed();
  const status = async () => (await world.call(contract.operatorMe, { cookie: session })).status;
  for (let times = 0; times < 4; times += 1) {
    world.pass(14 * minuteMs);
    expect(await status()).toBe(200);
  }
  world.pass(15 * minuteMs);
  expect(await status()).toBe(401);
});

test('a session ends after 12 hours, however busy', async () => {
  const { cookie: session } = await claimed();
  const status = async () => (await world.call(contract.operatorMe, { cookie: session })).status;
  for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
    world.pass(10 * minuteMs);
    expect(await status()).toBe(200);
  }
  world.pass(10 * minuteMs);
  expect(await status()).toBe(401);
});

test('logging out ends the session on the server', async () => {
  const { cookie: session } = await claimed();
  const out = await world.call(contract.operatorLogout, { cookie: session });
  expect(out.body).toEqual({ success: true, value: {} });
  expect((await world.call(contract.operatorMe, { cookie: session })).status).toBe(401);
  expect(await eventKinds()).toEqual(['operator.claimed', 'operator.logged_out']);
});

const guarded = Object.values(contract).filter(
  (shape): shape is typeof contract.operatorMe =>
    'caller' in shape && (shape as RouteShape).caller === 'operator',
);

test('every call of the console is for operators only', async () => {
  for (const sent of [undefined, '__Host-operator=made-up', '__Host-session=whatever'])
    for (const route of guarded) {
      const answered = await world.call(route, { ...(sent !== undefined && { cookie: sent }) });
      expect({ id: route.id, body: answered.body }).toEqual({
        id: route.id,
        body: refused('not_logged_in'),
      });
    }
});

test('settings change by name, and the log keeps before and after', async () => {
  const { cookie: session } = await claimed();
  const put = await world.call(contract.putSettings, {
    cookie: session,
    body: { registrationOpen: false, digits: 'latn' },
  });
  const settings = {
    registrationOpen: false,
    captchaOnRegistration: true,
    digits: 'latn',
    grouping: 'lakh',
    status: 0,
  };
  expect(put.body).toMatchObject({ success: true, value: settings });
  const got = await world.call(contract.getSettings, { cookie: session });
  expect(got.body).toEqual(put.body);
  const changes = await world.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'subject', 'detail'])
    .where('kind', '=', 'setting.changed')
    .execute();
  expect(changes).toEqual([
    {
      actor: 'operator:rahima',
      subject: 'setting:registrationOpen',
      detail: { before: true, after: false },
    },
  ]);
});

test('the overview of an empty house is zero and balanced', async () => {
  const { cookie: session } = await claimed();
  const { body } = await world.call(contract.overview, { cookie: session });
  expect(body).toEqual({
    success: true,
    value: {
      members: 0,
      membersToday: 0,
      depositedToday: '0',
      withdrawnToday: '0',
      withdrawalsWaiting: 0,
      stakedToday: '0',
      paidToday: '0',
      ledgerBalanced: true,
      lastAudit: null,
      currency: 'PLAY',
    },
  });
});

type Asked = { memberId: string; withdrawalId: string };

/** A member with 1,000.00 who has asked for 400.00 of it. */
async function askedForPayout(account: string): Promise<Asked> {
  const { ctx } = world;
  const [memberId, withdrawalId] = [ctx.random.id(), ctx.random.id()];
  const [holdTransferId, endTransferId] = [ctx.random.id(), ctx.random.id()];
  const at = ctx.clock.now();
  const amount = minor(40_000);
  await ctx.db.transaction().execute(async (tx) => {
    const person = { payeeName: null, email: null, mobile: null, extra: {} };
    const named = {
      id: memberId,
      account,
      type: 0,
      passwordHash: '-',
      isMobileProven: false,
      hasPassword: true,
      language: 'bn',
      at,
    } as const;
    await createMember(tx, { ...named, ...person });
    const { walletId, holdId, currency } = await openWallet(tx, memberId, 'PLAY');
    const houseGrant = await openAccount(tx, houseAccount('house_grant', currency));
    const grant = { transferId: ctx.random.id(), grantId: memberId, houseGrant };
    const hold = { transferId: holdTransferId, withdrawalId, payoutHold: holdId };
    await post(tx, [
      ...playGrantTransfers({ ...grant, wallet: walletId, amount: minor(100_000) }),
      ...withdrawalTransfers({ ...hold, wallet: walletId, amount, currency }),
    ]);
    await tx
      .insertInto('withdrawal')
      .values({
        id: withdrawalId,
        memberId,
        gateway: 'sandbox',
        amountMinor: amount,
        currency,
        walletKind: 'bkash',
        walletNumber: '01712345678',
        state: 'requested',
        holdTransferId,
        endTransferId,
        createdAt: at,
      })
      .execute();
  });
  return { memberId, withdrawalId };
}

const inState = (state: string) => ({
  success: true,
  value: expect.objectContaining({ state, resolvedBy: 'rahima' }) as unknown,
});

test('the queue shows who waits, oldest first, with the figures of each member', async () => {
  const { cookie: session } = await claimed();
  await askedForPayout('nabila');
  world.pass(minuteMs);
  await askedForPayout('tareq');
  const read = (query: string) =>
    world.call(contract.withdrawalQueue, { cookie: session, query: `?limit=1&${query}` });
  const first = (await read('state=requested')).body as {
    value: { items: unknown[]; nextCursor: string };
  };
  const figures = { deposited: '0', withdrawn: '0', staked: '0', balance: '60000' };
  expect(first.value.items).toEqual([
    expect.objectContaining({
      account: 'nabila',
      amount: '40000',
      walletNumber: '01712345678',
      member: { ...figures, registeredAt: '2026-11-21T06:00:00.000Z' },
    }),
  ]);
  const cursor = encodeURIComponent(first.value.nextCursor);
  const second = (await read(`state=requested&cursor=${cursor}`)).body;
  expect(second).toMatchObject({ value: { items: [{ account: 'tareq' }], nextCursor: null } });
  expect((await read('state=paid')).body).toMatchObject({ value: { items: [] } });
  const { body } = await world.call(contract.overview, { cookie: session });
  expect(body).toMatchObject({ value: { withdrawalsWaiting: 2, members: 2, membersToday: 2 } });
});

test('a withdrawal is decided once, whoever decides first', async () => {
  await runMigrations({ pgPool: world.ctx.pool });
  const { cookie: session } = await claimed();
  const { memberId, withdrawalId } = await askedForPayout('nabila');
  const options = { cookie: session, id: withdrawalId };
  const approved = await world.call(contract.approveWithdrawal, options);
  expect(approved.body).toEqual(inState('approved'));
  const body = { reason: 'The wallet cannot receive money.' };
  const rejected = await world.call(contract.rejectWithdrawal, { ...options, body });
  expect(rejected.body).toEqual(refused('state_changed'));
  const balance = await balanceValueOf(world.ctx.db, memberId);
  expect(balance).toMatchObject({ sumBalance: '60000', onHold: '40000' });
  expect(await eventKinds()).toEqual(['operator.claimed', 'withdrawal.approved']);
});

test('a rejected withdrawal gives the money back, and says why', async () => {
  const { cookie: session } = await claimed();
  const { memberId, withdrawalId } = await askedForPayout('nabila');
  const options = { cookie: session, id: withdrawalId };
  const body = { reason: 'The wallet cannot receive money.' };
  const rejected = await world.call(contract.rejectWithdrawal, { ...options, body });
  expect(rejected.body).toEqual(inState('rejected'));
  expect(rejected.body).toMatchObject({ value: { reason: body.reason } });
  const balance = await balanceValueOf(world.ctx.db, memberId);
  expect(balance).toMatchObject({ sumBalance: '100000', onHold: '0' });
  const again = await world.call(contract.approveWithdrawal, options);
  expect(again.body).toEqual(refused('state_changed'));
  expect(await eventKinds()).toEqual(['operator.claimed', 'withdrawal.rejected']);
});

test('a withdrawal that does not exist is unknown', async () => {
  const { cookie: session } = await claimed();
  const answered = await world.call(contract.approveWithdrawal, { cookie: session });
  expect(answered.body).toEqual(refused('payment_unknown'));
});
