/**
 * Goal: rounds that several games of a vendor shared are parted, and keys that two vendors share
 * stop no migration. Method: a database with the migrations of before is filled by SQL, brought up
 * to date, and compared.
 */
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

const firstByGame = '0039';
let database: TemporaryDatabase;
let client: pg.Client;

const idOf = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function newKey(): { pem: string; fingerprint: string } {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const der = createPublicKey(pem).export({ format: 'der', type: 'spki' });
  return { pem, fingerprint: createHash('sha256').update(der).digest('hex') };
}
const shared = newKey();
const own = newKey();

beforeAll(async () => {
  database = await createDatabaseBefore(firstByGame);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into member (id, account, nickname, type, password_hash, language, extra,
      age_confirmed_at, created_at)
    values ('${idOf(1)}', 'one', 'one', 0, '', 'en', '{}', now(), now());
    insert into game (code, game_type, vassalage, node_id, title_bn, title_en, picture, is_hot,
      launch, sort, open)
    select code, 'RNG', 'ACME', n, code, code, 'dice', 0, 'iframe', 1, true
    from unnest(array['k3', 'dice']) with ordinality as g (code, n);
    insert into vendor (code, title_bn, title_en, wallet, open, calls_per_minute, address,
      operator_id, signing_key_sealed, vassalage, launch_origins, created_at)
    select code, code, code, 'seamless', true, 1, 'https://vendor.example', 1, '', upper(code),
      '{}', now()
    from unnest(array['acme', 'zenith']) code;
    insert into round (id, source, member_id, ref, game_code, state, opened_at, ended_at)
    values ('${idOf(10)}', 'acme', '${idOf(1)}', 'r1', 'k3', 'open', now(), null),
      ('${idOf(11)}', 'acme', '${idOf(1)}', 'r2', 'k3', 'ended', now(), now()),
      ('${idOf(12)}', 'khelaghor', null, 'draw', 'k3', 'open', now(), null);
    insert into bet (id, member_id, product, source, game_code, round_ref, round_id, stake_minor,
      returned_minor, payout_minor, state, detail, body_hash, placed_at, settled_at)
    select b.id::uuid, '${idOf(1)}', 'vendor', 'acme', b.game, b.ref, b.round::uuid, 100, 0, 0,
      b.state, '{}', '', now(), case b.state when 'running' then null else now() end
    from (values
      ('${idOf(20)}', 'k3', 'r1', '${idOf(10)}', 'running'),
      ('${idOf(21)}', 'dice', 'r1', '${idOf(10)}', 'running'),
      ('${idOf(22)}', 'dice', 'r1', '${idOf(10)}', 'lost'),
      ('${idOf(23)}', 'dice', 'r2', '${idOf(11)}', 'lost')
    ) as b (id, game, ref, round, state);
    insert into bet_day (member_id, day, game_code, state, bets, stake_minor, payout_minor)
    select member_id, dhaka_day(placed_at), game_code, state, count(*),
      sum(stake_minor - returned_minor), sum(payout_minor)
    from bet group by 1, 2, 3, 4`);
  const key = `insert into vendor_key (id, vendor_code, slot, public_key, created_at)
    values ($1, $2, $3, $4, $5)`;
  await client.query(key, [idOf(30), 'acme', 1, shared.pem, '2026-01-01']);
  await client.query(key, [idOf(31), 'zenith', 1, shared.pem, '2026-01-02']);
  await client.query(key, [idOf(32), 'zenith', 2, own.pem, '2026-01-03']);
  const migrated = await migrate(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rowsOf = async (query: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(query)).rows;

test('bets stand in the round of their own game, open or ended as it was', async () => {
  expect(
    await rowsOf(`select b.id, b.game_code, r.game_code as round_game, r.ref, r.state,
        b.state as bet,
        b.stake_minor::int as stake, r.id = any(array['${idOf(10)}', '${idOf(11)}']::uuid[]) as kept
      from bet b join round r on r.id = b.round_id order by b.id`),
  ).toEqual([
    ...[
      { id: idOf(20), game_code: 'k3', round_game: 'k3', ref: 'r1', state: 'open', kept: true },
    ].map((row) => ({ ...row, bet: 'running', stake: 100 })),
    ...[
      { id: idOf(21), ref: 'r1', state: 'open', bet: 'running' },
      { id: idOf(22), ref: 'r1', state: 'open', bet: 'lost' },
      { id: idOf(23), ref: 'r2', state: 'ended', bet: 'lost' },
    ].map((row) => ({
      ...row,
      game_code: 'dice',
      round_game: 'dice',
      stake: 100,
      kept: false,
    })),
  ]);
  // One round for both bets of the second game, and our own round as it was.
  expect(await rowsOf('select count(*)::int as rounds from round')).toEqual([{ rounds: 5 }]);
});

test('a fingerprint is that of the key itself; the second of two vendors has none', async () => {
  expect(await rowsOf('select id, fingerprint from vendor_key order by id')).toEqual([
    { id: idOf(30), fingerprint: shared.fingerprint },
    { id: idOf(31), fingerprint: null },
    { id: idOf(32), fingerprint: own.fingerprint },
  ]);
});

test('vendors have ceilings, and their games none of their own', async () => {
  expect(
    await rowsOf(
      'select distinct win_max_minor::text as win, bonus_max_minor::text as bonus from vendor',
    ),
  ).toEqual([{ win: '1000000000', bonus: '10000000' }]);
});
