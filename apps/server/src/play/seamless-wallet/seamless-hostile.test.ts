// Goal: one vendor's wrong calls are refused by name, do not affect other vendors, and never pay
// more than an operator allows. Method: two sample vendors call over HTTP, with what a client made
// by others has sent.
import { beforeEach, expect, test } from 'vitest';
import { v4 } from 'uuid';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import { seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { buildCallHead, readVendorBalance } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { createVendorKeys } from '@khelaghor/testkit/sample-vendor.ts';
import type { WalletCall } from '@khelaghor/testkit/sample-vendor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { addVendorGame, addVendorKey, setVendorOpen } from '../vendors/index.ts';

let member: TestMember;
let token: string;
const secondGame = 'acme_second';

const server = await withServer();
const vendor = await withSampleVendor(server);
const other = await withSampleVendor(server, { code: 'other' });
const { ctx } = server;
await ctx.db
  .transaction()
  .execute((tx) =>
    addVendorGame(tx, { gameCode: 'k3', vendorCode: vendor.code, vendorGameCode: secondGame }),
  );
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 10_000n });
  token = await vendor.openToken(member);
});

/** 10,000 poisha in the protocol's units. */
const full = 10_000_000;
const head = () => buildCallHead(vendor, { ...member, token });
const bet = (over: object = {}) => ({ ...head(), amount: 1_000_000, ...over });
type Placed = ReturnType<typeof bet>;
const winOf = (placed: Placed, over: object = {}) => ({
  ...placed,
  transaction_uuid: v4(),
  reference_transaction_uuid: placed.transaction_uuid,
  amount: 2_000_000,
  ...over,
});
async function place(over: object = {}): Promise<Placed> {
  const placed = bet(over);
  expect(await vendor.ask('bet', placed)).toMatchObject({ status: 'RS_OK' });
  return placed;
}
const balance = () => readVendorBalance(vendor, member);
const inTx = <T>(work: Parameters<ReturnType<typeof server.ctx.db.transaction>['execute']>[0]) =>
  server.ctx.db.transaction().execute(work) as Promise<T>;
const setOpen = (open: boolean) =>
  inTx((tx) => setVendorOpen(server.ctx, tx, { vendorCode: vendor.code, open }, 'system'));
const eventsOf = async (transaction: string) => {
  const rows = await server.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('kind', '=', 'vendor.win_refused')
    .execute();
  return rows
    .map(({ detail, ...row }) => ({ ...row, detail: detail as Record<string, unknown> }))
    .filter(({ detail }) => detail['transaction'] === transaction);
};

const unreadable = ['a\u0000b', '\ud800', 'x\udfff', '\u0007'];
const textFields = ['round', 'bet', 'game_code', 'token', 'currency', 'user', 'reward_uuid'];

test('unreadable text in any field is refused by name, and other vendors do not notice', async () => {
  const theirs = await other.openToken(member);
  const good = () =>
    other.ask('bet', {
      ...bet({ amount: 1_000 }),
      token: theirs,
      game_code: other.vendorGameCode,
    });
  const bad = textFields.flatMap((field) =>
    unreadable.map((text) => vendor.ask('bet', bet({ [field]: text }))),
  );
  const [answers, refusals] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, good)),
    Promise.all(bad),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      http: 200,
      status: 'RS_ERROR_WRONG_SYNTAX',
      reason: 'field_unreadable',
      request_uuid: expect.any(String) as string,
    });
  for (const question of ['win', 'rollback', 'balance', 'userInfo'] as const) {
    const body = { ...bet(), reference_transaction_uuid: v4(), user: '\u0000' };
    expect((await vendor.ask(question, body)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  }
});

