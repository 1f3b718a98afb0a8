// FT-31. Bets of one millisecond hit a jackpot, and the process that folds their stakes into the
// pots is killed in the middle of it, again and again. Pots, hits and payments must be those of the
// ledger's order, once each.
import { foldPot } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { jackpotChecks } from '@khelaghor/server/play/jackpots/checks.ts';
import { openJackpots } from '@khelaghor/server/play/jackpots/open-jackpots.ts';
import { drawPotNumbers } from '@khelaghor/server/play/jackpots/pot-numbers.ts';
import { listPlaces, listPots, listStakes } from '@khelaghor/server/play/jackpots/pot-store.ts';
import type { PotPlace } from '@khelaghor/server/play/jackpots/pot-store.ts';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { rollFixedDice } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import { openServerFixture } from '../server-fixture.ts';
import type { System } from '../system.ts';

const name = { gameCode: 'dice', currency: 'PLAY' } as const;
const stake = 20_000n;
/** Each stake lifts the first pot beyond its cap; the second keeps fractions of all of them. */
const tiers: readonly PotTier[] = [
  { tier: 'mini', start: minor(1_000n), cap: minor(1_500n), rate: 50_000n },
  { tier: 'major', start: minor(40_000n), cap: minor(90_000n), rate: 12_345n },
];

const foldedWithinMs = 60_000;
const lookEveryMs = 20;

const playerCount = 4;
const funds = 1_000_000;
/** So many bets the players have money for, should they lose them all. */
const killsOfPlayers = funds / Number(stake);

/** The writes that a run waits for, from its first to its last payment. */
const obstacles: readonly string[] = [
  'lock table jackpot_fold in share mode',
  `select from ledger_balance b join jackpot_pot p on p.account_id = b.account_id
    where p.game_code = 'dice' for update of b`,
  'lock table jackpot_hit in share mode',
  `select from jackpot_pot where game_code = 'dice' and tier = 'major' for update`,
  'lock table member_notification in share mode',
];

const findDicePlace = async ({ connection }: System): Promise<PotPlace> => {
  const places = await listPlaces(connection.db);
  const place = places.find(({ gameCode, currency }) => {
    return gameCode === name.gameCode && currency === name.currency;
  });
  if (!place) throw new Error('Dice has no pots');
  return place;
};

async function createPlayers(world: World): Promise<readonly Player[]> {
  const players = [];
  for (let made = 0; made < playerCount; made += 1)
    players.push(await createFundedMember(world, funds));
  return players;
}

/** Has each player bet at the same moment. */
async function betAtOnce({ load }: World, players: readonly Player[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const told = await load.perform(rollFixedDice(player, { minor: stake }));
      if (told.end !== 'acknowledged') throw new Error(`a bet was not taken: ${told.end}`);
    }),
  );
}

/** Waits until another session waits for one. */
async function untilWaitedFor({ connection }: System, pid: number): Promise<void> {
  const text = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))';
  while ((await connection.pool.query(text, [pid])).rowCount === 0) await pause(lookEveryMs);
}

