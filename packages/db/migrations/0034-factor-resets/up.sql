-- What operators do for members who have lost all that they could prove themselves by.
create table factor_reset (
  id uuid primary key,
  member_id uuid not null references member,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- Nobody carries it out sooner: so long its owner can stop it.
  due_at timestamptz not null,
  -- What the owner's messages hold is kept as a keyed hash.
  stop_hash text not null unique,
  -- The payment password was forgotten as well.
  with_payment boolean not null,
  ended_at timestamptz,
  ended_by text,
  outcome text check (outcome in ('done', 'stopped', 'withdrawn')),
  check (due_at >= asked_at + interval '24 hours'),
  check ((ended_at is null) = (outcome is null) and (ended_at is null) = (ended_by is null)),
  check (outcome is distinct from 'done' or ended_at >= due_at)
);
create unique index factor_reset_waiting on factor_reset (member_id) where ended_at is null;
create index factor_reset_by_member on factor_reset (member_id, asked_at);

-- What was asked for is not asked for otherwise afterwards, and what has ended does not go on.
create function factor_reset_stays() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.id, new.member_id, new.reason, new.asked_by, new.asked_at, new.due_at, new.stop_hash,
        new.with_payment)
      is distinct from
      (old.id, old.member_id, old.reason, old.asked_by, old.asked_at, old.due_at, old.stop_hash,
        old.with_payment)
  then
    raise exception 'a reset of factors only ends, and once';
  end if;
  return new;
end
$$;
create trigger factor_reset_stays before update on factor_reset
  for each row execute function factor_reset_stays();
