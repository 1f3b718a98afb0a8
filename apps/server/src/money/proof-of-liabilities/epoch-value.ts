import type {
  LiabilityEpoch,
  liabilityEpochs,
} from '@khelaghor/contract/money/proof-of-liabilities.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { LEAF_BYTES } from '@khelaghor/liabilities/leaves.ts';
import { readStatement, STATEMENT_FORMAT } from '@khelaghor/liabilities/statement.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getLeavesName } from './leaf-files.ts';
import { listEpochs, listTrees } from './store.ts';
import type { EpochRow, TreeRow } from './store.ts';

/** Where the public files are. */
export const filesPrefix = '/liabilities/';

/** The statement as it is published. */
export function getSignedStatement(row: EpochRow): LiabilityEpoch['statement'] {
  return {
    format: STATEMENT_FORMAT,
    text: row.statement,
    signature: row.signature.toString('hex'),
    publicKey: row.publicKey.toString('hex'),
  };
}

function epochValue(row: EpochRow, trees: readonly TreeRow[]): LiabilityEpoch {
  return {
    epoch: Number(row.number),
    day: row.day,
    takenAt: row.takenAt.toISOString(),
    statementHash: row.statementHash,
    statement: getSignedStatement(row),
    trees: trees.map((tree) => ({
      currency: tree.currency,
      purpose: tree.purpose,
      root: tree.rootHash,
      total: tree.totalMinor.toString(),
      leaves: Number(tree.leafCount),
      file: `${filesPrefix}${getLeavesName(tree.fileHash)}`,
      fileBytes: Number(tree.leafCount) * LEAF_BYTES,
    })),
    pools: (readStatement(row.statement)?.pools ?? []).map(({ currency, purpose, total }) => ({
      currency,
      purpose,
      total: total.toString(),
    })),
  };
}

/** A page of the published epochs, newest first; the cursor is the last epoch's number. */
export async function readEpochs(
  ctx: Context,
  query: ParsedQuery<typeof liabilityEpochs>,
): Promise<Result<ValueOf<typeof liabilityEpochs>, 'malformed'>> {
  if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) return refuse('malformed');
  const before = query.cursor === undefined ? undefined : BigInt(query.cursor);
  const rows = await listEpochs(ctx.db, query.limit + 1, before);
  const page = rows.slice(0, query.limit);
  const trees = await listTrees(
    ctx.db,
    page.map(({ number }) => number),
  );
  return ok({
    items: page.map((row) =>
      epochValue(
        row,
        trees.filter(({ epoch }) => epoch === row.number),
      ),
    ),
    nextCursor: rows.length > query.limit ? String(page.at(-1)?.number) : null,
  });
}
