-- What a ticket bets on is a text in the notation of its play, and says in how many lines it falls:
-- a selection of ten thousand lines is as short as one of three.
alter table lottery_ticket
  add column selection text,
  add column line_count integer check (line_count > 0);

update lottery_ticket t set
  line_count = jsonb_array_length(t.selections),
  selection = (
    select string_agg(
      case when jsonb_array_length(line) = 0 then '-' else (
        select string_agg(number, '+' order by place)
        from jsonb_array_elements_text(line) with ordinality as n (number, place)
      ) end, ',' order by nth)
    from jsonb_array_elements(t.selections) with ordinality as l (line, nth)
  );

alter table lottery_ticket
  alter column selection set not null,
  alter column line_count set not null;

drop function lottery_running_tickets(uuid, uuid, uuid, integer);
-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selection text, series integer,
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
  select t.bet_id, t.member_id, t.play, t.selection, t.series, t.stake_per_line_minor,
    b.currency, b.stake_minor, b.returned_minor
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;

alter table lottery_ticket drop column selections;

-- The same for what records show of a ticket.
update bet set detail = (detail - 'selections') || jsonb_build_object(
  'selection', (
    select string_agg(
      case when jsonb_array_length(line) = 0 then '-' else (
        select string_agg(number, '+' order by place)
        from jsonb_array_elements_text(line) with ordinality as n (number, place)
      ) end, ',' order by nth)
    from jsonb_array_elements(detail -> 'selections') with ordinality as l (line, nth)
  ))
where product = 'lottery' and detail ? 'selections';
