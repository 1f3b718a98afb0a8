/**
 * Verifies rounds of quicknet. The curve weighs much and is needed rarely: import this file when it
 * is needed.
 */
import { bls12_381 as curve } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { QUICKNET } from './beacon.ts';
import type { SignedRound } from './beacon.ts';
import { encodeUint64 } from './length-prefix.ts';
import { toHex } from './seed.ts';

/** Why a round is none of the network's. */
export type RoundFault =
  /** Its randomness is not the hash of its signature. */
  | 'randomness_differs'
  /** Its signature is not the network's, for this number. */
  | 'signature_forged';

const isHex = (text: string, bytes: number): boolean =>
  text.length === 2 * bytes && /^[0-9a-f]+$/u.test(text);

function isSigned(round: number, signature: Uint8Array): boolean {
  const { shortSignatures } = curve;
  try {
    const message = shortSignatures.hash(sha256(encodeUint64(round)));
    return shortSignatures.verify(signature, message, hexToBytes(QUICKNET.publicKey));
  } catch {
    // No point of the curve at all.
    return false;
  }
}

/** Finds the fault of a round; null for a round of the network. Never throws. */
export function findRoundFault({ round, randomness, signature }: SignedRound): RoundFault | null {
  if (!isHex(signature, 48) || !Number.isSafeInteger(round) || round < 1) return 'signature_forged';
  const bytes = hexToBytes(signature);
  if (toHex(sha256(bytes)) !== randomness) return 'randomness_differs';
  return isSigned(round, bytes) ? null : 'signature_forged';
}
