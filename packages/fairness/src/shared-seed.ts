/**
 * The public part of the seeds of a round that all players share, beside its server seed, which is
 * a link of a hash chain: a number of the public beacon that is made after bets are closed, or,
 * where a site has none, the round's own number. It is the client seed of the fair stream; the
 * nonce is 0.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { QUICKNET } from './beacon.ts';
import { parseSeed, toHex } from './seed.ts';

type NamedRound = { readonly game: string; readonly number: number };

/** The nonce of every shared round: a server seed is used once. */
export const SHARED_NONCE = 0;

/** The seed text that a round announces before its bets and signs with each: its beacon round. */
export const formatAnnouncedSeed = (
  { game, number }: NamedRound,
  beaconRound: number | null,
): string => (beaconRound === null ? `${game}/${number}` : `${QUICKNET.name}/${beaconRound}`);

/** The client seed: the randomness of the announced round in hex. */
export const getSharedSeed = (
  { game, number }: NamedRound,
  beacon: { readonly randomness: string } | null,
): string => (beacon === null ? `${game}/${number}` : beacon.randomness);

/** The longest chain: one that is said to be longer is not worked out. */
const CHAIN_LENGTH_MAX = 10_000;

/**
 * Whether the commitment of a round leads back to the head of its hash chain, which is the first
 * commitment. Each server seed is the hash of the next one, so that the commitment at index n,
 * hashed n - 1 times, is the head. Never throws: all is untrusted input.
 */
export function isCommitmentOfChain(
  commitment: string,
  { head, index }: { readonly head: string; readonly index: number },
): boolean {
  const parsed = parseSeed(commitment);
  const isIndex = Number.isInteger(index) && index >= 1 && index <= CHAIN_LENGTH_MAX;
  if (!parsed.ok || !isIndex) return false;
  let hash = parsed.value;
  for (let at = index; at > 1; at -= 1) hash = sha256(hash);
  return toHex(hash) === head.toLowerCase();
}
