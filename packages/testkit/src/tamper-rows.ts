import { connect } from '@khelaghor/db/connect.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll } from 'vitest';
import type { TestServer } from './test-server.ts';

/**
 * Lets the tests of one file change rows as the owner of the database can, and no code of the
 * server: past the triggers that keep written rows as they are.
 */
export function openTampering({ databaseUrl }: TestServer) {
  const owner = connect(databaseUrl, { connectionsMax: 1 });
  afterAll(() => owner.close());
  return (table: string, change: RawBuilder<unknown>): Promise<void> =>
    owner.db.transaction().execute(async (tx) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await change.execute(tx);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    });
}

/** Changes one bit of a column of bytes. */
export const changeBit = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = set_byte(${sql.ref(column)}, 9, get_byte(${sql.ref(column)}, 9) # 1)`;
