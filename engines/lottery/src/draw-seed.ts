/** Inputs of a draw's random stream, besides the committed server seed. */

/**
 * Returns the client seed of an issue's draw. It is public and names the issue, so that no two
 * draws share a stream.
 */
export const formatClientSeed = (issue: {
  readonly gameCode: string;
  readonly issueNumber: string;
}): string => `${issue.gameCode}/${issue.issueNumber}`;

/** Each issue has its own server seed and is drawn once. */
export const DRAW_NONCE = 0;
