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
 * (without the explanations). A ticket that stands for shares of a group's ticket begins with
 * `khelaghor/shares/1` instead, and has these lines after the currency:
 *
 *   36 01920000-0000-7000-8000-000000000001      group id, a UUID in lower case
 *   2 20                                         shares that this ticket stands for
 *   3 100                                        shares of the whole ticket
 *   3 500                                        fee in hundredths of a percent
 *   5 buyer                                      organiser, guarantee or buyer
 *
 * Of a ticket with a rebate the heading ends in 2 instead of 1, and the points of the series that
 * the member gave up are one more field behind the half-paid numbers.
 *
 * Its leaf is SHA-256 of the byte 0x00 and this text. Leaves are in the
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

/** The entry of a ticket that stands for shares of a group's ticket. */
export type ListedShares = {
  /** A UUID in lower case. */
  readonly groupId: string;
  /** How many of the group's shares the ticket stands for. */
  readonly shares: number;
  /** How many shares the group's ticket has. */
  readonly totalShares: number;
  readonly feeHundredths: number;
  /** The organiser's own shares, to which the fee is paid; those they guarantee; bought ones. */
  readonly role: 'organiser' | 'guarantee' | 'buyer';
};

/** The entry of a ticket. */
export type ListedTicket = {
  /** A UUID in lower case. */
  readonly betId: string;
  readonly play: string;
  readonly selection: string;
  readonly series: number;
  /** Its numbers that are paid half, with commas between them; empty: none. */
  readonly halfPaid: string;
  /** Points of the series that are paid back; absent or 0: none. */
  readonly rebate?: number;
  /** Minor units in decimal. */
  readonly stakePerLine: string;
  readonly currency: string;
  /** Null for a ticket of its own: its play, selection and stake are those of the whole ticket. */
  readonly group: ListedShares | null;
};

/** The path from a ticket to the root of its list. */
export type InclusionProof = {
  /** The place among all tickets in the order of their ids, from 0. */
  readonly place: number;
  /** The hashes beside the way from the leaf to the root in hex, the lowest first. */
  readonly path: string[];
};

const HEADINGS = { ticket: 'khelaghor/ticket', shares: 'khelaghor/shares' } as const;

const formatField = (value: string): string => `${countBytes(value)} ${value}\n`;

function formatShares({ groupId, shares, totalShares, feeHundredths, role }: ListedShares): string {
  const counts = [shares, totalShares, feeHundredths].map((count) => formatField(String(count)));
  return `${formatField(groupId)}${counts.join('')}${formatField(role)}`;
}

function formatTicket(ticket: ListedTicket): string {
  const { betId, play, selection, series, halfPaid, rebate = 0, group } = ticket;
  const heading = group ? HEADINGS.shares : HEADINGS.ticket;
  const bet = `${formatField(betId)}${formatField(play)}${formatField(selection)}`;
  const paid = `${formatField(String(series))}${formatField(halfPaid)}`;
  const back = rebate === 0 ? '' : formatField(String(rebate));
  const cost = `${formatField(ticket.stakePerLine)}${formatField(ticket.currency)}`;
  const shared = group ? formatShares(group) : '';
  return `${heading}/${rebate === 0 ? 1 : 2}\n${bet}${paid}${back}${cost}${shared}`;
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
