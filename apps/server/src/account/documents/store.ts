import { sql } from 'kysely';
import type {
  DocumentKind,
  DocumentReason,
  DocumentSide,
} from '@khelaghor/contract/account/document-terms.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import type { JudgedDocument } from './document-rules.ts';

/** The only SQL that writes identity documents and their pictures. */

export type StoredDocument = JudgedDocument & {
  readonly id: string;
  readonly memberId: string;
  readonly kind: DocumentKind;
  readonly numberSealed: Buffer | null;
  readonly numberHash: string;
  readonly createdAt: Date;
  readonly reason: DocumentReason | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
};

const columns = [
  'id',
  'memberId',
  'kind',
  'numberSealed',
  'numberHash',
  'expiresOn',
  'createdAt',
  'state',
  'reason',
  'decidedBy',
  'decidedAt',
] as const;

const selectDocuments = (db: Database) => db.selectFrom('identityDocument').select(columns);

// Checks of the table keep the columns within the types.
type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirstOrThrow']>>;
const toStored = (row: Row): StoredDocument => row as StoredDocument;

/** Locks a member against documents that are sent at the same time. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  const member = tx.selectFrom('member').select('id').where('id', '=', memberId);
  await member.forNoKeyUpdate().executeTakeFirstOrThrow();
}

const shownMax = 50;

/** Returns a member's documents, the newest first. */
export async function listOfMember(db: Database, memberId: string): Promise<StoredDocument[]> {
  const rows = await selectDocuments(db)
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map(toStored);
}

export async function findDocument(db: Database, id: string): Promise<StoredDocument | null> {
  const row = await selectDocuments(db).where('id', '=', id).executeTakeFirst();
  return row ? toStored(row) : null;
}

export async function lockDocument(tx: Tx, id: string): Promise<StoredDocument | null> {
  const row = await selectDocuments(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Returns the level of a member on a day of Dhaka. */
export async function readLevel(db: Database, memberId: string, today: string): Promise<0 | 1> {
  const isVerified = await db
    .selectFrom('identityDocument')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', '=', 'accepted')
    .where((eb) => eb.or([eb('expiresOn', 'is', null), eb('expiresOn', '>=', today)]))
    .limit(1)
    .$call(hasRow);
  return isVerified ? 1 : 0;
}

type NewDocument = Pick<
  StoredDocument,
  'id' | 'memberId' | 'kind' | 'numberHash' | 'expiresOn' | 'createdAt'
> & { readonly numberSealed: Buffer };

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx
    .insertInto('identityDocument')
    .values({ ...document, state: 'waiting' })
    .execute();
}

/** Gives a document the member's uploaded pictures; false when one of them is not there. */
export async function attachPictures(
  tx: Tx,
  { id, memberId }: Pick<StoredDocument, 'id' | 'memberId'>,
  pictures: readonly { readonly id: string; readonly side: DocumentSide }[],
): Promise<boolean> {
  const { rows } = await sql`
    update identity_picture p set document_id = ${id}, side = given.side
    from unnest(
      ${pictures.map((picture) => picture.id)}::uuid[], ${pictures.map(({ side }) => side)}::text[]
    ) as given (id, side)
    where p.id = given.id and p.member_id = ${memberId} and p.document_id is null
    returning p.id`.execute(tx);
  return rows.length === pictures.length;
}

export async function countSince(db: Database, memberId: string, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('identityDocument')
    .select(({ fn }) => fn.countAll<bigint>().as('sent'))
    .where('memberId', '=', memberId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Counts pictures of a member that wait to be sent with a document. */
export async function countUnsent(db: Database, memberId: string): Promise<number> {
  const { unsent } = await db
    .selectFrom('identityPicture')
    .select(({ fn }) => fn.countAll<bigint>().as('unsent'))
    .where('memberId', '=', memberId)
    .where('documentId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unsent);
}

type NewPicture = { id: string; memberId: string; sealed: Buffer; createdAt: Date };

export async function insertPicture(db: Database, picture: NewPicture): Promise<void> {
  await db.insertInto('identityPicture').values(picture).execute();
}

export const findPicture = (db: Database, documentId: string, side: DocumentSide) =>
  db
    .selectFrom('identityPicture')
    .select(['id', 'sealed'])
    .where('documentId', '=', documentId)
    .where('side', '=', side)
    .executeTakeFirst();

export async function listSides(db: Database, documentId: string): Promise<DocumentSide[]> {
  const rows = await db
    .selectFrom('identityPicture')
    .select('side')
    .where('documentId', '=', documentId)
    .execute();
  return rows.map(({ side }) => side as DocumentSide);
}

export async function writeDecision(
  tx: Tx,
  id: string,
  decision: Pick<StoredDocument, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.updateTable('identityDocument').set(decision).where('id', '=', id).execute();
}

/** A document in the operators' lists. */
export type ListedDocument = StoredDocument & {
  readonly account: string;
  readonly isElsewhere: boolean;
};

const selectListed = (db: Database) =>
  db
    .selectFrom('identityDocument as d')
    .innerJoin('member as m', 'm.id', 'd.memberId')
    .select(columns.map((name) => `d.${name}` as const))
    .select('m.username as account')
    .select(
      sql<boolean>`exists (
        select from identity_document o
        where o.number_hash = d.number_hash and o.member_id <> d.member_id
      )`.as('isElsewhere'),
    );

type ListPage = { readonly limit: number; readonly before: CursorPlace | null };

/** Returns documents in a state: those that wait the oldest first, others the newest first. */
export async function listByState(
  db: Database,
  state: StoredDocument['state'],
  { limit, before }: ListPage,
): Promise<ListedDocument[]> {
  const isWaiting = state === 'waiting';
  const direction = isWaiting ? 'asc' : 'desc';
  let query = selectListed(db)
    .where('d.state', '=', state)
    .orderBy('d.createdAt', direction)
    .orderBy('d.id', direction)
    .limit(limit);
  if (before) {
    const place = sql`(${before.at}::timestamptz, ${before.id}::uuid)`;
    query = query.where(
      isWaiting
        ? sql<boolean>`(d.created_at, d.id) > ${place}`
        : sql<boolean>`(d.created_at, d.id) < ${place}`,
    );
  }
  return (await query.execute()) as ListedDocument[];
}

/** Returns a member's documents as operators see them. */
export async function listListed(db: Database, memberId: string): Promise<ListedDocument[]> {
  const rows = await selectListed(db)
    .where('d.memberId', '=', memberId)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(shownMax)
    .execute();
  return rows as ListedDocument[];
}

export async function findListed(db: Database, id: string): Promise<ListedDocument | null> {
  const row = await selectListed(db).where('d.id', '=', id).executeTakeFirst();
  return (row as ListedDocument | undefined) ?? null;
}

/** Returns documents with the same number at other accounts, the newest first. */
export const listElsewhere = (db: Database, { numberHash, memberId }: StoredDocument) =>
  db
    .selectFrom('identityDocument as d')
    .innerJoin('member as m', 'm.id', 'd.memberId')
    .select(['m.username as account', 'd.state', 'd.expiresOn'])
    .where('d.numberHash', '=', numberHash)
    .where('d.memberId', '!=', memberId)
    .orderBy('d.createdAt', 'desc')
    .limit(shownMax)
    .execute();
