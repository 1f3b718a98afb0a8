-- Statements of the house's wallets, which operators import as CSV files.

-- Which columns of a channel's statement hold what, as an operator chose them last.
create table statement_columns (
  channel text primary key references deposit_channel,
  columns jsonb not null,
  chosen_by uuid not null references operator,
  chosen_at timestamptz not null
);

create table statement_import (
  id uuid primary key,
  channel text not null references deposit_channel,
  file_sha256 bytea not null check (octet_length(file_sha256) = 32),
  imported_by uuid not null references operator,
  imported_at timestamptz not null
);
create trigger statement_import_stays before update or delete on statement_import
  for each row execute function written_values_stay();

-- Money that came in, one row for each transaction of a provider, kept for ever: the same line of
-- another file is the same row.
create table statement_line (
  provider text not null check (provider in ('bkash', 'nagad', 'rocket', 'upay')),
  trx_id text not null check (trx_id ~ '^[A-Z0-9]{6,20}$'),
  amount_minor bigint not null check (amount_minor > 0),
  -- As the statement writes them; null: it has no such column.
  sender text check (char_length(sender) between 1 and 40),
  sent_at text check (char_length(sent_at) between 1 and 40),
  import_id uuid not null references statement_import,
  -- The line of the file.
  line int not null check (line > 0),
  -- The deposit that was credited with this money; null: none was.
  deposit_id uuid references manual_deposit,
  matched_at timestamptz,
  primary key (provider, trx_id),
  check ((deposit_id is null) = (matched_at is null))
);
create index statement_line_unmatched on statement_line (import_id desc, line)
  where deposit_id is null;
create trigger statement_line_stays before update or delete on statement_line
  for each row execute function written_values_stay();

-- For lines whose money was credited before the file was imported.
create index manual_deposit_credited on manual_deposit (provider, trx_id)
  where state = 'credited';
