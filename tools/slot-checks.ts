// What the tests of slots share: their promises, quick numbers, rounds and tolerances.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { formatDecimal, toFloat } from '@khelaghor/money/ratio.ts';
import type { DrawnEngine } from '@khelaghor/slot-engine/drawn-engine.ts';
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';
import { expect } from 'vitest';

/** Return and hit rate in percent, deviation and top in stakes. */
type SlotPromise = {
  readonly rtp: number;
  readonly hits: readonly [number, number];
  readonly deviation: readonly [number, number];
  readonly top: number;
};

const promises: ReadonlyMap<string, SlotPromise> = new Map<string, SlotPromise>([
  ['aam', { rtp: 96.5, hits: [22, 27], deviation: [3.5, 5.5], top: 375 }],
  ['rickshaw', { rtp: 96, hits: [27, 31], deviation: [6, 9], top: 2_500 }],
  ['sundarbans', { rtp: 96.4, hits: [29, 33], deviation: [9, 13], top: 5_000 }],
  ['boishakh', { rtp: 96.2, hits: [25, 29], deviation: [11, 16], top: 5_000 }],
  ['delta', { rtp: 96.1, hits: [30, 34], deviation: [13, 20], top: 8_000 }],
  ['kantha', { rtp: 95.8, hits: [24, 28], deviation: [7, 11], top: 2_000 }],
  ['mela', { rtp: 91.8, hits: [22, 26], deviation: [5, 8], top: 1_000 }],
  ['ilish', { rtp: 96.3, hits: [33, 38], deviation: [4, 7], top: 1_000 }],
  ['baul', { rtp: 96, hits: [32, 37], deviation: [5, 8], top: 2_500 }],
  ['terracotta', { rtp: 96, hits: [24, 29], deviation: [22, 40], top: 10_000 }],
]);

/** What a slot promises. Throws when it has no row. */
export function getPromise(code: string): SlotPromise {
  const promise = promises.get(code);
  if (!promise) throw new Error(`${code} has no row in slot-checks.ts`);
  return promise;
}

/** Marsaglia's xorshift: quick numbers for tests, the same each time. */
export function createNumbers(seed: number): RandomNumbers {
  let state = seed;
  return {
    below(count) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % count;
    },
  };
}

/** A share such as "3/8" as a number. */
export const readShare = (text: string): number => {
  const [num = 0n, den = 1n] = text.split('/').map(BigInt);
  return toFloat({ num, den });
};

/** The half width of the 99.9 % band of a simulated return, by Bernstein's inequality. */
function computeTolerance(deviation: number, top: number, rounds: number): number {
  const x = Math.log(2 / 0.001);
  const reach = (2 / 3) * x * top;
  return (reach + Math.sqrt(reach ** 2 + 8 * x * rounds * deviation ** 2)) / (2 * rounds);
}

/**
 * Plays rounds and compares them with the proof.
 * @param play Plays a round and returns its pay in hundredths of the stake.
 * @returns The pays in order, and how far their return and their hits are from those of the proof,
 * as shares of the tolerances: below 1 is within.
 */
export function measureRounds(
  { proof, promise }: { readonly proof: SlotProof; readonly promise: SlotPromise },
  rounds: number,
  play: () => number,
) {
  const pays = Float64Array.from({ length: rounds }, play);
  const paid = pays.reduce((sum, pay) => sum + pay, 0);
  const hits = pays.reduce((count, pay) => (pay > 0 ? count + 1 : count), 0);
  const share = readShare(proof.hits);
  const ofReturn = computeTolerance(proof.deviation, promise.top, rounds);
  const ofHits = computeTolerance(Math.sqrt(share * (1 - share)), 1, rounds);
  return {
    pays,
    returnError: Math.abs(paid / rounds / 100 - Number(proof.returnLeast)) / ofReturn,
    hitError: Math.abs(hits / rounds - share) / ofHits,
  };
}

/**
 * Decides rounds from one pair of seeds, and expects that each is read back alone from its own
 * numbers and that its explanation begins with its pay.
 */
export function decideRounds<Round extends { readonly hundredths: number }>(
  engine: DrawnEngine<{ readonly top: number }, Round>,
  count: number,
) {
  return Array.from({ length: count }, (_, nonce) => {
    const serverSeed = new Uint8Array(32).fill(7);
    const inputs = { serverSeed, clientSeed: 'খেলা', nonce, scope: engine.scope };
    const { outcome, pays } = engine.decide({}, createFairStream(inputs));
    expect(engine.parseOutcome(outcome)).toEqual(outcome);
    const { draws } = outcome;
    for (const wrong of [`${draws},0`, `${draws} 0`, `0${draws}`, draws.slice(0, 2), 7, null])
      expect(engine.parseOutcome({ draws: wrong })).toBeNull();
    const round = engine.openRound(outcome);
    expect(toFloat(pays) * 100).toBeCloseTo(round.hundredths, 9);
    const [whole, ...steps] = engine.explain({}, outcome);
    expect(whole.result.en).toBe(`${formatDecimal(pays, 2, 'exact')}×`);
    return { draws, round, steps };
  });
}
