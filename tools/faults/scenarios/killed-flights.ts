// FT-34. The server is killed while Crash is in the air. The flight must end at the crash point and
// the time that were fixed at take-off, pay what was answered, and return no stake.
import { setTimeout as pause } from 'node:timers/promises';
import { sharedTakeBet } from '@khelaghor/client/routes.gen.ts';
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
/** Time that two bets need while the round takes them. */
const betsTakeMs = 2_000;
/** The server is killed so long after take-off at most; half of all flights are over by then. */
const killWithinMs = 6_000;

type Counts = {
  kills: number;
  'kills in the air': number;
  'presses paid': number;
  'presses after the restart': number;
  'of these told to wait': number;
};

/** Presses for a bet; the answered multiplier is written down, null: it was refused or lost. */
async function press({ load }: World, player: Player, betId: string) {
  const at = { params: { game: 'crash', betId }, body: {} };
  const reply = await player.crash.call(sharedTakeBet, at);
  if (!reply.success) return reply.code;
  const { stake, pressed } = reply.value.bet;
  const payout = String((BigInt(stake) * BigInt(pressed ?? 0)) / 100n);
  await load.tell(betId, { end: 'acknowledged', payout });
  return pressed;
}

/** Bets on both seats by hand; the second one is pressed for when the server is back. */
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

type Ended = { state: string; fliesAt: Date; endedAt: Date; point: string; returned: bigint };

/** Checks that a round ended where and when its take-off had fixed it. */
async function checkRound(world: World, roundId: string): Promise<void> {
  const { pool } = world.system.connection;
  const ended = await waitFor(async () => {
    const { rows } = await pool.query<Ended>(
      `select state, flies_at as "fliesAt", ended_at as "endedAt", point,
         (select count(*) from shared_bet s join bet b on b.id = s.bet_id
          where s.round_id = r.id and b.state = 'void') as returned
       from shared_round r where id = $1 and settled_at is not null`,
      [roundId],
    );
    return rows[0] ?? null;
  }, 'the end of a flight');
  const point = parseHeight(ended.point) ?? 100n;
  const endMs = ended.fliesAt.getTime() + getEndMs(crashEngine, point);
  world.expect(
    ended.state === 'ended' && ended.endedAt.getTime() === endMs,
    `a flight that should end at ${endMs} ended as ${JSON.stringify(ended.endedAt)}`,
  );
  world.expect(ended.returned === 0n, `${ended.returned} stakes of a flight went back`);
}

/** Kills the server in one flight, and checks how that ends. */
async function killFlight(
  world: World,
  { player, room, counts }: { player: Player; room: CrashRoom; counts: Counts },
): Promise<void> {
  const { system, random } = world;
  const { roundId, number } = await waitFor(findBetting(room), 'a round');
  const [first = '', second = ''] = await placeBets(world, player, number);
  await waitFor(() => (room.round()?.phase === 'betting' ? null : true), 'the end of bets');
  await waitFor(() => (room.round()?.phase === 'closed' ? null : true), 'the take-off');
  await pause(500 + random.between(0, killWithinMs));
  const pressed = await press(world, player, first);
  if (typeof pressed === 'number') counts['presses paid'] += 1;
  await system.server.kill();
  const { rows } = await system.connection.pool.query<{ state: string }>(
    'select state from shared_round where id = $1',
    [roundId],
  );
  counts.kills += 1;
  if (rows[0]?.state === 'flight') counts['kills in the air'] += 1;
  await system.server.start();
  const again = await press(world, player, second);
  counts['presses after the restart'] += 1;
  if (again === 'cash_out_waits') counts['of these told to wait'] += 1;
  if (typeof pressed === 'number')
    world.expect((await press(world, player, first)) === pressed, 'a paid press was forgotten');
  await checkRound(world, roundId);
}

export const killFlights: Scenario = {
  name: 'ft-34',
  title: 'kill -9 of the server while Crash is in the air: the flight ends as it was fixed',
  async run(world, { short, times }): Promise<Figures> {
    const kills = times ?? (short ? 2 : 50);
    const player = await createFundedMember(world, fundsMinor);
    const { system } = world;
    const room = createCrashRoom(() => system.server.addresses.games, system.gamesOrigin);
    const counts: Counts = {
      kills: 0,
      'kills in the air': 0,
      'presses paid': 0,
      'presses after the restart': 0,
      'of these told to wait': 0,
    };
    room.enter(player);
    try {
      // A flight that is over before the kill proves nothing.
      while (counts['kills in the air'] < kills) await killFlight(world, { player, room, counts });
    } finally {
      room.leave();
    }
    return counts;
  },
};
