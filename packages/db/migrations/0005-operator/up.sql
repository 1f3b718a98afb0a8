create table operator (
  id uuid primary key,
  username text not null unique check (username ~ '^[a-z0-9._-]{3,32}$'),
  password_hash text not null,
  totp_secret bytea not null,
  last_totp_step bigint not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator,
  token_hash text not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null,
  check (expires_at > created_at)
);
create index operator_session_by_operator on operator_session (operator_id, created_at desc);

create table operator_claim (
  id uuid primary key,
  token_hash text not null unique,
  totp_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
-- One open claim at a time, whatever two starting processes try.
create unique index operator_claim_open on operator_claim ((used_at is null)) where used_at is null;

create table operator_login_failure (
  id uuid primary key,
  username_hash text not null,
  at timestamptz not null
);
create index operator_login_failure_by_username on operator_login_failure (username_hash, at);

-- The day's stakes for the console. Bets come in order of time, so a few pages of BRIN find a day.
create index bet_by_day on bet using brin (placed_at);
