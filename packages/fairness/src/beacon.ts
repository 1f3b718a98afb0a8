/**
 * The public beacon that takes part in draws and dates statements: "quicknet" of drand, a network
 * of many organisations that together make one random number every three seconds.
 */
export const QUICKNET = {
  /** Its name in statements and client seeds. */
  name: 'drand-quicknet',
  /** Its hash, under which relays offer it: `/<chain>/public/<round>`. */
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** Verifies all its rounds. Fixed here: a relay can be silent, but cannot forge. */
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 was made, in milliseconds since 1970. */
  startMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** A round as relays give it; bytes are lower-case hex. */
export type SignedRound = {
  readonly round: number;
  /** 32 bytes: the SHA-256 of the signature. */
  readonly randomness: string;
  /** 48 bytes (BLS, on the curve BLS12-381) over the number of the round. */
  readonly signature: string;
};

/** When a round of quicknet is made, in milliseconds since 1970. */
export function getRoundTimeMs(round: number): number {
  return QUICKNET.startMs + (round - 1) * QUICKNET.periodMs;
}

/** The first round that is made at a time or after it. Rounds count from 1. */
export function getFirstRoundFrom(timeMs: number): number {
  return Math.max(1, Math.ceil((timeMs - QUICKNET.startMs) / QUICKNET.periodMs) + 1);
}
