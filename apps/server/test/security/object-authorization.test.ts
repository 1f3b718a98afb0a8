// Goal: no member can read or change what belongs to another (BOLA). Method: the owner makes
// something of every kind; a stranger makes every call with all of the owner's ids; no answer may
// name anything of the owner, and no row of the owner may differ afterwards.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { feedbackSend, responsibleGamingSetLimit } from '@khelaghor/client/routes/account.gen.ts';
import { siteGetWhitelabel, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate, withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { inhousePlay, lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { computeCodeAt } from '../../src/lib/auth/otp.ts';
import { encryptRequest } from '@khelaghor/client/encrypt-request.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import type { OpenGame } from '@khelaghor/testkit/open-game.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addAuthenticator, addPasskey } from '@khelaghor/testkit/test-factors.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

/** Calls whose path names one thing of a member, and the table that holds it. */
const herTables: Readonly<Record<string, string>> = {
  'deposits.get': 'deposit',
  'factors.removePasskey': 'member_passkey',
  'payoutWallets.delete': 'payout_wallet',
  'bets.getFairness': 'bet',
  'bets.revealSeed': 'bet',
  'session.end': 'member_session',
};

/** `secret` is that of the authenticator app. */
type TestIdentity = TestMember & { readonly dice: OpenGame; readonly secret: string };

// Ten seconds into an issue of the lottery.
const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const keyNow = (): string => v7({ msecs: clock.now().getTime() });

async function person(): Promise<TestIdentity> {
  const member = await signUp(server, { balanceMinor: 1_000_000n });
  const { secret } = await addAuthenticator(server, member);
  return { ...member, secret, dice: await openDice(server, member.browser) };
}

/** Makes one of everything that a member can make without an operator or a vendor. */
async function liveHere({ browser, dice, password, ...member }: TestIdentity): Promise<void> {
  await addPasskey(server, { browser, password });
  const walletId = await addWallet({ browser, password, ...member });
  const roll = { stake: '1000', direction: 'under' as const, chance: 4_950, seedId: dice.seedId };
  await dice.game.callOrFail(inhousePlay, toDiceCall({ key: keyNow(), ...roll }));
  const params = { gameCode: 'k3' };
  const game = await browser.callOrFail(lotteryGetGame, { params });
  const ticket = { key: keyNow(), play: 'sum', selection: '10', stakePerLine: '1000' };
  const { issueId } = game.current;
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets: [ticket] } });
  const paidIn = { key: keyNow(), channel: 'mobile', amount: '50000' };
  await browser.callOrFail(depositsCreate, { body: paidIn });
  const paidOut = { key: keyNow(), amount: '30000', walletId, password };
  await browser.callOrFail(withdrawalsCreate, { body: paidOut });
  const told = { key: keyNow(), type: 'FEEDBACK' as const, content: 'Only for you' };
  await browser.callOrFail(feedbackSend, { body: told });
  const limit = { kind: 'stake' as const, period: 'day' as const, amount: '7654300' };
  await browser.callOrFail(responsibleGamingSetLimit, { body: limit });
}

/** Returns every row of a member, by table. */
async function rowsOf(memberId: string): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id'
      and t.table_type = 'BASE TABLE' order by 1`.execute(server.ctx.db);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      where member_id::text = ${memberId} order by 1`.execute(server.ctx.db);
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return found;
}

const idsIn = (rows: ReadonlyMap<string, string[]>, table: string): string[] =>
  (rows.get(table) ?? []).map((row) => (JSON.parse(row) as { id?: string }).id ?? '');

const server = await withServer({ clock });
const owner = await person();
const stranger = await person();
await liveHere(owner);
const { sealing } = await stranger.browser.callOrFail(siteGetWhitelabel, {});
const before = await rowsOf(owner.memberId);
const first = (table: string): string => {
  const [id] = idsIn(before, table);
  if (!id) throw new Error(`nothing of hers is in ${table}`);
  return id;
};
/** The owner's ids and names, and an amount that only the owner has. */
const hers = [
  owner.memberId,
  owner.account,
  owner.dice.seedId,
  '7654300',
  ...[...before.keys()].flatMap((table) => idsIn(before, table)).filter(Boolean),
];
/** The value for a path parameter, by call. */
const inPath = new Map(Object.entries(herTables).map(([id, table]) => [id, first(table)]));

