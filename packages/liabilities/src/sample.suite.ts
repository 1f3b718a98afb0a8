/** A small site for tests: members with known balances, their tree and their proofs. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { portableSha256, getSalt } from './digest.ts';
import type { TreeScope } from './digest.ts';
import { buildLeaves, encodeLeaves, findLeafIndexes } from './leaves.ts';
import type { Leaves, Liability } from './leaves.ts';
import { buildPartProofs, PROOF_FORMAT } from './proof.ts';
import type { InclusionProof } from './proof.ts';
import { NO_STATEMENT, STATEMENT_FORMAT, formatStatement } from './statement.ts';
import type { SignedStatement, Statement } from './statement.ts';
import { runToEnd, buildTree, getRoot } from './tree.ts';
import type { Tree } from './tree.ts';

const digest = (text: string): Uint8Array => portableSha256(utf8ToBytes(text));

/** A member whose key follows from the name. */
export function makeLiabilities(account: string, amount: bigint): Liability {
  return { account, memberKey: digest(`key of ${account}`), amount };
}

/** Random bytes that are the same in every run. */
function countedRandom(): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) => digest(`random ${(count += 1)}`).subarray(0, bytes);
}

export const scope: TreeScope = { epoch: 1, currency: 'PLAY' };

export function buildSampleLeaves(
  liabilities: readonly Liability[],
  of: TreeScope = scope,
): Leaves {
  const secrets = { houseKey: digest('house'), random: countedRandom() };
  return runToEnd(buildLeaves(of, liabilities, secrets));
}

export function getTree(leaves: Leaves, of: TreeScope = scope): Tree {
  const grown = runToEnd(buildTree(of, leaves));
  if (!grown.ok) throw new Error(grown.refusal);
  return grown.tree;
}

/** A statement about one tree, with no valid signature under it. */
export function makeStatement(
  root: { hash: Uint8Array; sum: bigint },
  leaves: Leaves,
  change: Partial<Statement> = {},
): SignedStatement {
  const file = bytesToHex(portableSha256(encodeLeaves(leaves)));
  const text = formatStatement({
    epoch: scope.epoch,
    day: '2026-11-21',
    takenAt: '2026-11-20T18:05:00.000Z',
    previous: NO_STATEMENT,
    beacon: null,
    trees: [
      {
        currency: scope.currency,
        purpose: 'play-money',
        root: bytesToHex(root.hash),
        total: root.sum,
        leaves: leaves.count,
        file,
      },
    ],
    pools: [],
    ...change,
  });
  return { format: STATEMENT_FORMAT, text, signature: '00'.repeat(64), publicKey: '00'.repeat(32) };
}

export type Sample = {
  readonly members: readonly Liability[];
  readonly leaves: Leaves;
  readonly tree: Tree;
  readonly statement: SignedStatement;
  readonly proofOf: (member: Liability) => InclusionProof;
};

/** Everything about one epoch of these members. */
export function getSample(members: readonly Liability[]): Sample {
  const leaves = buildSampleLeaves(members);
  const tree = getTree(leaves);
  const statement = makeStatement(getRoot(tree), leaves);
  const proofOf = ({ account, memberKey }: Liability): InclusionProof => {
    const salt = getSalt(memberKey, scope);
    const places = findLeafIndexes(leaves, salt, account);
    if (!places) throw new Error(`${account} is not in the tree`);
    return {
      format: PROOF_FORMAT,
      account,
      currency: scope.currency,
      salt: bytesToHex(salt),
      parts: buildPartProofs(tree, places),
      statement,
    };
  };
  return { members, leaves, tree, statement, proofOf };
}

/** A member of the sample by place; throws for none. */
export function getMemberAt({ members }: Sample, place: number): Liability {
  const member = members[place];
  if (!member) throw new Error(`no member at ${place}`);
  return member;
}
