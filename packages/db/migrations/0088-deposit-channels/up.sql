-- Terms of a deposit channel that operators change.
alter table deposit_channel
  -- The operators' switch. `open` is that of the audit.
  add column enabled boolean not null default true,
  -- Minutes of the day in Dhaka; without both a channel is open all day. They may pass midnight.
  add column opens_minute int check (opens_minute between 0 and 1439),
  add column closes_minute int check (closes_minute between 0 and 1439),
  -- Countries from which the channel is offered; empty: from all.
  add column countries text[] not null default '{}'
    check (cardinality(countries) <= 50),
  -- Counts the changes of terms.
  add column version int not null default 0 check (version >= 0),
  add constraint deposit_channel_hours check (
    (opens_minute is null) = (closes_minute is null)
    and opens_minute is distinct from coalesce(closes_minute, -1)
  );

-- Requests of an operator for other terms of a channel, which another operator confirms.
create table deposit_channel_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  channel text not null references deposit_channel,
  -- The version that the operator saw.
  version int not null check (version >= 0),
  terms jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint deposit_channel_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index deposit_channel_request_waiting
  on deposit_channel_request (channel) where outcome is null;
create trigger deposit_channel_request_stays before update or delete on deposit_channel_request
  for each row execute function written_values_stay();

-- For the counts of a channel's last day.
create index deposit_ended_by_channel on deposit (channel, resolved_at)
  where resolved_at is not null;
-- For the channel that a member used last.
create index deposit_confirmed_by_member on deposit (member_id, resolved_at desc)
  where state = 'confirmed';
