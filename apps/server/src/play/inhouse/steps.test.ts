// Goal: a round of many steps is played once and rightly, whatever is repeated, raced or refused.
// Method: Mines over HTTP and below it; where the mines are, a test reads with the server's seeds.
import { afterEach, expect, test } from 'vitest';
import {
  betsGetFairness,
  betsList,
  betsRevealSeed,
  inhouseListRounds,
  inhouseOpenRound,
  inhousePlay,
  inhouseRotateSeed,
  inhouseStep,
  inhouseTake,
} from '@khelaghor/client/routes/play.gen.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { getPay, minesEngine } from '@khelaghor/engine-mines/public.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { inHouseChecks } from './checks.ts';
import { openRound } from './open-round.ts';
import { takeStep, takeWin } from './take-step.ts';

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
const params = { game: 'mines' };
const given = 10_000_000n;

/** Another process on the same database: its own queues, its own batches. */
const otherProcess = (): Context => ({ ...ctx, ledger: startGroupCommit(ctx.db) });

const openPlayer = () => openMines(server, given);
const newKey = (): string => createKey(server.clock);

const prices = (mines: number, opened: number, stake = 1_000n): bigint =>
  computePayout(minor(stake), getPay(mines, opened));

// Whatever a test did, the books hold, and the checks find nothing, also in rounds that are open.
auditAfterAll(server);
afterEach(async () => {
  const found = await inHouseChecks(ctx);
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

test('a round is opened, played, taken, recorded, and recomputed from its seed', async () => {
  const player = await openPlayer();
  const round = await player.open();
  expect(round).toMatchObject({ state: 'open', payout: '0', nonce: 0, steps: [] });
  expect(round.shown).toEqual({ opened: '', mined: '' });
  expect(await player.readEscrow()).toBe(1_000n);
  const { safe, mined } = await player.look(round.betId);
  const [one = 0, two = 0] = safe;

  const first = await player.step(round, 1, one);
  expect(first).toMatchObject({
    value: {
      balance: String(given - 1_000n),
      sessionNet: '-1000',
      ended: null,
      round: { state: 'open', payout: String(prices(3, 1)), shown: { mined: '' } },
    },
  });
  // A reload goes on where the round stands, and nothing hidden was told.
  const reloaded = await player.state();
  expect(reloaded.openRound).toMatchObject({ steps: [{ number: 1, step: String(one) }] });
  expect(JSON.stringify(reloaded)).not.toContain(mined.join(' '));
  expect(reloaded.seeds.nextNonce).toBe(1);
  expect(await player.site.callOrFail(betsList, { query: {} })).toMatchObject({
    items: [{ state: 'running', detail: { mines: 3, nonce: 0 } }],
  });

  await player.step(round, 2, two);
  const taken = await player.take(round, 3);
  const payout = prices(3, 2);
  expect(taken).toMatchObject({
    value: {
      balance: String(given - 1_000n + payout),
      sessionNet: String(payout - 1_000n),
      round: { state: 'taken', payout: String(payout) },
      ended: { won: true, payout: String(payout), returned: '0', nonce: 0 },
    },
  });
  expect(await player.readEscrow()).toBe(0n);
  const [stored] = await player.listEnded();
  const shown = { opened: `${one} ${two}`, mined: mined.toSorted((a, b) => a - b).join(' ') };
  expect(stored?.outcome).toEqual({ ...shown, layout: mined.join(' '), steps: `${one} ${two}` });
  expect(await player.state()).toMatchObject({ openRound: null, rounds: [{ won: true }] });

  const { revealed } = await player.game.callOrFail(inhouseRotateSeed, {
    params,
    body: { seedId: player.seedId, clientSeed: 'mine' },
  });
  const seed = parseSeed(revealed.serverSeed);
  if (!seed.ok) throw new Error(seed.refusal);
  const stream = createFairStream({
    serverSeed: seed.value,
    clientSeed: revealed.clientSeed,
    nonce: 0,
    scope: minesEngine.scope,
  });
  expect(minesEngine.layOut({ mines: 3 }, stream)).toEqual(mined);
});

test('a mine ends the round with nothing, and the last safe cell pays at once', async () => {
  const player = await openPlayer();
  const lost = await player.open();
  const { mined } = await player.look(lost.betId);
  expect(await player.step(lost, 1, mined[0] ?? 0)).toMatchObject({
    value: {
      round: { state: 'lost', payout: '0', shown: { opened: String(mined[0]) } },
      ended: { won: false, payout: '0', returned: '0' },
      sessionNet: '-1000',
    },
  });
  server.clock.advance(1);
  const topped = await player.open({ choice: { mines: 24 } });
  const { safe } = await player.look(topped.betId);
  expect(await player.step(topped, 1, safe[0] ?? 0)).toMatchObject({
    value: { round: { state: 'topped', payout: '24750' }, ended: { won: true, nonce: 1 } },
  });
  expect(await player.state()).toMatchObject({ balance: String(given - 2_000n + 24_750n) });
  const { rounds } = await player.state();
  expect(rounds.map(({ nonce }) => nonce)).toEqual([1, 0]);
  const listed = await player.game.callOrFail(inhouseListRounds, { params, query: {} });
  expect(listed.items).toEqual(rounds);
});

test('a hundred equal steps at once are one step, with one answer', async () => {
  const player = await openPlayer();
  const round = await player.open();
  const [cell = 0] = (await player.look(round.betId)).safe;
  const key = newKey();
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => player.step(round, 1, cell, key)),
  );
  expect(replies[0]).toMatchObject({ success: true });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await player.countActs(round.betId)).toBe(1);
});

