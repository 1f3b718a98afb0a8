/**
 * Goal: every ticket of before 0056 bets on the same lines afterwards, written as in its receipt.
 * Method: a database with the migrations of before is filled by SQL, brought up to date, and
 * compared; then again with a stake that no longer fits the lines.
 */
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let client: pg.Client;

const fillSql = `
  with wanted (play, selections, lines) as (
    values ('big', '[[]]'::jsonb, 1), ('sum', '[[10], [3]]', 2),
      ('two_different', '[[1, 2], [3, 6], [2, 5]]', 3)
  ), ticket as (
    select uuid_v7() as bet_id, uuid_v7() as member_id, play, selections, lines, n
    from wanted, generate_series(1, 100) n
  ), placed as (
    insert into bet (id, member_id, product, source, game_code, stake_minor, payout_minor, state,
      detail, body_hash, placed_at, settled_at, currency)
    select bet_id, member_id, 'lottery', 'khelaghor', 'k3', lines * (100 + n), 0, 'lost',
      jsonb_build_object('kind', 'lottery', 'play', play, 'selections', selections), '', now(),
      now(), 'PLAY'
    from ticket
  )
  insert into lottery_ticket (bet_id, member_id, issue_id, play, selections, series,
    stake_per_line_minor)
  select bet_id, member_id, uuid_v7(), play, selections, 1960, 100 + n from ticket`;

beforeEach(async () => {
  database = await createDatabaseBefore('0056-lottery-selections');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(fillSql);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

test('every ticket chooses the same lines, in its row and in its record', async () => {
  expect(await migrate(database.url)).toMatchObject({ ok: true });
  const { rows } = await client.query<unknown[]>({
    text: `select t.play, t.selection, t.line_count, b.detail ->> 'selection',
        b.detail ? 'selections', count(*)::int
      from lottery_ticket t join bet b on b.id = t.bet_id
      group by 1, 2, 3, 4, 5 order by 1`,
    rowMode: 'array',
  });
  expect(rows).toEqual([
    ['big', '-', 1, '-', false, 100],
    ['sum', '10,3', 2, '10,3', false, 100],
    ['two_different', '1+2,3+6,2+5', 3, '1+2,3+6,2+5', false, 100],
  ]);
});

test('a stake that does not fit the lines stops the change', async () => {
  await client.query(
    "update bet set stake_minor = stake_minor + 1 where detail ->> 'play' = 'sum'",
  );
  const reply = await migrate(database.url);
  expect(reply).toMatchObject({ ok: false });
});
