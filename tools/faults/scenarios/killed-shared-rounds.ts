// FT-34. The server is killed while a round of Crash runs. The round must end at the crash point
// and the time that were fixed at its start, pay what was answered, and return no stake.
import { setTimeout as pause } from 'node:timers/promises';
import { sharedCashOut } from '@khelaghor/client/routes/play.gen.ts';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { betOperation } from '../crash-operations.ts';
import { createCrashRoom } from '../crash-room.ts';
import type { CrashRoom } from '../crash-room.ts';
import { createFundedMember } from '../funded-member.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import { waitFor } from '../wait-for.ts';

const fundsMinor = 1_000_000;
const stakeMinor = 1_000;
/** Time that two bets need while the round accepts them. */
const betsTakeMs = 2_000;
/** The server is killed so long after the start at most; half of all rounds are over by then. */
const killWithinMs = 6_000;

type Counts = {
  kills: number;
  'kills of a running round': number;
  'cash-outs paid': number;
  'cash-outs after the restart': number;
  'of these told to wait': number;
};

/** Cashes a bet out; the answered multiplier is written down. Returns it, or the refusal. */
async function cashOut({ load }: World, player: Player, betId: string) {
  const at = { params: { game: 'crash', betId }, body: {} };
  const reply = await player.crash.call(sharedCashOut, at);
  if (!reply.success) return reply.code;
  const { stake, cashedOut } = reply.value.bet;
  const payout = String((BigInt(stake) * BigInt(cashedOut ?? 0)) / 100n);
  await load.tell(betId, { end: 'acknowledged', payout });
  return cashedOut;
}

/** Bets on both seats; the second one is to cash out when the server is back. */
async function placeBets(world: World, player: Player, round: number): Promise<string[]> {
  const bets: string[] = [];
  for (const seat of [1, 2]) {
    const operation = betOperation(player, { minor: stakeMinor, round, seat, auto: 0 });
    const { end } = await world.load.perform(operation);
    world.expect(end === 'acknowledged', `a bet was not taken: ${end}`);
    bets.push(operation.asked.key);
  }
  return bets;
}

const findBetting = (room: CrashRoom) => (): SharedRound | null => {
  const round = room.round();
  if (round?.phase !== 'betting') return null;
  return Date.parse(round.closesAt) - Date.now() > betsTakeMs ? round : null;
};

type Ended = { state: string; startsAt: Date; endedAt: Date; crashPoint: string; returned: bigint };

/** Checks that a round ended where and when its start had fixed it. */
async function checkRound(world: World, roundId: string): Promise<void> {
  const { pool } = world.system.connection;
  const ended = await waitFor(async () => {
    const { rows } = await pool.query<Ended>(
      `select state, starts_at as "startsAt", ended_at as "endedAt", crash_point as "crashPoint",
         (select count(*) from shared_bet s join bet b on b.id = s.bet_id
          where s.round_id = r.id and b.state = 'void') as returned
       from shared_round r where id = $1 and settled_at is not null`,
      [roundId],
    );
    return rows[0] ?? null;
  }, 'the end of a round');
  const crashPoint = parseHeight(ended.crashPoint) ?? 100n;
  const endMs = ended.startsAt.getTime() + getEndMs(crashEngine, crashPoint);
  world.expect(
    ended.state === 'ended' && ended.endedAt.getTime() === endMs,
    `a round that should end at ${endMs} ended as ${JSON.stringify(ended.endedAt)}`,
  );
  world.expect(ended.returned === 0n, `${ended.returned} stakes of a round went back`);
}

/** Kills the server in one round, and checks how that ends. */
async function killSharedRound(
  world: World,
  { player, room, counts }: { player: Player; room: CrashRoom; counts: Counts },
): Promise<void> {
  const { system, random } = world;
  const { roundId, number } = await waitFor(findBetting(room), 'a round');
  const [first = '', second = ''] = await placeBets(world, player, number);
  await waitFor(() => (room.round()?.phase === 'betting' ? null : true), 'the end of bets');
  await waitFor(() => (room.round()?.phase === 'closed' ? null : true), 'the start');
  await pause(500 + random.between(0, killWithinMs));
  const cashedOut = await cashOut(world, player, first);
  if (typeof cashedOut === 'number') counts['cash-outs paid'] += 1;
  await system.server.kill();
  const { rows } = await system.connection.pool.query<{ state: string }>(
    'select state from shared_round where id = $1',
    [roundId],
  );
  counts.kills += 1;
  if (rows[0]?.state === 'running') counts['kills of a running round'] += 1;
  await system.server.start();
  const again = await cashOut(world, player, second);
  counts['cash-outs after the restart'] += 1;
  if (again === 'cash_out_waits') counts['of these told to wait'] += 1;
  if (typeof cashedOut === 'number')
    world.expect(
      (await cashOut(world, player, first)) === cashedOut,
      'a paid cash-out was forgotten',
    );
  await checkRound(world, roundId);
}

export const killSharedRounds: Scenario = {
  name: 'ft-34',
  title: 'kill -9 of the server while Crash runs: the round ends as it was fixed',
  async run(world, { short, times }): Promise<Figures> {
    const kills = times ?? (short ? 2 : 50);
    const player = await createFundedMember(world, fundsMinor);
    const { system } = world;
    const room = createCrashRoom(() => system.server.addresses.games, system.gamesOrigin);
    const counts: Counts = {
      kills: 0,
      'kills of a running round': 0,
      'cash-outs paid': 0,
      'cash-outs after the restart': 0,
      'of these told to wait': 0,
    };
    room.enter(player);
    try {
      // A round that is over before the kill proves nothing.
      while (counts['kills of a running round'] < kills)
        await killSharedRound(world, { player, room, counts });
    } finally {
      room.leave();
    }
    return counts;
  },
};
