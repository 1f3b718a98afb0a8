// FT-32. The randomness of games fails: the system's generator, and the public beacon. What needs
// fresh randomness is refused and changes nothing; a shared round without its beacon waits, and is
// void when its number has been missing for a day.
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pool } from 'pg';
import { inhouseGetState, inhouseRotateSeed } from '@khelaghor/client/routes/play.gen.ts';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { matchesCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { openBeaconRelay } from '@khelaghor/testkit/beacon-relay.ts';
import type { RelayAnswer } from '@khelaghor/testkit/beacon-relay.ts';
import { betOperation } from '../crash-operations.ts';
import { createCrashRoom } from '../crash-room.ts';
import { findBalance } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import { openGame } from '../player.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import type { ServerProcess } from '../server-process.ts';
import { openVisitor } from '../visitor.ts';
import { waitFor } from '../wait-for.ts';

const fundsMinor = 1_000_000;
const params = { game: 'mines' };
/** The player's games at a process; their tokens are valid at all of them. */
function playAt(server: ServerProcess, player: Player): Player {
  const { token } = player.mines;
  const games = () => server.addresses.games;
  const caller = openVisitor(games, { bearer: () => token });
  return { ...player, mines: { ...player.mines, caller } };
}

/** Lets the generator of a process fail, and checks that no pair of seeds is made or revealed. */
async function failEntropy(world: World, server: ServerProcess, player: Player): Promise<void> {
  const { caller, seedId } = playAt(server, player).mines;
  const addresses = () => server.addresses;
  const tower = await openGame(player.site, addresses, 'tower');
  const { pool } = world.system.connection;
  const countSeeds = async (): Promise<bigint | undefined> => {
    const counted = await pool.query<{ count: bigint }>('select count(*) from provably_fair_seed');
    return counted.rows[0]?.count;
  };
  const readSeeds = async () => {
    const state = await caller.call(inhouseGetState, { params });
    return state.success ? state.value.seeds : null;
  };
  const rotate = () =>
    caller.call(inhouseRotateSeed, { params, body: { seedId, clientSeed: 'mine' } });
  const [before, count] = [await readSeeds(), await countSeeds()];
  const pid = server.pid();
  if (pid === undefined || !before) throw new Error('the other server does not serve');
  process.kill(pid, 'SIGUSR2');
  const rotated = await rotate();
  world.expect(!rotated.success, 'a pair of seeds was changed without entropy');
  const opened = await tower.caller.call(inhouseGetState, { params: { game: 'tower' } });
  world.expect(!opened.success, 'a game was given seeds without entropy');
  const after = await readSeeds();
  world.expect(
    JSON.stringify(after) === JSON.stringify(before) && (await countSeeds()) === count,
    'seeds were written without entropy',
  );
  process.kill(pid, 'SIGUSR2');
  const again = await rotate();
  const seed = again.success ? parseSeed(again.value.revealed.serverSeed) : null;
  world.expect(
    seed?.ok === true && matchesCommitment(seed.value, before.commitment),
    'after the fault the pair was not revealed as it was committed to',
  );
}

/** A relay that is late, forges the signature, and tells another randomness, in turn. */
async function openBadRelay() {
  const [recorded] = recordedRounds;
  const given = { late: 0, forged: 0, forked: 0 };
  const relay = await openBeaconRelay((asked): RelayAnswer => {
    const fault = (['late', 'forged', 'forked'] as const)[relay.asked.length % 3] ?? 'late';
    given[fault] += 1;
    if (fault === 'late') return { status: 404, text: '{}' };
    const randomness = fault === 'forked' ? '0'.repeat(64) : recorded.randomness;
    return { status: 200, text: JSON.stringify({ ...recorded, round: Number(asked), randomness }) };
  });
  return { relay, given };
}

/** A relay that is late decides nothing: ten seconds voided a round before. */
const waitsForBeaconMs = 12_000;
const beaconRoundsOfTwoDays = 57_600;

/** Lets a round announce a number of two days before, past the trigger that keeps it. */
async function ageRound(pool: Pool, roundId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table shared_round disable trigger shared_round_keep');
    await client.query('update shared_round set beacon_round = beacon_round - $2 where id = $1', [
      roundId,
      beaconRoundsOfTwoDays,
    ]);
    await client.query('alter table shared_round enable trigger shared_round_keep');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/**
 * Bets in a round whose beacon never comes rightly. Checks that it neither starts nor returns the
 * stake, and does so when its number is a day old.
 */
async function failBeacon(world: World, server: ServerProcess, player: Player): Promise<void> {
  const { system, load } = world;
  const { pool } = system.connection;
  await waitFor(async () => {
    const { rowCount } = await pool.query('select from shared_round where settled_at is null');
    return rowCount === 0 ? true : null;
  }, 'the rounds before');
  const room = createCrashRoom(() => server.addresses.games, system.gamesOrigin);
  room.enter(player);
  const hear = (phase: SharedRound['phase']) => (): SharedRound | null =>
    room.round()?.phase === phase ? room.round() : null;
  const { number, roundId, beaconRound } = await waitFor(hear('betting'), 'a round');
  world.expect(beaconRound !== null, 'the round announced no round of the beacon');
  const before = await findBalance(player);
  const bet = { minor: 5_000, round: number, seat: 1, auto: 101 };
  const told = await load.perform(betOperation(player, bet));
  world.expect(told.end === 'acknowledged', `a bet was not taken: ${JSON.stringify(told)}`);
  await waitFor(hear('closed'), 'the end of bets');
  // The process ends this round, and opens no other.
  room.leave();
  await pause(waitsForBeaconMs);
  const { rows: waiting } = await pool.query<{ state: string }>(
    'select state from shared_round where id = $1',
    [roundId],
  );
  world.expect(waiting[0]?.state === 'closed', 'a round did not wait for its beacon');
  world.expect((await findBalance(player)) !== before, 'the stake of a waiting round went back');
  // A day passes for this round alone: its number is one of two days before.
  await ageRound(pool, roundId);
  type Ended = { state: string; server_seed: string | null; crash_point: string | null };
  const ended = await waitFor(async () => {
    const { rows } = await pool.query<Ended>(
      'select state, server_seed, crash_point from shared_round where id = $1 and settled_at is not null',
      [roundId],
    );
    return rows[0] ?? null;
  }, 'the end of the round');
  world.expect(
    ended.state === 'void' && ended.server_seed === null && ended.crash_point === null,
    `without its beacon the round ended as ${JSON.stringify(ended)}`,
  );
  world.expect((await findBalance(player)) === before, 'the stake of a void round is not back');
}

export const weakenRandomness: Scenario = {
  name: 'ft-32',
  title: 'no entropy, and a beacon that is late, forged or forked: no weaker source instead',
  async run(world, { short, times }): Promise<Figures> {
    const rounds = times ?? (short ? 1 : 5);
    const { relay, given } = await openBadRelay();
    const { address } = relay;
    const other = await world.system.anotherServer({
      services: ['http'],
      // The site asks for two at least: both names are those of one relay.
      env: { KHELAGHOR_BEACON_RELAYS: `${address},${address.replace('127.0.0.1', 'localhost')}` },
      nodeArgs: ['--import', pathToFileURL(join(import.meta.dirname, '../entropy-fault.ts')).href],
    });
    await other.start();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const player = await createFundedMember(world, fundsMinor);
        await failEntropy(world, other, player);
        await failBeacon(world, other, player);
      }
      for (const [fault, count] of Object.entries(given))
        world.expect(count > 0, `the beacon was never ${fault}`);
    } finally {
      await other.stop();
      relay.close();
    }
    return { rounds, ...given };
  },
};
