// Goal: the tree is that of RFC 9162; a path leads to the root from its own leaf and place only.
// Method: roots worked out by the RFC's recursive definition with another hash; every path of small
// trees; altered paths.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMerkleTree, computeRootFromPath, getInclusionPath, getRoot } from './merkle-tree.ts';
import type { MerkleTree } from './merkle-tree.ts';

const sha = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const makeLeaves = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, place) => sha(Buffer.from(`leaf ${place}`)));

function buildTree(leaves: readonly Uint8Array[]): MerkleTree {
  const growing = buildMerkleTree(Buffer.concat(leaves));
  for (;;) {
    const step = growing.next();
    if (step.done === true) return step.value;
  }
}

/** The definition of section 2.1.1: split at the largest power of two below the count. */
function computeRfcRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha();
  if (leaves.length === 1) return leaves[0] as Uint8Array;
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)].map(computeRfcRoot);
  return sha(Uint8Array.of(1), left as Uint8Array, right as Uint8Array);
}

const counts = Array.from({ length: 20 }, (_, count) => count);

test('roots of 0 to 19 leaves, and of 5,000, are those of the recursive definition', () => {
  for (const count of [...counts, 5_000]) {
    const leaves = makeLeaves(count);
    expect(Buffer.from(getRoot(buildTree(leaves)))).toEqual(Buffer.from(computeRfcRoot(leaves)));
  }
});

test('each path leads from its leaf to the root, and from no other place or count', () => {
  for (const leafCount of counts) {
    const leaves = makeLeaves(leafCount);
    const tree = buildTree(leaves);
    const root = getRoot(tree);
    for (const [place, leaf] of leaves.entries()) {
      const path = getInclusionPath(tree, place);
      expect(computeRootFromPath(leaf, { place, leafCount, path })).toEqual(root);
      for (const other of counts) {
        if (other === place) continue;
        const found = computeRootFromPath(leaf, { place: other, leafCount, path });
        expect(found, `${place} as ${other} of ${leafCount}`).not.toEqual(root);
      }
      const longer = computeRootFromPath(leaf, { place, leafCount: 2 * leafCount, path });
      expect(longer).toBeNull();
    }
  }
});

test('an altered leaf or path leads elsewhere', () => {
  const count = fc.integer({ min: 2, max: 70 });
  fc.assert(
    fc.property(count, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (n, p, at, change) => {
      const leaves = makeLeaves(n);
      const place = p % n;
      const tree = buildTree(leaves);
      const path = getInclusionPath(tree, place);
      const altered = [leaves[place] as Uint8Array, ...path].map((hash) => hash.slice());
      const hash = altered[at % altered.length] as Uint8Array;
      hash[at % 32] = (hash[at % 32] ?? 0) ^ change;
      const [leaf, ...beside] = altered as [Uint8Array, ...Uint8Array[]];
      const found = computeRootFromPath(leaf, { place, leafCount: n, path: beside });
      expect(found).not.toEqual(getRoot(tree));
      expect(computeRootFromPath(leaf, { place, leafCount: n, path: path.slice(1) })).toBeNull();
    }),
  );
});

test.each([
  [3, 3],
  [-1, 3],
  [0.5, 3],
  [0, 0],
])('a tree has no path for place %d of %d leaves', (place, leafCount) => {
  expect(computeRootFromPath(sha(), { place, leafCount, path: [] })).toBeNull();
  expect(() => getInclusionPath(buildTree(makeLeaves(leafCount)), place)).toThrow(RangeError);
});

test.each([Number.NaN, Infinity, 2 ** 40])('a count of %d leaves is refused', (leafCount) => {
  expect(computeRootFromPath(sha(), { place: 0, leafCount, path: [] })).toBeNull();
});
