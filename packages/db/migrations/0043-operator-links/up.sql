-- One-time links that operators make for each other: to become an operator, or to add a new
-- authenticator app.
create table operator_link (
  id uuid primary key,
  kind text not null check (kind in ('invitation', 'factor_reset')),
  -- Whose app is renewed; an invitation is for an operator who does not exist yet.
  operator_id uuid references operator,
  username text not null check (username ~ '^[a-z0-9._-]{3,32}$'),
  -- The link holds a token, the table its keyed hash.
  token_hash text not null unique,
  totp_secret bytea not null,
  made_by uuid not null references operator,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('used', 'revoked')),
  check (expires_at > created_at),
  check ((kind = 'factor_reset') = (operator_id is not null)),
  check ((ended_at is null) = (outcome is null))
);
-- A name is promised to one invitation at a time, and one app is renewed by one link at a time.
create unique index operator_link_open on operator_link (kind, username) where ended_at is null;
create index operator_link_by_maker on operator_link (made_by) where ended_at is null;
create index operator_link_by_operator on operator_link (operator_id) where operator_id is not null;

-- An operator whose app was taken away logs in again with the app of a new link only.
alter table operator add column factor_reset_at timestamptz;
alter table operator add column invited_by uuid references operator;
create index operator_by_inviter on operator (invited_by) where invited_by is not null;
