-- A browser that is to be remembered: all tokens that follow from one login.
create table remembered_browser (
  id uuid primary key,
  member_id uuid not null references member,
  user_agent text not null,
  created_at timestamptz not null,
  -- However often it comes back.
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index remembered_browser_by_member on remembered_browser (member_id) where ended_at is null;

-- Each is good once. What was spent is kept: whoever shows it again has stolen it, or was robbed.
create table remembered_token (
  token_hash text primary key,
  browser_id uuid not null references remembered_browser on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- From the token and this follow the session and the token that it was exchanged for.
  seed text,
  check ((spent_at is null) = (seed is null))
);
create unique index remembered_token_unspent on remembered_token (browser_id)
  where spent_at is null;

alter table member_session
  add column browser_id uuid references remembered_browser on delete set null,
  -- Opened with a password that is not to be kept: nothing is answered but its change.
  add column must_change_password boolean not null default false,
  add check (not (must_change_password and browser_id is not null));
create index member_session_by_browser on member_session (browser_id) where ended_at is null;

-- A code that is carried to another address of the site, and logs in there.
create table hand_over (
  code_hash text primary key,
  member_id uuid not null references member,
  -- The session that asked for it: when that has ended, the code is worth nothing.
  session_id uuid not null references member_session on delete cascade,
  merchant text not null,
  domain_name text not null,
  route text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index hand_over_by_age on hand_over (created_at);

alter table member
  -- Null: as old as the account.
  add column password_set_at timestamptz,
  add column must_change_password boolean not null default false,
  -- The password is temporary, and lets in once until then; the past: it has.
  add column temporary_until timestamptz,
  add check (temporary_until is null or must_change_password);
