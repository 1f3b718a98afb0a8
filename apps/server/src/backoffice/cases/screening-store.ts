import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';
import { normalizeName } from './screening-rules.ts';
import type { Person, ScreeningEntry, ScreeningHit } from './screening-rules.ts';

/** The only SQL of screening lists and of the members who are compared with them. */

/** Returns the entries of names as they are compared. */
export async function findEntries(
  db: Database,
  nameKeys: readonly string[],
): Promise<readonly (ScreeningEntry & { readonly nameKey: string })[]> {
  const { rows } = await sql<ScreeningEntry & { nameKey: string }>`
    select list, reference, name, born, name_key from screening_entry
    where name_key = any(${nameKeys}::text[])
    order by list, reference, name_key`.execute(db);
  return rows;
}

/** Gives the lists that entries name these entries and no others. */
export async function replaceLists(
  tx: Tx,
  entries: readonly ScreeningEntry[],
  importedAt: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('screening-lists', 0))`.execute(tx);
  const lists = [...new Set(entries.map(({ list }) => list))];
  await tx.deleteFrom('screeningEntry').where('list', 'in', lists).execute();
  await sql`
    insert into screening_entry (list, reference, name, name_key, born, imported_at)
    select list, reference, name, name_key, born, ${importedAt}
    from unnest(
      ${entries.map(({ list }) => list)}::text[],
      ${entries.map(({ reference }) => reference)}::text[],
      ${entries.map(({ name }) => name)}::text[],
      ${entries.map(({ name }) => normalizeName(name))}::text[],
      ${entries.map(({ born }) => born)}::text[]
    ) as given (list, reference, name, name_key, born)`.execute(tx);
}

/** Returns the lists with the number of their entries. */
export async function readLists(
  db: Database,
): Promise<{ list: string; entries: number; importedAt: Date }[]> {
  const { rows } = await sql<{ list: string; entries: number; importedAt: Date }>`
    select list, count(*)::int as entries, max(imported_at) as imported_at
    from screening_entry group by list order by list`.execute(db);
  return rows;
}

/** Returns a member whose accepted document showed the name; null: none has. */
export async function findPerson(db: Database, memberId: string): Promise<Person | null> {
  const [person] = await listPeople(db, { only: memberId, after: null, limit: 1 });
  return person ?? null;
}

type PeoplePage = {
  /** One member; null: all. */
  readonly only: string | null;
  readonly after: string | null;
  readonly limit: number;
};

/** Returns open accounts whose name an accepted document showed, in the order of their ids. */
export async function listPeople(
  db: Database,
  { only, after, limit }: PeoplePage,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select m.id as member_id, m.payee_name as name, m.birthday::text as birthday
    from member m
    where (${only}::uuid is null or m.id = ${only}) and (${after}::uuid is null or m.id > ${after})
      and m.closed_at is null and m.payee_name is not null
      and exists (
        select from identity_document d where d.member_id = m.id and d.state = 'accepted'
      )
    order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Stores hits of a case. */
export async function insertHits(
  tx: Tx,
  caseId: string,
  hits: readonly ScreeningHit[],
  foundAt: Date,
): Promise<void> {
  await tx
    .insertInto('caseHit')
    .values(hits.map((hit) => ({ ...hit, caseId, foundAt })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Returns the hits of a member that no case has yet. */
export async function listNewHits(
  db: Database,
  memberId: string,
  hits: readonly ScreeningHit[],
): Promise<ScreeningHit[]> {
  const known = await db
    .selectFrom('caseHit')
    .select(['list', 'reference', 'nameKey', 'isBornEqual'])
    .where('memberId', '=', memberId)
    .execute();
  return hits.filter(
    (hit) =>
      !known.some(
        ({ list, reference, nameKey, isBornEqual }) =>
          list === hit.list &&
          reference === hit.reference &&
          nameKey === hit.nameKey &&
          // A hit by the name alone is known once both birthdays agreed.
          (isBornEqual || !hit.isBornEqual),
      ),
  );
}
