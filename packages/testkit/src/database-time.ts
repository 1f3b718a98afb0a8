import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Reads the database's time, which the ledger writes and which made the ledger's months. */
export async function readDatabaseTime<DB>(db: Kysely<DB>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  if (!rows[0]) throw new Error('the database returned no time');
  return rows[0].now;
}
