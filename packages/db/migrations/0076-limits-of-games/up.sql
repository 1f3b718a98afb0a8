-- Limits of in-house games that operators changed. A game without a row has those of its engine.
create table game_limit (
  game_code text primary key,
  stake_min_minor bigint not null check (stake_min_minor > 0),
  stake_max_minor bigint not null check (stake_max_minor >= stake_min_minor),
  payout_max_minor bigint not null check (payout_max_minor >= stake_max_minor),
  -- Counts the changes.
  version int not null check (version > 0),
  changed_at timestamptz not null
);

-- Requests of an operator to change them, which another operator confirms.
create table game_limit_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  game_code text not null,
  -- The version that the operator saw.
  version int not null check (version >= 0),
  stake_min_minor bigint not null,
  stake_max_minor bigint not null,
  payout_max_minor bigint not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint game_limit_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index game_limit_request_waiting
  on game_limit_request (game_code) where outcome is null;
create trigger game_limit_request_stays before update or delete on game_limit_request
  for each row execute function written_values_stay();
