/**
 * The public beacon whose newest round stands in a statement: "quicknet" of drand, a network of
 * many houses that together make one random number every three seconds, and none of them alone.
 */
import type { BeaconRound } from './statement.ts';

export const QUICKNET = {
  /** What it is called in a statement. */
  name: 'drand-quicknet',
  /** Its hash, under which relays offer it: `/<chain>/public/<round>`. */
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** When round 1 was made, in milliseconds since 1970. */
  startMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** The oldest that a round may be when it goes into a statement. */
export const ROUND_AGE_MAX_MS = 5 * 60_000;

/** When a round of quicknet was made, in milliseconds since 1970. */
export function roundTimeMs(round: number): number {
  return QUICKNET.startMs + (round - 1) * QUICKNET.periodMs;
}

/** How the round of a statement stands to the time that the statement says. */
export type RoundCheck =
  /** It was the news of that moment: before it the statement could not be made. */
  | 'fits'
  /** It was made later than the statement says, or long before. */
  | 'misfit'
  /** Of another beacon, of which no times are known. */
  | 'unknown';

/** Compares times. Whether the round's number is the true one, any relay of the beacon says. */
export function checkRoundTime(beacon: BeaconRound, takenAtMs: number): RoundCheck {
  if (beacon.name !== QUICKNET.name) return 'unknown';
  const ageMs = takenAtMs - roundTimeMs(beacon.round);
  return ageMs >= 0 && ageMs <= ROUND_AGE_MAX_MS ? 'fits' : 'misfit';
}
