// Goal: stakes lift the pots of their game in the order of the books, once, whatever breaks off or
// runs beside; a pot that is hit pays its member, and each lift can be checked from the seeds of
// its bet. Method: pots for a game without any, with spins of real members.
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  inhouseGetJackpots,
  inhousePlay,
  inhouseRotateSeed,
  jackpotsCancelRules,
  jackpotsConfirmRules,
  jackpotsGetBet,
  jackpotsGetDesk,
  jackpotsList,
  jackpotsListOwn,
  jackpotsRequestRules,
} from '@khelaghor/client/routes/play.gen.ts';
import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawPotNumber, foldPot, isPotHit } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { readValue } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { jackpotChecks } from './checks.ts';
import { foldStakes } from './fold-stakes.ts';
import { jackpotJobs } from './jobs.ts';
import { openJackpots } from './open-jackpots.ts';
import { listPlaces, listPots, listStakes } from './pot-store.ts';
import { drawPotNumbers } from './pot-numbers.ts';

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
auditAfterAll(server);
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');

const pot = (tier: string, start: bigint, cap: bigint, rate: bigint): PotTier => ({
  tier,
  start: minor(start),
  cap: minor(cap),
  rate,
});
const mini = pot('mini', 1_000n, 1_500n, 12_345n);
const major = pot('major', 40_000n, 90_000n, 7_000n);
const name = { gameCode: 'aam', currency: 'PLAY' } as const;
await openJackpots(ctx, name, [mini, major]);
await openJackpots(ctx, name, [mini, major]);

const params = { game: 'aam' };

async function openPlayer() {
  const { browser } = await signUp(server, { balanceMinor: 10_000_000n });
  const { game, seedId } = await openGame(server, browser, 'aam');
  const play = (stake: bigint) =>
    game.call(inhousePlay, {
      params,
      body: { key: v7(), stake: String(stake), choice: {}, seedId },
    });
  return {
    browser,
    game,
    seedId,
    play,
    spin: async (stake: bigint) => readValue(await play(stake)).round,
    readLifts: async (betId: string) =>
      (await browser.callOrFail(jackpotsGetBet, { params: { betId } })).lifts,
  };
}

const readPots = () => listPots(ctx.db, name);
const check = () => jackpotChecks(ctx);
const readLedger = async () => {
  const [place] = await listPlaces(ctx.db);
  if (!place) throw new Error('there are no pots');
  return listStakes(ctx.db, place.houseAccountId, { from: 0n, to: 10n ** 12n, limit: 10_000 });
};

/** The pots as they must be: all stakes of the ledger, folded at once by the rule alone. */
async function foldAll() {
  const stakes = await readLedger();
  const numbers = await drawPotNumbers(ctx, stakes, 2);
  return [mini, major].map((rules, rank) => {
    const bets = stakes.map(({ betId, stake }, index) => {
      return { id: betId, stake: minor(stake), number: numbers[index]?.[rank] ?? 0n };
    });
    return foldPot({ rules, next: rules }, { amount: rules.start, fraction: 0n }, bets);
  });
}

async function expectAllFolded() {
  const expected = await foldAll();
  const pots = await readPots();
  expect(pots.map(({ amount, fraction }) => ({ amount, fraction }))).toEqual(
    expected.map(({ state }) => state),
  );
  const { rows } = await sql<{ tier: string; betId: string; paidMinor: bigint }>`
    select tier, bet_id, paid_minor from jackpot_hit order by tier, pot_number`.execute(ctx.db);
  const [minis = [], majors = []] = expected.map(({ hits }) => hits);
  const toRow = (tier: string) => (hit: { id: string; pays: bigint }) => {
    return { tier, betId: hit.id, paidMinor: hit.pays };
  };
  expect(rows).toEqual([...majors.map(toRow('major')), ...minis.map(toRow('mini'))]);
  expect(await check()).toEqual([]);
}

test('stakes lift the pots, once, and a refused bet lifts none', async () => {
  const player = await openPlayer();
  for (const stake of [1_000n, 700n, 400n]) await player.spin(stake);
  expect(await player.play(10_000_000n)).toMatchObject({ success: false });
  await foldStakes(ctx);
  await foldStakes(ctx);
  await expectAllFolded();
  const [, second] = await readPots();
  // 2,100 × 0.7 % is 14.7, of which the fraction waits.
  expect(second).toMatchObject({ staked: 2_100n, contributed: 14n, fraction: 700_000n });
  const { pots } = await player.game.callOrFail(inhouseGetJackpots, { params });
  expect(pots).toMatchObject([
    { tier: 'mini', cap: '1500' },
    { tier: 'major', amount: '40014' },
  ]);
  const open = await player.browser.callOrFail(jackpotsList, { params: { gameCode: 'aam' } });
  expect(open.pots).toEqual(pots);
});

