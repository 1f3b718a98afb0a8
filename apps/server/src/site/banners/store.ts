import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { isPublishedAt, readPublishWindow, formatPublishWindow } from '../../lib/publish-window.ts';
import { hasRow } from '../../lib/db/has-row.ts';

/** A banner as it is stored: the picture by name, times as dates. */
export type StoredBanner = BannerDraft & {
  id: string;
  changedAt: Date | null;
  changedBy: string | null;
};

type Row = Selectable<DB['banner']>;

// Checks of the table keep these columns within the types.
const stored = (row: Row): StoredBanner => ({
  id: row.id,
  groupName: row.groupName as BannerDraft['groupName'],
  picture: row.picture,
  picturePhone: row.picturePhone,
  title: { bn: row.titleBn, en: row.titleEn },
  kicker: { bn: row.kickerBn, en: row.kickerEn },
  deal: { bn: row.dealBn, en: row.dealEn },
  action: { bn: row.actionBn, en: row.actionEn },
  linkageType: row.linkageType as BannerDraft['linkageType'],
  linkageTarget: row.linkageTarget,
  tone: row.tone as BannerDraft['tone'],
  ...formatPublishWindow(row),
  enabled: row.enabled,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
});

const getColumns = (draft: BannerDraft) => ({
  groupName: draft.groupName,
  picture: draft.picture,
  picturePhone: draft.picturePhone,
  titleBn: draft.title.bn,
  titleEn: draft.title.en,
  kickerBn: draft.kicker.bn,
  kickerEn: draft.kicker.en,
  dealBn: draft.deal.bn,
  dealEn: draft.deal.en,
  actionBn: draft.action.bn,
  actionEn: draft.action.en,
  linkageType: draft.linkageType,
  linkageTarget: draft.linkageTarget,
  tone: draft.tone,
  ...readPublishWindow(draft),
  enabled: draft.enabled,
});

/** The banners of a group that are shown now, in their order. */
export async function listDueBanners(ctx: Context, groupName: string): Promise<StoredBanner[]> {
  const rows = await ctx.db
    .selectFrom('banner')
    .selectAll()
    .where('groupName', '=', groupName)
    .where(isPublishedAt(ctx.clock.now()))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** The groups in which anything is shown now. */
export async function listGroupsWithBanners(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('banner')
    .select('groupName')
    .where(isPublishedAt(ctx.clock.now()))
    .groupBy('groupName')
    .orderBy('groupName')
    .execute();
  return rows.map((row) => row.groupName);
}

/** Every banner, also those that are off or over. */
export async function listAllBanners(db: Database): Promise<StoredBanner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .orderBy('groupName')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** The banner, locked until the transaction ends. */
export async function lockBanner(tx: Tx, id: string): Promise<StoredBanner | null> {
  const row = await tx
    .selectFrom('banner')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? stored(row) : null;
}

const lastIn = (groupName: string) =>
  sql<number>`(select coalesce(max(sort), 0) + 1 from banner where group_name = ${groupName})`;

type Change = { at: Date; by: string };

export async function insertBanner(
  tx: Database,
  id: string,
  draft: BannerDraft,
  { at, by }: Change,
): Promise<StoredBanner> {
  const row = await tx
    .insertInto('banner')
    .values({
      id,
      ...getColumns(draft),
      sort: lastIn(draft.groupName),
      changedAt: at,
      changedBy: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored(row);
}

/** Writes a banner anew; one that moves to another group goes to its end. */
export async function updateBanner(
  tx: Tx,
  before: StoredBanner,
  draft: BannerDraft,
  { at, by }: Change,
): Promise<StoredBanner> {
  const row = await tx
    .updateTable('banner')
    .set({
      ...getColumns(draft),
      ...(before.groupName !== draft.groupName && { sort: lastIn(draft.groupName) }),
      changedAt: at,
      changedBy: by,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored(row);
}

export async function deleteBanner(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('banner').where('id', '=', id).execute();
}

/** Locks the banners of a group until the transaction ends, and returns them in their order. */
export async function lockGroup(tx: Tx, groupName: string): Promise<StoredBanner[]> {
  const inGroup = tx.selectFrom('banner').where('groupName', '=', groupName);
  await inGroup.select('id').orderBy('id').forUpdate().execute();
  const rows = await inGroup.selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(stored);
}

/** Numbers the banners of a group in this order; says how many of them there are. */
export async function sortBanners(
  tx: Tx,
  groupName: string,
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`update banner set sort = place.sort
    from unnest(${ids}::uuid[]) with ordinality as place (id, sort)
    where banner.id = place.id and banner.group_name = ${groupName}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Whether there is a game with this code, open or not. */
export async function isGame(db: Database, code: string): Promise<boolean> {
  const query = db.selectFrom('game').select('code').where('code', '=', code);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function hasBanners(db: Database): Promise<boolean> {
  return db.selectFrom('banner').select('id').limit(1).$call(hasRow);
}
