-- What a large settlement spends in the database: why.md.

-- The document of a bet is put together again only when something is added to it.
create or replace function bet_write_ends(
  p_at timestamptz, p_detail jsonb, p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[]
) returns table (
  member_id uuid, currency text, day date, game_code text, state text, bets bigint,
  stake_minor bigint, payout_minor bigint
)
language plpgsql
-- One look by key for each bet, whatever the table holds and however much of it is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
begin
  return query
  with ended as (
    update bet b set
      state = e.state,
      returned_minor = e.returned,
      payout_minor = e.payout,
      detail = case when p_detail = '{}' then b.detail else b.detail || p_detail end,
      settled_at = p_at
    from unnest(p_ids, p_were_returned, p_states, p_returned, p_payouts)
      as e (id, was_returned, state, returned, payout)
    where b.id = e.id and b.state = 'running' and b.returned_minor = e.was_returned
    returning b.member_id, b.currency, dhaka_day(b.placed_at) as day, b.game_code, b.state,
      b.stake_minor, b.returned_minor, b.payout_minor, e.was_returned
  ), sums as (
    select e.member_id, e.currency, e.day, e.game_code, e.state, count(*) as bets,
      sum(e.stake_minor - e.returned_minor)::bigint as stake_minor,
      sum(e.payout_minor)::bigint as payout_minor,
      sum(e.was_returned - e.stake_minor)::bigint as ran_minor
    from ended e group by 1, 2, 3, 4, 5
  )
  select s.member_id, s.currency, s.day, s.game_code, s.state, s.bets, s.stake_minor,
    s.payout_minor
  from sums s
  union all
  select s.member_id, s.currency, s.day, s.game_code, 'running', -sum(s.bets)::bigint,
    sum(s.ran_minor)::bigint, 0::bigint
  from sums s group by 1, 2, 3, 4;
end
$$;