test('two bets of one moment that reach the cap hit one after the other, and are paid', async () => {
  const players = [await openPlayer(), await openPlayer()];
  const rounds = await Promise.all(players.map(({ spin }) => spin(100_000n)));
  await foldStakes(ctx);
  await expectAllFolded();
  const order = (await readLedger()).map(({ betId }) => betId);
  const { rows } = await sql<{ betId: string; moved: bigint; told: boolean; paidMinor: bigint }>`
    select h.bet_id, h.paid_minor, t.amount_minor as moved, exists (
      select from member_notification n
      where n.member_id = h.member_id and n.template = 'jackpot_hit'
    ) as told
    from jackpot_hit h
    join ledger_transfer t on t.id = h.id and t.code = 'jackpot_hit'
    join ledger_account a on a.id = t.credit_account_id
      and a.owner = 'member:' || h.member_id and a.kind = 'wallet'
    where h.bet_id = any (${rounds.map(({ betId }) => betId)}) and h.tier = 'mini'
    order by h.pot_number`.execute(ctx.db);
  expect(rows.map(({ betId }) => betId)).toEqual(order.slice(-2));
  expect(rows.every(({ moved, told, paidMinor }) => told && moved === paidMinor)).toBe(true);
  for (const { browser } of players) {
    const { hits } = await browser.callOrFail(jackpotsListOwn, {});
    expect(hits.find(({ tier }) => tier === 'mini')).toMatchObject({ gameCode: 'aam' });
  }
});

test('each lift follows from the pots before it and the revealed seeds of its bet', async () => {
  const player = await openPlayer();
  const before = await player.spin(500n);
  expect(await player.readLifts(before.betId)).toBeNull();
  const rounds = [before];
  for (let count = 0; count < 12; count += 1) rounds.push(await player.spin(9_000n));
  await foldStakes(ctx);
  const body = { seedId: player.seedId, clientSeed: 'mine' };
  const { revealed } = await player.game.callOrFail(inhouseRotateSeed, { params, body });
  const serverSeed = parseSeed(revealed.serverSeed);
  if (!serverSeed.ok) throw new Error('no seed');
  const majors: PotLiftValue[] = [];
  for (const { betId, nonce } of rounds) {
    const lifts = await player.readLifts(betId);
    const { clientSeed } = revealed;
    const seed = { serverSeed: serverSeed.value, clientSeed, nonce };
    const numbers = createFairStream({ ...seed, scope: 'pot/1' });
    expect(lifts?.map(({ tier }) => tier)).toEqual(['mini', 'major']);
    for (const { from, to, cap, number, isHit } of lifts ?? []) {
      expect(BigInt(number)).toBe(drawPotNumber(numbers));
      const lift = { from: BigInt(from), to: BigInt(to), cap: BigInt(cap) };
      expect(isPotHit(lift, BigInt(number)) && to > from).toBe(isHit);
    }
    majors.push(...(lifts ?? []).slice(1));
  }
  const [first, ...rest] = majors;
  expect(majors).toHaveLength(13);
  // Each bet found the pot as the one before left it, or a new one.
  expect(rest.filter(({ from }, index) => from !== majors[index]?.to).length).toBe(
    majors.slice(0, -1).filter(({ isHit }) => isHit).length,
  );
  expect(BigInt(first?.from ?? 0)).toBeGreaterThanOrEqual(major.start);
  const stranger = await openPlayer();
  const refused = await stranger.browser.call(jackpotsGetBet, { params: { betId: before.betId } });
  expect(refused).toMatchObject({ code: 'bet_unknown' });
});

/** A context in which a run breaks off at a statement, as when its process is killed there. */
function breakAt(statement: number): Context {
  let made = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      made += 1;
      if (made === statement) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...ctx, db: ctx.db.withPlugin(plugin) };
}

test('200 runs that are broken off anywhere, beside others, count each stake once', async () => {
  const player = await openPlayer();
  let staked = (await readPots())[0]?.staked ?? 0n;
  const spin = async (stake: bigint) => {
    await player.spin(stake);
    staked += stake;
  };
  let broken = 0;
  for (let kill = 0; broken < 200; kill += 1) {
    if (kill % 25 === 0) await spin(BigInt(700 + 4 * kill));
    if (kill % 60 === 0) await spin(60_000n);
    const runs = [foldStakes(breakAt(1 + (kill % 24)))];
    // Beside it, a run of another process from time to time.
    if (kill % 24 === 23) runs.push(foldStakes(ctx));
    for (const { status } of await Promise.allSettled(runs)) if (status === 'rejected') broken += 1;
  }
  await foldStakes(ctx);
  await expectAllFolded();
  expect((await readPots()).map(({ staked }) => staked)).toEqual([staked, staked]);
});

