import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { AnnouncementType } from '@khelaghor/contract/site/announcements.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { isPublishedAt } from '../../lib/publish-window.ts';
import { hasRow } from '../../lib/db/has-row.ts';

export type AnnouncementRow = Selectable<DB['announcement']>;

const shownOrder = sql`sort, published_at desc, id desc`;

export type Filter = {
  type: AnnouncementType | null;
  from: Date | null;
  /** The last moment that still counts. */
  to: Date | null;
};

const isWanted = ({ type, from, to }: Filter) => sql<boolean>`
  (${type}::text is null or type = ${type})
  and (${from}::timestamptz is null or published_at >= ${from})
  and (${to}::timestamptz is null or published_at <= ${to})`;

/** One page of what readers may see, and how many there are in all. */
export async function readDuePage(
  db: Database,
  now: Date,
  filter: Filter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: AnnouncementRow[]; count: number }> {
  const wanted = db.selectFrom('announcement').where(isPublishedAt(now)).where(isWanted(filter));
  const [rows, counted] = await Promise.all([
    wanted
      .selectAll()
      .orderBy(shownOrder)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(counted.count) };
}

export async function findDue(
  db: Database,
  now: Date,
  id: string,
): Promise<AnnouncementRow | undefined> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where(isPublishedAt(now))
    .executeTakeFirst();
}

/** Of some types; with a page only those of that page. */
export async function listDue(
  db: Database,
  now: Date,
  asked: { types: readonly AnnouncementType[]; targetPage?: string; max: number },
): Promise<AnnouncementRow[]> {
  const due = db
    .selectFrom('announcement')
    .selectAll()
    .where(isPublishedAt(now))
    .where('type', 'in', [...asked.types])
    .orderBy(shownOrder)
    .limit(asked.max);
  const { targetPage } = asked;
  return (targetPage === undefined ? due : due.where('targetPage', '=', targetPage)).execute();
}

export async function listAll(db: Database): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .orderBy('sort')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

export async function findOne(tx: Database, id: string): Promise<AnnouncementRow | undefined> {
  return tx
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type Written = Omit<AnnouncementRow, 'publishedAt'>;

export async function insert(tx: Database, row: Written): Promise<void> {
  await tx.insertInto('announcement').values(row).execute();
}

export async function update(tx: Database, { id, ...row }: Written): Promise<void> {
  await tx.updateTable('announcement').set(row).where('id', '=', id).execute();
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('announcement').where('id', '=', id).execute();
}

/** Whether there is a game with this code. */
export async function isGame(db: Database, code: string): Promise<boolean> {
  return db.selectFrom('game').select('code').where('code', '=', code).$call(hasRow);
}
