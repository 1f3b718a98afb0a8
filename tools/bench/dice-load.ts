// Players who roll Dice over HTTP: each again after its answer, or all together at a rate.
import { v7 } from 'uuid';
import { runOpenLoop } from './open-loop.ts';
import type { Player } from './bench-server.ts';
import { openCaller } from './caller.ts';
import type { Caller } from './caller.ts';

export type Load = { perSecond: number; waits: readonly number[]; refused: number };

export type Roller = { caller: Caller; seedId: string };

/** Connects a player. */
export async function openRoller(origin: URL, { token, seedId }: Player): Promise<Roller> {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-khelaghor': '1',
    origin: origin.origin,
  };
  return { caller: await openCaller(origin, '/inhouse/dice/rounds', headers), seedId };
}

/** Rolls once; returns whether the roll was accepted. */
async function roll({ caller, seedId }: Roller): Promise<boolean> {
  const choice = { direction: 'under', chance: 4_950 };
  const bet = { key: v7(), stake: '1000', choice, seedId };
  return (await caller.post(JSON.stringify(bet))) === 200;
}

/** Each player rolls again after the answer. */
export async function runClosedLoad(players: readonly Roller[], seconds: number): Promise<Load> {
  const waits: number[] = [];
  let refused = 0;
  const from = performance.now();
  const until = from + seconds * 1_000;
  const play = async (player: Roller): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      if (!(await roll(player))) refused += 1;
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(players.map(play));
  return { perSecond: waits.length / ((performance.now() - from) / 1_000), waits, refused };
}

/** Rolls at a rate, whether or not earlier ones are answered; players take turns. */
export async function openLoad(
  players: readonly Roller[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Load> {
  const waits: number[] = [];
  let refused = 0;
  const takeRoll = async (number: number): Promise<void> => {
    const player = players[number % players.length];
    if (!player) throw new Error('nobody plays');
    const began = performance.now();
    if (!(await roll(player))) refused += 1;
    waits.push(performance.now() - began);
  };
  // A second to settle into the rate after the peak.
  await runOpenLoop({ perSecond, callMax: Math.floor(perSecond) }, takeRoll);
  waits.length = 0;
  const from = performance.now();
  await runOpenLoop({ perSecond, callMax: Math.floor(perSecond * seconds) }, takeRoll);
  return { perSecond: waits.length / ((performance.now() - from) / 1_000), waits, refused };
}
