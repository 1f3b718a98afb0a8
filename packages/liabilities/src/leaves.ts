/**
 * The leaves of a tree: the published parts of all members' balances. A leaf has a tag, which only
 * its owner can recognise, and an amount. Leaves are sorted by tag; because tags are hashes of
 * secrets, that order is a shuffle, new in every epoch.
 */
import {
  AMOUNT_BYTES,
  HASH_BYTES,
  isAmount,
  hashName,
  portableSha256,
  getSalt,
  hashLeafTag,
  getVoidTag,
} from './digest.ts';
import type { Sha256, TreeScope } from './digest.ts';

/** Leaves per balance, also for an empty one. */
export const PARTS = 4;
/** Minimum leaves of a tree, which hides the number of members of a small site. */
export const LEAVES_MIN = 64;
/** A file with more leaves would be too large to download. */
const LEAVES_MAX = 2 ** 30;

export const LEAF_BYTES = HASH_BYTES + AMOUNT_BYTES;

/** All leaves of a tree, in their order. */
export type Leaves = {
  readonly count: number;
  /** 32 bytes per leaf. */
  readonly tags: Uint8Array;
  /** Minor units. */
  readonly amounts: BigUint64Array;
};

/** The site's debt to one member at the epoch's snapshot: all accounts of one currency. */
export type Liability = {
  /** The member's unique login name. */
  readonly account: string;
  /** 32 secret bytes that only the member and the house know. */
  readonly memberKey: Uint8Array;
  /** Minor units, 0 or more. */
  readonly amount: bigint;
};

/**
 * Cuts an amount at random places into `PARTS` parts that add up to it. `random` is 8 bytes for
 * each cut. Throws a `RangeError` for an amount below zero or from 2^63 on.
 */
export function splitAmount(amount: bigint, random: Uint8Array): readonly bigint[] {
  if (!isAmount(amount)) throw new RangeError(`not an amount owed: ${amount}`);
  const view = new DataView(random.buffer, random.byteOffset, random.byteLength);
  const cuts = Array.from(
    { length: PARTS - 1 },
    (_, index) => view.getBigUint64(8 * index) % (amount + 1n),
  ).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return [...cuts, amount].map((cut, index) => cut - (cuts[index - 1] ?? 0n));
}

/** Random bytes that `splitAmount` needs. */
const SPLIT_BYTES = 8 * (PARTS - 1);

const readTag = (tags: Uint8Array, index: number): Uint8Array =>
  tags.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Sorts leaves by tag. */
function sortLeaves(tags: Uint8Array, amounts: BigUint64Array): Leaves {
  const count = amounts.length;
  const view = new DataView(tags.buffer, tags.byteOffset, tags.byteLength);
  // A double holds six bytes of a tag exactly; the rest rarely matters.
  const keys = Float64Array.from(
    { length: count },
    (_, index) =>
      view.getUint32(index * HASH_BYTES) * 65_536 + view.getUint16(index * HASH_BYTES + 4),
  );
  const order = Uint32Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) =>
      (keys[one] ?? 0) - (keys[other] ?? 0) ||
      compareBytes(readTag(tags, one), readTag(tags, other)),
  );
  const sorted = new Uint8Array(tags.length);
  const sortedAmounts = new BigUint64Array(count);
  order.forEach((from, to) => {
    sorted.set(readTag(tags, from), to * HASH_BYTES);
    sortedAmounts[to] = amounts[from] ?? 0n;
  });
  return { count, tags: sorted, amounts: sortedAmounts };
}

/** The number of leaves for a number of members: a power of two. */
export function getLeafCount(members: number): number {
  let count = LEAVES_MIN;
  while (count < members * PARTS) count *= 2;
  return count;
}

/** Leaves to process before yielding to other tasks. */
const BREATH = 4_096;

/**
 * Creates the leaves of a tree: every balance in parts, padded with empty leaves to a power of two,
 * all sorted by tag. It yields regularly, so that a server can do other work.
 * @param random returns the requested number of random bytes
 */
