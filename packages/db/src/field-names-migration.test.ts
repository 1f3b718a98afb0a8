/**
 * Goal: 0053 renames tables, columns and what is named after them, and changes no row. Method: a
 * database with the migrations of before is filled by SQL, brought up to date, and compared.
 */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { createDatabaseBefore } from './database-before.ts';
import { migrate } from './migrate.ts';

const members = `select ('00000000-0000-7000-8000-00000000000' || n)::uuid as id, n
  from generate_series(1, 9) n`;
const fillSql = `
  insert into member (id, account, nickname, type, password_hash, language, extra, icon,
    age_confirmed_at, created_at)
  select id, 'filled' || n, 'filled', 0, '', 'en', jsonb_build_object('n', n), 'boat', now(), now()
  from (${members}) m;
  insert into bet_day (member_id, currency, day, game_code, state, bets, stake_minor, payout_minor)
  select id, 'PLAY', '2026-01-01', 'dice', 'won', n, 100 * n, 7 * n from (${members}) m;
  insert into lead_day (day, currency, member_id, payout_minor, wins)
  select '2026-01-01', 'PLAY', id, 7 * n, n from (${members}) m;
  insert into play_hour (member_id, currency, hour, staked_minor, paid_minor)
  select id, 'PLAY', '2026-01-01', 100 * n, 7 * n from (${members}) m;
  insert into play_limit (member_id, currency, kind, period, amount_minor, pending_from,
    pending_minor)
  select id, 'PLAY', 'stake', 'day', 100, '2026-02-01', 200 from (${members}) m;
  insert into fair_seed (id, member_id, scope, server_seed_sealed, commitment, state)
  select id, id, 'dice/1', '', repeat('0', 64), 'next' from (${members}) m;
  insert into game (code, game_type, vassalage, title_bn, title_en, picture, is_hot, launch, sort,
    open)
  select 'game' || n, 'RNG', 'ACME', '', '', '', (n % 3 = 0)::int, 'route', n, true
  from (${members}) m`;

const sums = (
  [totals, scores, spend, seeds]: readonly [string, string, string, string],
  hot: string,
) => `
  select 'totals' as of, count(*), sum(bets), sum(stake_minor) + sum(payout_minor) as amount
  from ${totals}
  union all select 'scores', count(*), sum(wins), sum(payout_minor) from ${scores}
  union all select 'spend', count(*), 0, sum(staked_minor) + sum(paid_minor) from ${spend}
  union all select 'seeds', count(*), 0, 0 from ${seeds}
  union all select 'hot', count(*) filter (where ${hot}), 0, 0 from game order by 1`;

test('tables and columns change their names and no row, and triggers stay in force', async () => {
  const database = await createDatabaseBefore('0053');
  onTestFinished(database.drop);
  const { db, close } = connect(database.url);
  onTestFinished(close);
  const run = async (text: string) => (await sql.raw(text).execute(db)).rows;
  await run(fillSql);
  const before = await run(sums(['bet_day', 'lead_day', 'play_hour', 'fair_seed'], 'is_hot = 1'));
  expect(before).toHaveLength(5);
  expect(await migrate(database.url)).toMatchObject({ ok: true });
  expect(
    await run(
      sums(
        ['bet_daily_total', 'leaderboard_daily_score', 'play_spend_hourly', 'provably_fair_seed'],
        'is_hot',
      ),
    ),
  ).toEqual(before);
  expect(
    await run(`select username, avatar, (profile_fields ->> 'n')::int as n from member
      order by username limit 2`),
  ).toEqual([
    { username: 'filled1', avatar: 'boat', n: 1 },
    { username: 'filled2', avatar: 'boat', n: 2 },
  ]);
  // The bodies of functions know the new names.
  await expect(run('delete from provably_fair_seed')).rejects.toThrow('never changes');
  const earlier = `update play_limit set increase_effective_at = '2026-01-31'`;
  await expect(run(earlier)).rejects.toThrow('not brought forward');
  await run(
    'update play_limit set amount_minor = increase_minor, increase_effective_at = null, increase_minor = null',
  );
  const day = `bet_last_day_end('00000000-0000-7000-8000-000000000001', 'PLAY', now(), '2025-01-01',
    null, null)`;
  expect(await run(`select ${day} at time zone 'UTC' = '2026-01-01 18:00' as found`)).toEqual([
    { found: true },
  ]);
});
