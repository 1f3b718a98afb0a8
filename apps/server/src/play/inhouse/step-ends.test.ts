// Goal: whatever ends a round of many steps or comes in between (a closed game, a limit, a day, a
// process that dies), its money is where it belongs, and nothing that is hidden in it leaves the
// server before its end. Method: as in steps.test.ts.
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { responsibleGamingSetLimit } from '@khelaghor/client/routes/account.gen.ts';
import {
  betsGetFairness,
  betsRevealSeed,
  inhouseOpenRound,
  inhouseRotateSeed,
  launchLaunchGame,
} from '@khelaghor/client/routes/play.gen.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { getPay, minesEngine } from '@khelaghor/engine-mines/public.ts';
import { openReceipt } from '@khelaghor/fairness/receipt-tree.ts';
import { hashText } from '@khelaghor/fairness/hash-text.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import type { MinesPlayer } from '@khelaghor/testkit/open-mines.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { play } from '../area.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';
import { inHouseChecks } from './checks.ts';
import { inHouseJobs } from './jobs.ts';
import { openRound } from './open-round.ts';
import { rotateSeed } from './rotate-seed.ts';
import { takeStep } from './take-step.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const params = { game: 'mines' };
const given = 10_000_000n;

/** Another process on the same database: its own queues, its own batches. */
const otherProcess = (): Context => ({ ...ctx, ledger: startGroupCommit(ctx.db) });

const openPlayer = () => openMines(server, given);
const newKey = (): string => createKey(clock);

const prices = (mines: number, opened: number, stake = 1_000n): bigint =>
  computePayout(minor(stake), getPay(mines, opened));

