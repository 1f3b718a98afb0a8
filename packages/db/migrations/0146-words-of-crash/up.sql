-- Columns and the state of shared rounds under the words of the trade. See why.md.

create temporary table renamed_column (
  table_name text, old_name text, new_name text
) on commit drop;
insert into renamed_column values
  ('shared_chain', 'last_link_sealed', 'last_seed_sealed'),
  ('shared_round', 'place', 'chain_index'),
  ('shared_round', 'seal', 'commitment'),
  ('shared_round', 'flies_at', 'starts_at'),
  ('shared_round', 'broke_at', 'interrupted_at'),
  ('shared_round', 'link', 'server_seed'),
  ('shared_round', 'point', 'crash_point'),
  ('shared_bet', 'taken_by', 'auto_cash_out'),
  ('shared_bet', 'pressed', 'cashed_out'),
  ('shared_bet', 'pressed_at', 'cashed_out_at');

-- How many rounds are in each state, for check-after.sql.
create temporary table state_before on commit drop as
select case state when 'flight' then 'running' else state end as state, count(*) as rounds
from shared_round group by state;

do $$
declare
  v record;
begin
  for v in select * from renamed_column loop
    execute format('alter table %I rename column %I to %I', v.table_name, v.old_name, v.new_name);
  end loop;
  -- Constraints and their indexes carry the names of their columns.
  for v in
    select o.conrelid::regclass as table_id, o.conname as old_name,
      replace(o.conname, '_' || c.old_name || '_', '_' || c.new_name || '_') as new_name
    from renamed_column c join pg_constraint o on o.conrelid = c.table_name::regclass
    where strpos(o.conname, '_' || c.old_name || '_') > 0
  loop
    execute format('alter table %s rename constraint %I to %I', v.table_id, v.old_name, v.new_name);
  end loop;
  -- These two name the state.
  for v in
    select conname as name from pg_constraint
    where conrelid = 'shared_round'::regclass and contype = 'c'
      and strpos(pg_get_constraintdef(oid), '''flight''') > 0
  loop
    execute format('alter table shared_round drop constraint %I', v.name);
  end loop;
end
$$;

-- The one change that the trigger does not allow.
alter table shared_round disable trigger shared_round_keep;
update shared_round set state = 'running' where state = 'flight';
alter table shared_round enable trigger shared_round_keep;

alter table shared_round
  add constraint shared_round_state_check
    check (state in ('betting', 'closed', 'running', 'ended', 'void')),
  add constraint shared_round_running_check check (state <> 'running' or (
    starts_at is not null and (beacon_round is null) = (beacon_randomness is null)
  ));

-- The same rules in the new words.
create or replace function shared_round_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.game_code, new.number, new.chain_id, new.chain_index, new.commitment,
      new.opened_at, new.closes_at) is distinct from (old.id, old.game_code, old.number,
      old.chain_id, old.chain_index, old.commitment, old.opened_at, old.closes_at)
    or new.beacon_round is distinct from old.beacon_round
    or (old.starts_at is not null and (new.starts_at, new.client_seed, new.beacon_randomness,
      new.beacon_signature) is distinct from (old.starts_at, old.client_seed,
      old.beacon_randomness, old.beacon_signature))
    or new.interrupted_at is distinct from old.interrupted_at
    or (old.server_seed is not null and (new.server_seed, new.crash_point, new.ended_at)
      is distinct from (old.server_seed, old.crash_point, old.ended_at))
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (new.state <> 'void' or old.state = 'void')
      and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason)
    or (new.state = 'void' and old.state <> 'void' and new.void_reason is null)
    or (new.state <> old.state and (old.state, new.state) not in (
      ('betting', 'closed'), ('betting', 'void'), ('closed', 'running'), ('closed', 'void'),
      ('running', 'ended'))) then
    raise exception 'what a shared round committed to, and how it ran, never changes';
  end if;
  return new;
end
$$;

-- A bet cashes out once, and nothing else of it ever changes.
create or replace function shared_bet_keep() returns trigger language plpgsql as $$
begin
  if old.cashed_out is not null
    or to_jsonb(new) - 'cashed_out' - 'cashed_out_at'
      <> to_jsonb(old) - 'cashed_out' - 'cashed_out_at' then
    raise exception 'a bet in a shared round cashes out once, and changes in nothing else';
  end if;
  return new;
end
$$;