test('the job folds, and leaves one that comes after it', async () => {
  const player = await openPlayer();
  await player.spin(1_000n);
  await sql`delete from graphile_worker._private_jobs where key = 'fold-jackpots'`.execute(ctx.db);
  for (let run = 0; run < 2; run += 1) await jackpotJobs(ctx)['fold-jackpots']?.({}, {} as never);
  await expectAllFolded();
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from graphile_worker.jobs where key = 'fold-jackpots'`.execute(ctx.db);
  expect(rows).toEqual([{ count: 1n }]);
});

test('a pot that does not agree with its account, or was left, is found by the audit', async () => {
  const player = await openPlayer();
  await player.spin(1_000n);
  const late = { ...ctx.clock, now: () => new Date(ctx.clock.now().getTime() + 600_000) };
  expect(await jackpotChecks({ ...ctx, clock: late })).toMatchObject([
    { product: 'aam', waits: true },
  ]);
  await foldStakes(ctx);
  const raiseMajor = (by: number) =>
    sql`update jackpot_pot set amount_minor = amount_minor + ${by}::int,
      started_minor = started_minor + ${by}::int
      where tier = 'major' and game_code = 'aam' and currency = 'PLAY'`.execute(ctx.db);
  await raiseMajor(1);
  const found = await check();
  expect(found).toMatchObject([{ product: 'aam', waits: false }]);
  expect(found[0]?.detail).toContain('pot major of aam');
  const desk = await karim.browser.callOrFail(jackpotsGetDesk, { params: { gameCode: 'aam' } });
  expect(desk.pots.map(({ difference }) => difference)).toEqual(['0', '-1']);
  await raiseMajor(-1);
});

test('two operators give the next pots other rules, and the one that stands keeps its own', async () => {
  const tier = { gameCode: 'aam', currency: 'PLAY', tier: 'mini' } as const;
  const ask = (rules: object, over: object = {}) => {
    const body = { key: v7(), version: 0, reason: 'Smaller pots', rules, ...over };
    return karim.browser.call(jackpotsRequestRules, { params: tier, body: body as never });
  };
  const rules = { start: '200', cap: '800', rate: 10_000 };
  expect(await ask({ ...rules, cap: '200' })).toMatchObject({ code: 'pot_rules_contradict' });
  expect(await ask({ ...rules, rate: 30_000 })).toMatchObject({ code: 'pot_returns_too_much' });
  expect(await ask(rules, { version: 3 })).toMatchObject({ code: 'terms_changed' });
  const strange = { ...tier, tier: 'tiny', requestId: v7() };
  expect(await karim.browser.call(jackpotsConfirmRules, { params: strange })).toMatchObject({
    code: 'pot_unknown',
  });
  const dropped = v7();
  await ask(rules, { key: dropped });
  const drop = { params: { ...tier, requestId: dropped } };
  await shapla.browser.callOrFail(jackpotsCancelRules, drop);
  const key = v7();
  const asked = await ask(rules, { key });
  expect(asked).toMatchObject({ success: true });
  expect(await ask(rules, { key })).toEqual(asked);
  expect(await ask({ ...rules, rate: 9_000 }, { key })).toMatchObject({ code: 'key_reused' });
  expect(await ask(rules)).toMatchObject({ code: 'request_waits' });
  const confirm = ({ browser }: TestOperator) =>
    browser.call(jackpotsConfirmRules, { params: { ...tier, requestId: key } });
  expect(await confirm(karim)).toMatchObject({ code: 'second_operator_needed' });
  const done = readValue(await confirm(shapla));
  expect(done.pots[0]).toMatchObject({ cap: '1500', rate: 12_345, next: rules, version: 1 });
  expect(await confirm(shapla)).toMatchObject({ success: true });

  const player = await openPlayer();
  await player.spin(200_000n);
  await foldStakes(ctx);
  const [first] = await readPots();
  expect(first?.rules).toEqual({ start: 200n, cap: 800n, rate: 10_000n });
  // The bet brought 2,469 at the rate of the pot that it hit; what is above the cap went on.
  expect(first?.amount).toBeGreaterThan(1_000n);
  expect(await check()).toEqual([]);
});
