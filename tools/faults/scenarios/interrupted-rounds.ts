// FT-29. Rounds of many steps are interrupted at each step: by a killed server, and by cut
// connections. Each must end as the same round without an interruption.
import { setTimeout as pause } from 'node:timers/promises';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { findStepRound } from '@khelaghor/server/play/inhouse/step-store.ts';
import { loadStepRound } from '@khelaghor/server/play/inhouse/step-values.ts';
import { findBalance } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import { openServerFixture } from '../server-fixture.ts';
import { actOperation, chooseRoundPlan, openRoundOperation, tellEnd } from '../step-rounds.ts';
import type { Plan, RoundOperation } from '../step-rounds.ts';
import { openVisitor } from '../visitor.ts';

const fundsMinor = 1_000_000;
/** A call takes some milliseconds: interruptions come before, in and after it. */
const interruptWithinMs = 40;

/** A member's round, and how it stands for them. */
type Seat = {
  readonly player: Player;
  readonly plan: Plan;
  readonly before: bigint;
  readonly opening: RoundOperation;
  number: number;
  isOver: boolean;
};

async function sitDown({ random }: World, player: Player): Promise<Seat> {
  const plan = chooseRoundPlan(random);
  const before = await findBalance(player);
  return {
    player,
    plan,
    before,
    opening: openRoundOperation(player, plan),
    number: 0,
    isOver: false,
  };
}

/** The next call of a seat: it opens the round, opens a cell, or takes. */
async function playOn({ load }: World, seat: Seat): Promise<void> {
  const { player, plan, opening } = seat;
  const round = opening.asked.key;
  const { number } = seat;
  const cell = plan.cells[number - 1];
  const act = { round, number, ...(cell !== undefined && { cell }) };
  const operation = number === 0 ? opening : actOperation(player, act);
  const told = await load.perform(operation);
  if (told.end !== 'acknowledged') throw new Error(`a round was refused: ${told.end}`);
  seat.isOver = await tellEnd(load, round, operation.shown());
  seat.number += 1;
}

/** Whether the round ended as its plan ends when nothing interrupts it. */
async function checkSeat(world: World, seat: Seat): Promise<void> {
  const { player, plan, before, opening } = seat;
  const { ctx } = openServerFixture(world.system);
  const row = await findStepRound(ctx.db, player.memberId, opening.asked.key);
  if (!row) throw new Error('an opened round is not there');
  const { layout } = await loadStepRound(ctx, ctx.db, row);
  const steps: { cell: number }[] = [];
  let standing = minesEngine.getStanding(plan, layout, steps);
  for (const cell of plan.cells) {
    if (standing.state !== 'open') break;
    steps.push({ cell });
    standing = minesEngine.getStanding(plan, layout, steps);
  }
  const expected =
    before - BigInt(plan.minor) + computePayout(minor(BigInt(plan.minor)), standing.pays);
  const found = await findBalance(player);
  world.expect(
    found === expected,
    `a round with ${plan.mines} mines and cells ${plan.cells.join(' ')} left ${found}, not ${expected}`,
  );
}

/** Plays a round of each member, and interrupts each of their calls. Returns how many calls. */
async function playAll(
  world: World,
  players: readonly Player[],
  interrupt: (call: number) => Promise<void>,
): Promise<number> {
  const seats: Seat[] = [];
  for (const player of players) seats.push(await sitDown(world, player));
  let calls = 0;
  for (let call = 0; ; call += 1) {
    const open = seats.filter(({ isOver }) => !isOver);
    if (open.length === 0) break;
    calls += open.length;
    await Promise.all([...open.map((seat) => playOn(world, seat)), interrupt(call)]);
  }
  for (const seat of seats) await checkSeat(world, seat);
  return calls;
}

/** The player as one whose connections are often cut. */
function cutConnections({ system, random }: World, player: Player): Player {
  const { token } = player.mines;
  const caller = openVisitor(() => system.server.addresses.games, {
    bearer: () => token,
    cutAfterMs: () => (random.between(0, 1) === 0 ? random.between(1, interruptWithinMs) : null),
  });
  return { ...player, mines: { ...player.mines, caller } };
}

export const interruptRounds: Scenario = {
  name: 'ft-29',
  title: 'rounds of many steps broken off at each step end as if they were not',
  async run(world, { short, times }): Promise<Figures> {
    const { system, random } = world;
    const rounds = times ?? (short ? 1 : 20);
    const players: Player[] = [];
    for (let made = 0; made < (short ? 4 : 8); made += 1)
      players.push(await createFundedMember(world, fundsMinor));
    let kills = 0;
    const kill = async (call: number): Promise<void> => {
      // A short run kills in the opening and in two steps or takes.
      if (short && call > 2) return;
      await pause(random.between(0, interruptWithinMs));
      await system.server.kill();
      await system.server.start();
      kills += 1;
    };
    const cut = players.map((player) => cutConnections(world, player));
    let calls = 0;
    for (let round = 0; round < rounds; round += 1) {
      calls += await playAll(world, players, kill);
      for (let more = 0; more < 3; more += 1)
        calls += await playAll(world, cut, async () => undefined);
      if ((round + 1) % 5 === 0) world.say(`${round + 1} times`);
    }
    return { kills, 'calls of rounds': calls };
  },
};