/** Has a run of the job meet an obstacle in the middle of hits, and kills its process there. */
async function killInHits(
  world: World,
  players: readonly Player[],
  obstacle: string,
): Promise<void> {
  const { system } = world;
  const client = new pg.Client({ connectionString: system.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(obstacle);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await betAtOnce(world, players);
    await untilWaitedFor(system, rows[0]?.pid ?? 0);
    await system.server.kill();
  } finally {
    await client.end();
  }
  await system.server.start();
  // The next minute would begin a run too.
  await system.connection.pool.query(
    "select graphile_worker.add_job('fold-jackpots', job_key := 'fold-jackpots')",
  );
}

/** Waits until a stake stands behind the place of the pots no more. */
async function untilFolded({ system, expect }: World): Promise<void> {
  const { db } = system.connection;
  const untilMs = performance.now() + foldedWithinMs;
  while (performance.now() < untilMs) {
    const { houseAccountId, foldedTo: from } = await findDicePlace(system);
    const range = { from, to: 2n ** 62n, limit: 1 };
    if ((await listStakes(db, houseAccountId, range)).length === 0) return;
    await pause(lookEveryMs);
  }
  expect(false, 'stakes were not added to the pots within a minute');
}

type PaidHit = { readonly tier: string; readonly bet: string; readonly paid: string };

/** Payments of hits to their members, as the ledger has them. */
async function readPaid({ connection }: System, from: bigint): Promise<readonly PaidHit[]> {
  const { rows } = await connection.pool.query<PaidHit>(
    `select coalesce(h.tier, 'without a hit') as tier, b.id::text as bet,
       t.amount_minor::text as paid
     from ledger_transfer t
     join bet b on b.id::text = t.cause_id and b.game_code = 'dice'
     join ledger_account a on a.id = t.credit_account_id
     left join jackpot_hit h on h.id = t.id and h.bet_id = b.id
       and a.kind = 'wallet' and a.owner = 'member:' || h.member_id
     where t.code = 'jackpot_hit' and t.seq > $1
     order by h.tier, h.pot_number`,
    [String(from)],
  );
  return rows;
}

/** Counts hits of the ledger that have another one in their millisecond. */
async function countTogether({ connection }: System): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(
    `select coalesce(sum(hits), 0)::int as count from (
       select count(*) as hits from jackpot_hit h join ledger_transfer t on t.id = h.bet_id
       where h.game_code = 'dice' and h.tier = 'mini'
       group by date_trunc('milliseconds', t.created_at) having count(*) > 1
     ) as moment`,
  );
  return rows[0]?.count ?? 0;
}

/** Compares pots and payments with all stakes in the ledger's order, folded at once by the rule. */
async function checkPots(world: World, from: bigint): Promise<number> {
  const { ctx } = openServerFixture(world.system);
  const { houseAccountId, foldedTo: to } = await findDicePlace(world.system);
  const stakes = await listStakes(ctx.db, houseAccountId, { from, to, limit: 1_000_000 });
  const numbers = await drawPotNumbers(ctx, stakes, tiers.length);
  const pots = await listPots(ctx.db, name);
  const wanted: PaidHit[] = [];
  for (const [rank, { tier, ...rules }] of tiers.entries()) {
    const bets = stakes.map(({ betId, stake: staked }, index) => {
      return { id: betId, stake: minor(staked), number: numbers[index]?.[rank] ?? 0n };
    });
    const start = { amount: rules.start, fraction: 0n };
    const { state, hits } = foldPot({ rules, next: rules }, start, bets);
    const pot = pots[rank];
    world.expect(
      pot?.amount === state.amount && pot.fraction === state.fraction,
      `the pot ${tier} stands at ${pot?.amount}, ${pot?.fraction}, not ${state.amount}, ${state.fraction}`,
    );
    wanted.push(...hits.map(({ id: bet, pays }) => ({ tier, bet, paid: String(pays) })));
  }
  const toText = (hits: readonly PaidHit[]): string =>
    hits
      .toSorted((one, other) => one.tier.localeCompare(other.tier))
      .map(({ tier, bet, paid }) => `${tier} ${bet} ${paid}`)
      .join('\n');
  const paid = await readPaid(world.system, from);
  world.expect(
    toText(paid) === toText(wanted),
    `${paid.length} hits were paid, or in another order, where ${wanted.length} were due`,
  );
  for (const { detail } of await jackpotChecks(ctx)) world.expect(false, detail);
  return wanted.length;
}

export const killJackpots: Scenario = {
  name: 'ft-31',
  title: 'two hits of a jackpot in one millisecond, with the process that pays them killed',
  async run(world, { short, times }): Promise<Figures> {
    const { system } = world;
    const kills = times ?? (short ? 3 : 20);
    await openJackpots(openServerFixture(system).ctx, name, tiers);
    const { foldedTo: from } = await findDicePlace(system);
    let players: readonly Player[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % killsOfPlayers === 0) players = await createPlayers(world);
      const obstacle = obstacles[kill % obstacles.length] ?? '';
      await killInHits(world, players, obstacle);
      await untilFolded(world);
    }
    const hits = await checkPots(world, from);
    const together = await countTogether(system);
    world.expect(hits >= kills * playerCount, `only ${hits} bets hit`);
    world.expect(together > 1, 'no two hits were of one millisecond');
    return { kills, hits, 'in the millisecond of another': together };
  },
};