/** Returns a body that names something of the owner; other fields are left out. */
const bodyOf = (id: string): object => {
  const bodies: Record<string, object> = {
    'feedback.markRead': { ids: idsIn(before, 'feedback') },
    'inhouse.play': {
      key: keyNow(),
      stake: '1000',
      choice: { direction: 'under', chance: 4_950 },
      seedId: hers[2],
    },
    'inhouse.rotateSeed': { seedId: hers[2], clientSeed: 'hers' },
    'bets.revealSeed': { clientSeed: 'hers' },
    'payoutWallets.delete': { password: stranger.password },
    'withdrawals.create': {
      key: keyNow(),
      amount: '30000',
      walletId: inPath.get('payoutWallets.delete'),
      password: stranger.password,
    },
    'factors.removePasskey': {
      password: stranger.password,
      proof: { way: 'authenticator', code: computeCodeAt(stranger.secret, clock.now()) },
    },
  };
  return bodies[id] ?? {};
};

/** Returns the body as it is sent, encrypted where needed. */
async function bodyFor({ id, method, path, sealed }: RouteShape): Promise<object> {
  return sealed ? encryptRequest(bodyOf(id), `${method} ${path}`, sealing) : bodyOf(id);
}

async function ask(by: TestIdentity, route: RouteShape, query = ''): Promise<Response> {
  // Each code of an authenticator app is good once.
  if (route.id === 'factors.removePasskey') clock.advance(30_000);
  const isGame = route.caller === 'game';
  const browser: TestBrowser = isGame ? by.dice.game : by.browser;
  const origin = server.config.origins[route.listener];
  const path = route.path
    .replace(':gameCode', 'k3')
    .replace(/:game\b/u, 'dice')
    .replace(/:\w+/g, inPath.get(route.id) ?? '01936d00-0000-7000-8000-0000000000ff');
  return browser.send(`${origin}${path}${query}`, {
    method: route.method,
    headers: {
      'x-khelaghor': '1',
      origin,
      'content-type': 'application/json',
      language: 'en',
      ...(isGame && { authorization: `Bearer ${by.dice.token}` }),
    },
    ...(route.method !== 'GET' && { body: JSON.stringify(await bodyFor(route)) }),
  });
}

// Without the logout, after which no call is possible.
const own = contractRoutes.filter(
  ({ id, caller }) => (caller === 'member' || caller === 'game') && id !== 'session.logout',
);
const reads = own.filter(({ method }) => method === 'GET');

const named = (route: RouteShape) => [route.id, route] as const;

test.each(own.map(named))('%s tells a stranger nothing of the owner', async (_, route) => {
  const asked = [
    await ask(stranger, route),
    await ask(stranger, route, `?memberId=${owner.memberId}&account=${owner.account}`),
  ];
  for (const response of asked) {
    const text = await response.text();
    expect(hers.filter((word) => text.includes(word))).toEqual([]);
  }
});

test.each(own.filter(({ id }) => id in herTables).map(named))(
  '%s: the owner’s object is unknown to a stranger',
  async (_, route) => {
    const response = await ask(stranger, route);
    expect(((await response.json()) as { code?: string }).code).toMatch(/unknown$/u);
  },
);

test('all rows of the owner are unchanged', async () => {
  expect(await rowsOf(owner.memberId)).toEqual(before);
});

test('the owner can read every object', async () => {
  const answers = await Promise.all(
    reads.map(async (route) => {
      const response = await ask(owner, route);
      return response.ok ? response.text() : '';
    }),
  );
  const told = answers.join('\n');
  const tables = ['bet', 'deposit', 'feedback', 'member_passkey', 'payout_wallet', 'withdrawal'];
  for (const table of tables) for (const id of idsIn(before, table)) expect(told).toContain(id);
  for (const word of [owner.account, owner.dice.seedId, '7654300']) expect(told).toContain(word);
});
