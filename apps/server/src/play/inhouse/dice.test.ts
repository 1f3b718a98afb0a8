// Dice from outside, over HTTP, as the game's page calls it: what a roll writes, and that nothing
// that is refused, repeated or sent at once moves more than it should.
import { expect, test } from 'vitest';
import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import {
  inhouseGetState,
  inhouseListRounds,
  inhousePlay,
  inhouseRotateSeed,
  launchLaunchGame,
  launchCreateGameSession,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { DICE_SCOPE, readRoll, settleBet } from '@khelaghor/engine-dice/public.ts';
import { openReceipt } from '@khelaghor/fairness/receipt-tree.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { diceParams, toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { revealSeedOf } from './reveal-seed.ts';
import { roundFairness } from './round-fairness.ts';

const server = await withServer();

type Player = { memberId: string; game: TestBrowser; site: TestBrowser; seedId: string };

/** A member with play money who has opened the game. */
async function openGame(balanceMinor = 1_000_000n): Promise<Player> {
  const { memberId, browser: site } = await signUp(server, { balanceMinor });
  const launched = await site.callOrFail(launchLaunchGame, {
    body: { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  const launchCode = new URL(launched.content).hash.slice('#launch='.length);
  const stranger = openBrowser(server, { listener: 'games' });
  const session = await stranger.callOrFail(launchCreateGameSession, { body: { launchCode } });
  const token = session.gameToken;
  const game = openBrowser(server, { listener: 'games', bearer: () => token });
  const { seeds } = await stateOf(game);
  return { memberId, game, site, seedId: seeds.seedId };
}

async function stateOf(game: TestBrowser) {
  return game.callOrFail(inhouseGetState, { params: diceParams });
}

const bet = (player: Player, over: Record<string, unknown> = {}) => ({
  key: v7(),
  stake: '1000',
  direction: 'under' as const,
  chance: 4_950,
  seedId: player.seedId,
  ...over,
});

async function rollsWritten(memberId: string): Promise<number> {
  const rows = await server.ctx.db
    .selectFrom('gameRound')
    .select('nonce')
    .where('memberId', '=', memberId)
    .orderBy('nonce')
    .execute();
  expect(rows.map((row) => row.nonce)).toEqual(rows.map((_, index) => index));
  return rows.length;
}

test('a roll takes the stake, pays by its outcome, and can be recomputed once revealed', async () => {
  const player = await openGame();
  const before = await stateOf(player.game);
  const body = bet(player, { stake: '2500', direction: 'over', chance: 3_000 });
  const { round, balance, sessionNet } = await player.game.callOrFail(
    inhousePlay,
    toDiceCall(body),
  );
  const net = BigInt(round.payout) - 2_500n;
  expect(BigInt(balance) - BigInt(before.balance)).toBe(net);
  expect(sessionNet).toBe(String(net));

  const own = 'আমার নিজের বীজ';
  const { revealed, seeds } = await player.game.callOrFail(inhouseRotateSeed, {
    params: diceParams,
    body: { seedId: player.seedId, clientSeed: own },
  });
  expect(revealed.commitment).toBe(before.seeds.commitment);
  expect(seeds).toMatchObject({
    commitment: before.seeds.nextCommitment,
    clientSeed: own,
    nextNonce: 0,
  });
  const seed = parseSeed(revealed.serverSeed);
  if (!seed.ok) throw new Error(seed.refusal);
  expect(computeCommitment(seed.value)).toBe(revealed.commitment);
  const stream = createFairStream({
    serverSeed: seed.value,
    clientSeed: before.seeds.clientSeed,
    nonce: round.nonce,
    scope: DICE_SCOPE,
  });
  const settled = settleBet(
    { stake: parseMinorText(round.stake), direction: 'over', chance: 3_000 },
    readRoll(stream),
  );
  expect(settled).toEqual({ ...round.outcome, won: round.won, payout: BigInt(round.payout) });
});

async function getFairness(memberId: string, betId: string) {
  const known = await server.ctx.db
    .transaction()
    .execute((tx) => roundFairness(server.ctx, tx, memberId, betId));
  return known === 'round_open' ? null : known;
}

/** Whether the published key signed a text under this receipt, or did so with others. */
function isSigned(text: string, receipt: string, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const opened = openReceipt(text, Buffer.from(receipt, 'hex'));
  return opened !== null && verify(null, Buffer.from(opened.signedText), key, opened.signature);
}

test('the receipt is signed by the published key, and the seed stays secret while it is in use', async () => {
  const player = await openGame();
  const body = bet(player);
  const value = await player.game.callOrFail(inhousePlay, toDiceCall(body));
  const known = await getFairness(player.memberId, body.key);
  if (known === null) throw new Error('no such bet');
  expect(known.serverSeed).toBeNull();
  const { receiptText, receiptKey } = known;
  expect(isSigned(receiptText, value.round.receipt, receiptKey)).toBe(true);
  expect(isSigned(`${receiptText}.`, value.round.receipt, receiptKey)).toBe(false);

  const other = await openGame();
  expect(await getFairness(other.memberId, body.key)).toBeNull();
  const reveal = (memberId: string, clientSeed = 'my own') =>
    server.ctx.db
      .transaction()
      .execute((tx) => revealSeedOf(server.ctx, tx, { memberId, betId: body.key }, clientSeed));
  expect(await reveal(other.memberId)).toBeNull();
  expect(await reveal(player.memberId, 'two\nlines')).toBe('client_seed_invalid');
  expect(await reveal(player.memberId)).toBe('revealed');
  // A repeat, also with another client seed, starts no further pair.
  expect(await reveal(player.memberId, 'another')).toBe('revealed');
  const { seeds } = await player.game.callOrFail(inhouseGetState, { params: diceParams });
  expect(seeds).toMatchObject({ clientSeed: 'my own', nextNonce: 0 });
  const revealed = await getFairness(player.memberId, body.key);
  if (!revealed?.serverSeed) throw new Error('not revealed');
  const seed = parseSeed(revealed.serverSeed);
  expect(seed.ok && computeCommitment(seed.value)).toBe(known.commitment);
});

test('rolls of one moment share signatures, and each receipt holds alone', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => openGame()));
  const rolled = await Promise.all(
    players.map(async (player) => {
      const value = await player.game.callOrFail(inhousePlay, toDiceCall(bet(player)));
      const { betId, receipt } = value.round;
      const known = await getFairness(player.memberId, betId);
      if (known === null) throw new Error('no such bet');
      expect(known.round.receipt).toBe(receipt);
      return { receipt, ...known };
    }),
  );
  for (const [at, { receipt, receiptText, receiptKey }] of rolled.entries()) {
    expect(isSigned(receiptText, receipt, receiptKey)).toBe(true);
    const other = rolled[(at + 1) % rolled.length];
    expect(isSigned(other?.receiptText ?? '', receipt, receiptKey)).toBe(false);
  }
  const signatures = new Set(rolled.map(({ receipt }) => receipt.slice(0, 128)));
  expect(signatures.size).toBeLessThan(rolled.length);
});

test('one key sent fifty times at once is one roll and one stake', async () => {
  const player = await openGame();
  const body = bet(player);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => player.game.call(inhousePlay, toDiceCall(body))),
  );
  const first = replies[0];
  if (!first?.success) throw new Error('the first call was refused');
  for (const reply of replies) expect(reply).toEqual(first);
  expect(await rollsWritten(player.memberId)).toBe(1);
  const state = await stateOf(player.game);
  expect(BigInt(state.balance)).toBe(1_000_000n - 1_000n + BigInt(first.value.round.payout));
});

