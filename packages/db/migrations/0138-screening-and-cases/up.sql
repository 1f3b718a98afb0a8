-- Lists of persons with whom members are compared, and cases about members. Why: decision 0096.

-- A name on a list; a person with several names has a row for each.
create table screening_entry (
  list text not null check (char_length(list) between 1 and 60),
  -- The person's number on the list.
  reference text not null check (char_length(reference) between 1 and 100),
  name text not null check (char_length(name) between 2 and 200),
  -- The name as it is compared.
  name_key text not null,
  -- A day or a year; empty: not known.
  born text not null check (born ~ '^(\d{4}(-\d{2}-\d{2})?)?$'),
  imported_at timestamptz not null,
  primary key (list, reference, name_key)
);
create index screening_entry_by_name on screening_entry (name_key);

-- What operators look into about a member. Members never learn of it.
create table member_case (
  id uuid primary key,
  member_id uuid not null references member,
  -- A hit of a list, or an operator, opened it.
  kind text not null check (kind in ('screening', 'manual')),
  state text not null default 'open' check (state in ('open', 'cleared', 'reported')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index member_case_open_once on member_case (member_id) where state = 'open';
create index member_case_of_member on member_case (member_id, opened_at desc, id desc);
create index member_case_by_state on member_case (state, opened_at, id);

-- Hits, each once for a member: one that was cleared opens no other case.
create table case_hit (
  member_id uuid not null references member,
  list text not null,
  reference text not null,
  name text not null,
  name_key text not null,
  born text not null,
  -- Both birthdays are known and agree; false: the names alone.
  is_born_equal boolean not null,
  case_id uuid not null references member_case,
  found_at timestamptz not null,
  primary key (member_id, list, reference, name_key, is_born_equal)
);
create index case_hit_of_case on case_hit (case_id);

create table case_event (
  -- Made by the console for acts of operators: the idempotency key.
  id uuid primary key,
  case_id uuid not null references member_case,
  kind text not null check (
    kind in ('opened', 'hit', 'noted', 'cleared', 'reported', 'downloaded')
  ),
  note text not null check (char_length(note) <= 500),
  -- 'operator:<name>' or 'system'.
  actor text not null,
  at timestamptz not null
);
create index case_event_of_case on case_event (case_id, at, id);
create trigger case_event_append_only before update or delete on case_event
  for each row execute function refuse_change();