export function* buildLeaves(
  scope: TreeScope,
  liabilities: readonly Liability[],
  secrets: { readonly houseKey: Uint8Array; readonly random: (bytes: number) => Uint8Array },
  sha: Sha256 = portableSha256,
): Generator<undefined, Leaves> {
  const count = getLeafCount(liabilities.length);
  const tags = new Uint8Array(count * HASH_BYTES);
  const amounts = new BigUint64Array(count);
  let next = 0;
  for (const { account, memberKey, amount } of liabilities) {
    const salt = getSalt(memberKey, scope, sha);
    const name = hashName(account, sha);
    for (const [part, value] of splitAmount(amount, secrets.random(SPLIT_BYTES)).entries()) {
      tags.set(hashLeafTag(salt, name, part, sha), next * HASH_BYTES);
      amounts[next] = value;
      next += 1;
    }
    if (next % BREATH === 0) yield;
  }
  for (; next < count; next += 1) {
    tags.set(getVoidTag(secrets.houseKey, scope, next, sha), next * HASH_BYTES);
    if (next % BREATH === 0) yield;
  }
  return sortLeaves(tags, amounts);
}

/** The index of a tag, or null. Requires sorted leaves. */
function findTagIndex(leaves: Leaves, tag: Uint8Array): number | null {
  let low = 0;
  let high = leaves.count - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareBytes(readTag(leaves.tags, middle), tag);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** The indexes of a member's parts, in their order; null when one is missing. */
export function findLeafIndexes(
  leaves: Leaves,
  salt: Uint8Array,
  account: string,
  sha: Sha256 = portableSha256,
): readonly number[] | null {
  const name = hashName(account, sha);
  const places: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const index = findTagIndex(leaves, hashLeafTag(salt, name, part, sha));
    if (index === null) return null;
    places.push(index);
  }
  return places;
}

/** The file of a tree's leaves: for each, 32 bytes of tag and 8 bytes of amount. */
export function encodeLeaves({ count, tags, amounts }: Leaves): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count * LEAF_BYTES);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < count; index += 1) {
    bytes.set(readTag(tags, index), index * LEAF_BYTES);
    view.setBigUint64(index * LEAF_BYTES + HASH_BYTES, amounts[index] ?? 0n);
  }
  return bytes;
}

/** Why a file is not a valid file of leaves. */
export type LeavesRefusal =
  /** Not a whole or valid number of leaves. */
  | 'leaf_count_wrong'
  /** Two leaves with one tag, or unsorted leaves. */
  | 'tags_not_ascending'
  /** 2^63 or more, the encoding of a negative amount. */
  | 'amount_out_of_range';

const isPowerOfTwo = (count: number): boolean => count > 0 && Number.isInteger(Math.log2(count));

/** Whether a tree may have this number of leaves. */
export function isLeafCount(count: number): boolean {
  return count >= LEAVES_MIN && count <= LEAVES_MAX && isPowerOfTwo(count);
}

/** Reads the file of a tree's leaves. Strictly ascending tags exclude a shared leaf. */
export function readLeavesFile(
  bytes: Uint8Array,
):
  | { readonly ok: true; readonly leaves: Leaves }
  | { readonly ok: false; readonly refusal: LeavesRefusal } {
  const count = bytes.length / LEAF_BYTES;
  if (!isLeafCount(count)) return { ok: false, refusal: 'leaf_count_wrong' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tags = new Uint8Array(count * HASH_BYTES);
  const amounts = new BigUint64Array(count);
  for (let index = 0; index < count; index += 1) {
    const at = index * LEAF_BYTES;
    tags.set(bytes.subarray(at, at + HASH_BYTES), index * HASH_BYTES);
    if (index > 0 && compareBytes(readTag(tags, index - 1), readTag(tags, index)) >= 0) {
      return { ok: false, refusal: 'tags_not_ascending' };
    }
    const amount = view.getBigUint64(at + HASH_BYTES);
    if (!isAmount(amount)) return { ok: false, refusal: 'amount_out_of_range' };
    amounts[index] = amount;
  }
  return { ok: true, leaves: { count, tags, amounts } };
}
