// Goal: vendors get what the protocol says, and no other caller gets anything. Method: a sample
// vendor calls over HTTP; every refusal has a test, and the balance is checked after each.
import { beforeEach, expect, test } from 'vitest';
import { v4 } from 'uuid';
import { seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { buildCallHead, readVendorBalance } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { startSampleVendor, createVendorKeys } from '@khelaghor/testkit/sample-vendor.ts';
import type { WalletCall } from '@khelaghor/testkit/sample-vendor.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import { addVendorKey, retireVendorKey, setVendorOpen } from '../vendors/index.ts';

let member: TestMember;
let token: string;

const server = await withServer();
const vendor = await withSampleVendor(server);
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 10_000n });
  token = await vendor.openToken(member);
});

/** 10,000 poisha in the protocol's units. */
const full = 10_000_000;

const head = () => buildCallHead(vendor, { ...member, token });
const bet = (over: object = {}) => ({ ...head(), amount: 1_000_000, ...over });
const balance = () => readVendorBalance(vendor, member);

test('the vendor gets a member’s id, and nothing that identifies the person', async () => {
  const answer = await vendor.ask('userInfo', { user: member.memberId });
  expect(answer).toMatchObject({ http: 200, status: 'RS_OK', user: member.memberId });
  expect(JSON.stringify(answer)).not.toContain(member.account);
});

test('bet, wins, rollback: the balance and the request id come with each answer', async () => {
  const request_uuid = v4();
  const placed = bet({ request_uuid });
  expect(await vendor.ask('bet', placed)).toMatchObject({
    status: 'RS_OK',
    balance: full - 1_000_000,
    currency: 'PLAY',
    request_uuid,
    user: member.memberId,
  });
  const reference_transaction_uuid = placed.transaction_uuid;
  const win = () => ({
    ...head(),
    round: placed.round,
    reference_transaction_uuid,
    amount: 300_000,
  });
  expect(await vendor.ask('win', win())).toMatchObject({ balance: full - 700_000 });
  const second = win();
  expect(await vendor.ask('win', second)).toMatchObject({ balance: full - 400_000 });
  const back = (reference: string) => ({ ...head(), reference_transaction_uuid: reference });
  const undo = back(second.transaction_uuid);
  expect(await vendor.ask('rollback', undo)).toMatchObject({ balance: full - 700_000 });
  expect(await vendor.ask('rollback', undo)).toMatchObject({ balance: full - 700_000 });
  const again = back(second.transaction_uuid);
  expect(await vendor.ask('rollback', again)).toMatchObject({
    status: 'RS_OK',
    balance: full - 700_000,
  });
  expect(await vendor.ask('rollback', back(placed.transaction_uuid))).toMatchObject({
    status: 'RS_OK',
    balance: full + 300_000,
  });
});