test('a body that is not UTF-8 is refused', async () => {
  const text = JSON.stringify({ ...bet(), request_uuid: v4() });
  const bytes = Buffer.concat([
    Buffer.from(text.slice(0, -2)),
    Buffer.from([0xff]),
    Buffer.from('"}'),
  ]);
  const response = await fetch(`${server.config.origins.site}${seamlessPaths.bet}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [seamlessSignatureHeader]: vendor.sign(bytes),
    },
    body: new Uint8Array(bytes),
  });
  expect(await response.json()).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' });
});

test('a key belongs to one vendor, in any notation and also after it was retired', async () => {
  const { publicKey } = createVendorKeys();
  const { ctx } = server;
  const add = (vendorCode: string, key: string) =>
    inTx((tx) => addVendorKey(ctx, tx, { vendorCode, publicKey: key }, 'system'));
  const both = await Promise.all([add('acme', publicKey), add('other', publicKey)]);
  expect(both).toContainEqual({ ok: false, refusal: 'key_taken' });
  expect(both).toContainEqual(expect.objectContaining({ ok: true }));
  const rewritten = `\n${publicKey.trim().replaceAll('\n', '\r\n')}\r\n`;
  await ctx.db
    .updateTable('vendorKey')
    .set({ retiredAt: server.clock.now() })
    .where('slot', '=', 2)
    .execute();
  for (const code of ['acme', 'other'])
    expect(await add(code, rewritten)).toEqual({ ok: false, refusal: 'key_taken' });
});

test('a round number counts within one game', async () => {
  const first = await place();
  const second = await place({ round: first.round, game_code: secondGame });
  const end = winOf(first, { amount: 0, round_closed: true });
  expect((await vendor.ask('win', end)).status).toBe('RS_OK');
  // The other game's bet still runs, and its round takes another.
  expect(await vendor.ask('win', winOf(second))).toMatchObject({
    status: 'RS_OK',
    balance: full - 2_000_000 + 2_000_000,
  });
  await place({ round: first.round, game_code: secondGame });
  expect(await vendor.ask('bet', bet({ round: first.round }))).toMatchObject({
    reason: 'round_ended',
  });
});

test('wins and rollbacks have no rate limit; a refused bet gets a retry-after header', async () => {
  const placed = await place();
  const { db } = server.ctx;
  const setPace = (callsPerMinute: number) =>
    db.updateTable('vendor').set({ callsPerMinute }).where('code', '=', 'acme').execute();
  await setPace(1);
  try {
    await vendor.ask('bet', bet());
    const request_uuid = v4().toUpperCase();
    const text = JSON.stringify({ ...bet(), request_uuid });
    const turnedAway = await fetch(`${server.config.origins.site}${seamlessPaths.bet}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [seamlessSignatureHeader]: vendor.sign(text),
      },
      body: text,
    });
    expect(turnedAway.status).toBe(429);
    expect(Number(turnedAway.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await turnedAway.json()).toEqual({ status: 'RS_ERROR_UNKNOWN', request_uuid });
    const wins = Array.from({ length: 5 }, () =>
      vendor.ask('win', winOf(placed, { amount: 1_000 })),
    );
    for (const answer of await Promise.all(wins)) expect(answer.status).toBe('RS_OK');
    const back = winOf(placed, { amount: undefined });
    expect((await vendor.ask('rollback', back)).status).toBe('RS_OK');
  } finally {
    await setPace(1_000_000);
  }
});

