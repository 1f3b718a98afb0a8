-- An authenticator app. The secret is sealed; until a code of it was typed in it proves nothing.
create table member_authenticator (
  member_id uuid primary key references member,
  secret_sealed bytea not null,
  -- The newest time step of which a code was taken: each is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- A key pair that a device made for this site: we have the public half.
create table member_passkey (
  id uuid primary key,
  member_id uuid not null references member,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it has signed; it only grows, or stays at nought.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  used_at timestamptz
);
create index member_passkey_by_member on member_passkey (member_id);

create table recovery_code (
  code_hash text primary key,
  member_id uuid not null references member,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_by_member on recovery_code (member_id);

-- What a device is asked to sign. `subject` is what whoever answers must have: a browser's cookie,
-- a session, a login that has begun.
create table passkey_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'proof', 'add', 'step-up')),
  subject text not null,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenge_by_age on passkey_challenge (created_at);

-- Browsers in which a member has logged in, by the token that their cookie holds.
create table member_place (
  token_hash text not null,
  member_id uuid not null references member,
  seen_at timestamptz not null,
  primary key (token_hash, member_id)
);
create index member_place_by_age on member_place (seen_at);

create table member_country (
  member_id uuid not null references member,
  country text not null check (country ~ '^[A-Z]{2}$'),
  primary key (member_id, country)
);

-- A login whose first proof was right, and that waits for the second.
create table login_challenge (
  id uuid primary key,
  member_id uuid not null references member,
  browser_hash text not null,
  reason text not null check (reason in ('factor', 'place')),
  first_proof text not null,
  ways text[] not null check (cardinality(ways) > 0),
  sms_code_id uuid references sms_code on delete set null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Ended by a right proof, or because the password was changed meanwhile.
  ended_at timestamptz,
  entered boolean not null default false,
  check (not entered or ended_at is not null)
);
create index login_challenge_by_member on login_challenge (member_id, created_at);
create index login_challenge_by_age on login_challenge (created_at);

create table mail_code (
  id uuid primary key,
  login_challenge_id uuid not null references login_challenge on delete cascade,
  member_id uuid not null references member,
  code_hash text not null,
  created_at timestamptz not null
);
create index mail_code_by_member on mail_code (member_id, created_at);

alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'bind', 'place'));