test('the same id gets the first answer; with another body it is refused', async () => {
  const first = bet();
  const answer = await vendor.ask('bet', first);
  expect(await vendor.ask('bet', bet())).toMatchObject({ balance: full - 2_000_000 });
  expect(await vendor.ask('bet', first)).toMatchObject({
    status: 'RS_OK',
    balance: answer.balance,
  });
  for (const over of [{ amount: 2_000_000 }, { round: 'other' }, { game_code: 'other' }]) {
    const { status } = await vendor.ask('bet', { ...first, ...over });
    expect(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_ERROR_INVALID_GAME']).toContain(status);
  }
  expect(await balance()).toBe(full - 2_000_000);
});

test('a request id is good for one transaction', async () => {
  const request_uuid = v4();
  const placed = bet({ request_uuid });
  const answers = [await vendor.ask('bet', placed), await vendor.ask('bet', placed)];
  expect(answers.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK']);
  const replayed = await vendor.ask('bet', bet({ request_uuid }));
  expect(replayed.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await balance()).toBe(full - 1_000_000);
});

test('a bet beyond the balance is refused with the balance, and stays refused', async () => {
  const large = bet({ amount: full + 1_000 });
  const refusal = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: full };
  expect(await vendor.ask('bet', large)).toMatchObject(refusal);
  await vendor.ask('bet', bet());
  expect(await vendor.ask('bet', large)).toMatchObject(refusal);
  const back = { ...head(), reference_transaction_uuid: large.transaction_uuid };
  expect(await vendor.ask('rollback', back)).toMatchObject({ status: 'RS_OK' });
  expect(await balance()).toBe(full - 1_000_000);
});

test('an expired token stops new bets, but never a win, a rollback or a repeat', async () => {
  const placed = bet();
  await vendor.ask('bet', placed);
  server.clock.advance(12 * 3_600_000);
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect((await vendor.ask('balance', { user: member.memberId, token })).status).toBe(
    'RS_ERROR_TOKEN_EXPIRED',
  );
  expect((await vendor.ask('bet', placed)).status).toBe('RS_OK');
  const reference_transaction_uuid = placed.transaction_uuid;
  const win = { ...head(), round: placed.round, reference_transaction_uuid, amount: 5_000 };
  expect((await vendor.ask('win', win)).status).toBe('RS_OK');
  expect((await vendor.ask('rollback', { ...head(), reference_transaction_uuid })).status).toBe(
    'RS_OK',
  );
});

test('a token belongs to one member and one vendor, and ends with the session', async () => {
  expect((await vendor.ask('bet', bet({ token: 'made up' }))).status).toBe(
    'RS_ERROR_INVALID_TOKEN',
  );
  const other = await signUp(server, { balanceMinor: 10_000n });
  expect((await vendor.ask('bet', bet({ user: other.memberId }))).status).toBe(
    'RS_ERROR_INVALID_TOKEN',
  );
  await vendor.openToken(other);
  expect((await vendor.ask('bet', bet({ user: other.memberId }))).status).toBe(
    'RS_ERROR_INVALID_TOKEN',
  );
  await server.ctx.db
    .updateTable('memberSession')
    .set({ endedAt: server.clock.now() })
    .where('memberId', '=', member.memberId)
    .execute();
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_TOKEN_EXPIRED');
});

test.each<[string, object, string, string?]>([
  ['another currency', { currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
  ['real money on a play wallet', { currency: 'BDT' }, 'RS_ERROR_WRONG_CURRENCY'],
  ['less than nothing', { amount: -1_000 }, 'RS_ERROR_WRONG_SYNTAX', 'amount_negative'],
  ['a part of a poisha', { amount: 1_500 }, 'RS_ERROR_WRONG_TYPES', 'amount_not_whole_poisha'],
  ['a fraction', { amount: 1_000.5 }, 'RS_ERROR_WRONG_TYPES'],
  ['a text', { amount: '1000' }, 'RS_ERROR_WRONG_TYPES'],
  ['too much for any wallet', { amount: 1e18 }, 'RS_ERROR_WRONG_SYNTAX', 'amount_too_large'],
  ['nothing', { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an unknown game', { game_code: 'nosuchgame' }, 'RS_ERROR_INVALID_GAME'],
  ['no round', { round: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
  ['a round that is a number', { round: 5 }, 'RS_ERROR_WRONG_TYPES'],
  ['an id that is none', { transaction_uuid: 'first' }, 'RS_ERROR_WRONG_SYNTAX'],
  ['a free bet that costs', { is_free: true }, 'RS_ERROR_WRONG_SYNTAX', 'free_bet_with_amount'],
  ['a member that is none', { user: 'nobody' }, 'RS_ERROR_INVALID_TOKEN'],
])('a bet of %s is refused', async (_what, over, status, reason) => {
  const body = bet(over);
  const answer = await vendor.ask('bet', body);
  expect(answer).toMatchObject({ http: 200, status });
  expect(answer.reason).toBe(reason);
  expect(answer.request_uuid).toBeDefined();
  expect(await balance()).toBe(full);
});

test('a free bet costs nothing and can be won; a bonus needs no bet', async () => {
  const free = bet({ is_free: true, amount: 0, reward_uuid: v4() });
  expect(await vendor.ask('bet', free)).toMatchObject({ status: 'RS_OK', balance: full });
  const reference_transaction_uuid = free.transaction_uuid;
  const win = { ...head(), round: free.round, reference_transaction_uuid, amount: 7_000 };
  expect(await vendor.ask('win', win)).toMatchObject({ balance: full + 7_000 });
  const bonus = { ...head(), amount: 3_000, reward_uuid: v4() };
  expect(await vendor.ask('win', bonus)).toMatchObject({ balance: full + 10_000 });
  const back = { ...head(), reference_transaction_uuid: bonus.transaction_uuid };
  expect(await vendor.ask('rollback', back)).toMatchObject({ balance: full + 7_000 });
  const baseless = { ...head(), amount: 3_000 };
  expect(await vendor.ask('win', baseless)).toMatchObject({ reason: 'bonus_without_reward' });
});

test('a spent payout cannot be rolled back until the balance covers it', async () => {
  const placed = bet({ amount: full });
  await vendor.ask('bet', placed);
  const reference_transaction_uuid = placed.transaction_uuid;
  const win = { ...head(), round: placed.round, reference_transaction_uuid, amount: 50_000 };
  await vendor.ask('win', win);
  const spent = bet({ amount: 50_000 });
  await vendor.ask('bet', spent);
  const back = { ...head(), reference_transaction_uuid: win.transaction_uuid };
  expect((await vendor.ask('rollback', back)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await vendor.ask('rollback', { ...head(), reference_transaction_uuid: spent.transaction_uuid });
  expect(await vendor.ask('rollback', back)).toMatchObject({ status: 'RS_OK', balance: 0 });
});

test('a round that has ended takes no bets, but late wins', async () => {
  const placed = bet({ round_closed: true });
  await vendor.ask('bet', placed);
  const late = bet({ round: placed.round });
  expect(await vendor.ask('bet', late)).toMatchObject({ reason: 'round_ended' });
  const reference_transaction_uuid = placed.transaction_uuid;
  const win = { ...head(), round: placed.round, reference_transaction_uuid, amount: 4_000 };
  expect((await vendor.ask('win', win)).status).toBe('RS_OK');
});

test('an order for one member cannot name another member’s bet', async () => {
  const placed = bet();
  await vendor.ask('bet', placed);
  const other = await signUp(server);
  await vendor.openToken(other);
  const theirs = {
    ...head(),
    user: other.memberId,
    reference_transaction_uuid: placed.transaction_uuid,
  };
  const missing = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  expect((await vendor.ask('win', { ...theirs, amount: 5_000 })).status).toBe(missing);
  expect((await vendor.ask('rollback', theirs)).status).toBe(missing);
  expect(await balance()).toBe(full - 1_000_000);
});

test('closed members, games, vendors and the site under maintenance take no bets', async () => {
  const { ctx } = server;
  const placed = bet();
  await vendor.ask('bet', placed);
  const setGame = (open: boolean) =>
    ctx.db.updateTable('game').set({ open }).where('code', '=', vendor.gameCode).execute();
  const setVendor = (open: boolean) =>
    ctx.db
      .transaction()
      .execute((tx) => setVendorOpen(ctx, tx, { vendorCode: vendor.code, open }, 'system'));
  const setStatus = (status: 0 | 1) => setSettings(ctx, { status }, 'system');
  await setGame(false);
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_INVALID_GAME');
  await setGame(true);
  await setVendor(false);
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_INVALID_PARTNER');
  await setVendor(true);
  await setStatus(1);
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_INVALID_PARTNER');
  await setStatus(0);
  await changeMember(server, member.memberId, { closedAt: server.clock.now() });
  expect((await vendor.ask('bet', bet())).status).toBe('RS_ERROR_USER_DISABLED');
  const reference_transaction_uuid = placed.transaction_uuid;
  const win = { ...head(), round: placed.round, reference_transaction_uuid, amount: 5_000 };
  expect((await vendor.ask('win', win)).status).toBe('RS_OK');
});

test('accepts only a signature over the exact bytes with a key that is valid now', async () => {
  const body = JSON.stringify({ ...bet(), request_uuid: v4() });
  const refused = { http: 200, status: 'RS_ERROR_INVALID_SIGNATURE' };
  const good = vendor.sign(body);
  expect(await vendor.send('bet', `${body} `, good)).toMatchObject(refused);
  expect(await vendor.send('bet', body.replace('1000000', '1000001'), good)).toMatchObject(refused);
  for (const wrong of ['', 'AAAA', 'A'.repeat(344), `${good}=`, 'é'.repeat(3)])
    expect(await vendor.send('bet', body, encodeURI(wrong))).toMatchObject(refused);
  expect(await vendor.send('bet', '{', vendor.sign('{'))).toMatchObject({
    status: 'RS_ERROR_WRONG_SYNTAX',
  });
  expect(await balance()).toBe(full);
});

test('keys are changed without a moment of refusal, and a retired one is refused', async () => {
  const { ctx } = server;
  const inTx = ctx.db.transaction();
  const old = await ctx.db
    .selectFrom('vendorKey')
    .select('id')
    .where('vendorCode', '=', vendor.code)
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow();
  const next = createVendorKeys();
  const key = { vendorCode: vendor.code, publicKey: next.publicKey };
  expect(await inTx.execute((tx) => addVendorKey(ctx, tx, key, 'system'))).toMatchObject({
    ok: true,
  });
  const third = { ...key, publicKey: createVendorKeys().publicKey };
  expect(await inTx.execute((tx) => addVendorKey(ctx, tx, third, 'system'))).toEqual({
    ok: false,
    refusal: 'keys_full',
  });
  const weak = { ...key, publicKey: 'no key' };
  expect(await inTx.execute((tx) => addVendorKey(ctx, tx, weak, 'system'))).toMatchObject({
    refusal: 'key_invalid',
  });
  const body = JSON.stringify({ ...bet(), request_uuid: v4() });
  const withOld = vendor.sign(body);
  vendor.changeKey(next.privateKey);
  expect((await vendor.send('bet', body, withOld)).status).toBe('RS_OK');
  expect((await vendor.send('bet', body, vendor.sign(body))).status).toBe('RS_OK');
  await inTx.execute((tx) => retireVendorKey(ctx, tx, old.id, 'system'));
  expect((await vendor.send('bet', body, withOld)).status).toBe('RS_ERROR_INVALID_SIGNATURE');
  expect((await vendor.send('bet', body, vendor.sign(body))).status).toBe('RS_OK');
});

test('a body over the limit or of another content type is refused at once', async () => {
  const large = JSON.stringify({ ...bet(), bet: 'x'.repeat(20_000) });
  expect(await vendor.send('bet', large, vendor.sign(large))).toMatchObject({
    http: 413,
    status: 'RS_ERROR_WRONG_SYNTAX',
  });
  const text = await fetch(`${server.config.origins.site}${seamlessPaths.bet}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'amount=1',
  });
  expect(text.status).toBe(415);
});

test('a vendor over its rate limit is refused, and others are not', async () => {
  const slow = await startSampleVendor(server, { code: 'slow', callsPerMinute: 2 });
  try {
    const question: WalletCall = 'userInfo';
    const body = { user: member.memberId };
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await slow.ask(question, body));
    // The vendor does not know the member, who never opened one of its games.
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('RS_ERROR_UNKNOWN'));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 429]);
    expect((await vendor.ask(question, body)).http).toBe(200);
  } finally {
    await slow.close();
  }
});

test('two vendors can use the same transaction id', async () => {
  const placed = bet();
  await vendor.ask('bet', placed);
  const other = await startSampleVendor(server, { code: 'other' });
  try {
    const theirs = {
      ...placed,
      token: await other.openToken(member),
      game_code: other.vendorGameCode,
    };
    expect((await other.ask('bet', theirs)).status).toBe('RS_OK');
    const win = { ...theirs, transaction_uuid: v4(), reference_transaction_uuid: v4() };
    expect((await other.ask('win', win)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  } finally {
    await other.close();
  }
});

test('ledger invariants hold at the end', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
