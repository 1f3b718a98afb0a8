-- The epochs of the proof of liabilities. A row is what was published: it never changes.
create table liability_epoch (
  number bigint primary key check (number >= 1),
  -- The calendar day in Dhaka.
  day date not null unique,
  -- The epoch before: exactly the one with the number before, by the hash of its statement.
  previous_number bigint unique check (previous_number = number - 1),
  previous_hash text unique,
  statement text not null,
  statement_hash text not null unique check (statement_hash ~ '^[0-9a-f]{64}$'),
  signature bytea not null check (octet_length(signature) = 64),
  public_key bytea not null check (octet_length(public_key) = 32),
  -- The round of a public beacon that the statement names; null until one is used.
  beacon_round bigint check (beacon_round > 0),
  taken_at timestamptz not null,
  created_at timestamptz not null,
  unique (number, statement_hash),
  check ((number = 1) = (previous_number is null)),
  check ((previous_number is null) = (previous_hash is null)),
  check (statement_hash = encode(sha256(convert_to(statement, 'UTF8')), 'hex')),
  foreign key (previous_number, previous_hash) references liability_epoch (number, statement_hash)
);

create table liability_tree (
  epoch bigint not null references liability_epoch (number),
  currency text not null check (currency ~ '^[A-Z]{1,8}$'),
  purpose text not null check (purpose in ('real-money', 'play-money', 'points')),
  root_hash text not null check (root_hash ~ '^[0-9a-f]{64}$'),
  total_minor bigint not null check (total_minor >= 0),
  leaf_count bigint not null check (leaf_count >= 64),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (epoch, currency)
);

create function liability_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '%: what was published cannot be changed', tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger liability_epoch_append_only before update or delete or truncate on liability_epoch
for each statement execute function liability_refuse_change();

create trigger liability_tree_append_only before update or delete or truncate on liability_tree
for each statement execute function liability_refuse_change();
