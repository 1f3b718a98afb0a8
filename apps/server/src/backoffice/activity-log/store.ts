import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';
import { getMemberActor } from '../../lib/event-log.ts';

/** The only SQL that reads the event log as a whole. */

export type StoredEvent = {
  id: bigint;
  at: Date;
  /** The time as text: the log is finer than milliseconds. */
  atText: string;
  kind: string;
  actor: string;
  subject: string;
  detail: unknown;
};

export type EventFilter = {
  readonly kind?: string;
  /** Every spelling of the actor in the log; an empty list matches no event. */
  readonly actors?: readonly string[];
  readonly subjects?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
};

/** The position of an event in the log; the time is its text. */
export type EventPlace = { readonly at: string; readonly id: string };

/** Returns the position of an event, or undefined when the event is unknown. */
export async function placeOfEvent(db: Database, id: string): Promise<EventPlace | undefined> {
  const { rows } = await sql<EventPlace>`
    select at::text as at, id::text as id from event_log where id = ${id}::bigint
  `.execute(db);
  return rows[0];
}

/** Returns the events before a position, newest first. */
export async function readEvents(
  db: Database,
  filter: EventFilter,
  { before, limit }: { before: EventPlace | null; limit: number },
): Promise<StoredEvent[]> {
  const { kind, actors, subjects, from, until } = filter;
  const conditions = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(actors === undefined ? [] : [sql`actor = any (${actors}::text[])`]),
    ...(subjects === undefined ? [] : [sql`subject = any (${subjects}::text[])`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
    ...(before === null ? [] : [sql`(at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`]),
  ];
  const { rows } = await sql<StoredEvent>`
    select id, at, at::text as at_text, kind, actor, subject, detail from event_log
    where ${sql.join(conditions, sql` and `)}
    order by at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Returns the events of a member before a position, newest first: those of the member's own acts,
 * of operators' acts about the member, and of the member's deposits and withdrawals.
 */
export async function readMemberEvents(
  db: Database,
  memberId: string,
  { before, limit }: { before: EventPlace | null; limit: number },
): Promise<StoredEvent[]> {
  const party = getMemberActor(memberId);
  const rest =
    before === null
      ? sql`true`
      : sql`(e.at, e.id) < (${before.at}::timestamptz, ${before.id}::bigint)`;
  const newest = sql`order by e.at desc, e.id desc limit ${limit}`;
  const { rows } = await sql<StoredEvent>`
    with found as (
      (select e.id from event_log e where e.subject = ${party} and ${rest} ${newest})
      union
      (select e.id from event_log e where e.actor = ${party} and ${rest} ${newest})
      union
      (select e.id from deposit d join event_log e on e.subject = 'deposit:' || d.id
        where d.member_id = ${memberId} and ${rest} ${newest})
      union
      (select e.id from withdrawal w join event_log e on e.subject = 'withdrawal:' || w.id
        where w.member_id = ${memberId} and ${rest} ${newest})
    )
    select e.id, e.at, e.at::text as at_text, e.kind, e.actor, e.subject, e.detail
    from event_log e join found on found.id = e.id ${newest}
  `.execute(db);
  return rows;
}

/** Returns the newest batch of the log's hash chain, or undefined before the first. */
export const findChainHead = (db: Database) =>
  db
    .selectFrom('eventLogChain')
    .select(['batchNo', 'toSeq', 'hash', 'madeAt'])
    .orderBy('batchNo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the distinct kinds of events, one index lookup for each. */
export async function listKinds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive found as (
      (select kind from event_log order by kind limit 1)
      union all
      select (select e.kind from event_log e where e.kind > found.kind order by e.kind limit 1)
      from found where found.kind is not null
    )
    select kind from found where kind is not null
  `.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Returns the account names of members by their ids. */
export async function readUsernames(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