test.each([
  ['stake', { stake: '1001' }],
  ['direction', { direction: 'over' as const }],
  ['chance', { chance: 4_949 }],
])('a key that comes back with another %s is refused', async (_, change) => {
  const player = await openGame();
  const body = bet(player);
  await player.game.call(inhousePlay, toDiceCall(body));
  const again = await player.game.call(inhousePlay, toDiceCall({ ...body, ...change }));
  expect(again).toMatchObject({ success: false, code: 'key_reused' });
  expect(await rollsWritten(player.memberId)).toBe(1);
});

test("another member's key is refused and moves nothing", async () => {
  const [one, two] = [await openGame(), await openGame()];
  const body = bet(one);
  await one.game.call(inhousePlay, toDiceCall(body));
  const stolen = await two.game.call(inhousePlay, toDiceCall({ ...body, seedId: two.seedId }));
  expect(stolen).toMatchObject({ success: false, code: 'key_reused' });
  const { balance, seeds, rounds } = await stateOf(two.game);
  expect({ balance, nonce: seeds.nextNonce, rounds }).toEqual({
    balance: '1000000',
    nonce: 0,
    rounds: [],
  });
});

test('of many rolls of the whole balance at once, one is taken', async () => {
  const player = await openGame(10_000n);
  const replies = await Promise.all(
    Array.from({ length: 12 }, () =>
      player.game.call(inhousePlay, toDiceCall(bet(player, { stake: '10000', chance: 1 }))),
    ),
  );
  const taken = replies.filter((reply) => reply.success);
  // Each win, one in ten thousand, brings the balance back and lets one more roll through.
  const wins = taken.filter((reply) => reply.success && reply.value.round.won);
  expect(taken.length - wins.length).toBe(1);
  const refused = replies.flatMap((reply) => (reply.success ? [] : reply.code));
  expect(new Set(refused)).toEqual(new Set(['balance_too_low']));
  expect(await rollsWritten(player.memberId)).toBe(taken.length);
});

test('rolls sent at once take the nonces one after another', async () => {
  const player = await openGame();
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => player.game.call(inhousePlay, toDiceCall(bet(player)))),
  );
  expect(replies.every((reply) => reply.success)).toBe(true);
  expect(await rollsWritten(player.memberId)).toBe(40);
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await player.game.callOrFail(inhouseListRounds, {
      params: diceParams,
      query: { limit: 15, ...(cursor !== undefined && { cursor }) },
    });
    for (const item of page.items) seen.add(item.betId);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.size).toBe(40);
  expect(await audit(server.ctx.db)).toEqual([]);
});

