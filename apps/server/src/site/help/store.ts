import type { Selectable } from 'kysely';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { isPublishedAt } from '../../lib/publish-window.ts';
import { hasRow } from '../../lib/db/has-row.ts';

export type ArticleRow = Selectable<DB['helpArticle']>;

/** The articles that readers are given now. */
export async function listShown(db: Database, now: Date): Promise<ArticleRow[]> {
  const shown = db.selectFrom('helpArticle').selectAll().where(isPublishedAt(now));
  return shown.orderBy('sort').orderBy('slug').limit(200).execute();
}

export async function listAll(db: Database): Promise<ArticleRow[]> {
  return db.selectFrom('helpArticle').selectAll().orderBy('sort').orderBy('slug').execute();
}

export async function findShown(
  db: Database,
  now: Date,
  slug: string,
): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('helpArticle')
    .selectAll()
    .where('slug', '=', slug)
    .where(isPublishedAt(now))
    .executeTakeFirst();
}

/** Returns an article, locked until the transaction ends. */
export async function findOne(tx: Database, id: string): Promise<ArticleRow | undefined> {
  return tx
    .selectFrom('helpArticle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function isTaken(tx: Database, slug: string, id: string): Promise<boolean> {
  return tx
    .selectFrom('helpArticle')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .$call(hasRow);
}

/** Writes an article; false when another one took its address in the meantime. */
export async function put(tx: Database, { id, ...row }: ArticleRow): Promise<boolean> {
  if (await isTaken(tx, row.slug, id)) return false;
  await tx
    .insertInto('helpArticle')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return true;
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('helpArticle').where('id', '=', id).execute();
}
