import { sql } from 'kysely';
import { broadcastTemplateDraft } from '@khelaghor/contract/growth/broadcasts.ts';
import type {
  Broadcast,
  BroadcastAudience,
  BroadcastTemplate,
  BroadcastTemplateDraft,
} from '@khelaghor/contract/growth/broadcasts.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Database } from '../../lib/context.ts';
import { withRevision } from '../../lib/edits.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { readLink } from '../../site/messaging/index.ts';

/** A broadcast as it is stored, with the last member that it came to. */
export type StoredBroadcast = Omit<Broadcast, 'createdAt' | 'endedAt'> & {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly sentTo: string | null;
};

const select = (db: Database) =>
  db
    .selectFrom('broadcast as b')
    .innerJoin('inboxText as t', 't.id', 'b.id')
    .select(['b.id', 'b.purpose', 'b.audience', 'b.state', 'b.expected', 'b.sent', 'b.sentTo'])
    .select(['b.createdAt', 'b.createdBy', 'b.endedAt', 'b.stoppedBy'])
    .select(['t.title', 't.body', 't.linkPage', 't.linkId']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

// The tables know no other values.
const toStored = ({ linkPage, linkId, ...row }: Row): StoredBroadcast => ({
  ...row,
  title: row.title as LocalText,
  body: row.body as LocalText,
  audience: row.audience as BroadcastAudience,
  purpose: row.purpose as Broadcast['purpose'],
  state: row.state as Broadcast['state'],
  link: readLink(linkPage, linkId),
});

export async function findBroadcast(db: Database, id: string): Promise<StoredBroadcast | null> {
  const row = await select(db).where('b.id', '=', id).executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Returns a broadcast, locked until the transaction ends. */
export async function lockBroadcast(tx: Database, id: string): Promise<StoredBroadcast | null> {
  const row = await select(tx).where('b.id', '=', id).forUpdate('b').executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Lists broadcasts, newest first. */
export async function listBroadcasts(
  db: Database,
  behind: CursorPlace | null,
  limit: number,
): Promise<StoredBroadcast[]> {
  let rows = select(db).orderBy('b.createdAt', 'desc').orderBy('b.id', 'desc').limit(limit);
  if (behind !== null)
    rows = rows.where(sql<boolean>`(b.created_at, b.id) < (${behind.at}, ${behind.id})`);
  return (await rows.execute()).map(toStored);
}

/** The ids of broadcasts that are being sent, oldest first. */
export async function listSending(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('broadcast')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a broadcast whose text is stored. */
export async function insertBroadcast(
  tx: Database,
  row: Pick<
    StoredBroadcast,
    'id' | 'purpose' | 'audience' | 'expected' | 'createdAt' | 'createdBy'
  >,
): Promise<void> {
  const audience = JSON.stringify(row.audience);
  await tx
    .insertInto('broadcast')
    .values({ ...row, audience, state: 'sending' })
    .execute();
}

/** Changes how far a broadcast has come. */
export async function changeBroadcast(
  tx: Database,
  id: string,
  patch: Partial<Pick<StoredBroadcast, 'state' | 'sent' | 'sentTo' | 'endedAt' | 'stoppedBy'>>,
): Promise<void> {
  await tx.updateTable('broadcast').set(patch).where('id', '=', id).execute();
}

export async function listTemplates(db: Database): Promise<BroadcastTemplate[]> {
  const rows = await db.selectFrom('broadcastTemplate').selectAll().orderBy('name').execute();
  return rows.map(({ linkPage, linkId, changedAt, ...row }) =>
    withRevision(broadcastTemplateDraft, {
      ...row,
      title: row.title as LocalText,
      body: row.body as LocalText,
      link: readLink(linkPage, linkId),
      changedAt: changedAt.toISOString(),
    }),
  );
}

/** Returns a template, locked until the transaction ends; null: there is none. */
export async function lockTemplate(tx: Database, id: string): Promise<BroadcastTemplate | null> {
  const row = tx.selectFrom('broadcastTemplate').select('id').where('id', '=', id);
  await row.forUpdate().execute();
  return (await listTemplates(tx)).find((template) => template.id === id) ?? null;
}

/** Writes a template over the one of the same id. */
export async function putTemplate(
  tx: Database,
  id: string,
  { name, title, body, link }: BroadcastTemplateDraft,
  change: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  const row = {
    name,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    linkPage: link?.page ?? null,
    linkId: link?.id ?? null,
    ...change,
  };
  await tx
    .insertInto('broadcastTemplate')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Removes a template; false when there is none. */
export const removeTemplate = (tx: Database, id: string): Promise<boolean> =>
  tx.deleteFrom('broadcastTemplate').where('id', '=', id).$call(tryWrite);
