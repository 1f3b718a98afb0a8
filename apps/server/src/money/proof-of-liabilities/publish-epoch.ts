import type { TreeScope } from '@khelaghor/liabilities/digest.ts';
import { buildLeaves, encodeLeaves } from '@khelaghor/liabilities/leaves.ts';
import { NO_STATEMENT, hashStatement, formatStatement } from '@khelaghor/liabilities/statement.ts';
import type { Purpose, StatedPools, StatedTree } from '@khelaghor/liabilities/statement.ts';
import { buildTree, getRoot } from '@khelaghor/liabilities/tree.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { computePublicKey, signText } from '../../lib/crypto/signing.ts';
import { dropTree, keepTree } from './leaf-files.ts';
import { hashSha256 } from '../../lib/crypto/sha256.ts';
import { runInSteps } from '../../lib/run-in-steps.ts';
import { getHouseKey, getMemberKey, statementKey } from './liability-secrets.ts';
import { insertEpoch, isAnybodyOwed, findNewestEpoch, readSnapshot } from './store.ts';
import type { OwedRow, Snapshot } from './store.ts';
import { findNewestRound } from './latest-beacon-round.ts';

const purposes: Readonly<Record<string, Purpose>> = { BDT: 'real-money', POINT: 'points' };

const getPurpose = (currency: string): Purpose => purposes[currency] ?? 'play-money';

/** What the jackpots hold, in the order of their currencies. */
const listPools = ({ pools }: Snapshot): StatedPools[] =>
  [...pools.keys()].toSorted().map((currency) => ({
    currency,
    purpose: getPurpose(currency),
    total: pools.get(currency) ?? 0n,
  }));

/** Builds and stores the tree of one currency; does not publish it. */
async function plantTree(
  ctx: Context,
  scope: TreeScope,
  owed: readonly OwedRow[],
  total: bigint,
): Promise<StatedTree> {
  const liabilities = owed.map(({ memberId, username, amount }) => ({
    account: username,
    memberKey: getMemberKey(ctx.secrets, memberId),
    amount,
  }));
  const secrets = {
    houseKey: getHouseKey(ctx.secrets),
    random: (bytes: number) => ctx.random.bytes(bytes),
  };
  const leaves = await runInSteps(buildLeaves(scope, liabilities, secrets, hashSha256));
  const grown = await runInSteps(buildTree(scope, leaves, hashSha256));
  if (!grown.ok) throw new Error(`the liabilities in ${scope.currency} do not fit 63 bits`);
  const root = getRoot(grown.tree);
  if (root.sum !== total)
    throw new Error(`the tree of ${scope.currency} holds ${root.sum}, the accounts ${total}`);
  const file = encodeLeaves(leaves);
  const fileHash = Buffer.from(hashSha256(file)).toString('hex');
  await keepTree(ctx, fileHash, file, grown.tree);
  return {
    currency: scope.currency,
    purpose: getPurpose(scope.currency),
    root: Buffer.from(root.hash).toString('hex'),
    total,
    leaves: leaves.count,
    file: fileHash,
  };
}

async function plantTrees(ctx: Context, epoch: number, snapshot: Snapshot): Promise<StatedTree[]> {
  const trees: StatedTree[] = [];
  for (const currency of [...snapshot.totals.keys()].toSorted()) {
    const owed = snapshot.owed.filter((row) => row.currency === currency);
    const total = snapshot.totals.get(currency) ?? 0n;
    trees.push(await plantTree(ctx, { epoch, currency }, owed, total));
  }
  return trees;
}

/** The result of publishing. */
export type Published =
  /** `isNew` is false when the day already had its epoch. */
  | { readonly ok: true; readonly epoch: number; readonly isNew: boolean }
  /** The site has no members yet. */
  | { readonly ok: false; readonly refusal: 'nobody_is_owed' };

/**
 * Publishes what is owed to members now, once for each day in Dhaka. A second call on the same day
 * changes nothing, also when two processes call at once. A statement becomes public only after the
 * database has accepted it.
 */
export async function publishEpoch(ctx: Context): Promise<Published> {
  const newest = await findNewestEpoch(ctx.db);
  const today = formatDhakaDate(ctx.clock.now().getTime());
  if (newest && newest.day >= today)
    return { ok: true, epoch: Number(newest.number), isNew: false };
  if (!(await isAnybodyOwed(ctx.db))) return { ok: false, refusal: 'nobody_is_owed' };
  // Before the balances are read, so that the round is not newer than the statement says.
  const beacon = await findNewestRound(ctx);
  const snapshot = await readSnapshot(ctx);
  const epoch = Number(newest?.number ?? 0n) + 1;
  const trees = await plantTrees(ctx, epoch, snapshot);
  const statement = formatStatement({
    epoch,
    day: today,
    takenAt: snapshot.takenAt.toISOString(),
    previous: newest?.statementHash ?? NO_STATEMENT,
    beacon,
    trees,
    pools: listPools(snapshot),
  });
  const row = {
    number: BigInt(epoch),
    day: today,
    previousHash: newest?.statementHash ?? null,
    statement,
    statementHash: hashStatement(statement),
    signature: signText(ctx.secrets, statementKey, statement),
    publicKey: computePublicKey(ctx.secrets, statementKey),
    takenAt: snapshot.takenAt,
    createdAt: ctx.clock.now(),
  };
  const treeRows = trees.map(({ currency, purpose, root, total, leaves, file }) => ({
    epoch: BigInt(epoch),
    currency,
    purpose,
    rootHash: root,
    totalMinor: total,
    leafCount: BigInt(leaves),
    fileHash: file,
  }));
  const isNew = await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertEpoch(tx, row, treeRows))) return false;
    await logEvent(ctx, tx, {
      kind: 'liabilities.published',
      actor: 'system',
      subject: `liability_epoch:${epoch}`,
      detail: { statementHash: row.statementHash },
    });
    return true;
  });
  if (!isNew) for (const { file } of trees) await dropTree(ctx, file);
  return { ok: true, epoch, isNew };
}
