import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { isPublishedAt } from '../../lib/publish-window.ts';

export type LinkRow = Selectable<DB['externalLink']>;
export type ChannelRow = Selectable<DB['supportChannel']>;

export async function listResources(db: Database): Promise<LinkRow[]> {
  return db
    .selectFrom('externalLink')
    .selectAll()
    .orderBy('sort')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function listChannels(db: Database): Promise<ChannelRow[]> {
  const all = db.selectFrom('supportChannel').selectAll();
  return all.orderBy('sort').orderBy('id').limit(200).execute();
}

/** The links that readers are given now. */
export async function listDueLinks(db: Database, now: Date): Promise<LinkRow[]> {
  const due = db.selectFrom('externalLink').selectAll().where(isPublishedAt(now));
  return due.orderBy('sort').orderBy('id').limit(200).execute();
}

/** The channels whose time it is. Whether they lead where they may is another question. */
export async function listDueChannels(db: Database, now: Date): Promise<ChannelRow[]> {
  const due = db.selectFrom('supportChannel').selectAll().where(isPublishedAt(now));
  return due.orderBy('sort').orderBy('id').limit(200).execute();
}

export async function listHosts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('supportAllowedHost').select('host').orderBy('host').execute();
  return rows.map(({ host }) => host);
}

export async function putResource(tx: Database, { id, ...row }: LinkRow): Promise<void> {
  await tx
    .insertInto('externalLink')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function putChannel(tx: Database, { id, ...row }: ChannelRow): Promise<void> {
  await tx
    .insertInto('supportChannel')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Returns a link, locked until the transaction ends. */
export async function findResource(tx: Database, id: string): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('externalLink')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns a channel, locked until the transaction ends. */
export async function findChannel(tx: Database, id: string): Promise<ChannelRow | undefined> {
  return tx
    .selectFrom('supportChannel')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function removeResource(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('externalLink').where('id', '=', id).execute();
}

export async function removeChannel(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('supportChannel').where('id', '=', id).execute();
}

/** Makes changes of the allowed hosts follow one another, and returns those of now. */
export async function lockHosts(tx: Database): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('support_allowed_host', 0))`.execute(tx);
  return listHosts(tx);
}

/** Makes these the allowed hosts, and no others. */
export async function setHosts(
  tx: Database,
  hosts: readonly string[],
  added: { addedAt: Date; addedBy: string },
): Promise<void> {
  const others = tx.deleteFrom('supportAllowedHost');
  await (hosts.length > 0 ? others.where('host', 'not in', [...hosts]) : others).execute();
  if (hosts.length === 0) return;
  await tx
    .insertInto('supportAllowedHost')
    .values(hosts.map((host) => ({ host, ...added })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
}

/** The stored picture of a QR code; undefined when it is none that all may see. */
export async function getPublicPicture(
  db: Database,
  hash: string,
): Promise<StoredImage | undefined> {
  return db
    .selectFrom('media')
    .select(['hash', 'width', 'height', 'widths'])
    .where('hash', '=', hash)
    .where('visibility', '=', 'public')
    .executeTakeFirst();
}
