-- Each bet says in which currency it is, and so does each sum of bets. See why.md.

-- What the amounts were, for the check.
create temporary table bet_before on commit drop as
select count(*) as bets, sum(stake_minor) as stake, sum(returned_minor) as returned,
  sum(payout_minor) as payout
from bet;
create temporary table bet_day_before on commit drop as
select member_id, day, game_code, state, bets, stake_minor, payout_minor from bet_day;

-- The currency of most wallets. A column that has it by default is added without writing a row.
create temporary table usual on commit drop as
select coalesce(mode() within group (order by currency), 'PLAY') as currency
from ledger_account where kind = 'wallet';

-- Members whose rows have to be written: of another currency, or of several.
create temporary table unusual on commit drop as
select substr(owner, 8)::uuid as member_id, owner, min(currency) as currency, count(*) as wallets
from ledger_account
where kind = 'wallet' and owner ~ '^member:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
group by owner
having count(*) > 1 or min(currency) <> (select currency from usual);
analyze unusual;

do $$
declare
  v_usual text := (select currency from usual);
  v_table text;
begin
  foreach v_table in array array['bet', 'bet_day'] loop
    execute format('alter table %I add column currency text not null default %L', v_table, v_usual);
    execute format('alter table %I alter column currency drop default', v_table);
  end loop;
  -- Empty while its transaction works an order out, and where money was never named.
  execute format('alter table wager_transaction add column currency text default %L', v_usual);
  alter table wager_transaction alter column currency drop default;
end
$$;

update bet b set currency = u.currency from unusual u
where b.member_id = u.member_id and u.wallets = 1;
-- Of a member with several wallets: that of the transfer of the stake, whose id is the bet's.
update bet b set currency = t.currency from unusual u, ledger_transfer t
where b.member_id = u.member_id and u.wallets > 1 and t.id = b.id and t.currency <> b.currency;
-- A free bet has none: that of what it paid.
update bet b set currency = t.currency
from unusual u, ledger_account a, ledger_transfer t
where b.member_id = u.member_id and u.wallets > 1 and b.stake_minor = 0
  and a.owner = u.owner and a.kind = 'wallet' and t.credit_account_id = a.id
  and t.cause_id = b.id::text and t.currency <> b.currency;

alter table bet_day drop constraint bet_day_pkey;
update bet_day d set currency = u.currency from unusual u
where d.member_id = u.member_id and u.wallets = 1;
delete from bet_day d using unusual u where d.member_id = u.member_id and u.wallets > 1;
insert into bet_day (
  member_id, currency, day, game_code, state, bets, stake_minor, payout_minor
)
select b.member_id, b.currency, dhaka_day(b.placed_at), b.game_code, b.state, count(*),
  sum(b.stake_minor - b.returned_minor), sum(b.payout_minor)
from bet b join unusual u on u.member_id = b.member_id and u.wallets > 1
group by 1, 2, 3, 4, 5;
alter table bet_day
  add primary key (member_id, currency, day, game_code, state),
  add check (currency in ('PLAY', 'BDT', 'TRIAL', 'POINT'));

-- What was answered never changes; this says only what the amounts are.
alter table wager_transaction disable trigger wager_transaction_kept;
update wager_transaction w set currency = u.currency from unusual u
where w.member_id = u.member_id and u.wallets = 1;
update wager_transaction w set currency = b.currency from unusual u, bet b
where w.member_id = u.member_id and u.wallets > 1 and b.id = w.bet_id;
-- Money without a bet names the transaction that gave it.
update wager_transaction w set currency = t.currency
from unusual u, ledger_account a, ledger_transfer t
where w.member_id = u.member_id and u.wallets > 1 and w.bet_id is null
  and a.owner = u.owner and a.kind = 'wallet' and t.credit_account_id = a.id
  and t.cause_kind = 'bonus_win' and t.cause_id = w.transaction_id;
alter table wager_transaction enable trigger wager_transaction_kept;
alter table wager_transaction
  add check (currency in ('PLAY', 'BDT', 'TRIAL', 'POINT')),
  add constraint wager_transaction_says_currency
    check (answer is null or kind = 'tombstone' or currency is not null);

alter table bet add constraint bet_currency_check
  check (currency in ('PLAY', 'BDT', 'TRIAL', 'POINT'));

-- A record is read in one currency: along this index, however many bets there are in others.
drop index bet_by_member;
create index bet_by_member on bet (member_id, currency, placed_at desc, id desc);
drop index bet_recent_wins;
create index bet_recent_wins on bet (currency, settled_at desc) where state = 'won';

