-- What restricts the play of a member. No row: the member has never set anything.
create table play_restriction (
  member_id uuid primary key references member,
  -- Whether bets are counted against a limit of stakes or losses; those of others never are.
  has_bet_limit boolean not null default false,
  -- The interval of the reality check; null: never chosen.
  check_minutes smallint check (check_minutes in (15, 30, 60, 120, 240)),
  break_kind text check (break_kind in ('time_out', 'self_exclusion', 'under_age')),
  -- Since when the break has been running; a longer one in its place keeps it.
  break_since timestamptz,
  -- Null with a break: for ever.
  break_until timestamptz,
  -- When a member who excluded themselves comes back, after they asked for it.
  reopen_at timestamptz,
  -- The last sign of life that was counted; null: there is no limit on time.
  time_counted_at timestamptz,
  -- What was left of the time then.
  time_left_ms integer check (time_left_ms >= 0),
  -- The time is used up, and play opens again then.
  time_opens_at timestamptz,
  constraint play_restriction_break_whole check (
    (break_kind is not null
      or (break_since is null and break_until is null and reopen_at is null))
    and (break_kind is distinct from 'time_out' or (break_until is not null and reopen_at is null))
    and (break_kind is distinct from 'under_age' or (break_until is null and reopen_at is null))
    and (reopen_at is null or reopen_at > break_until)
  ),
  constraint play_restriction_time_whole check (
    (time_counted_at is null) = (time_left_ms is null)
    and (time_counted_at is not null or time_opens_at is null)
  )
);

insert into play_restriction
select id, play_limited, play_check_minutes, play_break,
  case when play_break is not null then play_break_since end, play_break_until, play_reopen_at,
  play_time_seen_at, play_time_left_ms, play_time_until
from member
where play_limited or play_check_minutes is not null or play_break is not null
  or play_time_seen_at is not null;

-- A break only ends with time, and a pause for age never does.
create function play_restriction_break_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a break from play is never removed';
  end if;
  if old.break_kind = 'under_age' and new.break_kind is distinct from 'under_age' then
    raise exception 'a pause for age never ends';
  end if;
  if new.break_kind is null
    or (old.break_until is null and new.break_until is not null)
    or new.break_until < old.break_until
    or (new.break_kind <> old.break_kind and new.break_until = old.break_until)
  then
    raise exception 'a break from play is never shortened';
  end if;
  return new;
end
$$;
create trigger play_restriction_break_stays before update of break_kind, break_until
  or delete on play_restriction
  for each row when (old.break_kind is not null) execute function play_restriction_break_stays();

-- What a member is asked for where money leaves. No row: none was set.
create table payment_password (
  member_id uuid primary key references member,
  password_hash text not null,
  tries smallint not null default 0,
  locked_until timestamptz
);

insert into payment_password
select id, payment_password_hash, payment_password_tries, payment_password_locked_until
from member where payment_password_hash is not null;

-- Counted before the columns go, for the check.
create temporary table member_parts_before on commit drop as
select
  count(*) filter (where play_limited) as limited,
  count(*) filter (where play_check_minutes is not null) as checked,
  count(*) filter (where play_break is not null) as on_break,
  count(*) filter (where play_time_seen_at is not null) as timed,
  coalesce(sum(play_time_left_ms), 0) as time_left_ms,
  count(payment_password_hash) as payment_passwords
from member;

drop trigger member_break_stays on member;
drop trigger member_under_age_stays on member;
drop function member_break_stays;
drop function member_under_age_stays;
alter table member
  drop column play_limited,
  drop column play_check_minutes,
  drop column play_break,
  drop column play_break_since,
  drop column play_break_until,
  drop column play_reopen_at,
  drop column play_time_seen_at,
  drop column play_time_left_ms,
  drop column play_time_until,
  drop column payment_password_hash,
  drop column payment_password_tries,
  drop column payment_password_locked_until;
