/**
 * The public beacon whose latest round a statement includes: "quicknet" of drand, a network of
 * many organisations that together generate one random number every three seconds.
 */
import type { BeaconRound } from './statement.ts';

export const QUICKNET = {
  /** Its name in a statement. */
  name: 'drand-quicknet',
  /** Its hash, under which relays offer it: `/<chain>/public/<round>`. */
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** When round 1 was made, in milliseconds since 1970. */
  startMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** Maximum age of a round in a statement. */
export const ROUND_AGE_MAX_MS = 5 * 60_000;

/** When a round of quicknet was made, in milliseconds since 1970. */
export function getRoundTimeMs(round: number): number {
  return QUICKNET.startMs + (round - 1) * QUICKNET.periodMs;
}

/** The relation of a statement's round to the statement's time. */
export type RoundCheck =
  /** The latest round at that time: the statement was made after it. */
  | 'fits'
  /** Later than the statement's time, or long before it. */
  | 'misfit'
  /** Of an unknown beacon. */
  | 'unknown';

/** Compares times. Any relay of the beacon can confirm the round's randomness. */
export function checkRoundTime(beacon: BeaconRound, takenAtMs: number): RoundCheck {
  if (beacon.name !== QUICKNET.name) return 'unknown';
  const ageMs = takenAtMs - getRoundTimeMs(beacon.round);
  return ageMs >= 0 && ageMs <= ROUND_AGE_MAX_MS ? 'fits' : 'misfit';
}
