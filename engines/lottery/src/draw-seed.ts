/** Inputs of a draw's random stream, besides the committed server seed. */
import { QUICKNET } from '@khelaghor/fairness/beacon.ts';

/** The round of the public beacon that an issue announced before its sale. */
export type DrawBeacon = {
  readonly round: number;
  /** 32 bytes in lower-case hex; null until the beacon has made the round. */
  readonly randomness: string | null;
};

/**
 * Returns the client seed of an issue's draw. It is public and names the issue, so that no two
 * draws share a stream; with an announced round it holds the round's number and randomness. Null
 * while the round is not known: then nothing can be drawn.
 */
export function formatClientSeed(issue: {
  readonly gameCode: string;
  readonly issueNumber: string;
  /** Null when the issue announced no round. */
  readonly beacon: DrawBeacon | null;
}): string | null {
  const { gameCode, issueNumber, beacon } = issue;
  const name = `${gameCode}/${issueNumber}`;
  if (beacon === null) return name;
  if (beacon.randomness === null) return null;
  return `${name}/${QUICKNET.name}/${beacon.round}/${beacon.randomness}`;
}

/** Each issue has its own server seed and is drawn once. */
export const DRAW_NONCE = 0;
