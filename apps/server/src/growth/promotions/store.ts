import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { readPublishWindow } from '../../lib/publish-window.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** A stored promotion: amounts as money, times as dates. */
export type StoredPromotion = Omit<
  PromotionDraft,
  'amount' | 'target' | 'budget' | 'startsAt' | 'endsAt'
> & {
  id: string;
  amount: Minor | null;
  target: Minor | null;
  budget: Minor | null;
  granted: Minor;
  startsAt: Date | null;
  endsAt: Date | null;
  changedAt: Date;
  changedBy: string;
};

const listed = [
  'id',
  'category',
  'kind',
  'audience',
  'titleBn',
  'titleEn',
  'summaryBn',
  'summaryEn',
  'pictures',
  'amountMinor',
  'targetMinor',
  'budgetMinor',
  'grantedMinor',
  'startsAt',
  'endsAt',
  'enabled',
  'changedAt',
  'changedBy',
] as const;

type Row = Pick<Selectable<DB['promotion']>, (typeof listed)[number] | 'contentBn' | 'contentEn'>;

const minorOrNull = (value: bigint | null): Minor | null => (value === null ? null : minor(value));

// Checks of the table keep these columns within the types.
const stored = (row: Row): StoredPromotion => ({
  id: row.id,
  category: row.category as StoredPromotion['category'],
  kind: row.kind as StoredPromotion['kind'],
  audience: row.audience as StoredPromotion['audience'],
  title: { bn: row.titleBn, en: row.titleEn },
  summary: { bn: row.summaryBn, en: row.summaryEn },
  content: { bn: row.contentBn, en: row.contentEn },
  pictures: row.pictures,
  amount: minorOrNull(row.amountMinor),
  target: minorOrNull(row.targetMinor),
  budget: minorOrNull(row.budgetMinor),
  granted: minor(row.grantedMinor),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  enabled: row.enabled,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
});

/** Returns every enabled promotion in order, without the long texts. */
export async function listEnabledPromotions(db: Database): Promise<StoredPromotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .select(listed)
    .select([sql<string>`''`.as('contentBn'), sql<string>`''`.as('contentEn')])
    .where('removedAt', 'is', null)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** Returns every promotion that was not removed, in order. */
export async function listAllPromotions(db: Database): Promise<StoredPromotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('removedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

export async function findPromotion(db: Database, id: string): Promise<StoredPromotion | null> {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** Returns promotions by their ids, removed ones too. */
export async function findPromotionsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPromotion>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('promotion').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, stored(row)]));
}

/** Locks a promotion, removed or not, until the transaction ends. Every payment does so first. */
export async function lockPromotion(
  tx: Tx,
  id: string,
): Promise<(StoredPromotion & { isRemoved: boolean }) | null> {
  const row = await tx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...stored(row), isRemoved: row.removedAt !== null } : null;
}

/** Adds to the granted sum; false when the budget would be exceeded. The row must be locked. */
export async function takeFromBudget(tx: Tx, id: string, amount: Minor): Promise<boolean> {
  return tx
    .updateTable('promotion')
    .set({ grantedMinor: sql<bigint>`granted_minor + ${amount}` })
    .where('id', '=', id)
    .where(sql<boolean>`granted_minor + ${amount} <= budget_minor`)
    .$call(tryWrite);
}

const parseMinor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

const getColumns = (draft: PromotionDraft) => ({
  category: draft.category,
  kind: draft.kind,
  audience: draft.audience,
  titleBn: draft.title.bn,
  titleEn: draft.title.en,
  summaryBn: draft.summary.bn,
  summaryEn: draft.summary.en,
  contentBn: draft.content.bn,
  contentEn: draft.content.en,
  pictures: draft.pictures,
  amountMinor: parseMinor(draft.amount),
  targetMinor: parseMinor(draft.target),
  budgetMinor: parseMinor(draft.budget),
  ...readPublishWindow(draft),
  enabled: draft.enabled,
});

type Change = { at: Date; by: string };

/** Stores a new promotion at the end of the list. */
export async function insertPromotion(
  db: Database,
  id: string,
  draft: PromotionDraft,
  { at, by }: Change,
): Promise<StoredPromotion> {
  const row = await db
    .insertInto('promotion')
    .values({
      id,
      ...getColumns(draft),
      currency: 'PLAY',
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from promotion)`,
      createdAt: at,
      changedAt: at,
      changedBy: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored(row);
}

export async function updatePromotion(
  tx: Tx,
  id: string,
  draft: PromotionDraft,
  { at, by }: Change,
): Promise<StoredPromotion> {
  const row = await tx
    .updateTable('promotion')
    .set({ ...getColumns(draft), changedAt: at, changedBy: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored(row);
}

export async function hidePromotion(tx: Tx, id: string, { at, by }: Change): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ removedAt: at, changedAt: at, changedBy: by })
    .where('id', '=', id)
    .execute();
}

/** Locks all promotions that were not removed, and returns them in their order. */
export async function lockAllPromotions(tx: Tx): Promise<StoredPromotion[]> {
  await tx
    .selectFrom('promotion')
    .select('id')
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return listAllPromotions(tx);
}

/** Numbers the promotions in this order; returns how many of them exist. */
export async function sortPromotions(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`update promotion set sort = place.sort
    from unnest(${ids}::uuid[]) with ordinality as place (id, sort)
    where promotion.id = place.id and promotion.removed_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Whether any promotion was ever stored. */
export async function listHadPromotions(db: Database): Promise<boolean> {
  return db.selectFrom('promotion').select('id').limit(1).$call(hasRow);
}
