-- A chain of hashes over the event log, in the order of its ids. Why: decision 0079.

-- Each row stands for the events from from_seq to to_seq, by their ids, and for the row before it.
create table event_log_chain (
  batch_no bigint primary key check (batch_no >= 1),
  from_seq bigint not null check (from_seq >= 1),
  to_seq bigint not null check (to_seq >= from_seq),
  rows bigint not null check (rows >= 0),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  made_at timestamptz not null,
  format smallint not null
);

create trigger event_log_chain_append_only before update or delete or truncate on event_log_chain
for each statement execute function refuse_change();

-- An audit notes the end of this chain as well, and counts what it found in the log apart from
-- what it found in the books.
alter table audit_run
  add column event_breaches integer not null default 0 check (event_breaches >= 0),
  add column event_batch_no bigint,
  add column event_hash bytea,
  add check ((event_batch_no is null) = (event_hash is null));
