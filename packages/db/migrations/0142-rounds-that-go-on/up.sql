-- When a round was made void, and why: an operator called it off, or the clock had been wrong, both
-- before its number of the beacon was made; or that number never came. Null in rounds of before.
alter table shared_round
  add column voided_at timestamptz,
  add column void_reason text
    check (void_reason in ('called_off', 'clock_was_wrong', 'beacon_missing')),
  add check ((voided_at is null) = (void_reason is null)),
  add check (void_reason is null or state = 'void');

-- The same rule, but a flight is neither made void nor interrupted, and a void round says why.
create or replace function shared_round_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.game_code, new.number, new.chain_id, new.place, new.seal, new.opened_at,
      new.closes_at) is distinct from (old.id, old.game_code, old.number, old.chain_id, old.place,
      old.seal, old.opened_at, old.closes_at)
    or new.beacon_round is distinct from old.beacon_round
    or (old.flies_at is not null and (new.flies_at, new.client_seed, new.beacon_randomness,
      new.beacon_signature) is distinct from (old.flies_at, old.client_seed,
      old.beacon_randomness, old.beacon_signature))
    or new.broke_at is distinct from old.broke_at
    or (old.link is not null and (new.link, new.point, new.ended_at)
      is distinct from (old.link, old.point, old.ended_at))
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (new.state <> 'void' or old.state = 'void')
      and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason)
    or (new.state = 'void' and old.state <> 'void' and new.void_reason is null)
    or (new.state <> old.state and (old.state, new.state) not in (
      ('betting', 'closed'), ('betting', 'void'), ('closed', 'flight'), ('closed', 'void'),
      ('flight', 'ended'))) then
    raise exception 'what a shared round committed to, and how it flew, never changes';
  end if;
  return new;
end
$$;
