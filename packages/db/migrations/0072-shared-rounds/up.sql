-- Rounds of in-house games that all players share: chains of secrets, the rounds, the bets in them,
-- and the lease of the process that runs them. Hashes are lower-case hex. See why.md.

create table shared_chain (
  id uuid primary key,
  game_code text not null,
  -- The SHA-256 of the first link, and so the seal of the first round.
  head text not null check (head ~ '^[0-9a-f]{64}$'),
  length int not null check (length between 1 and 10000),
  -- The last link, encrypted: the others are its hashes.
  last_link_sealed bytea not null,
  made_at timestamptz not null
);
create index shared_chain_latest on shared_chain (game_code, made_at desc);
create trigger shared_chain_append_only before update or delete on shared_chain
  for each row execute function refuse_change();

create table shared_lease (
  game_code text primary key,
  holder uuid not null,
  -- Grows with each holder: what an earlier one still wants to write is refused.
  fence bigint not null check (fence > 0),
  seen_at timestamptz not null,
  until timestamptz not null
);

create table shared_round (
  id uuid primary key,
  game_code text not null,
  number bigint not null check (number > 0),
  chain_id uuid not null references shared_chain,
  place int not null check (place > 0),
  -- The SHA-256 of its link.
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  -- The round of the public beacon that it announces; null: the chain alone decides.
  beacon_round bigint check (beacon_round > 0),
  state text not null check (state in ('betting', 'closed', 'flight', 'ended', 'void')),
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opened_at),
  client_seed text,
  beacon_randomness text check (beacon_randomness ~ '^[0-9a-f]{64}$'),
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  flies_at timestamptz,
  -- When the process that flew it was seen last, if it was lost: the flight broke off then.
  broke_at timestamptz,
  ended_at timestamptz,
  -- Published when the flight has ended.
  link text check (link ~ '^[0-9a-f]{64}$'),
  point text check (point ~ '^[1-9][0-9]*\.[0-9]{2}$'),
  -- When all of its bets were paid or given back.
  settled_at timestamptz,
  -- When it was computed again.
  checked_at timestamptz,
  unique (game_code, number),
  unique (chain_id, place),
  check ((beacon_randomness is null) = (beacon_signature is null)),
  check ((flies_at is not null) = (client_seed is not null)),
  check (state <> 'flight' or (
    flies_at is not null and (beacon_round is null) = (beacon_randomness is null)
  )),
  -- The secret is out only when nothing can be taken any more.
  check ((state = 'ended') = (link is not null and point is not null and ended_at is not null)),
  check (settled_at is null or state in ('ended', 'void'))
);
-- One round of a game at a time.
create unique index shared_round_open on shared_round (game_code) where settled_at is null;
create index shared_round_unchecked on shared_round (settled_at)
  where settled_at is not null and checked_at is null;

-- What a round committed to never changes, and nothing that was once written of its flight.
create function shared_round_keep() returns trigger language plpgsql as $$
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
      ('flight', 'ended'))) then
    raise exception 'what a shared round committed to, and how it flew, never changes';
  end if;
  return new;
end
$$;
create trigger shared_round_keep before update on shared_round
  for each row execute function shared_round_keep();
create trigger shared_round_stays before delete on shared_round
  for each row execute function refuse_change();

create table shared_bet (
  bet_id uuid primary key,
  round_id uuid not null references shared_round,
  member_id uuid not null,
  game_code text not null,
  game_session_id uuid not null,
  -- The member's first or second bet in the round.
  seat int not null check (seat in (1, 2)),
  choice jsonb not null check (jsonb_typeof(choice) = 'object'),
  currency text not null check (currency in ('PLAY', 'BDT', 'TRIAL')),
  stake_minor bigint not null check (stake_minor > 0),
  -- In hundredths: at this price it is taken by itself.
  taken_by int not null check (taken_by > 100),
  receipt bytea not null check (octet_length(receipt) in (64, 97, 129, 161, 193)),
  placed_at timestamptz not null,
  -- In hundredths: the price at which its player took it, and when their call arrived.
  pressed int check (pressed > 100 and pressed <= taken_by),
  pressed_at timestamptz,
  check ((pressed is null) = (pressed_at is null)),
  constraint shared_bet_seat_once unique (round_id, member_id, seat)
);
create index shared_bet_by_member on shared_bet (member_id, game_code, placed_at desc, bet_id desc);

-- A bet is taken once, and nothing else of it ever changes.
create function shared_bet_keep() returns trigger language plpgsql as $$
begin
  if old.pressed is not null
    or to_jsonb(new) - 'pressed' - 'pressed_at' <> to_jsonb(old) - 'pressed' - 'pressed_at' then
    raise exception 'a bet in a shared round is taken once, and changes in nothing else';
  end if;
  return new;
end
$$;
create trigger shared_bet_keep before update on shared_bet
  for each row execute function shared_bet_keep();
create trigger shared_bet_stays before delete on shared_bet
  for each row execute function refuse_change();
