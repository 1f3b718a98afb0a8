import type { ParsedParams, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { liabilityProof } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { hashName, getSalt, hashLeafTag } from '@khelaghor/liabilities/digest.ts';
import { PARTS } from '@khelaghor/liabilities/leaves.ts';
import { buildPartProof, PROOF_FORMAT } from '@khelaghor/liabilities/proof.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { hashSha256 } from '../../lib/crypto/sha256.ts';
import { getSignedStatement } from './epoch-value.ts';
import { openTree } from './leaf-files.ts';
import { getMemberKey } from './liability-secrets.ts';
import { findEpoch, listTrees } from './store.ts';

type Proof = ValueOf<typeof liabilityProof>;

/** A member's own proof. Nothing is written down about who asked. */
export async function proveMember(
  ctx: Context,
  { memberId, username }: MemberCaller,
  { epoch, currency }: ParsedParams<typeof liabilityProof>,
): Promise<Result<Proof, 'epoch_unknown' | 'not_in_epoch'>> {
  const row = await findEpoch(ctx.db, BigInt(epoch));
  const trees = row ? await listTrees(ctx.db, [row.number]) : [];
  const stated = trees.find((tree) => tree.currency === currency);
  if (!row || !stated) return refuse('epoch_unknown');
  const scope = { epoch, currency };
  const leafCount = Number(stated.leafCount);
  const salt = getSalt(getMemberKey(ctx.secrets, memberId), scope, hashSha256);
  const name = hashName(username, hashSha256);
  const tree = await openTree(ctx, scope, stated.fileHash, leafCount);
  try {
    const parts: Proof['parts'] = [];
    for (let part = 0; part < PARTS; part += 1) {
      const index = await tree.indexOf(hashLeafTag(salt, name, part, hashSha256));
      if (index === null) return refuse('not_in_epoch');
      const { amount, siblings } = buildPartProof(leafCount, index, await tree.around(index));
      parts.push({ index, amount, siblings: [...siblings] });
    }
    return ok({
      format: PROOF_FORMAT,
      account: username,
      currency,
      salt: Buffer.from(salt).toString('hex'),
      parts,
      statement: getSignedStatement(row),
    });
  } finally {
    await tree.close();
  }
}
