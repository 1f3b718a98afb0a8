import { toCode, toNumberCode } from '@khelaghor/typed-text/code.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';

/** A search of claims or lines, read as each thing that it may be. */
export type QueueSearch = {
  readonly account: string;
  /** The begin of a transaction id; null: it cannot be one. */
  readonly trxStart: string | null;
  readonly sender: string | null;
};

/** Reads what an operator typed; null: nothing. Digits of both scripts count the same. */
export function readQueueSearch(typed: string): QueueSearch | null {
  const account = foldSearch(typed);
  if (account === '') return null;
  const digits = toNumberCode(typed).replace(/^\+?88(?=01)/u, '');
  const upper = toCode(typed).toUpperCase();
  return {
    account,
    trxStart: /^[A-Z0-9]{1,20}$/u.test(upper) ? upper : null,
    sender: /^\d{6,20}$/u.test(digits) ? digits : null,
  };
}

/** A line of a statement, in whose import the next page begins behind it. */
export type LinePlace = { readonly importId: string; readonly line: number };

const linePattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.(\d{1,9})$/u;

/** Reads a cursor of lines; null for the start of the list, undefined for nonsense. */
export function readLineCursor(cursor: string | undefined): LinePlace | null | undefined {
  if (cursor === undefined) return null;
  const [, importId = '', line = ''] = linePattern.exec(cursor) ?? [];
  return importId === '' ? undefined : { importId, line: Number(line) };
}

export const makeLineCursor = ({ importId, line }: LinePlace): string => `${importId}.${line}`;

type Line = {
  readonly channel: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
  readonly trxId: string;
};
type Claim = {
  readonly channel: string;
  readonly orderedMinor: bigint;
  readonly senderNumber: string | null;
  readonly trxId: string | null;
  readonly receivedMinor: bigint | null;
  /** The amount of the line with the claim's own transaction id. */
  readonly lineMinor: bigint | null;
};

/** The most characters in which a mistyped transaction id differs from the line's. */
export const mistypedMax = 3;

/** Counts the places in which two texts differ. */
function countDifferences(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => at).filter((at) => one[at] !== other[at]).length;
}

/** The likeness of a claim to a line: its sender counts most, then its id, then its amount. */
function rateClaim(line: Line, claim: Claim): number {
  const isSender = line.sender !== null && line.sender.endsWith(claim.senderNumber ?? '?');
  const isNear = countDifferences(line.trxId, claim.trxId ?? '') <= mistypedMax;
  return (isSender ? 4 : 0) + (isNear ? 2 : 0) + (line.amountMinor === claim.orderedMinor ? 1 : 0);
}

/**
 * Returns the claims that a line can be linked to, the likeliest first: those of its channel for
 * which nothing was recorded and whose own transaction id no line has.
 */
export function sortClaims<C extends Claim>(line: Line, claims: readonly C[]): C[] {
  return claims
    .filter(
      ({ channel, receivedMinor, lineMinor }) =>
        channel === line.channel && receivedMinor === null && lineMinor === null,
    )
    .map((claim) => ({ claim, rate: rateClaim(line, claim) }))
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ claim }) => claim);
}
