/** The latest round of the public beacon in a statement (`packages/fairness/src/beacon.ts`). */
import { QUICKNET, getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import type { BeaconRound } from './statement.ts';

/** Maximum age of a round in a statement. */
export const ROUND_AGE_MAX_MS = 5 * 60_000;

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
