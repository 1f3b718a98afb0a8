-- What a member allows himself. The rows of one member are locked, in the order of this key, by
-- whoever decides about a deposit or a stake of his.
create table play_limit (
  member_id uuid not null references member,
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  amount_minor bigint not null check (amount_minor between 1 and 9999999999999999),
  -- A loosening that waits: to be confirmed from then on. Without an amount it is a removal.
  pending_from timestamptz,
  pending_minor bigint check (pending_minor > amount_minor and pending_minor <= 9999999999999999),
  primary key (member_id, kind, period),
  check (pending_from is not null or pending_minor is null)
);

-- What members with limits on stakes or losses staked and got, by the hour in which a bet was
-- placed.
create table play_hour (
  member_id uuid not null references member,
  hour timestamptz not null,
  -- Without what was given back of it.
  staked_minor bigint not null,
  paid_minor bigint not null,
  primary key (member_id, hour)
);

alter table member
  -- Whether anything is to be counted with each bet; others are never asked for it.
  add column play_limited boolean not null default false,
  -- After how many minutes the member is told how play goes; null: never chosen.
  add column play_check_minutes smallint check (play_check_minutes in (15, 30, 60, 120, 240)),
  add column play_break text check (play_break in ('time_out', 'self_exclusion')),
  -- Null with a break: for ever.
  add column play_break_until timestamptz,
  -- When a member who excluded himself comes back, after he asked for it.
  add column play_reopen_at timestamptz,
  add constraint member_break_whole check (
    (play_break is not null or (play_break_until is null and play_reopen_at is null))
    and (play_break is distinct from 'time_out' or
      (play_break_until is not null and play_reopen_at is null))
    and (play_reopen_at is null or play_reopen_at > play_break_until)
  );

alter table member_session add column play_checked_at timestamptz;

-- Nobody shortens a break, whoever he is and by whatever way: it only ends with time.
create function member_break_stays() returns trigger language plpgsql as $$
begin
  if new.play_break is null
    or (old.play_break_until is null and new.play_break_until is not null)
    or new.play_break_until < old.play_break_until
    or (new.play_break <> old.play_break and new.play_break_until = old.play_break_until)
  then
    raise exception 'a break from play is never shortened';
  end if;
  return new;
end
$$;
create trigger member_break_stays before update of play_break, play_break_until on member
  for each row when (old.play_break is not null) execute function member_break_stays();
