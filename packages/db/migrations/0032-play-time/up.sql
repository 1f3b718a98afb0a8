-- A limit on the time of play. Of this kind the amounts are whole minutes.
alter table play_limit
  drop constraint play_limit_kind_check,
  add constraint play_limit_kind_check check (kind in ('deposit', 'loss', 'stake', 'time')),
  add constraint play_limit_minutes check (
    kind <> 'time' or (
      period in ('day', 'week')
      and amount_minor between 15 and case period when 'day' then 1440 else 10080 end
      and (pending_minor is null
        or pending_minor <= case period when 'day' then 1440 else 10080 end)
    )
  );

-- How long members with such a limit were there, by the hour. An hour has no more time than it has,
-- in however many browsers.
create table play_time (
  member_id uuid not null references member,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  time_ms integer not null check (time_ms between 0 and 3600000),
  primary key (member_id, hour)
);

alter table member
  -- The last sign of life that was counted; null: there is no limit on the time.
  add column play_time_seen_at timestamptz,
  -- What was left then.
  add column play_time_left_ms integer check (play_time_left_ms >= 0),
  -- The time is used up, and there is play again from then on.
  add column play_time_until timestamptz,
  add constraint member_time_whole check (
    (play_time_seen_at is null) = (play_time_left_ms is null)
    and (play_time_seen_at is not null or play_time_until is null)
  );