drop function bet_write_ends(timestamptz, jsonb, uuid[], bigint[], text[], bigint[], bigint[]);
-- Ends bets that run as they did when they were read; those that have changed since stay as they
-- are. Answers what that adds to rows of `bet_day`, and takes from them.
create function bet_write_ends(
  p_at timestamptz, p_detail jsonb, p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[]
) returns table (
  member_id uuid, currency text, day date, game_code text, state text, bets bigint,
  stake_minor bigint, payout_minor bigint
)
language plpgsql
-- One look by key for each bet, whatever the table holds and however much of it is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  return query
  with ended as (
    update bet b set
      state = e.state,
      returned_minor = e.returned,
      payout_minor = e.payout,
      detail = b.detail || p_detail,
      settled_at = p_at
    from unnest(p_ids, p_were_returned, p_states, p_returned, p_payouts)
      as e (id, was_returned, state, returned, payout)
    where b.id = e.id and b.state = 'running' and b.returned_minor = e.was_returned
    returning b.member_id, b.currency, dhaka_day(b.placed_at) as day, b.game_code, b.state,
      b.stake_minor, b.returned_minor, b.payout_minor, e.was_returned
  )
  select e.member_id, e.currency, e.day, e.game_code, e.state, count(*),
    sum(e.stake_minor - e.returned_minor)::bigint, sum(e.payout_minor)::bigint
  from ended e group by 1, 2, 3, 4, 5
  union all
  select e.member_id, e.currency, e.day, e.game_code, 'running', -count(*),
    sum(e.was_returned - e.stake_minor)::bigint, 0::bigint
  from ended e group by 1, 2, 3, 4;
end
$$;

drop function lottery_running_tickets(uuid, uuid, uuid, integer);
-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selections jsonb, series integer,
  stake_per_line_minor bigint, currency text, stake_minor bigint, returned_minor bigint
)
language plpgsql stable
-- Along the index from where the last chunk ended, whatever the table holds and however much of it
-- is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select t.bet_id, t.member_id, t.play, t.selections, t.series, t.stake_per_line_minor,
    b.currency, b.stake_minor, b.returned_minor
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;

-- Reading a record, however long it is; see 0035.
drop function bet_page(uuid, timestamptz, uuid, timestamptz, text, text, integer, integer);
drop function bet_place(uuid, timestamptz, uuid, integer);
drop function bet_day_end(uuid, timestamptz, timestamptz, text, text);

-- The newest p_limit bets that are of these, among the newest p_size of a member in a currency
-- before a place and not before p_from.
create function bet_page(
  p_member uuid, p_currency text, p_at timestamptz, p_id uuid, p_from timestamptz, p_game text,
  p_state text, p_size integer, p_limit integer
) returns setof bet
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select w.* from (
    select b.* from bet b
    where b.member_id = p_member and b.currency = p_currency
      and (b.placed_at, b.id) < (p_at, p_id) and b.placed_at >= p_from
    order by b.placed_at desc, b.id desc limit p_size
  ) w
  where (p_game is null or w.game_code = p_game) and (p_state is null or w.state = p_state)
  order by w.placed_at desc, w.id desc limit p_limit;
end
$$;

-- The last of a member's newest p_size bets in a currency before a place; no row when there are
-- fewer.
create function bet_place(
  p_member uuid, p_currency text, p_at timestamptz, p_id uuid, p_size integer
) returns table (at timestamptz, id uuid)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select b.placed_at, b.id from bet b
  where b.member_id = p_member and b.currency = p_currency
    and (b.placed_at, b.id) < (p_at, p_id)
  order by b.placed_at desc, b.id desc offset p_size - 1 limit 1;
end
$$;

-- When the newest day ended on which a member placed bets that are of these, from that of p_from to
-- that of p_at; null when there is none.
create function bet_day_end(
  p_member uuid, p_currency text, p_at timestamptz, p_from timestamptz, p_game text, p_state text
) returns timestamptz
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  v_day date;
begin
  select d.day into v_day from bet_day d
  where d.member_id = p_member and d.currency = p_currency
    and d.day <= dhaka_day(p_at) and d.day >= dhaka_day(p_from)
    and d.bets > 0 and (p_game is null or d.game_code = p_game)
    and (p_state is null or d.state = p_state)
  order by d.day desc limit 1;
  return (v_day + 1 - interval '6 hours') at time zone 'UTC';
end
$$;
