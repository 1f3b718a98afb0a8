-- Requests of an operator to void a shared round, which another operator confirms.
create table shared_void_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  round_id uuid not null references shared_round,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint shared_void_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index shared_void_request_waiting
  on shared_void_request (round_id) where outcome is null;
create trigger shared_void_request_stays before update or delete on shared_void_request
  for each row execute function written_values_stay();

-- The same rule, and a flight can be made void: its end is not known before it has come.
create or replace function shared_round_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.game_code, new.number, new.chain_id, new.place, new.seal, new.opened_at,
      new.closes_at) is distinct from (old.id, old.game_code, old.number, old.chain_id, old.place,
      old.seal, old.opened_at, old.closes_at)
    or new.beacon_round is distinct from old.beacon_round
    or (old.flies_at is not null and (new.flies_at, new.client_seed, new.beacon_randomness,
      new.beacon_signature) is distinct from (old.flies_at, old.client_seed,
      old.beacon_randomness, old.beacon_signature))
    or (old.broke_at is not null and new.broke_at is distinct from old.broke_at)
    or (old.link is not null and (new.link, new.point, new.ended_at)
      is distinct from (old.link, old.point, old.ended_at))
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (new.state <> old.state and (old.state, new.state) not in (
      ('betting', 'closed'), ('betting', 'void'), ('closed', 'flight'), ('closed', 'void'),
      ('flight', 'ended'), ('flight', 'void'))) then
    raise exception 'what a shared round committed to, and how it flew, never changes';
  end if;
  return new;
end
$$;
