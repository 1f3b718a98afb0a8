import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { eventPayloads, eventVersion } from './event-kinds.ts';
import type { EventKind, NewEvent, OutboxEvent } from './event-kinds.ts';

/** The statement that writes events, for callers that write it with another one. */
export const insertEvents = (events: readonly NewEvent[]): RawBuilder<unknown> => sql`
  insert into outbox_event (kind, version, member_id, payload, at)
  select kind, ${eventVersion}::smallint, member_id, payload::jsonb, at
  from unnest(
    ${toQuotedArray(events.map(({ kind }) => kind))}::text[],
    ${toPlainArray(events.map(({ memberId }) => memberId))}::uuid[],
    ${toQuotedArray(events.map(({ payload }) => JSON.stringify(payload)))}::text[],
    ${toPlainArray(events.map(({ at }) => at.toISOString()))}::timestamptz[]
  ) as e (kind, member_id, payload, at)`;

/** Writes events in the transaction of what they tell of: both are there, or none. */
export async function writeEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(events).execute(tx);
}

/** Locks the place of a reader; undefined: another process has it. */
export async function lockReader(tx: Tx, reader: string): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('outboxReader')
    .select('readTo')
    .where('name', '=', reader)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.readTo;
}

export async function moveReader(tx: Tx, reader: string, readTo: bigint): Promise<void> {
  await tx.updateTable('outboxReader').set({ readTo }).where('name', '=', reader).execute();
}

/** The place of a reader in the outbox. Throws when there is no such reader. */
export async function findPlace(db: Database, reader: string): Promise<bigint> {
  const row = await db
    .selectFrom('outboxReader')
    .select('readTo')
    .where('name', '=', reader)
    .executeTakeFirst();
  if (!row) throw new Error(`the outbox has no reader ${reader}`);
  return row.readTo;
}

type StoredEvent = {
  readonly seq: bigint;
  readonly kind: string;
  readonly version: number;
  readonly memberId: string | null;
  readonly payload: unknown;
  readonly at: Date;
};

function parseEvent({ seq, kind, version, memberId, payload, at }: StoredEvent): OutboxEvent {
  if (version !== eventVersion) throw new Error(`event ${seq} has the unknown version ${version}`);
  const known = eventPayloads[kind as EventKind].parse(payload);
  return { seq, memberId, at, kind, payload: known } as OutboxEvent;
}

/** The events of some kinds behind one number, up to another, in their order. */
export async function listEvents(
  db: Database,
  kinds: readonly EventKind[],
  range: { readonly from: bigint; readonly to: bigint; readonly limit: number },
): Promise<OutboxEvent[]> {
  const rows = await db
    .selectFrom('outboxEvent')
    .select(['seq', 'kind', 'version', 'memberId', 'payload', 'at'])
    .where('seq', '>', range.from)
    .where('seq', '<=', range.to)
    .where('kind', 'in', kinds)
    .orderBy('seq')
    .limit(range.limit)
    .execute();
  return rows.map(parseEvent);
}

/** Removes the first events that all readers have passed. Returns how many. */
export async function removePassed(db: Database, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox_event where seq in (
      select seq from outbox_event where seq <= (select min(read_to) from outbox_reader)
      order by seq limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
