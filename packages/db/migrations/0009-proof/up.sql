-- The proof of the books: a chain of hashes over the transfers, the results of the audits, and
-- months that are made ahead by a role that may make nothing else.

-- Transfers lie on the disk nearly in their order, so a few pages of BRIN find a range of seq.
create index ledger_transfer_order on ledger_transfer
using brin (seq) with (pages_per_range = 32, autosummarize = on);

-- Each row stands for the transfers from from_seq to to_seq, and for the row before it.
create table ledger_chain (
  batch_no bigint primary key check (batch_no >= 1),
  from_seq bigint not null check (from_seq >= 1),
  to_seq bigint not null check (to_seq >= from_seq),
  rows bigint not null check (rows >= 0),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  made_at timestamptz not null
);

create trigger ledger_chain_append_only before update or delete or truncate on ledger_chain
for each statement execute function refuse_change();

-- What an audit found. It also notes the end of the chain, which can then not be made anew.
create table audit_run (
  id uuid primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  breaches integer not null check (breaches >= 0),
  -- The first hundred of them, as packages/db has them.
  found jsonb not null,
  trial_balance jsonb not null,
  chain_batch_no bigint,
  chain_hash bytea,
  -- The products that it stopped.
  stopped text[] not null,
  check ((chain_batch_no is null) = (chain_hash is null))
);
create index audit_run_by_time on audit_run (started_at desc);

create trigger audit_run_append_only before update or delete or truncate on audit_run
for each statement execute function refuse_change();

create trigger event_log_not_truncated before truncate on event_log
for each statement execute function refuse_change();

-- While a product of the cashier is stopped, new withdrawals are refused; old ones are kept.
alter table withdrawal_terms add column open boolean not null default true;

-- As its owner, because the server's role may make no tables. A month for which a stray was
-- posted before it was made cannot get a partition: its transfers stay with the strays. It waits
-- for a lock only briefly, because everything that reads the ledger queues behind it.
create or replace function ledger_prepare_months(p_at timestamptz, p_ahead integer)
returns integer
language plpgsql security definer
set search_path = public, pg_temp
set lock_timeout = '500ms'
as $$
declare
  v_month timestamptz;
  v_name text;
  v_made integer := 0;
begin
  for v_month in
    select generate_series(
      date_trunc('month', p_at at time zone 'UTC') - interval '1 month',
      date_trunc('month', p_at at time zone 'UTC') + make_interval(months => least(p_ahead, 24)),
      interval '1 month'
    ) at time zone 'UTC'
  loop
    v_name := 'ledger_transfer_' || to_char(v_month at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass(v_name) is not null;
    begin
      execute format(
        'create table %I partition of ledger_transfer for values from (%L) to (%L)',
        v_name, uuid_v7_floor(v_month),
        uuid_v7_floor((v_month at time zone 'UTC' + interval '1 month') at time zone 'UTC')
      );
      execute format(
        'create trigger ledger_transfer_append_only before update or delete or truncate on %I
        for each statement execute function ledger_refuse_change()', v_name
      );
      v_made := v_made + 1;
    exception when check_violation then
      raise notice 'the month % has strays and gets no partition', v_name;
    end;
  end loop;
  return v_made;
end
$$;

-- The transfers of a range in their order. It must go by the index of the order, and the planner,
-- which knows a new table only by guesses, would read the whole month.
create function ledger_transfers_between(p_from bigint, p_to bigint)
returns setof ledger_transfer
language sql stable
set enable_seqscan = off
set enable_indexscan = off
as $$
  select * from ledger_transfer where seq between p_from and p_to order by seq, id
$$;

-- Keeps the index of the order up to date with the pages that were filled since.
create function ledger_summarize_order() returns void
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform brin_summarize_new_values(i.inhrelid)
  from pg_inherits i where i.inhparent = 'ledger_transfer_order'::regclass;
end
$$;
