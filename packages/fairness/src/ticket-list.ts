/**
 * The list of the tickets of an issue, fixed when the sale ends: its root is published before the
 * draw, and each buyer can prove that their ticket is in it.
 *
 * A ticket's text is a heading line, then one line for each field: the length of its value in UTF-8
 * bytes in decimal, a space, the value, a line feed.
 *
 *   khelaghor/ticket/1
 *   36 01920000-0000-7000-8000-000000000000      ticket id, a UUID in lower case
 *   3 sum                                        play
 *   5 10,11                                      selection
 *   4 1960                                       prize series
 *   2 10                                         its numbers that are paid half, maybe none
 *   4 1000                                       stake of a line in minor units
 *   3 BDT                                        currency code
 *
 * (without the explanations). Its leaf is SHA-256 of the byte 0x00 and this text. Leaves are in the
 * order of their ticket ids; the tree above them is that of RFC 9162 (`merkle-tree.ts`). Known
 * answers are in ticket-vectors.json beside this package.
 *
 * A leaf needs no salt to hide what a neighbour in the tree bets on: the id, which the buyer's
 * browser made, holds 74 random bits and is shown to its buyer only.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { countBytes, encodeText } from './length-prefix.ts';
import { computeRootFromPath, getInclusionPath } from './merkle-tree.ts';
import type { MerkleTree } from './merkle-tree.ts';
import { toHex } from './seed.ts';

/** What the list says of a ticket. */
export type ListedTicket = {
  /** A UUID in lower case. */
  readonly betId: string;
  readonly play: string;
  readonly selection: string;
  readonly series: number;
  /** Its numbers that are paid half, with commas between them; empty: none. */
  readonly halfPaid: string;
  /** Minor units in decimal. */
  readonly stakePerLine: string;
  readonly currency: string;
};

/** What leads from a ticket to the root of its list. */
export type InclusionProof = {
  /** The place among all tickets in the order of their ids, from 0. */
  readonly place: number;
  /** The hashes beside the way from the leaf to the root in hex, the lowest first. */
  readonly path: string[];
};

const HEADING = 'khelaghor/ticket/1';

const formatField = (value: string): string => `${countBytes(value)} ${value}\n`;

function formatTicket(ticket: ListedTicket): string {
  const { betId, play, selection, series, halfPaid, stakePerLine, currency } = ticket;
  const bet = `${formatField(betId)}${formatField(play)}${formatField(selection)}`;
  const paid = `${formatField(String(series))}${formatField(halfPaid)}`;
  return `${HEADING}\n${bet}${paid}${formatField(stakePerLine)}${formatField(currency)}`;
}

/** SHA-256 of the UTF-8 bytes of a text in hex. The platform's own is faster for many tickets. */
export type HashText = (text: string) => string;

const hashPortably: HashText = (text) => toHex(sha256(encodeText(text)));

/**
 * The leaf of a ticket in hex. The list's tree is `buildMerkleTree` over the leaves in the order
 * of their ticket ids. All texts must be well-formed Unicode, as those of a database are.
 */
export const hashTicket = (ticket: ListedTicket, hash: HashText = hashPortably): string =>
  hash(`\u0000${formatTicket(ticket)}`);

/** The proof for the ticket at a place of the list. Throws a `RangeError` for a place beyond it. */
export const proveInclusion = (tree: MerkleTree, place: number): InclusionProof => ({
  place,
  path: getInclusionPath(tree, place).map(toHex),
});

const isHash = (hex: string): boolean => /^[0-9a-f]{64}$/u.test(hex);

/**
 * The root of the list as a ticket and its proof give it, in hex; null when the proof is none for a
 * list of so many tickets. Never throws: all of it is untrusted input.
 */
export function computeTicketRoot(
  ticket: ListedTicket,
  { place, path }: InclusionProof,
  ticketCount: number,
): string | null {
  if (!path.every(isHash) || !formatTicket(ticket).isWellFormed()) return null;
  const way = { place, leafCount: ticketCount, path: path.map((hex) => hexToBytes(hex)) };
  const root = computeRootFromPath(hexToBytes(hashTicket(ticket)), way);
  return root && toHex(root);
}