test('early refusals repeat the request id as it was written', async () => {
  const request_uuid = v4().toUpperCase();
  const ask = async (question: WalletCall, text: string, headers: Record<string, string>) => {
    const response = await fetch(`${server.config.origins.site}${seamlessPaths[question]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    });
    return { http: response.status, ...((await response.json()) as object) };
  };
  const small = JSON.stringify({ ...bet(), request_uuid });
  const large = JSON.stringify({ ...bet(), request_uuid, more: 'x'.repeat(20_000) });
  const signed = (text: string) => ({ [seamlessSignatureHeader]: vendor.sign(text) });
  expect(await ask('bet', small, {})).toEqual({
    http: 200,
    status: 'RS_ERROR_INVALID_SIGNATURE',
    request_uuid,
  });
  expect(await ask('win', large, signed(large))).toEqual({
    http: 413,
    status: 'RS_ERROR_WRONG_SYNTAX',
    request_uuid,
  });
  const asText = { ...signed(small), 'content-type': 'text/plain' };
  expect(await ask('rollback', small, asText)).toEqual({
    http: 415,
    status: 'RS_ERROR_WRONG_SYNTAX',
    request_uuid,
  });
  expect(await ask('bet', small, signed(small))).toMatchObject({ status: 'RS_OK', request_uuid });
  // It is the same id in lower case.
  const again = JSON.stringify({ ...bet(), request_uuid: request_uuid.toLowerCase() });
  expect(await ask('bet', again, signed(again))).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
});

test('a closed vendor ends what is open, and pays no new bonus', async () => {
  const placed = await place();
  const taken = await place();
  const bonus = { ...head(), amount: 3_000, reward_uuid: v4() };
  const before = await vendor.ask('win', bonus);
  await setOpen(false);
  try {
    expect((await vendor.ask('win', winOf(placed))).status).toBe('RS_OK');
    const back = { ...head(), reference_transaction_uuid: taken.transaction_uuid };
    expect((await vendor.ask('rollback', back)).status).toBe('RS_OK');
    const late = { ...bonus, transaction_uuid: v4() };
    expect(await vendor.ask('win', late)).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
      reason: 'vendor_closed',
    });
    expect(await eventsOf(late.transaction_uuid)).toHaveLength(1);
    // What was paid before gets its first answer again.
    expect(await vendor.ask('win', bonus)).toMatchObject({
      status: 'RS_OK',
      balance: before.balance,
    });
  } finally {
    await setOpen(true);
  }
});

test('a win above the maximum is refused, logged once, and paid once the maximum is raised', async () => {
  const { db } = server.ctx;
  const setMax = (winMaxMinor: bigint) =>
    db.updateTable('vendor').set({ winMaxMinor }).where('code', '=', 'acme').execute();
  await setMax(2_000n);
  try {
    const placed = await place();
    const win = winOf(placed, { amount: 2_001_000 });
    for (let time = 0; time < 3; time += 1)
      expect(await vendor.ask('win', win)).toMatchObject({
        status: 'RS_ERROR_LIMIT_REACHED',
        reason: 'win_above_ceiling',
        balance: full - 1_000_000,
      });
    expect(await eventsOf(win.transaction_uuid)).toEqual([
      {
        actor: 'vendor:acme',
        detail: expect.objectContaining({ reason: 'win_above_ceiling', amount: '2001' }) as object,
      },
    ]);
    expect((await vendor.ask('win', winOf(placed, { amount: 2_000_000 }))).status).toBe('RS_OK');
    // A game's own maximum replaces the vendor's.
    const setGameMax = (winMaxMinor: bigint | null) =>
      db
        .updateTable('vendorGame')
        .set({ winMaxMinor })
        .where('vendorGameCode', '=', vendor.vendorGameCode)
        .execute();
    await setGameMax(3_000n);
    expect((await vendor.ask('win', win)).status).toBe('RS_OK');
    await setGameMax(null);
    // A repeat gets its first answer, though no new win of that size would be paid.
    expect((await vendor.ask('win', win)).status).toBe('RS_OK');
  } finally {
    await setMax(1_000_000_000n);
  }
});

test('a win without a bet has a lower maximum', async () => {
  const bonus = { ...head(), amount: 10_000_001_000, reward_uuid: v4() };
  expect(await vendor.ask('win', bonus)).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    reason: 'bonus_above_ceiling',
  });
  expect(await eventsOf(bonus.transaction_uuid)).toHaveLength(1);
  expect(await balance()).toBe(full);
});

test.each([
  [
    'a game that does not exist',
    { game_code: 'nosuchgame' },
    'RS_ERROR_INVALID_GAME',
    'game_unknown',
  ],
  [
    'a round that does not exist',
    { round: 'nosuch' },
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'round_mismatch',
  ],
  [
    'another game than its bet',
    { game_code: secondGame },
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'round_mismatch',
  ],
  [
    'a bet that does not exist',
    { reference_transaction_uuid: v4() },
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'bet_unknown',
  ],
  [
    'no bet and no reward',
    { reference_transaction_uuid: null },
    'RS_ERROR_WRONG_SYNTAX',
    'bonus_without_reward',
  ],
])('a win that names %s is refused', async (_what, over, status, reason) => {
  const placed = await place();
  expect(await vendor.ask('win', winOf(placed, over))).toMatchObject({ status, reason });
  expect(await balance()).toBe(full - 1_000_000);
  const closed = vendor.gameCode;
  const { db } = server.ctx;
  const setGame = (open: boolean) =>
    db.updateTable('game').set({ open }).where('code', '=', closed).execute();
  await setGame(false);
  // A game that was closed meanwhile still pays its running bets.
  expect((await vendor.ask('win', winOf(placed))).status).toBe('RS_OK');
  await setGame(true);
});

test('a signed body is good for its own call only', async () => {
  const placed = await place();
  const win = winOf(placed);
  const bonus = { ...head(), amount: 3_000, reward_uuid: v4() };
  const rollback = { ...head(), reference_transaction_uuid: placed.transaction_uuid };
  const refused = { status: 'RS_ERROR_WRONG_SYNTAX', reason: 'field_of_another_call' };
  for (const [question, body] of [
    ['bet', win],
    ['rollback', win],
    ['bet', { ...rollback, amount: 1_000 }],
    ['balance', win],
    ['balance', placed],
    ['userInfo', win],
  ] as const)
    expect(await vendor.ask(question, body)).toMatchObject(refused);
  expect(await vendor.ask('bet', bonus)).toMatchObject({ reason: 'free_bet_with_amount' });
  expect((await vendor.ask('bet', rollback)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  expect((await vendor.ask('win', rollback)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  expect((await vendor.ask('rollback', placed)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await balance()).toBe(full - 1_000_000);
});

test('fields that the protocol allows, and a vendor’s own, are accepted', async () => {
  const more = {
    supplier_transaction_id: 'abc-1',
    supplier_user: 'acme_1',
    is_aggregated: false,
    is_supplier_promo: false,
    is_free: false,
    reward_uuid: null,
    reference_transaction_uuid: null,
    meta: { selection: 'home', odds: 1.5 },
    'x-own': ['anything'],
  };
  const placed = await place(more);
  const win = { ...winOf(placed), ...more, reference_transaction_uuid: placed.transaction_uuid };
  expect((await vendor.ask('win', win)).status).toBe('RS_OK');
  const back = {
    ...head(),
    meta: {},
    supplier_transaction_id: 2,
    is_aggregated: 'no',
    is_supplier_promo: true,
    amount: null,
    extra: 1,
    reference_transaction_uuid: win.transaction_uuid,
  };
  expect((await vendor.ask('rollback', back)).status).toBe('RS_OK');
});

test('a rollback that repeats the ignored fields of its bet returns the stake', async () => {
  const more = { is_aggregated: true, is_supplier_promo: true, supplier_user: null };
  const placed = await place(more);
  expect(await balance()).toBe(full - 1_000_000);
  const back = { ...head(), ...more, reference_transaction_uuid: placed.transaction_uuid };
  expect(await vendor.ask('rollback', back)).toMatchObject({ status: 'RS_OK', balance: full });
});

test('the signature covers ignored fields too', async () => {
  const signed = JSON.stringify({ ...bet(), request_uuid: v4(), is_aggregated: false });
  const sent = signed.replace('"is_aggregated":false', '"is_aggregated":true');
  expect(sent).not.toBe(signed);
  expect(await vendor.send('bet', sent, vendor.sign(signed))).toMatchObject({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
  expect(await balance()).toBe(full);
});

test('a whole number may be written with decimals', async () => {
  const text = JSON.stringify({ ...bet(), request_uuid: v4() });
  const written = text.replace('"amount":1000000', '"amount":1000000.00');
  expect(written).not.toBe(text);
  expect(await vendor.send('bet', written, vendor.sign(written))).toMatchObject({
    status: 'RS_OK',
    balance: full - 1_000_000,
  });
});

test('a token ends when its session idles, and a bet keeps the session awake', async () => {
  // A third time the reality check would be due.
  for (let times = 0; times < 2; times += 1) {
    server.clock.advance(20 * 60_000);
    await place();
  }
  server.clock.advance(30 * 60_000);
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect((await vendor.ask('balance', { user: member.memberId, token })).status).toBe(
    'RS_ERROR_TOKEN_EXPIRED',
  );
});

test('one win, sent 120 times at once under as many request ids, is paid once', async () => {
  const placed = await place();
  const win = winOf(placed, { round_closed: true });
  const answers = await Promise.all(Array.from({ length: 120 }, () => vendor.ask('win', win)));
  // A slow machine may refuse some as overloaded; they are sent again.
  for (const { http, status } of answers) expect(http === 503 || status === 'RS_OK').toBe(true);
  expect((await vendor.ask('win', win)).status).toBe('RS_OK');
  expect(await balance()).toBe(full + 1_000_000);
});

test('ledger invariants hold at the end', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
