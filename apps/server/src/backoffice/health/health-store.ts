import { sql } from 'kysely';
import type { HealthState } from '@khelaghor/contract/backoffice/health.ts';
import type { Database } from '../../lib/context.ts';

/** Reads figures of the site, from what other features and the database itself keep. */

type DatabaseRow = {
  readonly version: string;
  readonly sizeBytes: bigint;
  readonly connections: number;
  readonly connectionsMax: number;
  readonly slowestMs: number;
  readonly replicas: number;
};

export async function readDatabase(db: Database): Promise<DatabaseRow> {
  const { rows } = await sql<DatabaseRow>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as size_bytes,
      (select numbackends from pg_stat_database where datname = current_database())
        as connections,
      current_setting('max_connections')::int as connections_max,
      longest_statement_ms() as slowest_ms,
      (select count(*)::int from pg_stat_replication) as replicas`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a statement without a table always gives one row');
  return row;
}

/**
 * How far the newest transfers lie in the future of the database's clock, in milliseconds. The ids
 * of most tell when they were made, so that they are found after others followed them.
 */
export async function readBehindMs(db: Database): Promise<number> {
  const { rows } = await sql<{ behindMs: number | null }>`
    select extract(epoch from max(created_at) - clock_timestamp())::float8 * 1000 as behind_ms
    from (
      (select created_at from ledger_transfer order by id desc limit 100)
      union all
      (select created_at from ledger_transfer order by seq desc limit 100)
    ) newest`.execute(db);
  return Math.max(0, Math.ceil(rows[0]?.behindMs ?? 0));
}

export type QueuedJob = {
  readonly job: string;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly givenUp: number;
};

/** Counts by job what is due, and what failed too often. */
export async function listQueued(db: Database, now: Date): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select task_identifier as job,
      (count(*) filter (where attempts < max_attempts and run_at <= ${now}))::int as waiting,
      min(run_at) filter (where attempts < max_attempts and run_at <= ${now}) as oldest_at,
      (count(*) filter (where attempts >= max_attempts))::int as given_up
    from graphile_worker.jobs group by task_identifier`.execute(db);
  return rows;
}

export const listRuns = (db: Database) =>
  db.selectFrom('jobRun').select(['job', 'startedAt', 'tookMs', 'failedAt', 'failures']).execute();

type OutboxRow = {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly failed: number;
};

/** Counts messages that wait, and those since a moment that were refused or came too late. */
export async function readOutbox(db: Database, since: Date): Promise<OutboxRow> {
  const { rows } = await sql<OutboxRow>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      min(created_at) filter (where state = 'waiting') as oldest_at,
      (count(*) filter (where state in ('refused', 'late') and ended_at >= ${since}))::int as failed
    from message_outbox`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null, failed: 0 };
}

export type ServiceRow = {
  readonly name: string;
  readonly done: number;
  readonly failed: number;
  readonly open: number;
  readonly medianMs: number | null;
};

/** Milliseconds between half of the rows' beginnings and ends. */
const median = sql`(percentile_cont(0.5) within group (order by took) filter (where is_done)
  * 1000)::float8::int`;

/**
 * Counts by gateway the deposits and payouts that ended since a moment. A payout runs from its
 * approval, a deposit from its request: that holds the member's time at the gateway.
 */
export async function listGateways(db: Database, since: Date): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    with ended as (
      select gateway, state = 'confirmed' as is_done,
        extract(epoch from resolved_at - created_at) as took
      from deposit where resolved_at >= ${since} and state in ('confirmed', 'failed')
      union all
      select gateway, true, extract(epoch from resolved_at - payout_started_at)
      from withdrawal
      where state = 'paid' and resolved_at >= ${since} and payout_started_at is not null
      union all
      select substring(actor from 9), false, null from event_log
      where kind = 'gateway.callback_refused' and at >= ${since} and actor like 'gateway:%'
    )
    select g.gateway as name, (count(*) filter (where is_done))::int as done,
      (count(*) filter (where not is_done))::int as failed,
      (select count(*)::int from withdrawal w
        where w.gateway = g.gateway and w.state = 'unknown') as open,
      ${median} as median_ms
    from (select distinct gateway from deposit_channel where enabled) g
    left join ended e on e.gateway = g.gateway
    group by g.gateway order by g.gateway`.execute(db);
  return rows;
}

/** Counts by vendor the transfers that ended since a moment, and the wins that were refused. */
export async function listVendors(db: Database, since: Date): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    with ended as (
      select vendor_code as vendor, state = 'done' as is_done,
        extract(epoch from resolved_at - created_at) as took
      from vendor_transfer where resolved_at >= ${since}
      union all
      select detail ->> 'vendor', false, null from event_log
      where kind = 'vendor.win_refused' and at >= ${since}
    )
    select v.code as name, (count(*) filter (where is_done))::int as done,
      (count(*) filter (where not is_done))::int as failed,
      (select count(*)::int from vendor_transfer t
        where t.vendor_code = v.code and t.state = 'pending') as open,
      ${median} as median_ms
    from vendor v left join ended e on e.vendor = v.code
    where v.open group by v.code order by v.code`.execute(db);
  return rows;
}

export type KeptState = {
  readonly part: string;
  readonly state: HealthState;
  readonly since: Date;
};

export const listStates = (db: Database): Promise<KeptState[]> =>
  db.selectFrom('healthState').select(['part', 'state', 'since']).$castTo<KeptState>().execute();

/** Keeps the states of all parts; `since` changes where the state does. Others are forgotten. */
export async function keepStates(db: Database, states: readonly KeptState[]): Promise<void> {
  const parts = states.map(({ part }) => part);
  await sql`with gone as (delete from health_state where part <> all(${parts}::text[]))
    insert into health_state as h (part, state, since)
    select * from unnest(
      ${parts}::text[], ${states.map(({ state }) => state)}::text[],
      ${states.map(({ since }) => since.toISOString())}::timestamptz[]
    )
    on conflict (part) do update set state = excluded.state, since = excluded.since
      where h.state <> excluded.state`.execute(db);
}