test.each([
  ['stake_below_minimum', { stake: '99' }],
  ['stake_above_maximum', { stake: '1000001' }],
  ['choice_invalid', { chance: 0 }],
  ['choice_invalid', { chance: 9_501 }],
  ['choice_invalid', { chance: -4_950 }],
  ['payout_above_maximum', { stake: '1000000', chance: 98 }],
  ['seed_in_use', { seedId: '01920000-0000-7000-8000-000000000000' }],
  ['balance_too_low', { stake: '60000' }],
  ['malformed', { stake: '10.5' }],
  ['malformed', { stake: '-1000' }],
  ['malformed', { stake: 1000 }],
  ['choice_invalid', { chance: 49.5 }],
  ['choice_invalid', { direction: 'between' }],
  ['malformed', { key: '9b2e5b3a-5a4e-4d1c-8f5e-2b1a9c8d7e6f' }],
])('%s moves nothing', async (code, change) => {
  const player = await openGame(50_000n);
  const body = bet(player, change);
  const reply = await player.game.call(inhousePlay, toDiceCall(body));
  expect(reply).toMatchObject({ success: false, code });
  const state = await stateOf(player.game);
  expect(state).toMatchObject({ balance: '50000', sessionNet: '0', rounds: [] });
  expect(state.seeds.nextNonce).toBe(0);
  const bets = await server.ctx.db
    .selectFrom('bet')
    .select('id')
    .where('memberId', '=', player.memberId)
    .execute();
  expect(bets).toEqual([]);
});

test('a closed game takes no roll, but still answers for one that was taken', async () => {
  const player = await openGame();
  const body = bet(player);
  const first = await player.game.call(inhousePlay, toDiceCall(body));
  const setOpen = (open: boolean) =>
    server.ctx.db.updateTable('game').set({ open }).where('code', '=', 'dice').execute();
  await setOpen(false);
  try {
    const refused = await player.game.call(inhousePlay, toDiceCall(bet(player)));
    expect(refused).toMatchObject({ success: false, code: 'game_closed' });
    expect(await player.game.call(inhousePlay, toDiceCall(body))).toEqual(first);
  } finally {
    await setOpen(true);
  }
});

test('a client seed is always younger than the commitment it is mixed with', async () => {
  const player = await openGame();
  await player.game.call(inhouseRotateSeed, {
    params: diceParams,
    body: { seedId: player.seedId, clientSeed: 'mine' },
  });
  const broken = await sql<{ id: string }>`
    select id from provably_fair_seed where client_seed_at <= created_at`.execute(server.ctx.db);
  expect(broken.rows).toEqual([]);
  const { seeds } = await stateOf(player.game);
  const change = (patch: string) =>
    sql`update provably_fair_seed set ${sql.raw(patch)} where id = ${seeds.seedId}`.execute(
      server.ctx.db,
    );
  await expect(change(`client_seed = 'another'`)).rejects.toThrow('never changes');
  await expect(change(`commitment = repeat('0', 64)`)).rejects.toThrow('never changes');
  await expect(change('next_nonce = 7')).rejects.toThrow('never changes');
  await expect(change(`state = 'next', client_seed = null`)).rejects.toThrow('never changes');
});

test('a pair is revealed once; asking again answers the same, an old pair is refused', async () => {
  const player = await openGame();
  const rotate = (seedId: string, clientSeed: string) =>
    player.game.call(inhouseRotateSeed, { params: diceParams, body: { seedId, clientSeed } });
  const first = await rotate(player.seedId, 'one');
  expect(await rotate(player.seedId, 'one')).toEqual(first);
  expect(await rotate(player.seedId, 'two')).toMatchObject({ code: 'seed_in_use' });
  const rolled = await player.game.call(inhousePlay, toDiceCall(bet(player)));
  expect(rolled).toMatchObject({ success: false, code: 'seed_in_use' });
  const { seeds } = await stateOf(player.game);
  for (const [clientSeed, code] of [
    ['two\nlines', 'client_seed_invalid'],
    ['with\u0000nul', 'malformed'],
    ['half \ud800', 'malformed'],
  ] as const)
    expect(await rotate(seeds.seedId, clientSeed)).toMatchObject({ code });
});

test("a game's call needs its own token, and ends with the member's session", async () => {
  const player = await openGame();
  const nobody = openBrowser(server, { listener: 'games' });
  expect(await nobody.call(inhouseGetState, { params: diceParams })).toMatchObject({
    code: 'not_logged_in',
  });
  const forger = openBrowser(server, { listener: 'games', bearer: () => 'x'.repeat(43) });
  expect(await forger.call(inhousePlay, toDiceCall(bet(player)))).toMatchObject({
    code: 'not_logged_in',
  });
  await server.ctx.db
    .updateTable('memberSession')
    .set({ endedAt: server.ctx.clock.now() })
    .where('memberId', '=', player.memberId)
    .execute();
  expect(await player.game.call(inhousePlay, toDiceCall(bet(player)))).toMatchObject({
    code: 'not_logged_in',
  });
});
