/**
 * Goal: shared rounds and their bets of before 0146 have their values under the new names, and the
 * rules of their tables hold. Method: a database with the migrations of before is filled by SQL,
 * brought up to date, and read and written.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;
let client: pg.Client;

/** Four rounds: one that ended, one that was interrupted, one that is void, one in flight. */
const fillSql = `
  with chain as (
    insert into shared_chain (id, game_code, head, length, last_link_sealed, made_at)
    values (uuid_v7(), 'crash', repeat('0', 64), 100, 'sealed', now())
    returning id
  ), round as (
    insert into shared_round (id, game_code, number, chain_id, place, seal, state, opened_at,
      closes_at, client_seed, flies_at, broke_at, ended_at, link, point, settled_at, voided_at,
      void_reason)
    select uuid_v7(), game, place, chain.id, place, repeat(place::text, 64), state,
      '2026-11-26 06:00:00Z', '2026-11-26 06:00:06Z',
      case when state <> 'void' then 'crash/' || place end,
      case when state <> 'void' then timestamptz '2026-11-26 06:00:07Z' end,
      broke_at, case when state = 'ended' then timestamptz '2026-11-26 06:00:20Z' end,
      case when state = 'ended' then repeat('a', 64) end, case when state = 'ended' then '2.50' end,
      case when state <> 'flight' then timestamptz '2026-11-26 06:00:21Z' end,
      case when state = 'void' then timestamptz '2026-11-26 06:00:05Z' end,
      case when state = 'void' then 'called_off' end
    from chain, (values
      ('crash', 1, 'ended', null::timestamptz),
      ('crash', 2, 'ended', '2026-11-26 06:00:12Z'),
      ('crash', 3, 'void', null),
      ('crash', 4, 'flight', null)
    ) as v (game, place, state, broke_at)
    returning id, number
  )
  insert into shared_bet (bet_id, round_id, member_id, game_code, game_session_id, seat, choice,
    currency, stake_minor, taken_by, receipt, placed_at, pressed, pressed_at)
  select uuid_v7(), round.id, uuid_v7(), 'crash', uuid_v7(), seat, '{"auto": 0}', 'PLAY', 1000,
    1000000, decode(repeat('00', 64), 'hex'), '2026-11-26 06:00:01Z',
    case seat when 1 then 134 end, case seat when 1 then timestamptz '2026-11-26 06:00:12Z' end
  from round, unnest(array[1, 2]) as seat`;

beforeAll(async () => {
  database = await createDatabaseBefore('0146');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(fillSql);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const readRows = async (text: string): Promise<unknown[][]> =>
  (await client.query<unknown[]>({ text, rowMode: 'array' })).rows;

test('rounds have their values under the new names, and the one in flight is running', async () => {
  const rows = await readRows(`
    select number::int, chain_index, left(commitment, 1), state,
      extract(epoch from starts_at - closes_at)::int,
      extract(epoch from interrupted_at - starts_at)::int, left(server_seed, 1), crash_point
    from shared_round order by number`);
  expect(rows).toEqual([
    [1, 1, '1', 'ended', 1, null, 'a', '2.50'],
    [2, 2, '2', 'ended', 1, 5, 'a', '2.50'],
    [3, 3, '3', 'void', null, null, null, null],
    [4, 4, '4', 'running', 1, null, null, null],
  ]);
  expect(await readRows(`select convert_from(last_seed_sealed, 'UTF8') from shared_chain`)).toEqual(
    [['sealed']],
  );
});

test('bets keep their auto cash-out and the cash-outs of their players', async () => {
  const rows = await readRows(`
    select seat, auto_cash_out, cashed_out,
      extract(epoch from cashed_out_at - placed_at)::int, count(*)::int
    from shared_bet group by 1, 2, 3, 4 order by 1`);
  expect(rows).toEqual([
    [1, 1_000_000, 134, 11, 4],
    [2, 1_000_000, null, null, 4],
  ]);
});

const running = `where state = 'running'`;
const bets = `where seat = 2 and round_id = (select id from shared_round ${running})`;

test.each([
  ['a commitment that changes', `update shared_round set commitment = repeat('f', 64) ${running}`],
  ['an index that changes', `update shared_round set chain_index = 50 ${running}`],
  ['a start that changes', `update shared_round set starts_at = now() ${running}`],
  ['an interruption', `update shared_round set interrupted_at = now() ${running}`],
  [
    'a running round that is voided',
    `update shared_round set state = 'void', voided_at = now(), void_reason = 'called_off'
      ${running}`,
  ],
  ['an end without its server seed', `update shared_round set state = 'ended' ${running}`],
  ['the state of before', `update shared_round set state = 'flight' ${running}`],
  [
    'a crash point that changes',
    `update shared_round set crash_point = '9.99' where state = 'ended'`,
  ],
  ['an auto cash-out that changes', `update shared_bet set auto_cash_out = 200 ${bets}`],
  ['a cash-out without its time', `update shared_bet set cashed_out = 150 ${bets}`],
  [
    'a second cash-out',
    `update shared_bet set cashed_out = 150, cashed_out_at = now() where seat = 1`,
  ],
])('the tables refuse %s', async (_, text) => {
  await expect(client.query(text)).rejects.toThrow(/never changes|changes in nothing|violates/u);
});

test('a running bet cashes out, and its round ends', async () => {
  await client.query(`update shared_bet set cashed_out = 150, cashed_out_at = now() ${bets}`);
  await client.query(`update shared_round set state = 'ended', ended_at = now(),
    server_seed = repeat('b', 64), crash_point = '3.00' ${running}`);
  expect(await readRows(`select crash_point from shared_round where number = 4`)).toEqual([
    ['3.00'],
  ]);
});
