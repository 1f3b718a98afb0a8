-- What an invitation is known by. Its owner may make a new one; the old one then brings nobody.
create table affiliate_code (
  code text primary key check (code ~ '^[A-Za-z0-9]{8,32}$'),
  owner_id uuid not null references member,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index affiliate_code_by_owner on affiliate_code (owner_id);

-- Each code that a member asked for to prove an address; the limits count them.
create table email_code (
  id uuid primary key,
  member_id uuid not null references member,
  email text not null check (email = lower(email)),
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_code_by_age on email_code (created_at);
create index email_code_by_member on email_code (member_id, created_at);
create index email_code_by_email on email_code (email, created_at);

alter table member
  -- By whose code the member came, and whom the member named.
  add column affiliate_code text references affiliate_code,
  add column recommended_by uuid references member,
  -- Asked for where money leaves; null: none was set.
  add column payment_password_hash text,
  add column payment_password_tries smallint not null default 0,
  add column payment_password_locked_until timestamptz,
  add column id_number_sealed bytea,
  -- The name of a painted picture; empty: the one that goes with the account's name.
  add column icon text not null default '' check (icon ~ '^[a-z]{0,20}$'),
  add column birthday date check (birthday >= '1900-01-01'),
  -- When its owner proved the address; an address that is proven belongs to one open account.
  add column email_proven_at timestamptz check (email_proven_at is null or email is not null);
create unique index member_by_proven_email on member (lower(email))
  where email_proven_at is not null and closed_at is null;
create index member_by_affiliate_code on member (affiliate_code) where affiliate_code is not null;
