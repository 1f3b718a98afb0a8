import { mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_BYTES } from '@khelaghor/liabilities/digest.ts';
import type { Child, TreeScope } from '@khelaghor/liabilities/digest.ts';
import { LEAF_BYTES, LEAVES_MIN } from '@khelaghor/liabilities/leaves.ts';
import type { Leaves } from '@khelaghor/liabilities/leaves.ts';
import {
  runToEnd,
  getDepth,
  buildTree,
  getLevelStart,
  getNode,
} from '@khelaghor/liabilities/tree.ts';
import type { Tree } from '@khelaghor/liabilities/tree.ts';
import type { Context } from '../../lib/context.ts';
import { hashSha256 } from '../../lib/crypto/sha256.ts';

/**
 * The files of an epoch. The leaves are public, and named by their hash. Beside them is an index
 * for ourselves: the nodes from the sixth level up, so that one member's proof takes a few reads
 * instead of hashing the whole tree. The lower levels follow from 64 leaves at a time.
 */
const indexLevel = getDepth(LEAVES_MIN);

/** The folder of the public files; it is there after this. */
export function getLeavesFolder(ctx: Context): string {
  const folder = join(ctx.config.dataDir, 'liabilities', 'leaves');
  mkdirSync(folder, { recursive: true });
  return folder;
}

const indexFolder = (ctx: Context): string => join(ctx.config.dataDir, 'liabilities', 'index');

/** The name of a file of leaves. */
export const getLeavesName = (fileHash: string): string => `${fileHash}.leaves`;

/** Writes a file that is there whole or not at all. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, join(folder, name));
}

function indexOf(tree: Tree): Uint8Array {
  const start = getLevelStart(tree.leafCount, indexLevel);
  const count = tree.sums.length - start;
  const bytes = Buffer.alloc(count * LEAF_BYTES);
  for (let at = 0; at < count; at += 1) {
    bytes.set(
      tree.hashes.subarray((start + at) * HASH_BYTES, (start + at + 1) * HASH_BYTES),
      at * LEAF_BYTES,
    );
    bytes.writeBigUInt64BE(tree.sums[start + at] ?? 0n, at * LEAF_BYTES + HASH_BYTES);
  }
  return bytes;
}

/** Keeps the leaves of a tree and the index over them. */
export async function keepTree(
  ctx: Context,
  fileHash: string,
  leavesBytes: Uint8Array,
  tree: Tree,
): Promise<void> {
  await writeWhole(getLeavesFolder(ctx), getLeavesName(fileHash), leavesBytes);
  await writeWhole(indexFolder(ctx), `${fileHash}.nodes`, indexOf(tree));
}

/** Removes files that nothing was published about. */
export async function dropTree(ctx: Context, fileHash: string): Promise<void> {
  await rm(join(getLeavesFolder(ctx), getLeavesName(fileHash)), { force: true });
  await rm(join(indexFolder(ctx), `${fileHash}.nodes`), { force: true });
}

type Entry = { readonly head: Buffer; readonly amount: bigint };

async function readEntry(file: FileHandle, place: number): Promise<Entry> {
  const bytes = Buffer.alloc(LEAF_BYTES);
  const { bytesRead } = await file.read(bytes, 0, LEAF_BYTES, place * LEAF_BYTES);
  if (bytesRead !== LEAF_BYTES) throw new Error(`a file of the liabilities ends before ${place}`);
  return { head: bytes.subarray(0, HASH_BYTES), amount: bytes.readBigUInt64BE(HASH_BYTES) };
}

async function readLeaves(file: FileHandle, from: number): Promise<Leaves> {
  const bytes = Buffer.alloc(LEAVES_MIN * LEAF_BYTES);
  await file.read(bytes, 0, bytes.length, from * LEAF_BYTES);
  const tags = new Uint8Array(LEAVES_MIN * HASH_BYTES);
  const amounts = new BigUint64Array(LEAVES_MIN);
  for (let at = 0; at < LEAVES_MIN; at += 1) {
    const start = at * LEAF_BYTES;
    tags.set(bytes.subarray(start, start + HASH_BYTES), at * HASH_BYTES);
    amounts[at] = bytes.readBigUInt64BE(start + HASH_BYTES);
  }
  return { count: LEAVES_MIN, tags, amounts };
}

/** A kept tree that is read where it is needed. */
export type KeptTree = {
  /** Where a tag stands, or null. */
  indexOf(tag: Uint8Array): Promise<number | null>;
  /** All nodes on the way from a leaf to the root and beside it, by level and place. */
  around(index: number): Promise<(level: number, place: number) => Child>;
  close(): Promise<void>;
};

/** Opens a kept tree. The files of what was published are never removed: a missing one throws. */
export async function openTree(
  ctx: Context,
  scope: TreeScope,
  fileHash: string,
  leafCount: number,
): Promise<KeptTree> {
  const leaves = await open(join(getLeavesFolder(ctx), getLeavesName(fileHash)));
  const nodes = await open(join(indexFolder(ctx), `${fileHash}.nodes`)).catch(
    async (error: unknown) => {
      await leaves.close();
      throw error;
    },
  );
  const readNode = async (level: number, place: number): Promise<Child> => {
    const start = getLevelStart(leafCount / LEAVES_MIN, level - indexLevel);
    const { head, amount } = await readEntry(nodes, start + place);
    return { hash: head, sum: amount };
  };
  return {
    async indexOf(tag) {
      let [low, high] = [0, leafCount - 1];
      while (low <= high) {
        const middle = Math.floor((low + high) / 2);
        const order = Buffer.compare((await readEntry(leaves, middle)).head, tag);
        if (order === 0) return middle;
        if (order < 0) low = middle + 1;
        else high = middle - 1;
      }
      return null;
    },
    async around(index) {
      const from = index - (index % LEAVES_MIN);
      const grown = runToEnd(buildTree(scope, await readLeaves(leaves, from), hashSha256));
      if (!grown.ok) throw new Error(`the kept tree ${fileHash} does not add up`);
      const above: Child[] = [];
      for (let level = indexLevel; level < getDepth(leafCount); level += 1)
        above[level] = await readNode(level, Math.floor(index / 2 ** level) ^ 1);
      return (level, place) => {
        if (level < indexLevel) return getNode(grown.tree, level, place - from / 2 ** level);
        const node = above[level];
        if (!node) throw new Error(`level ${level} was not read`);
        return node;
      };
    },
    async close() {
      await leaves.close();
      await nodes.close();
    },
  };
}
