create table launch_code (
  code_hash text primary key,
  member_id uuid not null references member,
  session_id uuid not null references member_session,
  game_code text not null references game,
  language text not null check (language in ('bn', 'en')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index launch_code_by_member on launch_code (member_id, expires_at);

create table game_session (
  id uuid primary key,
  token_hash text not null unique,
  member_id uuid not null references member,
  session_id uuid not null references member_session,
  game_code text not null references game,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index game_session_by_member on game_session (member_id, created_at desc);

create table fair_seed (
  id uuid primary key,
  member_id uuid not null references member,
  scope text not null check (scope ~ '^[a-z0-9-]+/[1-9][0-9]*$'),
  server_seed_sealed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text check (char_length(client_seed) between 1 and 64),
  next_nonce int not null default 0 check (next_nonce >= 0),
  state text not null check (state in ('next', 'active', 'revealed')),
  created_at timestamptz not null default clock_timestamp(),
  client_seed_at timestamptz check (client_seed_at > created_at),
  revealed_at timestamptz,
  check ((client_seed is null) = (client_seed_at is null)),
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
) with (fillfactor = 70);
create unique index fair_seed_active on fair_seed (member_id, scope) where state = 'active';
create unique index fair_seed_next on fair_seed (member_id, scope) where state = 'next';
create index fair_seed_by_member on fair_seed (member_id, scope, created_at desc);

create function keep_fair_seed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'next' then
      raise exception 'a seed is committed to before it is used' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.member_id, new.scope, new.server_seed_sealed, new.commitment, new.created_at)
      is distinct from
      (old.id, old.member_id, old.scope, old.server_seed_sealed, old.commitment, old.created_at)
    or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
    or (old.client_seed_at is not null and new.client_seed_at is distinct from old.client_seed_at)
    or new.next_nonce not in (old.next_nonce, old.next_nonce + 1)
    or (old.state, new.state) not in (
      ('next', 'next'), ('next', 'active'), ('active', 'active'), ('active', 'revealed')
    )
  then
    raise exception 'what was committed to in fair_seed never changes'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fair_seed_kept before insert or delete on fair_seed
  for each row execute function keep_fair_seed();
-- A step of the nonce and of nothing else, which is what every roll does, needs no question.
create trigger fair_seed_change_kept before update on fair_seed
  for each row when (
    new.next_nonce <> old.next_nonce + 1
    or (new.id, new.member_id, new.scope, new.server_seed_sealed, new.commitment, new.client_seed,
      new.state, new.created_at, new.client_seed_at, new.revealed_at)
      is distinct from
      (old.id, old.member_id, old.scope, old.server_seed_sealed, old.commitment, old.client_seed,
      old.state, old.created_at, old.client_seed_at, old.revealed_at)
  ) execute function keep_fair_seed();

create table dice_roll (
  bet_id uuid primary key,
  member_id uuid not null,
  seed_id uuid not null,
  nonce int not null check (nonce >= 0),
  direction text not null check (direction in ('under', 'over')),
  chance int not null check (chance between 1 and 9999),
  roll int not null check (roll between 0 and 9999),
  currency text not null check (currency in ('PLAY', 'BDT')),
  receipt bytea not null check (octet_length(receipt) = 64),
  rolled_at timestamptz not null,
  unique (seed_id, nonce)
);
create index dice_roll_by_member on dice_roll (member_id, rolled_at desc, bet_id desc);
create trigger dice_roll_append_only before update or delete on dice_roll
  for each row execute function refuse_change();

create table dice_session (
  game_session_id uuid primary key,
  member_id uuid not null,
  started_at timestamptz not null,
  staked_minor bigint not null default 0 check (staked_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor >= 0)
) with (fillfactor = 70);
create index dice_session_by_member on dice_session (member_id, started_at desc);

-- Writes rolls, steps the nonces of their seeds and adds to the sums of the game sessions. False,
-- and all must be taken back, when a nonce is not the next one or its seed has ended.
create function dice_write_rolls(
  p_bets uuid[], p_members uuid[], p_seeds uuid[], p_nonces int[], p_directions text[],
  p_chances int[], p_rolls int[], p_currencies text[], p_receipts bytea[], p_times timestamptz[],
  p_sessions uuid[], p_stakes bigint[], p_payouts bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_stepped bigint;
begin
  update fair_seed f set next_nonce = f.next_nonce + 1
  from unnest(p_seeds, p_nonces) as r (seed_id, nonce)
  where f.id = r.seed_id and f.next_nonce = r.nonce and f.state = 'active';
  get diagnostics v_stepped = row_count;
  if v_stepped < cardinality(p_seeds) then
    return false;
  end if;
  insert into dice_roll (
    bet_id, member_id, seed_id, nonce, direction, chance, roll, currency, receipt, rolled_at
  )
  select * from unnest(
    p_bets, p_members, p_seeds, p_nonces, p_directions, p_chances, p_rolls, p_currencies,
    p_receipts, p_times
  );
  insert into dice_session as s (
    game_session_id, member_id, started_at, staked_minor, returned_minor
  )
  select * from unnest(p_sessions, p_members, p_times, p_stakes, p_payouts)
  on conflict (game_session_id) do update set
    staked_minor = s.staked_minor + excluded.staked_minor,
    returned_minor = s.returned_minor + excluded.returned_minor;
  return true;
end
$$;
