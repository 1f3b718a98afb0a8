/**
 * Server seeds, their commitments, and client seeds.
 *
 * A server seed is 32 secret random bytes. Its commitment, the SHA-256 of those bytes, is shown
 * before the first bet that uses the seed; the seed itself is shown after the last one. A player
 * with the commitment can then verify that the seed was not replaced in between.
 *
 * A client seed is a text that the player may choose. It is used as typed, without trimming or
 * Unicode normalisation, so that other programs can reproduce its bytes.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes of a server seed. */
const SEED_BYTES = 32;

/** Maximum length of a client seed in UTF-16 units, as an input field counts them. */
const CLIENT_SEED_LENGTH_MAX = 64;

/** A server seed or commitment read from hex, or a refusal. */
export type SeedParsed =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly refusal: 'seed_invalid' };

/** The unchanged client seed, or a refusal. */
export type ClientSeedParsed =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: 'client_seed_invalid' };

/** Lower-case hex of any bytes. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/**
 * Hex in groups of eight, for reading aloud and comparing by eye. Hex holds none of the letters
 * that are mistaken for a digit (O, I, l), so it needs no other alphabet.
 */
export function groupHex(hex: string): string {
  return hex.toLowerCase().replace(/[0-9a-f]{8}(?=[0-9a-f])/gu, '$& ');
}

/**
 * Reads the 32 bytes of a seed or of a commitment from 64 hex characters. Spaces are removed
 * first, so that a copied grouped form is accepted; upper case is accepted.
 */
export function parseSeed(hex: string): SeedParsed {
  const compact = hex.replace(/\s/gu, '');
  if (!/^[0-9a-fA-F]{64}$/u.test(compact)) return { ok: false, refusal: 'seed_invalid' };
  return { ok: true, value: hexToBytes(compact) };
}

/**
 * Returns the commitment to a server seed: the SHA-256 of its 32 raw bytes (not of their hex
 * text), in lower-case hex. Throws a `RangeError` for another length.
 */
export function computeCommitment(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(requireSeed(serverSeed)));
}

/** Whether a revealed seed matches its commitment. Never throws: both are untrusted input. */
export function matchesCommitment(serverSeed: Uint8Array, commitment: string): boolean {
  const committed = parseSeed(commitment);
  if (!committed.ok || serverSeed.length !== SEED_BYTES) return false;
  return computeCommitment(serverSeed) === toHex(committed.value);
}

/**
 * Checks a client seed that a player typed: 1 to 64 characters. Half a surrogate pair is refused
 * too, because it has no UTF-8 bytes of its own: two different texts would give the same outcomes.
 */
export function parseClientSeed(text: string): ClientSeedParsed {
  const fits = text.length >= 1 && text.length <= CLIENT_SEED_LENGTH_MAX;
  if (!fits || !text.isWellFormed()) return { ok: false, refusal: 'client_seed_invalid' };
  return { ok: true, value: text };
}

/** A copy of a server seed, or a `RangeError` when it has not exactly 32 bytes. */
export function requireSeed(serverSeed: Uint8Array): Uint8Array {
  if (serverSeed.length !== SEED_BYTES) {
    throw new RangeError(`a server seed has ${SEED_BYTES} bytes, not ${serverSeed.length}`);
  }
  return new Uint8Array(serverSeed);
}
