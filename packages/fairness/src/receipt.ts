/**
 * The text of a receipt: what the house puts its signature under when it takes a stake. With it
 * a player can prove which seed was committed to, which bet was taken and when, even if the
 * result were withheld. Signing is done elsewhere; this file only says what is signed.
 *
 * The text is a heading line, then one line per field in the order of `RECEIPT_FIELDS`:
 *
 *   khelaghor/receipt/1
 *   bet 36 01920000-0000-7000-8000-000000000000
 *   scope 6 dice/1
 *   ...
 *
 * that is: the field's name, a space, the length of its value in UTF-8 bytes in decimal, a
 * space, the value, a line feed. The length makes the text unambiguous even when a value holds
 * spaces or line feeds of its own. The signature covers the UTF-8 bytes of the whole text.
 */
import { encodeText } from './length-prefix.ts';

/** The fields of a receipt, in the order in which they are written. */
export const RECEIPT_FIELDS = [
  'bet',
  'scope',
  'currency',
  'stake',
  'choice',
  'commitment',
  'client-seed',
  'nonce',
  'placed-at',
] as const;

/** What a receipt says. All values are texts, so that nothing is left to a formatter. */
export type Receipt = {
  /** The id of the bet, a UUID in lower case. */
  readonly betId: string;
  /** Game and version, such as "dice/1". */
  readonly scope: string;
  /** The currency code of the stake. */
  readonly currency: string;
  /** The stake as a decimal string of minor units. */
  readonly stakeMinor: string;
  /** What was bet on, in the canonical text of the game's engine. */
  readonly choice: string;
  /** SHA-256 of the server seed in lower-case hex. */
  readonly commitment: string;
  /** The client seed as the player typed it. */
  readonly clientSeed: string;
  /** The nonce of the bet. */
  readonly nonce: number;
  /** When the stake was taken: an ISO text in UTC. */
  readonly placedAt: string;
};

const HEADING = 'khelaghor/receipt/1';

/**
 * The canonical text of a receipt. Throws a `RangeError` when the nonce is not a safe whole
 * number from zero, or a value is not well-formed Unicode.
 */
export function formatReceipt(receipt: Receipt): string {
  if (!Number.isSafeInteger(receipt.nonce) || receipt.nonce < 0) {
    throw new RangeError(`not a nonce: ${receipt.nonce}`);
  }
  const values: Readonly<Record<(typeof RECEIPT_FIELDS)[number], string>> = {
    bet: receipt.betId,
    scope: receipt.scope,
    currency: receipt.currency,
    stake: receipt.stakeMinor,
    choice: receipt.choice,
    commitment: receipt.commitment,
    'client-seed': receipt.clientSeed,
    nonce: receipt.nonce.toString(),
    'placed-at': receipt.placedAt,
  };
  const lines = RECEIPT_FIELDS.map((field) => {
    const value = values[field];
    return `${field} ${encodeText(value).length} ${value}\n`;
  });
  return `${HEADING}\n${lines.join('')}`;
}
