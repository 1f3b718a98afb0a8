/**
 * Forged proofs that a house could give a member, each with its expected refusal. All our
 * verifiers are tested with all of them.
 */
import { AMOUNT_LIMIT } from './digest.ts';
import type { InclusionProof, ProofPart } from './proof.ts';
import { getMemberAt, makeLiabilities, getSample } from './sample.suite.ts';
import { readStatement, formatStatement } from './statement.ts';
import type { Statement } from './statement.ts';
import type { ProofRefusal } from './verify.ts';

export const honestSite = getSample([
  makeLiabilities('rahim', 105_000n),
  makeLiabilities('করিম', 1n),
  makeLiabilities('nobody', 0n),
]);
const proof = honestSite.proofOf(getMemberAt(honestSite, 0));
/** The valid proof behind every forgery. */
export const honestProof = proof;

const withPart = (number: number, change: (part: ProofPart) => Partial<ProofPart>) => ({
  ...proof,
  parts: proof.parts.map((part, index) => (index === number ? { ...part, ...change(part) } : part)),
});
const withStatement = (change: (statement: Statement) => Partial<Statement>): InclusionProof => {
  const statement = readStatement(proof.statement.text);
  if (!statement) throw new Error('the sample has a statement');
  const text = formatStatement({ ...statement, ...change(statement) });
  return { ...proof, statement: { ...proof.statement, text } };
};
const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const firstSibling = (part: ProofPart, change: object) => [
  { ...part.siblings[0], ...change } as ProofPart['siblings'][number],
  ...part.siblings.slice(1),
];

/** The forgery, its construction, and its refusal. */
export const forgedProofs: readonly (readonly [string, () => InclusionProof, ProofRefusal])[] = [
  [
    'another format',
    () => ({ ...proof, format: 'khelaghor/liabilities/proof/2' as typeof proof.format }),
    'format_unknown',
  ],
  [
    'a statement with a line too many',
    () => ({ ...proof, statement: { ...proof.statement, text: `${proof.statement.text}x\n` } }),
    'statement_malformed',
  ],
  ['a currency without a tree', () => ({ ...proof, currency: 'BDT' }), 'currency_unknown'],
  ['a salt that is none', () => ({ ...proof, salt: 'ab' }), 'salt_malformed'],
  ['a changed salt', () => ({ ...proof, salt: other(proof.salt) }), 'root_differs'],
  ['the name of somebody else', () => ({ ...proof, account: 'karim' }), 'root_differs'],
  ['a missing part', () => ({ ...proof, parts: proof.parts.slice(1) }), 'part_count_wrong'],
  ['one leaf counted twice', () => withPart(1, () => ({ ...proof.parts[0] })), 'leaf_shared'],
  ['parts in another order', () => ({ ...proof, parts: proof.parts.toReversed() }), 'root_differs'],
  ['a leaf beyond the tree', () => withPart(0, () => ({ index: 64 })), 'leaf_unknown'],
  ['a leaf before the tree', () => withPart(0, () => ({ index: -1 })), 'leaf_unknown'],
  ['a negative amount', () => withPart(0, () => ({ amount: '-5' })), 'amount_out_of_range'],
  [
    'a negative sum beside it',
    () => withPart(0, (part) => ({ siblings: firstSibling(part, { sum: '-5' }) })),
    'amount_out_of_range',
  ],
  [
    'an amount of 2^63',
    () => withPart(0, () => ({ amount: AMOUNT_LIMIT.toString() })),
    'amount_out_of_range',
  ],
  ['a fraction', () => withPart(0, () => ({ amount: '0.5' })), 'amount_out_of_range'],
  [
    'a sum that overflows',
    () =>
      withPart(0, (part) => ({
        amount: '1',
        siblings: firstSibling(part, { sum: (AMOUNT_LIMIT - 1n).toString() }),
      })),
    'sum_overflow',
  ],
  [
    'a truncated path',
    () => withPart(0, (part) => ({ siblings: part.siblings.slice(0, -1) })),
    'path_malformed',
  ],
  [
    'a path that is too long',
    () => withPart(0, (part) => ({ siblings: [...part.siblings, ...part.siblings.slice(-1)] })),
    'path_malformed',
  ],
  [
    'half a hash',
    () => withPart(0, (part) => ({ siblings: firstSibling(part, { hash: 'ab'.repeat(16) }) })),
    'path_malformed',
  ],
  [
    'another amount',
    () => withPart(0, (part) => ({ amount: String(BigInt(part.amount) + 1n) })),
    'root_differs',
  ],
  [
    'another hash on the way',
    () => withPart(0, (part) => ({ siblings: firstSibling(part, { hash: 'ab'.repeat(32) }) })),
    'root_differs',
  ],
  [
    'the same tree as another epoch',
    () => withStatement(() => ({ epoch: 2, previous: '1'.repeat(64) })),
    'root_differs',
  ],
  [
    'the same tree as another currency',
    () => ({
      ...withStatement(({ trees }) => ({
        trees: trees.map((tree) => ({ ...tree, currency: 'BDT' })),
      })),
      currency: 'BDT',
    }),
    'root_differs',
  ],
  [
    'a smaller total under the same root',
    () =>
      withStatement(({ trees }) => ({
        trees: trees.map((tree) => ({ ...tree, total: tree.total - 1n })),
      })),
    'total_differs',
  ],
];
