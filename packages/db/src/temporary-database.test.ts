import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

test('temporary databases have all tables, share nothing, and can be dropped', async () => {
  const [one, other] = await Promise.all([createTemporaryDatabase(), createTemporaryDatabase()]);
  const first = connect(one.url);
  const second = connect(other.url);
  await sql`insert into ledger_account (owner, kind, currency, limited)
    values ('house', 'house_grant', 'PLAY', false)`.execute(first.db);
  const count = async ({ db }: typeof first): Promise<bigint | undefined> => {
    const query = db.selectFrom('ledgerAccount').where('owner', '=', 'house');
    const row = await query
      .select((all) => all.fn.countAll<bigint>().as('rows'))
      .executeTakeFirst();
    return row?.rows;
  };
  expect([await count(first), await count(second)]).toEqual([1n, 0n]);
  await second.close();
  await other.drop();
  // A database with open connections can be dropped too.
  await one.drop();
  await expect(count(first)).rejects.toThrow(/terminat|does not exist/u);
  await first.close();
});
