-- What is to reach a phone or a mailbox. The text is sealed, and gone when it was handed over.
create table outgoing_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  -- Null: meant for nobody. It is stored like any other, so that no time tells who is known.
  recipient text,
  subject text not null,
  text_sealed bytea,
  state text not null check (state in ('waiting', 'kept', 'sent', 'refused', 'dropped', 'late')),
  gateway_reference text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'waiting' or text_sealed is not null)
);
create index outgoing_message_by_age on outgoing_message (created_at);

-- Each code that was asked for, also for numbers that nobody has: the limits count them all.
create table sms_code (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'register', 'password', 'bind')),
  mobile text not null check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  -- The number without its last four digits: whole blocks are bought to be paid for messages.
  prefix text not null,
  address text not null,
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_by_age on sms_code (created_at);
create index sms_code_by_mobile on sms_code (mobile, created_at);

create table password_link (
  token_hash text primary key,
  -- Null: nobody has the name and the address. It is stored like any other, as above.
  member_id uuid references member,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_by_member on password_link (member_id, created_at);

alter table member
  -- When its owner proved the number; a number that is proven belongs to one open account.
  add column mobile_proven_at timestamptz,
  add column payout_held_until timestamptz,
  -- False: nobody has ever chosen one; its owner logs in with codes.
  add column has_password boolean not null default true;
create unique index member_by_proven_mobile on member (mobile)
  where mobile_proven_at is not null and closed_at is null;
