-- The number of days is what a member's record is long by, not the number of bets: see why.md.

-- Days as the site shows them. Dhaka keeps UTC+6 all year.
create function dhaka_day(p_at timestamptz) returns date
language sql immutable parallel safe
return ((p_at at time zone 'UTC') + interval '6 hours')::date;

-- What a member's bets come to, by the day on which they were placed. Without foreign keys, for the
-- reasons for which a bet has none (0003).
create table bet_day (
  member_id uuid not null,
  day date not null,
  game_code text not null,
  -- As it is now: a bet that ends moves from one row to another of its day.
  state text not null check (state in ('running', 'won', 'lost', 'void')),
  bets bigint not null,
  -- Without what was given back of it.
  stake_minor bigint not null,
  payout_minor bigint not null,
  primary key (member_id, day, game_code, state)
  -- Room on its page for the next version of a row: today's change with every bet.
) with (fillfactor = 70);

insert into bet_day (member_id, day, game_code, state, bets, stake_minor, payout_minor)
select member_id, dhaka_day(placed_at), game_code, state, count(*),
  sum(stake_minor - returned_minor), sum(payout_minor)
from bet group by 1, 2, 3, 4;

-- What ended is to be counted, once the balances are locked: so it is answered.
drop function bet_write_ends(timestamptz, jsonb, uuid[], bigint[], text[], bigint[], bigint[]);

-- Ends bets that run as they did when they were read; those that have changed since stay as they
-- are. Answers what that adds to rows of `bet_day`, and takes from them.
create function bet_write_ends(
  p_at timestamptz, p_detail jsonb, p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[]
) returns table (
  member_id uuid, day date, game_code text, state text, bets bigint, stake_minor bigint,
  payout_minor bigint
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
    returning b.member_id, dhaka_day(b.placed_at) as day, b.game_code, b.state, b.stake_minor,
      b.returned_minor, b.payout_minor, e.was_returned
  )
  select e.member_id, e.day, e.game_code, e.state, count(*),
    sum(e.stake_minor - e.returned_minor)::bigint, sum(e.payout_minor)::bigint
  from ended e group by 1, 2, 3, 4
  union all
  select e.member_id, e.day, e.game_code, 'running', -count(*),
    sum(e.was_returned - e.stake_minor)::bigint, 0::bigint
  from ended e group by 1, 2, 3;
end
$$;

-- Reading a record, however long it is. Functions, because their settings hold the plans to the one
-- shape that stays fast: along the index by member, newest first.

-- The newest p_limit bets that are of these, among the newest p_size of a member before a place and
-- not before p_from.
create function bet_page(
  p_member uuid, p_at timestamptz, p_id uuid, p_from timestamptz, p_game text, p_state text,
  p_size integer, p_limit integer
) returns setof bet
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select w.* from (
    select b.* from bet b
    where b.member_id = p_member and (b.placed_at, b.id) < (p_at, p_id) and b.placed_at >= p_from
    order by b.placed_at desc, b.id desc limit p_size
  ) w
  where (p_game is null or w.game_code = p_game) and (p_state is null or w.state = p_state)
  order by w.placed_at desc, w.id desc limit p_limit;
end
$$;

-- The last of a member's newest p_size bets before a place; no row when there are fewer.
create function bet_place(p_member uuid, p_at timestamptz, p_id uuid, p_size integer)
returns table (at timestamptz, id uuid)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select b.placed_at, b.id from bet b
  where b.member_id = p_member and (b.placed_at, b.id) < (p_at, p_id)
  order by b.placed_at desc, b.id desc offset p_size - 1 limit 1;
end
$$;

-- When the newest day ended on which a member placed bets that are of these, from that of p_from to
-- that of p_at; null when there is none.
create function bet_day_end(
  p_member uuid, p_at timestamptz, p_from timestamptz, p_game text, p_state text
) returns timestamptz
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  v_day date;
begin
  select d.day into v_day from bet_day d
  where d.member_id = p_member and d.day <= dhaka_day(p_at) and d.day >= dhaka_day(p_from)
    and d.bets > 0 and (p_game is null or d.game_code = p_game)
    and (p_state is null or d.state = p_state)
  order by d.day desc limit 1;
  return (v_day + 1 - interval '6 hours') at time zone 'UTC';
end
$$;
