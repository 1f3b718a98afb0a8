-- What members allow themselves, what counts against it, the boards and the game sessions say in
-- which currency they are. See why.md.

create temporary table usual on commit drop as
select coalesce(mode() within group (order by currency), 'PLAY') as currency
from ledger_account where kind = 'wallet';

-- Members whose rows have to be written: of another currency, or of several, of which the one that
-- the money mode of the site names is played with.
create temporary table unusual on commit drop as
select substr(owner, 8)::uuid as member_id, count(*) as wallets,
  case when bool_or(wallet.currency = mode.currency) then min(mode.currency)
    else min(wallet.currency) end
    as currency
from (
  select owner, currency from ledger_account
  where kind = 'wallet' and owner ~ '^member:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
) as wallet (owner, currency), (
  select case coalesce(max(value #>> '{}'), 'play') when 'play' then 'PLAY' else 'BDT' end
  from setting where key = 'moneyMode'
) as mode (currency)
group by owner
having count(*) > 1 or min(wallet.currency) <> (select currency from usual);
analyze unusual;

-- What the amounts were, for the check. Those of members with several wallets are summed anew.
create temporary view sums as
with said as (
  select 'play_hour' as name, member_id, staked_minor as one, paid_minor as two from play_hour
  union all
  select 'play_limit', member_id, amount_minor, pending_minor from play_limit
  union all
  select 'lead_day', member_id, payout_minor, wins from lead_day
  union all
  select 'dice_session', member_id, staked_minor, returned_minor from dice_session
)
select name, count(*) as rows, sum(one) as one, sum(two) as two
from said
where member_id not in (select member_id from unusual where wallets > 1)
group by name;
create temporary table sums_before on commit drop as select * from sums;

do $$
declare
  v_usual text := (select currency from usual);
  v_table text;
begin
  foreach v_table in array array['play_hour', 'lead_day', 'game_session', 'dice_session'] loop
    execute format(
      'alter table %I add column currency text not null default %L
         check (currency in (''PLAY'', ''BDT'', ''TRIAL'', ''POINT''))', v_table, v_usual);
    execute format('alter table %I alter column currency drop default', v_table);
  end loop;
end
$$;
alter table play_limit add column currency text
  check (currency in ('PLAY', 'BDT', 'TRIAL', 'POINT'));

-- A limit on time is one of minutes.
update play_limit set currency = (select currency from usual) where kind <> 'time';
update play_limit l set currency = u.currency from unusual u
where l.member_id = u.member_id and l.kind <> 'time';
alter table play_limit
  drop constraint play_limit_pkey,
  add constraint play_limit_one unique nulls not distinct (member_id, kind, period, currency),
  add constraint play_limit_currency check ((kind = 'time') = (currency is null));

alter table play_hour drop constraint play_hour_pkey;
update play_hour h set currency = u.currency from unusual u
where h.member_id = u.member_id and u.wallets = 1;
-- Of a member with several wallets the hours are summed from the bets again.
with cleared as (
  delete from play_hour h using unusual u where h.member_id = u.member_id and u.wallets > 1
  returning h.member_id, h.hour
)
insert into play_hour (member_id, currency, hour, staked_minor, paid_minor)
select b.member_id, b.currency, c.hour, sum(b.stake_minor - b.returned_minor), sum(b.payout_minor)
from cleared c join bet b on b.member_id = c.member_id
  and b.placed_at >= c.hour and b.placed_at < c.hour + interval '1 hour'
group by 1, 2, 3;
alter table play_hour add primary key (member_id, currency, hour);

alter table lead_day drop constraint lead_day_pkey;
drop index lead_day_by_payout;
update lead_day d set currency = u.currency from unusual u
where d.member_id = u.member_id and u.wallets = 1;
with cleared as (
  delete from lead_day d using unusual u where d.member_id = u.member_id and u.wallets > 1
  returning d.member_id, d.day
)
insert into lead_day (day, currency, member_id, payout_minor, wins)
select c.day, b.currency, b.member_id, sum(b.payout_minor), count(*)
from cleared c join bet b on b.member_id = c.member_id
  and b.state = 'won' and dhaka_day(b.settled_at) = c.day
group by 1, 2, 3;
alter table lead_day add primary key (day, currency, member_id);
create index lead_day_by_payout on lead_day (day, currency, payout_minor desc);

update game_session s set currency = u.currency from unusual u where s.member_id = u.member_id;
update dice_session s set currency = u.currency from unusual u where s.member_id = u.member_id;

-- Writes rolls, steps the nonces of their seeds and adds to the sums of the game sessions. False,
-- and all must be taken back, when a nonce is not the next one or its seed has ended.
create or replace function dice_write_rolls(
  p_bets uuid[], p_members uuid[], p_seeds uuid[], p_nonces int[], p_directions text[],
  p_chances int[], p_rolls int[], p_currencies text[], p_receipts bytea[], p_times timestamptz[],
  p_sessions uuid[], p_stakes bigint[], p_payouts bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_stepped bigint;
begin
  update fair_seed f set next_nonce = f.next_nonce + 1
  from unnest(p_seeds, p_nonces) as r (seed_id, nonce)
  where f.id = r.seed_id and f.next_nonce = r.nonce and f.state = 'active';
  get diagnostics v_stepped = row_count;
  if v_stepped < cardinality(p_seeds) then
    return false;
  end if;
  insert into dice_roll (
    bet_id, member_id, seed_id, nonce, direction, chance, roll, currency, receipt, rolled_at
  )
  select * from unnest(
    p_bets, p_members, p_seeds, p_nonces, p_directions, p_chances, p_rolls, p_currencies,
    p_receipts, p_times
  );
  insert into dice_session as s (
    game_session_id, member_id, started_at, staked_minor, returned_minor, currency
  )
  select * from unnest(p_sessions, p_members, p_times, p_stakes, p_payouts, p_currencies)
  on conflict (game_session_id) do update set
    staked_minor = s.staked_minor + excluded.staked_minor,
    returned_minor = s.returned_minor + excluded.returned_minor;
  return true;
end
$$;
