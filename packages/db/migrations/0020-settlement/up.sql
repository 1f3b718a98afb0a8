-- An issue is settled member by member, in chunks: see why.md.
create index lottery_ticket_by_issue_and_member on lottery_ticket (issue_id, member_id, bet_id);
drop index lottery_ticket_by_issue;

-- For the reasons for which a bet has none (0003): each ticket looked for three rows again and
-- locked them, one of which all tickets of an issue share.
alter table lottery_ticket
  drop constraint lottery_ticket_bet_id_fkey,
  drop constraint lottery_ticket_member_id_fkey,
  drop constraint lottery_ticket_issue_id_fkey;

-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selections jsonb, series integer,
  stake_per_line_minor bigint, stake_minor bigint, returned_minor bigint
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
    b.stake_minor, b.returned_minor
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;

-- What a settlement adds to the record is the same for all tickets of an issue.
drop function bet_write_ends(timestamptz, uuid[], bigint[], text[], bigint[], bigint[], text[]);

-- Ends bets that run as they did when they were read. Answers how many it ended: those that have
-- changed since stay as they are.
create function bet_write_ends(
  p_at timestamptz, p_detail jsonb, p_ids uuid[], p_were_returned bigint[],
  p_states text[], p_returned bigint[], p_payouts bigint[]
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
    detail = b.detail || p_detail,
    settled_at = p_at
  from unnest(p_ids, p_were_returned, p_states, p_returned, p_payouts)
    as e (id, was_returned, state, returned, payout)
  where b.id = e.id and b.state = 'running' and b.returned_minor = e.was_returned;
  get diagnostics v_written = row_count;
  return v_written;
end
$$;
