import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { computeCommitment, parseSeed, toHex } from '@khelaghor/fairness/seed.ts';
import { getSharedSeed, SHARED_NONCE } from '@khelaghor/fairness/shared-seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** A round worked out anew. Each part is true when it is what the server said. */
export type CheckedRound = {
  /** The hash of the server seed is the commitment that was shown before. */
  readonly commitment: boolean;
  /** The number of the beacon is the hash of its signature, and what took part; null: no beacon. */
  readonly beacon: boolean | null;
  /** Where the round had to end, as a decimal text. */
  readonly crashPoint: string;
  readonly isSameCrashPoint: boolean;
};

function checkBeacon({ beaconRound, beacon }: SharedRound): boolean | null {
  if (beaconRound === null) return beacon === null ? null : false;
  if (beacon?.round !== beaconRound) return false;
  return toHex(sha256(hexToBytes(beacon.signature))) === beacon.randomness;
}

/** Works a round out from its server seed; null while that is not known. */
export function verifyRound(round: SharedRound): CheckedRound | null {
  const serverSeed = parseSeed(round.serverSeed ?? '');
  if (!serverSeed.ok || round.crashPoint === null) return null;
  const { beacon, number } = round;
  const clientSeed = getSharedSeed({ game: crashEngine.code, number }, beacon);
  const { scope } = crashEngine;
  const inputs = { serverSeed: serverSeed.value, clientSeed, nonce: SHARED_NONCE, scope };
  const crashPoint = formatHundredths(crashEngine.drawCrashPoint(createFairStream(inputs)));
  return {
    commitment: computeCommitment(serverSeed.value) === round.commitment,
    beacon: checkBeacon(round),
    crashPoint,
    isSameCrashPoint: crashPoint === round.crashPoint,
  };
}

/** Whether every part agrees. */
export const isGenuine = ({ commitment, beacon, isSameCrashPoint }: CheckedRound): boolean =>
  commitment && beacon !== false && isSameCrashPoint;
