import { sql } from 'kysely';
import { harmReason } from '@khelaghor/contract/backoffice/care.ts';
import type { CareActKind, HarmReason, HarmScore } from '@khelaghor/contract/backoffice/care.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL of scores of harm and of cases of care. */

const parseReasons = (reasons: unknown): HarmReason[] => harmReason.array().parse(reasons);

/** The place up to which days were scored. */
export type HarmPlace = {
  readonly day: string | null;
  readonly memberId: string | null;
  readonly isDone: boolean;
};

/** Locks the place: processes score one after another. */
export const lockPlace = (tx: Tx): Promise<HarmPlace> =>
  tx
    .selectFrom('harmPlace')
    .select(['day', 'memberId', 'isDone'])
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function writePlace(tx: Tx, place: HarmPlace): Promise<void> {
  await tx.updateTable('harmPlace').set(place).execute();
}

/** A member's score of a day. */
export type DayScore = HarmScore & { readonly memberId: string; readonly day: string };

/** Stores the score of a day; scoring it again gives the same. */
export async function writeScore(
  tx: Tx,
  { memberId, day, score, reasons }: DayScore,
): Promise<void> {
  const row = { score, reasons: JSON.stringify(reasons) };
  await tx
    .insertInto('harmScore')
    .values({ memberId, day, ...row })
    .onConflict((known) => known.columns(['memberId', 'day']).doUpdateSet(row))
    .execute();
}

const shownDays = 60;

/** Returns a member's days with a score, the newest first. */
export async function listScores(db: Database, memberId: string) {
  const rows = await db
    .selectFrom('harmScore')
    .select(['day', 'score', 'reasons'])
    .where('memberId', '=', memberId)
    .orderBy('day', 'desc')
    .limit(shownDays)
    .execute();
  return rows.map(({ reasons, ...row }) => ({ ...row, reasons: parseReasons(reasons) }));
}

/** Deletes scores of days before one. */
export async function dropScores(db: Database, before: string): Promise<void> {
  await db.deleteFrom('harmScore').where('day', '<', before).execute();
}

/** Puts a later day into the open case of a member; false: none is open. */
export const updateOpenCase = (
  tx: Tx,
  { memberId, day, score, reasons }: DayScore,
): Promise<boolean> =>
  tx
    .updateTable('careCase')
    .set({ day, score, reasons: JSON.stringify(reasons) })
    .where('memberId', '=', memberId)
    .where('closedAt', 'is', null)
    .where('day', '<=', day)
    .$call(tryWrite);

/** Returns true when a member got the message of a new case since a time. */
export async function isTold(db: Database, memberId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('careCase')
    .select('id')
    .where('memberId', '=', memberId)
    .where('isTold', '=', true)
    .where('openedAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

type NewCase = DayScore & {
  readonly id: string;
  readonly openedAt: Date;
  readonly isTold: boolean;
};

/** Stores a new case. */
export async function insertCase(tx: Tx, { reasons, ...row }: NewCase): Promise<void> {
  await tx
    .insertInto('careCase')
    .values({ ...row, reasons: JSON.stringify(reasons) })
    .execute();
}

/** Returns true when a member had a case for a day or a later one. */
export async function hasCaseSince(db: Database, memberId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('careCase')
    .select('id')
    .where('memberId', '=', memberId)
    .where('day', '>=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** A case with the member's account. */
export type StoredCase = HarmScore & {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly day: string;
  readonly openedAt: Date;
  readonly isTold: boolean;
  readonly closedAt: Date | null;
};

const selectCases = (db: Database) =>
  db
    .selectFrom('careCase as c')
    .innerJoin('member as m', 'm.id', 'c.memberId')
    .select(['c.id', 'c.memberId', 'm.username as account', 'c.day', 'c.score', 'c.reasons'])
    .select(['c.openedAt', 'c.isTold', 'c.closedAt']);

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;
const toCase = ({ reasons, ...row }: CaseRow): StoredCase => ({
  ...row,
  reasons: parseReasons(reasons),
});

type ListPage = { readonly limit: number; readonly behind: CursorPlace | null };

/** Lists open cases, the oldest first, or closed ones, the newest first. */
export async function listCases(
  db: Database,
  state: 'open' | 'closed',
  { limit, behind }: ListPage,
): Promise<StoredCase[]> {
  const isOpen = state === 'open';
  let query = selectCases(db)
    .where('c.closedAt', isOpen ? 'is' : 'is not', null)
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

/** Returns the cases of a member, the newest first. */
export async function listCasesOf(db: Database, memberId: string): Promise<StoredCase[]> {
  const rows = await selectCases(db)
    .where('c.memberId', '=', memberId)
    .orderBy('c.openedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(shownCases)
    .execute();
  return rows.map(toCase);
}

/** Returns a case, locked until the transaction ends. */
export const lockCase = (tx: Tx, id: string) =>
  tx
    .selectFrom('careCase')
    .select(['id', 'memberId', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function closeCase(tx: Tx, id: string, closedAt: Date): Promise<void> {
  await tx.updateTable('careCase').set({ closedAt }).where('id', '=', id).execute();
}

/** An act of an operator for a case. */
export type StoredAct = {
  readonly id: string;
  readonly caseId: string;
  readonly kind: CareActKind;
  readonly note: string;
  readonly actedBy: string;
  readonly actedAt: Date;
};

/** Stores an act; false: its key is known. */
export const insertAct = (tx: Tx, act: StoredAct): Promise<boolean> =>
  tx
    .insertInto('careAct')
    .values(act)
    .onConflict((known) => known.doNothing())
    .$call(tryWrite);

export const findAct = (db: Database, id: string) =>
  db
    .selectFrom('careAct')
    .select(['caseId', 'kind', 'note', 'actedBy'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns the acts of cases with the names of their operators, the oldest first. */
export async function listActs(db: Database, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  const rows = await db
    .selectFrom('careAct as a')
    .innerJoin('operator as o', 'o.id', 'a.actedBy')
    .selectAll('a')
    .select('o.username as by')
    .where('a.caseId', 'in', caseIds)
    .orderBy('a.actedAt')
    .orderBy('a.id')
    .execute();
  // A check of the table keeps the kind within the type.
  return rows.map(({ id, caseId, kind, note, by, actedAt }) => ({
    id,
    caseId,
    kind: kind as CareActKind,
    note,
    by,
    actedAt,
  }));
}
