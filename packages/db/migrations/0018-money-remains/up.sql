-- What became of each line of a ticket follows from the ticket and its issue's result.
alter table lottery_ticket drop column lines;

-- Nobody looks for bets by it: the rounds do that. Each settled ticket paid for it.
drop index bet_by_round;

-- Ends bets that run as they did when they were read, in the order given. Answers how many it
-- ended: those that have changed since stay as they are.
create function bet_write_ends(
  p_at timestamptz, p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[], p_details text[]
) returns integer
language plpgsql
-- One look by key for each bet, whatever the table holds and however much of it is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  v_written integer;
begin
  update bet b set
    state = e.state,
    returned_minor = e.returned,
    payout_minor = e.payout,
    detail = b.detail || e.detail::jsonb,
    settled_at = p_at
  from unnest(p_ids, p_were_returned, p_states, p_returned, p_payouts, p_details)
    as e (id, was_returned, state, returned, payout, detail)
  where b.id = e.id and b.state = 'running' and b.returned_minor = e.was_returned;
  get diagnostics v_written = row_count;
  return v_written;
end
$$;