// Whatever a test did, the books hold, and the checks find nothing, also in rounds that are open.
auditAfterAll(server);
afterEach(async () => {
  await checkRoundsAgain(ctx, play);
  const found = await inHouseChecks({ db: ctx.db, clock });
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

test('each step has a signed receipt with the hash of the one before', async () => {
  const player = await openPlayer();
  const round = await player.open();
  const [one = 0, two = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, one);
  await player.step(round, 2, two);
  await player.take(round, 3);
  const proof = await player.site.callOrFail(betsGetFairness, { params: { betId: round.betId } });
  if (proof.kind !== 'round') throw new Error('no round');
  const x = Buffer.from(proof.receiptKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const texts = [proof.receiptText, ...proof.steps.map(({ receiptText }) => receiptText)];
  const receipts = [round.receipt, ...proof.steps.map(({ receipt }) => receipt)];
  for (const [index, text] of texts.entries()) {
    const opened = openReceipt(text, Buffer.from(receipts[index] ?? '', 'hex'));
    if (!opened) throw new Error('no receipt');
    expect(verify(null, Buffer.from(opened.signedText), key, opened.signature)).toBe(true);
  }
  for (const [index, text] of texts.slice(1).entries())
    expect(text).toContain(`before 64 ${hashText(texts[index] ?? '')}`);
  expect(texts.at(-1)).toContain('act 4 take');
  expect(texts.at(-1)).toContain('pays 3 9/7');
});

test('while a round is open its seeds stay sealed, from every place', async () => {
  const player = await openPlayer();
  const earlier = await player.open();
  const { mined } = await player.look(earlier.betId);
  await player.step(earlier, 1, mined[0] ?? 0);
  const round = await player.open();
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  const closed = { success: false, code: 'round_open' };
  const rotation = { params, body: { seedId: player.seedId, clientSeed: 'now' } };
  expect(await player.game.call(inhouseRotateSeed, rotation)).toMatchObject(closed);
  const { site } = player;
  const body = { clientSeed: 'my own' };
  for (const { betId } of [earlier, round])
    expect(await site.call(betsRevealSeed, { params: { betId }, body })).toMatchObject(closed);
  expect(await site.call(betsGetFairness, { params: { betId: round.betId } })).toMatchObject(
    closed,
  );
  expect(
    await site.callOrFail(betsGetFairness, { params: { betId: earlier.betId } }),
  ).toMatchObject({ serverSeed: null });
  // Nor can a second round be opened beside it.
  expect(
    await player.game.call(inhouseOpenRound, { params, body: player.getOpening() }),
  ).toMatchObject(closed);
  await player.take(round, 2);
  const revealing = { params: { betId: earlier.betId }, body };
  expect(await site.call(betsRevealSeed, revealing)).toMatchObject({ success: true });
  expect(await site.callOrFail(betsGetFairness, { params: { betId: round.betId } })).toMatchObject({
    serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown,
  });
});

test('of an opening and a rotation of one moment only one is done', async () => {
  const other = otherProcess();
  for (let tries = 0; tries < 6; tries += 1) {
    const player = await openPlayer();
    const owner = { memberId: player.memberId, scope: minesEngine.scope };
    const [opened, rotated] = await Promise.all([
      openRound(
        ctx,
        { engine: minesEngine, caller: player.caller, cycleMs: 0 },
        player.getOpening(),
      ),
      rotateSeed(other, owner, { seedId: player.seedId, clientSeed: 'now' }),
    ]);
    const ends = [opened, rotated].map((end) => (end.ok ? 'done' : end.refusal));
    expect([
      ['done', 'round_open'],
      ['seed_in_use', 'done'],
    ]).toContainEqual(ends);
  }
});

test('a closed game takes no new round, and an open one is ended in it', async () => {
  const player = await openPlayer();
  const late = await openPlayer();
  const round = await player.open();
  const [cell = 0] = (await player.look(round.betId)).safe;
  const setOpen = (open: boolean) =>
    ctx.db.updateTable('game').set({ open }).where('code', '=', 'mines').execute();
  await setOpen(false);
  const body = late.getOpening();
  expect(await late.game.call(inhouseOpenRound, { params, body })).toMatchObject({
    code: 'game_closed',
  });
  const launch = {
    body: { gameId: 'mines', launchMode: 'GLS', platform: 'html5', language: 'en' } as const,
  };
  expect(await late.site.call(launchLaunchGame, launch)).toMatchObject({ code: 'game_closed' });
  expect(await player.site.call(launchLaunchGame, launch)).toMatchObject({ success: true });
  expect(await player.step(round, 1, cell)).toMatchObject({ success: true });
  expect(await player.take(round, 2)).toMatchObject({ success: true });
  await setOpen(true);
});

test("a member's own limit on stakes holds for rounds, and counts what they pay", async () => {
  const player = await openPlayer();
  await player.site.callOrFail(responsibleGamingSetLimit, {
    body: { kind: 'stake', period: 'day', amount: '1500', password: player.password },
  });
  const round = await player.open();
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  await player.take(round, 2);
  const body = player.getOpening();
  expect(await player.game.call(inhouseOpenRound, { params, body })).toMatchObject({
    code: 'limit_stake_reached',
  });
  const counted = await ctx.db
    .selectFrom('playSpendHourly')
    .select(['stakedMinor', 'paidMinor'])
    .where('memberId', '=', player.memberId)
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ stakedMinor: 1_000n, paidMinor: prices(3, 1) });
});

const endIdle = () => inHouseJobs(ctx, play)['end-idle-rounds']?.({}, {} as never);

test('a day after its last step a round is taken; without one the stake goes back', async () => {
  const [stepped, untouched, awake] = [await openPlayer(), await openPlayer(), await openPlayer()];
  const one = await stepped.open();
  const two = await untouched.open();
  const [cell = 0] = (await stepped.look(one.betId)).safe;
  await stepped.step(one, 1, cell);
  clock.advance(dayMs - 1);
  // Below HTTP: the sessions have ended meanwhile.
  const three = awake.getOpening();
  expect(
    await openRound(ctx, { engine: minesEngine, caller: awake.caller, cycleMs: 0 }, three),
  ).toMatchObject({ ok: true });
  await endIdle();
  expect(await stepped.listEnded()).toEqual([]);
  clock.advance(1);
  // Twice at once: each round is ended once.
  await Promise.all([endIdle(), endIdle()]);
  const payout = prices(3, 1);
  expect(await stepped.listEnded()).toHaveLength(1);
  const read = async ({ memberId }: MinesPlayer) => {
    const { walletId } = await findWalletIn(ctx.db, memberId, 'PLAY');
    const session = await ctx.db
      .selectFrom('gameSessionSum')
      .select(['stakedMinor', 'returnedMinor'])
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    const [bet] = await ctx.db
      .selectFrom('bet')
      .select(['state', 'payoutMinor', 'returnedMinor'])
      .where('memberId', '=', memberId)
      .execute();
    return { available: (await findBalance(ctx.db, walletId))?.available, session, bet };
  };
  expect(await read(stepped)).toEqual({
    available: given - 1_000n + payout,
    session: { stakedMinor: 1_000n, returnedMinor: payout },
    bet: { state: 'won', payoutMinor: payout, returnedMinor: 0n },
  });
  expect(await read(untouched)).toEqual({
    available: given,
    session: { stakedMinor: 1_000n, returnedMinor: 1_000n },
    bet: { state: 'void', payoutMinor: 0n, returnedMinor: 1_000n },
  });
  const acts = await ctx.db
    .selectFrom('gameStep')
    .select(['betId', 'number', 'act'])
    .where('betId', 'in', [one.betId, two.betId])
    .where('act', '<>', 'step')
    .execute();
  expect(acts).toEqual(
    expect.arrayContaining([
      { betId: one.betId, number: 2, act: 'take' },
      { betId: two.betId, number: 1, act: 'return' },
    ]),
  );
  expect(await awake.readEscrow()).toBe(1_000n);
  // Its own time runs from its last step.
  const call = { engine: minesEngine, caller: awake.caller, betId: three.key };
  const [safe = 0] = (await awake.look(three.key)).safe;
  expect(
    await takeStep(ctx, call, { key: newKey(), number: 1, step: { cell: safe } }),
  ).toMatchObject({ ok: true });
});

test('an idle round that no job has ended is found by the checks, as one that waits', async () => {
  const player = await openPlayer();
  const { betId } = await player.open();
  clock.advance(2 * dayMs);
  const found = await inHouseChecks({ db: ctx.db, clock });
  expect(found.find(({ detail }) => detail.includes(betId))).toMatchObject({
    product: 'mines',
    waits: true,
  });
  await endIdle();
});

/** The server, which dies when it has made so many ids. */
function dyingAfter(ids: number): Context {
  let made = 0;
  const id = (): string => {
    made += 1;
    if (made > ids) throw new Error('it died');
    return ctx.random.id();
  };
  return { ...ctx, random: { ...ctx.random, id } };
}

test('dying between a step and its settlement loses nothing: the same key ends the round', async () => {
  const player = await openPlayer();
  const round = await player.open({ choice: { mines: 24 } });
  const [cell = 0] = (await player.look(round.betId)).safe;
  const call = { engine: minesEngine, caller: player.caller, betId: round.betId };
  const body = { key: newKey(), number: 1, step: { cell } };
  // The stake's way out of escrow is the first transfer, the payout the second.
  for (const ids of [0, 1]) {
    await expect(takeStep(dyingAfter(ids), call, body)).rejects.toThrow('it died');
    expect(await player.countActs(round.betId)).toBe(0);
    expect(await player.readEscrow()).toBe(1_000n);
  }
  const ended = await takeStep(ctx, call, body);
  expect(ended).toMatchObject({ ok: true, value: { round: { state: 'topped' } } });
  // The answer was lost: another process gives it again.
  expect(await takeStep(otherProcess(), call, body)).toEqual(ended);
  expect(await player.listEnded()).toHaveLength(1);
});
