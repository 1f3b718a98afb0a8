-- Runs of periodic jobs, and since when each part of the site has been well or not. See why.md.
create table job_run (
  job text primary key,
  started_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Of the last failure; null: none is known.
  failed_at timestamptz,
  -- Failures since the last success.
  failures integer not null check (failures >= 0)
);

create table health_state (
  -- 'database', or a kind with a name such as 'job:fold-reports'.
  part text primary key,
  state text not null check (state in ('good', 'slow', 'failing')),
  since timestamptz not null
);

-- For transfers to and from vendors within an hour, and those among them that were refused.
create index vendor_transfer_ended on vendor_transfer (resolved_at, vendor_code)
  where resolved_at is not null;
drop index vendor_transfer_refused;

-- As its owner, because the server's role sees no statements of other sessions. Only the time is
-- returned.
create function longest_statement_ms() returns integer
language sql security definer set search_path = pg_catalog as $$
  select coalesce(max(extract(epoch from clock_timestamp() - query_start)) * 1000, 0)::integer
  from pg_stat_activity
  where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'
$$;
