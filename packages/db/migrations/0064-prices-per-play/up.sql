-- The series of plays that are sold at another one than their game: {"sum": 1900}.
alter table lottery_terms add column play_series jsonb not null default '{}'
  check (jsonb_typeof(play_series) = 'object');

-- The most points of a play's series that members may give up for a rebate; 0: none.
alter table lottery_terms add column rebate_max integer not null default 0
  check (rebate_max between 0 and 980 and rebate_max % 10 = 0);

-- The points of the play's series that the member gave up: this much of 2000 of the decided stakes
-- is paid back. `series` is what is left of it.
alter table lottery_ticket add column rebate integer not null default 0 check (rebate >= 0);

drop function lottery_running_tickets(uuid, uuid, uuid, integer);
-- The next tickets of an issue whose bets run, member by member, behind one of them.
create function lottery_running_tickets(
  p_issue uuid, p_behind_member uuid, p_behind_bet uuid, p_limit integer
) returns table (
  bet_id uuid, member_id uuid, play text, selection text, half_paid text, series integer,
  rebate integer, stake_per_line_minor bigint, currency text, stake_minor bigint,
  returned_minor bigint
)
language plpgsql stable
-- Along the index from where the last chunk ended, whatever the table holds and however much of it
-- is new.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select t.bet_id, t.member_id, t.play, t.selection, t.half_paid, t.series, t.rebate,
    t.stake_per_line_minor, b.currency, b.stake_minor, b.returned_minor
  from lottery_ticket t join bet b on b.id = t.bet_id
  where t.issue_id = p_issue and (t.member_id, t.bet_id) > (p_behind_member, p_behind_bet)
    and b.state = 'running'
  order by t.member_id, t.bet_id limit p_limit;
end
$$;

-- The most that the tickets of an issue may be paid on one number or option; null: no limit.
alter table lottery_terms add column exposure_max_minor bigint check (exposure_max_minor > 0);

-- What the tickets of an issue may be paid on each number or option, for plays that name theirs:
-- a hundred of them a row, since a ticket of a thousand rows took twice as long. Kept while the
-- issue is on sale. No foreign key: the issue is locked while its rows are written.
create table lottery_line_exposure (
  issue_id uuid not null,
  currency text not null,
  play text collate "C" not null,
  -- Number 1234 is in block 12; options count by their place in the play.
  block integer not null check (block >= 0),
  payouts_minor bigint[] not null,
  primary key (issue_id, currency, play, block)
) with (fillfactor = 70);

-- Whether its lines are counted there: a ticket that was sold without a limit is not.
alter table lottery_ticket add column is_counted boolean not null default false;

-- How stakes of plays are entered that pay for each hit: as an amount, or in points of which one
-- pays a hundred for a hit. Tickets keep amounts either way.
alter table lottery_terms add column stake_unit text not null default 'lots'
  check (stake_unit in ('lots', 'points'));
