import { QUICKNET } from '@khelaghor/fairness/beacon.ts';
import type { SignedRound } from '@khelaghor/fairness/beacon.ts';
import { z } from 'zod';

const roundReply = z.object({
  round: z.number().int().min(1).max(999_999_999_999_999),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});

/**
 * What a relay of the beacon gives as a round, or as its latest one. Throws when it does not answer
 * in time, or gives something else. The round is not verified yet.
 */
export async function askRelay(
  relay: string,
  round: number | 'latest',
  signal: AbortSignal,
): Promise<SignedRound> {
  const response = await fetch(`${relay}/${QUICKNET.chain}/public/${round}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`it answered with ${response.status}`);
  return roundReply.parse(await response.json());
}

const faults = {
  randomness_differs: 'its randomness is not that of its signature',
  signature_forged: 'its signature is forged',
} as const;

/** Describes the fault of a round for the log; null for a round of the network. */
export async function describeRoundFault(found: SignedRound): Promise<string | null> {
  // Needed rarely: no reason for every process to hold the curve.
  const { findRoundFault } = await import('@khelaghor/fairness/beacon-signature.ts');
  const fault = findRoundFault(found);
  return fault && faults[fault];
}
