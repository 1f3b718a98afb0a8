-- Rounds of in-house games of many steps, and the steps of each. See why.md.

create table game_step_round (
  bet_id uuid primary key,
  member_id uuid not null,
  game_code text not null,
  game_session_id uuid not null,
  seed_id uuid not null,
  nonce int not null check (nonce >= 0),
  choice jsonb not null check (jsonb_typeof(choice) = 'object'),
  currency text not null check (currency in ('PLAY', 'BDT', 'TRIAL')),
  stake_minor bigint not null check (stake_minor > 0),
  -- The limit that held when it was opened: later changes bind later rounds.
  payout_max_minor bigint not null check (payout_max_minor > 0),
  receipt bytea not null check (octet_length(receipt) in (64, 97, 129, 161, 193)),
  opened_at timestamptz not null,
  -- When the last step was taken, or the round was opened.
  touched_at timestamptz not null,
  ended_at timestamptz,
  constraint game_step_round_nonce_once unique (seed_id, nonce)
);
-- One open round of a member in a game.
create unique index game_step_round_open
  on game_step_round (member_id, game_code) where ended_at is null;
create index game_step_round_open_seed on game_step_round (seed_id) where ended_at is null;
create index game_step_round_idle on game_step_round (touched_at) where ended_at is null;
-- Rounds that have ended are computed again in the order of their ends.
create index game_step_round_by_end on game_step_round (ended_at) where ended_at is not null;

create table game_step (
  bet_id uuid not null references game_step_round,
  number int not null check (number > 0),
  -- What the caller sent with it: a repeat is answered as before.
  key uuid not null,
  act text not null check (act in ('step', 'take', 'return')),
  -- As the engine writes it; empty for the acts that end a round as it stands.
  step text not null check ((act = 'step') = (step <> '')),
  receipt bytea not null check (octet_length(receipt) in (64, 97, 129, 161, 193)),
  made_at timestamptz not null,
  primary key (bet_id, number),
  constraint game_step_key_once unique (bet_id, key)
);
create trigger game_step_append_only before update or delete on game_step
  for each row execute function refuse_change();
