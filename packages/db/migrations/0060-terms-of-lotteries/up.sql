-- What operators changed of a lottery's terms. One without a row is sold on those of its engine.
create table lottery_terms (
  game_code text primary key references game,
  series integer not null check (series between 1000 and 1980),
  stake_min_minor bigint not null check (stake_min_minor > 0),
  stake_max_minor bigint not null,
  payout_max_minor bigint not null,
  lines_max integer not null check (lines_max between 1 and 100000),
  plays_off text[] not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  check (stake_min_minor <= stake_max_minor and stake_max_minor <= payout_max_minor)
);

-- Numbers that are not taken, or are paid half. A row holds for the issues that open within its
-- time, so that nothing changes about an issue that is on sale.
create table lottery_number_block (
  id uuid primary key,
  game_code text not null references game,
  play text not null,
  number text not null check (number <> ''),
  rule text not null check (rule in ('refused', 'half')),
  applies_from timestamptz not null,
  applies_until timestamptz,
  last_issue text
);
create index lottery_number_block_by_game on lottery_number_block (game_code, applies_until);

-- The numbers among a ticket's lines that are paid half, as it was sold: "37,73".
alter table lottery_ticket add column half_paid text not null default '';

drop function lottery_running_tickets(uuid, uuid, uuid, integer);
-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selection text, half_paid text, series integer,
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
  select t.bet_id, t.member_id, t.play, t.selection, t.half_paid, t.series,
    t.stake_per_line_minor, b.currency, b.stake_minor, b.returned_minor
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;
