-- Bets are ended where they were read: why.md.

drop function bet_write_ends(timestamptz, jsonb, uuid[], bigint[], text[], bigint[], bigint[]);

-- A bet that has moved since, because it has changed, is not ended, like one that runs no more.
-- Each may have a document to add, so that a shared round writes its bets once.
create function bet_write_ends(
  p_at timestamptz, p_tids tid[], p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[], p_details jsonb[]
) returns table (
  member_id uuid, currency text, day date, game_code text, state text, bets bigint,
  stake_minor bigint, payout_minor bigint
)
language plpgsql
-- Each bet is taken where it was read, whatever the table holds and however much of it is new.
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
      detail = case when e.detail is null then b.detail else b.detail || e.detail end,
      settled_at = p_at
    from unnest(
      p_tids, p_ids, p_were_returned, p_states, p_returned, p_payouts, p_details
    ) as e (tid, id, was_returned, state, returned, payout, detail)
    where b.ctid = e.tid and b.id = e.id
      and b.state = 'running' and b.returned_minor = e.was_returned
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

drop function lottery_running_tickets(uuid, uuid, uuid, integer);
-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selection text, half_paid text, series integer,
  rebate integer, stake_per_line_minor bigint, currency text, stake_minor bigint,
  returned_minor bigint, tid text
)
language plpgsql stable
-- Along the index from where the last chunk ended, whatever the table holds and however much of it
-- is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  select t.bet_id, t.member_id, t.play, t.selection, t.half_paid, t.series, t.rebate,
    t.stake_per_line_minor, b.currency, b.stake_minor, b.returned_minor, b.ctid::text
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;
