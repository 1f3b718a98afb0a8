import { sql } from 'kysely';
import type { PromotionAct } from '@khelaghor/contract/growth/promotions.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { EntryState } from './rules.ts';

/** A member's part in a promotion. */
export type StoredEntry = {
  id: string;
  promotionId: string;
  memberId: string;
  state: EntryState;
  remark: string | null;
  reason: string | null;
  amount: Minor | null;
  transferId: string;
  decidedBy: string | null;
  createdAt: Date;
  changedAt: Date;
};

const columns = [
  'id',
  'promotionId',
  'memberId',
  'state',
  'remark',
  'reason',
  'amountMinor',
  'transferId',
  'decidedBy',
  'createdAt',
  'changedAt',
] as const;

type Row = Omit<StoredEntry, 'state' | 'amount'> & { state: string; amountMinor: bigint | null };

const stored = ({ amountMinor, state, ...row }: Row): StoredEntry => ({
  ...row,
  state: state as EntryState,
  amount: amountMinor === null ? null : minor(amountMinor),
});

/** A member's entries, by promotion. */
export async function listEntries(
  db: Database,
  memberId: string,
): Promise<ReadonlyMap<string, StoredEntry>> {
  const rows = await db
    .selectFrom('promotionParticipation')
    .select(columns)
    .where('memberId', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.promotionId, stored(row)]));
}

export async function findEntry(
  db: Database,
  memberId: string,
  promotionId: string,
): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('promotionParticipation')
    .select(columns)
    .where('memberId', '=', memberId)
    .where('promotionId', '=', promotionId)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

export async function findEntryById(db: Database, id: string): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('promotionParticipation')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

export async function insertEntry(tx: Tx, entry: StoredEntry): Promise<void> {
  const { amount, ...rest } = entry;
  await tx
    .insertInto('promotionParticipation')
    .values({ ...rest, amountMinor: amount })
    .execute();
}

export async function changeEntry(
  tx: Tx,
  id: string,
  change: Pick<StoredEntry, 'state' | 'changedAt'> &
    Partial<Pick<StoredEntry, 'amount' | 'reason' | 'decidedBy'>>,
): Promise<StoredEntry> {
  const { amount, ...rest } = change;
  const row = await tx
    .updateTable('promotionParticipation')
    .set({ ...rest, ...(amount !== undefined && { amountMinor: amount }) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return stored(row);
}

/** A call that did something. */
export type StoredAct = {
  key: string;
  promotionId: string;
  memberId: string;
  action: PromotionAct;
  remark: string | null;
};

export async function findAct(db: Database, key: string): Promise<StoredAct | null> {
  const row = await db
    .selectFrom('promotionAction')
    .select(['key', 'promotionId', 'memberId', 'action', 'remark'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { ...row, action: row.action as PromotionAct } : null;
}

/** Keeps a call; false when its key is taken, by a call that committed meanwhile. */
export async function keepAct(tx: Tx, act: StoredAct, createdAt: Date): Promise<boolean> {
  return tx
    .insertInto('promotionAction')
    .values({ ...act, createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .$call(tryWrite);
}

/** How many members took each promotion, and how many wait. */
export async function countEntries(
  db: Database,
): Promise<ReadonlyMap<string, { taken: number; waiting: number; all: number }>> {
  const rows = await db
    .selectFrom('promotionParticipation')
    .select([
      'promotionId',
      sql<bigint>`count(*) filter (where state in ('issued', 'claimed'))`.as('taken'),
      sql<bigint>`count(*) filter (where state = 'applying')`.as('waiting'),
      sql<bigint>`count(*)`.as('all'),
    ])
    .groupBy('promotionId')
    .execute();
  return new Map(
    rows.map(({ promotionId, taken, waiting, all }) => [
      promotionId,
      { taken: Number(taken), waiting: Number(waiting), all: Number(all) },
    ]),
  );
}

export async function hasEntries(db: Database, promotionId: string): Promise<boolean> {
  return db
    .selectFrom('promotionParticipation')
    .select('id')
    .where('promotionId', '=', promotionId)
    .limit(1)
    .$call(hasRow);
}

/** Entries of one state: the oldest first while they wait, else the newest. */
export async function listEntriesByState(
  db: Database,
  state: EntryState,
  page: { limit: number; beyond: { at: Date; id: string } | null },
): Promise<StoredEntry[]> {
  const isOldestFirst = state === 'applying';
  const direction = isOldestFirst ? 'asc' : 'desc';
  let query = db
    .selectFrom('promotionParticipation')
    .select(columns)
    .where('state', '=', state)
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(page.limit);
  if (page.beyond) {
    const { at, id } = page.beyond;
    query = query.where(
      isOldestFirst
        ? sql<boolean>`(created_at, id) > (${at}, ${id}::uuid)`
        : sql<boolean>`(created_at, id) < (${at}, ${id}::uuid)`,
    );
  }
  return (await query.execute()).map(stored);
}
