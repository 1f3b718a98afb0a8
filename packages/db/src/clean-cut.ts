/**
 * Reading a table whose rows are numbered by a sequence without missing one: numbers are drawn
 * before their transaction ends, so a row may appear behind rows with larger numbers.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Tables whose rows are numbered, and the sequences of their numbers. */
export const sequences = {
  ledger_transfer: 'ledger_transfer_seq',
  outbox_event: 'outbox_event_seq',
  event_log: 'event_log_id_seq',
} as const;
export type NumberedTable = keyof typeof sequences;

const POLL_MS = 25;

/** The last used number of a table; 0 before the first. */
export async function readLastNumber(db: Kysely<DB>, table: NumberedTable): Promise<bigint> {
  const { rows } = await sql<{ last: bigint }>`
    select case when is_called then last_value else 0 end as last
    from ${sql.id(sequences[table])}`.execute(db);
  return rows[0]?.last ?? 0n;
}

/** The transactions that are writing to a table now. */
async function listWriters(db: Kysely<DB>, table: NumberedTable): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select virtualtransaction as name from pg_locks
    where locktype = 'relation' and relation = ${table}::regclass and granted
      and database = (select oid from pg_database where datname = current_database())
      and mode = 'RowExclusiveLock'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Returns a number up to which no row will be added to a table: every transaction that may have
 * drawn a number up to it has ended. An insert draws a number and holds its table lock until its
 * transaction ends, so waiting for the holders of that lock suffices. It blocks no writer.
 * Undefined: they did not end within `patienceMs`.
 */
export async function waitForCleanCut(
  db: Kysely<DB>,
  table: NumberedTable,
  patienceMs: number,
): Promise<bigint | undefined> {
  const cut = await readLastNumber(db, table);
  const before = await listWriters(db, table);
  for (let waitedMs = 0; before.size > 0; waitedMs += POLL_MS) {
    if (waitedMs >= patienceMs) return undefined;
    await wait(POLL_MS);
    const now = await listWriters(db, table);
    for (const name of before) if (!now.has(name)) before.delete(name);
  }
  return cut;
}