test('thirty equal openings at once are one round and one stake', async () => {
  const player = await openPlayer();
  const body = player.getOpening();
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => player.game.call(inhouseOpenRound, { params, body })),
  );
  expect(replies[0]).toMatchObject({ success: true });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await player.readEscrow()).toBe(1_000n);
  const other = { ...body, choice: { mines: 4 } };
  expect(await player.game.call(inhouseOpenRound, { params, body: other })).toMatchObject({
    code: 'key_reused',
  });
  const stranger = await openPlayer();
  const taken = { ...stranger.getOpening(), key: body.key };
  expect(await stranger.game.call(inhouseOpenRound, { params, body: taken })).toMatchObject({
    code: 'key_reused',
  });
  expect(await stranger.readEscrow()).toBe(0n);
});

test('of twenty rounds opened at once in two processes one is opened', async () => {
  const player = await openPlayer();
  const processes = [ctx, otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openRound(
        processes[index % 2] ?? ctx,
        { engine: minesEngine, caller: player.caller, cycleMs: 0 },
        player.getOpening(),
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(new Set(refused)).toEqual(new Set(['round_open']));
  expect(await player.readEscrow()).toBe(1_000n);
  expect((await player.state()).seeds.nextNonce).toBe(1);
});

test('of a step and a take of one moment in two processes one is done', async () => {
  const player = await openPlayer();
  const other = otherProcess();
  const ends: string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const round = await player.open();
    const [one = 0, two = 0] = (await player.look(round.betId)).safe;
    await player.step(round, 1, one);
    const call = { engine: minesEngine, caller: player.caller, betId: round.betId };
    const head = { number: 2 };
    const [stepped, taken] = await Promise.all([
      takeStep(ctx, call, { ...head, key: newKey(), step: { cell: two } }),
      takeWin(other, call, { ...head, key: newKey() }),
    ]);
    expect(stepped.ok).not.toBe(taken.ok);
    ends.push(taken.ok ? 'taken' : taken.refusal, stepped.ok ? 'stepped' : stepped.refusal);
    expect(await player.countActs(round.betId)).toBe(2);
    if (!taken.ok) await player.take(round, 3);
  }
  for (const end of ends)
    expect(['taken', 'stepped', 'step_out_of_order', 'round_ended']).toContain(end);
});

test('two tabs: the one that is behind is told so, and a repeat is answered as before', async () => {
  const player = await openPlayer();
  const round = await player.open();
  const [one = 0, two = 0, three = 0] = (await player.look(round.betId)).safe;
  const keys = [newKey(), newKey(), newKey()] as const;
  const first = await player.step(round, 1, one, keys[0]);
  const refused = (reply: object, code: string) =>
    expect(reply).toMatchObject({ success: false, code });
  refused(await player.step(round, 1, two), 'step_out_of_order');
  refused(await player.step(round, 3, two), 'step_out_of_order');
  refused(await player.take(round, 1), 'step_out_of_order');
  refused(await player.step(round, 2, one), 'cell_taken');
  refused(await player.step(round, 2, 25), 'choice_invalid');
  refused(await player.step(round, 1, two, keys[0]), 'key_reused');
  refused(await player.take(round, 1, keys[0]), 'key_reused');
  await player.step(round, 2, two, keys[1]);
  expect(await player.step(round, 1, one, keys[0])).toEqual(first);
  const taken = await player.take(round, 3, keys[2]);
  expect(await player.take(round, 3, keys[2])).toEqual(taken);
  refused(await player.step(round, 4, three), 'round_ended');
  refused(await player.take(round, 4), 'round_ended');
  expect(await player.step(round, 1, one, keys[0])).toMatchObject({
    value: { round: { state: 'open', shown: { mined: '' } }, ended: null },
  });
  expect(await player.listEnded()).toHaveLength(1);
});

test("another member's round, and a game that is none of steps, are not played", async () => {
  const [owner, other] = [await openPlayer(), await openPlayer()];
  const round = await owner.open();
  const unknown = { success: false, code: 'round_unknown' };
  expect(await other.step(round, 1, 0)).toMatchObject(unknown);
  expect(await other.take(round, 1)).toMatchObject(unknown);
  expect(await owner.step({ ...round, betId: newKey() }, 1, 0)).toMatchObject(unknown);
  const fairness = { params: { betId: round.betId } };
  expect(await other.site.call(betsGetFairness, fairness)).toMatchObject({ code: 'bet_unknown' });
  expect(
    await other.site.call(betsRevealSeed, { ...fairness, body: { clientSeed: 'my own' } }),
  ).toMatchObject({ code: 'bet_unknown' });
  const at = { params: { game: 'dice', betId: round.betId } };
  const { game: dice } = await openDice(server, owner.site);
  const head = { key: newKey(), number: 1 };
  const notAllowed = { success: false, code: 'not_allowed' };
  expect(
    await dice.call(inhouseStep, { ...at, body: { ...head, step: { cell: 0 } } }),
  ).toMatchObject(notAllowed);
  expect(await dice.call(inhouseTake, { ...at, body: head })).toMatchObject(notAllowed);
  const opening = owner.getOpening();
  expect(
    await dice.call(inhouseOpenRound, { params: { game: 'dice' }, body: opening }),
  ).toMatchObject(notAllowed);
  expect(await owner.game.call(inhousePlay, { params, body: opening })).toMatchObject(notAllowed);
  expect(await owner.countActs(round.betId)).toBe(0);
});

test.each([
  ['choice_invalid', { choice: { mines: 25 } }],
  ['choice_invalid', { choice: { cell: 3 } }],
  ['stake_below_minimum', { stake: '99' }],
  ['stake_above_maximum', { stake: '1000001' }],
  ['balance_too_low', { stake: '600000' }],
  ['seed_in_use', { seedId: '01920000-0000-7000-8000-000000000000' }],
  ['key_out_of_time', { key: '01920000-0000-7000-8000-000000000001' }],
  ['malformed', { nonce: 3, stake: '-5' }],
])('an opening that is refused with %s moves nothing', async (code, change) => {
  const player = await openMines(server, 500_000n);
  const body = player.getOpening(change);
  expect(await player.game.call(inhouseOpenRound, { params, body })).toMatchObject({ code });
  expect(await player.state()).toMatchObject({
    openRound: null,
    balance: '500000',
    seeds: { nextNonce: 0 },
  });
});

test('a step that could pay above the limit is refused, and what is there can be taken', async () => {
  const player = await openPlayer();
  const round = await player.open({ stake: '1000000', choice: { mines: 20 } });
  const { safe } = await player.look(round.betId);
  await player.step(round, 1, safe[0] ?? 0);
  await player.step(round, 2, safe[1] ?? 0);
  // Three of five safe cells would pay 227.7 times 10,000 taka, above a million.
  expect(round.payoutMax).toBe('100000000');
  expect(await player.step(round, 3, safe[2] ?? 0)).toMatchObject({ code: 'payout_above_maximum' });
  expect(await player.take(round, 3)).toMatchObject({ value: { ended: { payout: '29700000' } } });
  const body = player.getOpening({ stake: '1000000', choice: { mines: 24 } });
  expect(await player.game.call(inhouseOpenRound, { params, body })).toMatchObject({
    success: true,
  });
});

test('nothing can be taken before the first step', async () => {
  const player = await openPlayer();
  const round = await player.open();
  expect(await player.take(round, 1)).toMatchObject({ code: 'nothing_to_take' });
  expect(await player.state()).toMatchObject({ openRound: { betId: round.betId } });
});
