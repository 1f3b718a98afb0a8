import { sql } from 'kysely';
import type { Purpose } from '@khelaghor/liabilities/statement.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** What one member is owed in one currency, all accounts together. */
export type OwedRow = { memberId: string; username: string; currency: string; amount: bigint };

/** Every member's balance at one moment, and what they come to by a sum of its own. */
export type Snapshot = {
  takenAt: Date;
  owed: OwedRow[];
  totals: ReadonlyMap<string, bigint>;
  /** What jackpots hold, by currency: owed to members, and to none of them yet. */
  pools: ReadonlyMap<string, bigint>;
};

type OwedText = Omit<OwedRow, 'amount'> & { amount: string };

const readTotals = (rows: readonly { currency: string; total: string }[]) =>
  new Map(rows.map(({ currency, total }) => [currency, BigInt(total)]));

/**
 * Reads what is owed to members at one moment: every limited account that a member owns, whatever
 * it is for (wallet, stakes in play, withdrawals on their way), and what jackpots of games hold.
 * Trial money is lent, not owed. All readings see the same moment; the first two must agree: an
 * account whose member is missing would be left out of the first.
 */
export function readSnapshot(ctx: Context): Promise<Snapshot> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const takenAt = ctx.clock.now();
      const owed = await sql<OwedText>`
        select m.id as member_id, m.username, a.currency, sum(b.balance_minor)::text as amount
        from ledger_account a
        join ledger_balance b on b.account_id = a.id
        join member m on a.owner = 'member:' || m.id::text
        where a.limited and a.currency <> 'TRIAL'
        group by m.id, m.username, a.currency
      `.execute(tx);
      const totals = await sql<{ currency: string; total: string }>`
        select a.currency, sum(b.balance_minor)::text as total
        from ledger_account a join ledger_balance b on b.account_id = a.id
        where a.limited and starts_with(a.owner, 'member:') and a.currency <> 'TRIAL'
        group by a.currency
      `.execute(tx);
      const pools = await sql<{ currency: string; total: string }>`
        select a.currency, sum(b.balance_minor)::text as total
        from ledger_account a join ledger_balance b on b.account_id = a.id
        where a.limited and starts_with(a.owner, 'game:') and a.currency <> 'TRIAL'
        group by a.currency
      `.execute(tx);
      return {
        takenAt,
        owed: owed.rows.map((row) => ({ ...row, amount: BigInt(row.amount) })),
        totals: readTotals(totals.rows),
        pools: readTotals(pools.rows),
      };
    });
}

/** Whether any member has an account: then something is owed, if only nothing. */
export async function isAnybodyOwed(db: Database): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select exists (
      select from ledger_account
      where limited and starts_with(owner, 'member:') and currency <> 'TRIAL'
    ) as owed`.execute(db);
  return rows[0]?.owed === true;
}

/** An epoch as it is kept. */
export type EpochRow = {
  number: bigint;
  day: string;
  statement: string;
  statementHash: string;
  signature: Buffer;
  publicKey: Buffer;
  takenAt: Date;
};

export type TreeRow = {
  epoch: bigint;
  currency: string;
  purpose: Purpose;
  rootHash: string;
  totalMinor: bigint;
  leafCount: bigint;
  fileHash: string;
};

const epochs = (db: Database) =>
  db
    .selectFrom('liabilityEpoch')
    .select([
      'number',
      sql<string>`day::text`.as('day'),
      'statement',
      'statementHash',
      'signature',
      'publicKey',
      'takenAt',
    ])
    .orderBy('number', 'desc');

/** The newest epoch, if there is one. */
export function findNewestEpoch(db: Database): Promise<EpochRow | undefined> {
  return epochs(db).limit(1).executeTakeFirst();
}

/** Epochs from the newest on, or from below one. */
export function listEpochs(db: Database, limit: number, before?: bigint): Promise<EpochRow[]> {
  const newest = epochs(db).limit(limit);
  return (before === undefined ? newest : newest.where('number', '<', before)).execute();
}

/** One epoch by its number. */
export function findEpoch(db: Database, number: bigint): Promise<EpochRow | undefined> {
  return epochs(db).where('number', '=', number).executeTakeFirst();
}

/** The trees of some epochs, in the order of their currencies. */
export async function listTrees(db: Database, numbers: readonly bigint[]): Promise<TreeRow[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('liabilityTree')
    .selectAll()
    .where('epoch', 'in', [...numbers])
    .orderBy('epoch')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, purpose: row.purpose as Purpose }));
}

/**
 * Keeps an epoch, unless the day or the number has one already: then nothing is kept, and what was
 * signed is to be thrown away. Answers whether it was kept.
 */
export async function insertEpoch(
  tx: Tx,
  epoch: EpochRow & { previousHash: string | null; createdAt: Date },
  trees: readonly TreeRow[],
): Promise<boolean> {
  const { createdAt, number } = epoch;
  const isKept = await tx
    .insertInto('liabilityEpoch')
    .values({ ...epoch, previousNumber: epoch.previousHash === null ? null : number - 1n })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
  if (!isKept) return false;
  await tx
    .insertInto('liabilityTree')
    .values(trees.map((tree) => ({ ...tree, createdAt })))
    .execute();
  return true;
}
