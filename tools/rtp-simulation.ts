// The return of an in-house game as it is played, to hold against the exact one.
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { ReturnGame } from './rtp-game.ts';
import { countSeries, recordDraws, toNumber } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';
import { createRowTally, createTally } from './rtp-tally.ts';
import type { Counted, Simulated } from './rtp-tally.ts';
import { createWordReader } from './rtp-words.ts';

/**
 * Computes the half width of the 99.9 % band by Bernstein's inequality, which holds for every
 * distribution: that of a normal one is too narrow for plays that pay much and seldom.
 */
export function computeTolerance({ deviation, top }: ReturnRow, rounds: number): number {
  const x = Math.log(2 / 0.001);
  const reach = (2 / 3) * x * toNumber(top.pays);
  return (reach + Math.sqrt(reach ** 2 + 8 * x * rounds * deviation ** 2)) / (2 * rounds);
}

/** The return of the simulated rounds. */
export const getMeasured = ({ paid, rounds }: Counted): number =>
  toNumber(multiplyRatio(paid, ratio(1n, BigInt(rounds))));

const serverSeed = new Uint8Array(32).fill(42);

/** Rows whose numbers are drawn alike, so that a table of all series decides all of them. */
type SmallGroup = { readonly rows: readonly ReturnRow[]; readonly draws: readonly number[] };

/** Larger tables of decided series take longer to fill than they save. */
const tableMax = 2 ** 20;

/** Parts rows with few series of numbers, by how those are drawn, from all others. */
function groupRows(rows: readonly ReturnRow[]) {
  const groups = new Map<string, SmallGroup>();
  const others: ReturnRow[] = [];
  for (const row of rows) {
    const { draws } = row;
    if (draws === null || countSeries(row) > tableMax) {
      others.push(row);
      continue;
    }
    const key = draws.join();
    groups.set(key, { rows: [...(groups.get(key)?.rows ?? []), row], draws });
  }
  return { small: [...groups.values()], others };
}

/** Some rows as they are played, round after round. */
type Player = {
  play(open: () => RandomNumbers): void;
  summarize(): readonly Simulated[];
};

/** Decides each round of each row. */
function createDirectPlayer(game: ReturnGame, rows: readonly ReturnRow[]): Player {
  const tallies = rows.map(createRowTally);
  const playTogether = game.preparePlays(rows.map(({ play }) => play));
  return {
    play(open) {
      const payouts = playTogether(open);
      for (let row = 0; row < tallies.length; row += 1) tallies[row]?.count(payouts[row] ?? null);
    },
    summarize: () => tallies.flatMap((tally) => tally.summarize()),
  };
}

/** Decides each series of numbers when it comes first, and looks it up afterwards. */
function createTablePlayer(game: ReturnGame, { rows, draws }: SmallGroup): Player {
  const tally = createTally(rows);
  const table = new Int32Array(draws.reduce((product, n) => product * n, 1)).fill(-1);
  const playTogether = game.preparePlays(rows.map(({ play }) => play));
  const decide = (open: () => RandomNumbers): number => {
    const records: (readonly number[])[] = [];
    const payouts = playTogether(() => {
      const { draws: drawn, recorder } = recordDraws(open());
      records.push(drawn);
      return recorder;
    });
    if (records.some((drawn) => drawn.join() !== draws.join()))
      throw new Error(`${game.code} does not always draw below ${draws.join()}`);
    return tally.find(payouts);
  };
  return {
    play(open) {
      const random = open();
      let series = 0;
      for (const n of draws) series = series * n + random.below(n);
      const known = table[series] ?? -1;
      const place = known < 0 ? decide(open) : known;
      if (known < 0) table[series] = place;
      tally.count(place);
    },
    summarize: () => tally.summarize(),
  };
}

/** A simulation that goes on with each part of the rounds. */
export type Simulation = {
  /** Plays so many rounds with the numbers of one fair stream, one behind the other. */
  play(rounds: number, part: { readonly seed: string; readonly nonce: number }): void;
  summarize(): readonly Simulated[];
};

/**
 * Gets ready to simulate rows of a game. They share the rounds' numbers, because making those
 * takes the most time; each row is counted by itself.
 */
export function createSimulation(game: ReturnGame, rows: readonly ReturnRow[]): Simulation {
  const { small, others } = groupRows(rows);
  const players = small.map((group) => createTablePlayer(game, group));
  if (others.length > 0) players.push(createDirectPlayer(game, others));
  return {
    play(rounds, { seed, nonce }) {
      const inputs = { serverSeed, clientSeed: seed, nonce, scope: game.scope };
      const reader = createWordReader(inputs);
      for (let round = 0; round < rounds; round += 1) {
        for (const player of players) player.play(reader.open);
        reader.moveOn();
      }
    },
    summarize() {
      const simulated = players.flatMap((player) => player.summarize());
      return rows.flatMap((row) => simulated.find((each) => each.row === row) ?? []);
    },
  };
}

/** Plays so many rounds of each row with the numbers of one stream. */
export function simulate(
  game: ReturnGame,
  rows: readonly ReturnRow[],
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): readonly Simulated[] {
  const simulation = createSimulation(game, rows);
  simulation.play(rounds, { seed, nonce: 0 });
  return simulation.summarize();
}
