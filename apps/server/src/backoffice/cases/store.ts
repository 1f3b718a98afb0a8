import { sql } from 'kysely';
import type {
  CaseEventKind,
  CaseKind,
  CaseState,
} from '@khelaghor/contract/backoffice/case-terms.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL of cases about members. */

/** A case with the member's account, and the lists of its hits. */
export type StoredCase = {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
  readonly lists: readonly string[];
};

const selectCases = (db: Database) =>
  db
    .selectFrom('memberCase as c')
    .innerJoin('member as m', 'm.id', 'c.memberId')
    .select(['c.id', 'c.memberId', 'm.username as account', 'c.kind', 'c.state'])
    .select(['c.openedAt', 'c.decidedAt'])
    .select(
      sql<string[]>`array(
        select distinct h.list from case_hit h where h.case_id = c.id order by h.list
      )`.as('lists'),
    );

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;
// Checks of the table keep these columns within the types.
const toCase = (row: CaseRow): StoredCase => row as StoredCase;

/** Leaves out cases about members who are bound to the operator that looks. */
const isAboutOthers = (operatorId: string) => sql<boolean>`not exists (
  select from operator_member b where b.operator_id = ${operatorId} and b.member_id = c.member_id
)`;

type ListPage = {
  readonly limit: number;
  readonly behind: CursorPlace | null;
  readonly operatorId: string;
};

/** Lists open cases, the oldest first, or cases decided so, the newest first. */
export async function listCases(
  db: Database,
  state: CaseState,
  { limit, behind, operatorId }: ListPage,
): Promise<StoredCase[]> {
  const isOpen = state === 'open';
  let query = selectCases(db)
    .where('c.state', '=', state)
    .where(isAboutOthers(operatorId))
    .orderBy('c.openedAt', isOpen ? 'asc' : 'desc')
    .orderBy('c.id', isOpen ? 'asc' : 'desc')
    .limit(limit);
  if (behind) {
    const place = sql`(${behind.at}::timestamptz, ${behind.id}::uuid)`;
    query = query.where(
      isOpen
        ? sql<boolean>`(c.opened_at, c.id) > ${place}`
        : sql<boolean>`(c.opened_at, c.id) < ${place}`,
    );
  }
  return (await query.execute()).map(toCase);
}

const shownCases = 20;

/** Returns the cases about a member, the newest first. */
export async function listCasesOf(
  db: Database,
  { memberId, operatorId }: { readonly memberId: string; readonly operatorId: string },
): Promise<StoredCase[]> {
  const rows = await selectCases(db)
    .where('c.memberId', '=', memberId)
    .where(isAboutOthers(operatorId))
    .orderBy('c.openedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(shownCases)
    .execute();
  return rows.map(toCase);
}

export async function findCase(db: Database, id: string): Promise<StoredCase | null> {
  const row = await selectCases(db).where('c.id', '=', id).executeTakeFirst();
  return row ? toCase(row) : null;
}

/** Returns those of the members about whom a case is open. */
export async function listWithOpenCase(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id from member_case
    where state = 'open' and member_id = any(${memberIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** Returns the hits of a case, the oldest first. */
export const listHits = (db: Database, caseId: string) =>
  db
    .selectFrom('caseHit')
    .select(['list', 'reference', 'name', 'born', 'isBornEqual', 'foundAt'])
    .where('caseId', '=', caseId)
    .orderBy('foundAt')
    .orderBy('list')
    .orderBy('reference')
    .execute();

/** Locks the cases about a member, so that cases and hits are added one after another. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case:${memberId}`}, 0))`.execute(tx);
}

/** Returns the id of the open case about a member; null: there is none. */
export async function findOpenCase(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberCase')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.id ?? null;
}

type NewCase = Pick<StoredCase, 'id' | 'memberId' | 'kind' | 'openedAt'>;

/** Stores a case; false: its id is taken. */
export const insertCase = (tx: Tx, row: NewCase): Promise<boolean> =>
  tx
    .insertInto('memberCase')
    .values(row)
    .onConflict((known) => known.column('id').doNothing())
    .$call(tryWrite);

/** Returns a case, locked until the transaction ends. */
export const lockCase = (tx: Tx, id: string) =>
  tx
    .selectFrom('memberCase')
    .select(['id', 'memberId', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function endCase(
  tx: Tx,
  id: string,
  state: Exclude<CaseState, 'open'>,
  decidedAt: Date,
): Promise<void> {
  await tx.updateTable('memberCase').set({ state, decidedAt }).where('id', '=', id).execute();
}

/** An event of a case; `actor` is `operator:<name>` or `system`. */
export type StoredEvent = {
  readonly id: string;
  readonly caseId: string;
  readonly kind: CaseEventKind;
  readonly note: string;
  readonly actor: string;
  readonly at: Date;
};

/** Stores an event; false: its key is known. */
export const insertEvent = (tx: Tx, event: StoredEvent): Promise<boolean> =>
  tx
    .insertInto('caseEvent')
    .values(event)
    .onConflict((known) => known.doNothing())
    .$call(tryWrite);

export const findEvent = (db: Database, id: string) =>
  db
    .selectFrom('caseEvent')
    .select(['caseId', 'kind', 'note', 'actor'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns the events of a case, the oldest first. */
export async function listEvents(db: Database, caseId: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('caseEvent')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as CaseEventKind }));
}
