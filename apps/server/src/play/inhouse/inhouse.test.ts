// In-house games from outside, over the calls that every game has, and the house's list of them.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { inhouseGetMath } from '@khelaghor/client/routes/first.gen.ts';
import {
  inhousePlay,
  inhouseRotateSeed,
  inhouseListRounds,
  inhouseGetReceiptKey,
  inhouseGetState,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import { computeOdds } from '@khelaghor/game-engine/game-odds.ts';
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import { finishedGames, seededGames } from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { formatRatio, readRatio, toFloat } from '@khelaghor/money/ratio.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { getGameProduct } from './game-product.ts';
import { inHouseGames } from './house-games.ts';
import { getReceiptKey } from './receipt.ts';
import { getReceiptText } from './receipt-text.ts';
import { roundFairness } from './round-fairness.ts';

const server = await withServer();

const params = { game: 'dice' };

async function openGame() {
  const { memberId, browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const opened = await openDice(server, browser);
  const getBet = (over: Record<string, unknown> = {}) => ({
    key: v7(),
    stake: '1000',
    choice: { direction: 'under', chance: 4_950 },
    seedId: opened.seedId,
    ...over,
  });
  return { memberId, getBet, ...opened };
}

test('a round is the same in its answer, in the list, in the state and in its proof', async () => {
  const { game, getBet, memberId } = await openGame();
  const body = getBet();
  const { round, balance, sessionNet } = await game.callOrFail(inhousePlay, { params, body });
  expect(round).toMatchObject({ game: 'dice', choice: body.choice, nonce: 0, stake: '1000' });
  expect(BigInt(balance)).toBe(1_000_000n + BigInt(sessionNet));

  expect(await game.call(inhouseListRounds, { params, query: {} })).toMatchObject({
    value: { items: [round], nextCursor: null },
  });
  expect(await game.call(inhouseGetState, { params })).toMatchObject({
    value: { rounds: [round], balance, sessionNet },
  });
  const known = await server.ctx.db
    .transaction()
    .execute((tx) => roundFairness(server.ctx, tx, memberId, round.betId));
  if (!known || known === 'round_open') throw new Error('no such round');
  expect(known).toMatchObject({ kind: 'round', round, scope: 'dice/1', steps: [] });
  expect(await audit(server.ctx.db)).toEqual([]);
});

test.each([
  ['choice_invalid', { choice: { direction: 'up', chance: 4_950 } }],
  ['choice_invalid', { choice: { direction: 'under', chance: 0 } }],
  ['choice_invalid', { choice: {} }],
  ['stake_below_minimum', { stake: '99' }],
  ['payout_above_maximum', { stake: '1000000', choice: { direction: 'over', chance: 98 } }],
  ['seed_in_use', { seedId: '01920000-0000-7000-8000-000000000000' }],
  ['malformed', { choice: { direction: 'under', chance: null } }],
  ['malformed', { choice: 'under 4950' }],
  ['malformed', { outcome: { roll: 1 }, stake: '-5' }],
])('%s moves nothing', async (code, change) => {
  const { game, getBet } = await openGame();
  const reply = await game.call(inhousePlay, { params, body: getBet(change) });
  expect(reply).toMatchObject({ success: false, code });
  expect(await game.call(inhouseGetState, { params })).toMatchObject({
    value: { balance: '1000000', sessionNet: '0', rounds: [], seeds: { nextNonce: 0 } },
  });
});

test('a key that comes back with another choice is refused', async () => {
  const { game, getBet } = await openGame();
  const body = getBet();
  const first = await game.call(inhousePlay, { params, body });
  expect(await game.call(inhousePlay, { params, body })).toEqual(first);
  const other = { ...body, choice: { direction: 'over', chance: 4_950 } };
  expect(await game.call(inhousePlay, { params, body: other })).toMatchObject({
    code: 'key_reused',
  });
});

test('what else a choice holds is neither stored nor signed', async () => {
  const { game, getBet } = await openGame();
  const choice = { direction: 'under', chance: 4_950, roll: 0, payout: 5 };
  const value = await game.callOrFail(inhousePlay, { params, body: getBet({ choice }) });
  expect(value.round.choice).toEqual({ direction: 'under', chance: 4_950 });
});

test("a token opens no other game, and a stranger's none", async () => {
  const { game, getBet, seedId } = await openGame();
  const stranger = openBrowser(server, { listener: 'games' });
  for (const [code, browser, asked] of [
    ['not_allowed', game, { game: 'k3' }],
    ['not_allowed', game, { game: 'none' }],
    ['not_logged_in', stranger, { game: 'none' }],
  ] as const) {
    const refused = { success: false, code };
    expect(await browser.call(inhouseGetState, { params: asked })).toMatchObject(refused);
    expect(await browser.call(inhouseListRounds, { params: asked, query: {} })).toMatchObject(
      refused,
    );
    const body = getBet();
    expect(await browser.call(inhousePlay, { params: asked, body })).toMatchObject(refused);
    const seeds = { params: asked, body: { seedId, clientSeed: 'x' } };
    expect(await browser.call(inhouseRotateSeed, seeds)).toMatchObject(refused);
  }
});

test('the receipt of a roll says its bet and its math', () => {
  const text = getReceiptText(
    {
      betId: '01920000-0000-7000-8000-000000000001',
      formatSelection: diceEngine.formatSelection({ direction: 'under', chance: 4_950 }),
      stakeMinor: 1_000n,
      currency: 'PLAY',
      nonce: 7,
      playedAt: new Date('2026-11-25T10:00:00.000Z'),
    },
    { scope: diceEngine.scope, commitment: 'ab'.repeat(32), clientSeed: 'আমার' },
  );
  expect(text).toBe(`khelaghor/receipt/2
bet 36 01920000-0000-7000-8000-000000000001
scope 6 dice/1
math 64 f6ebd51a1c3c3ad5856a4b680bebe885f97fb6e7994baf6bb136b3f28667eabf
currency 4 PLAY
stake 4 1000
choice 10 under 4950
commitment 64 ${'ab'.repeat(32)}
client-seed 12 আমার
nonce 1 7
placed-at 24 2026-11-25T10:00:00.000Z
`);
});

test('a visitor reads the math of every game, as its receipts name it, and its odds', async () => {
  const visitor = openBrowser(server);
  for (const game of finishedGames) {
    const { stakeMin, stakeMax, payoutMax } = game.limits;
    const proof = findSlot(game.code)?.proof;
    expect(await visitor.call(inhouseGetMath, { params: { game: game.code } })).toEqual({
      success: true,
      value: {
        scope: game.scope,
        math: getMathHash(game),
        lowestReturn: formatRatio(computeLowestReturn(game)),
        odds: computeOdds(game),
        slot: proof
          ? { features: toFloat(readRatio(proof.features)), hundredSpins: proof.hundredSpins }
          : null,
        limits: {
          stakeMin: String(stakeMin),
          stakeMax: String(stakeMax),
          payoutMax: String(payoutMax),
        },
      },
    });
  }
  expect(await visitor.call(inhouseGetMath, { params: { game: 'none' } })).toMatchObject({
    success: false,
    code: 'game_unknown',
  });
});

test('a visitor reads the key that checks receipts, and it is that of the proofs', async () => {
  const reply = await openBrowser(server).call(inhouseGetReceiptKey, {});
  expect(reply).toEqual({
    success: true,
    value: { receiptKey: getReceiptKey(server.ctx.secrets) },
  });
});

/** Limbo returns 99 % less almost nothing; a list never says more than a game returns. */
const others: ReadonlyMap<string, number> = new Map([
  ['limbo', 9_899],
  ['aam', 9_648],
  ['rickshaw', 9_598],
  ['sundarbans', 9_638],
  ['kantha', 9_579],
  ['boishakh', 9_623],
  ['delta', 9_610],
  ['baul', 9_601],
  // Its jackpots return 3.70 % more.
  ['mela', 9_177],
  ['ilish', 9_631],
  ['terracotta', 9_601],
]);

test('every game has a product with a card, and the return that its engine proves', () => {
  expect(inHouseGames.map(({ code }) => code)).toEqual(seededGames.map(({ code }) => code));
  for (const { code, catalogue } of inHouseGames) {
    const rtpHundredths = others.get(code) ?? 9_900;
    expect(catalogue()).toMatchObject([{ code, rtpHundredths, launch: 'iframe' }]);
  }
  expect(() => getGameProduct('lottery')).toThrow('no row with a card');
  expect(() => getGameProduct('vendor')).toThrow('no row with a card');
});
