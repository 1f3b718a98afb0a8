-- An account at another site that lets a member in here.
create table member_elsewhere (
  id uuid primary key,
  member_id uuid not null references member,
  provider text not null check (provider in ('google', 'facebook')),
  -- Who it is there; an address or a name is not, because those change hands.
  subject text not null,
  bound_at timestamptz not null,
  -- An operator was asked to end it, and what he was shown; it lets in until then.
  unbind_asked_at timestamptz,
  unbind_asked_by text,
  unbind_reason text,
  unbind_due_at timestamptz,
  unbound_at timestamptz,
  check ((unbind_asked_at is null) = (unbind_due_at is null)),
  check ((unbind_asked_at is null) = (unbind_asked_by is null)),
  check ((unbind_asked_at is null) = (unbind_reason is null)),
  check (unbound_at is null or unbind_due_at is not null)
);
-- One account there is one member here, and the other way round.
create unique index member_elsewhere_subject on member_elsewhere (provider, subject)
  where unbound_at is null;
create unique index member_elsewhere_provider on member_elsewhere (member_id, provider)
  where unbound_at is null;
create index member_elsewhere_due on member_elsewhere (unbind_due_at) where unbound_at is null;

-- Somebody was sent there, or has come back and opens an account.
create table elsewhere_visit (
  id uuid primary key,
  -- Keyed hash of what travels along; the check of the code follows from it.
  state_hash text not null unique,
  -- Keyed hash of the cookie of the browser that was sent.
  browser_hash text not null,
  provider text not null check (provider in ('google', 'facebook')),
  -- Where he wants to go afterwards, on this site.
  next text,
  -- Of a member who binds an account: he, and the session in which he proved that it was he.
  member_id uuid references member,
  session_id uuid references member_session on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  returned_at timestamptz,
  -- Whom nobody knows here yet: who he is there, and until when he may open an account with it.
  subject text,
  facts_sealed bytea,
  register_until timestamptz,
  registered_at timestamptz,
  check ((member_id is null) = (session_id is null)),
  check ((subject is null) = (register_until is null)),
  check (subject is null or returned_at is not null),
  check (registered_at is null or subject is not null)
);
create index elsewhere_visit_by_age on elsewhere_visit (created_at);
create index elsewhere_visit_by_browser on elsewhere_visit (browser_hash) where subject is not null;

-- A word of Firebase about a phone is taken once.
create table phone_token_use (
  token_hash text primary key,
  used_at timestamptz not null
);
create index phone_token_use_by_age on phone_token_use (used_at);
