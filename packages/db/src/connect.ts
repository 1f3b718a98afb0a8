/** The connection to PostgreSQL: one pool, used directly and through Kysely. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildTimeoutClient } from './timeout-client.ts';
import { prepareMarked } from './prepared-statements.ts';
import type { DB } from './schema.gen.ts';

export type Connection = {
  /** Typed queries; names are camelCase here and snake_case in SQL. */
  readonly db: Kysely<DB>;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes all connections. May be called twice. */
  readonly close: () => Promise<void>;
};

export type ConnectionSettings = {
  /** Maximum connections of the pool. */
  readonly connectionsMax?: number;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  /** How long an open transaction may be idle before the server ends it. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Shown in the server's list of connections. */
  readonly applicationName?: string;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
};

const statementTimeoutMsUsual = 15_000;
/** After this time beyond a statement's time limit, the connection is dead. */
const answerMarginMs = 5_000;

const OID_INT8 = 20;
const OID_INT8_ARRAY = 1016;
const OID_DATE = 1082;

function parseInt8Array(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  return inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/*
 * How values arrive: int8 as `bigint` (an amount may not pass through a float), a date without a
 * time as text (as a `Date` it would shift with the machine's time zone), timestamptz as `Date`.
 * Kept with the connection, not set for the whole process.
 */
const TEXT_PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [OID_INT8, BigInt],
  [OID_INT8_ARRAY, parseInt8Array],
  [OID_DATE, String],
]);

const getTypeParser = (oid: TypeId, format?: 'text' | 'binary'): unknown =>
  (format === 'binary' ? undefined : TEXT_PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format);

/** The settings of all our connections, also outside the pool. */
export function buildClientConfig(url: string, settings: ConnectionSettings = {}): pg.ClientConfig {
  return {
    connectionString: url,
    types: { getTypeParser },
    application_name: settings.applicationName ?? 'khelaghor',
    // Detects a silently vanished database even on a connection that only listens.
    keepAlive: true,
    connectionTimeoutMillis: settings.connectTimeoutMs ?? 5_000,
    statement_timeout: settings.statementTimeoutMs ?? statementTimeoutMsUsual,
    lock_timeout: settings.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs ?? 15_000,
  };
}

/**
 * Creates a pool for the database at `url`. It connects with the first query, which fails when
 * the server cannot be reached.
 */
export function connect(url: string, settings: ConnectionSettings = {}): Connection {
  const statementMaxMs = settings.statementTimeoutMs ?? statementTimeoutMsUsual;
  const pool = new pg.Pool({
    ...buildClientConfig(url, settings),
    // PostgreSQL reads zero as no limit.
    ...(statementMaxMs > 0 && { Client: buildTimeoutClient(statementMaxMs + answerMarginMs) }),
    max: settings.connectionsMax ?? 16,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => settings.onIdleError?.(error));
  // The same for one that breaks between two statements of a transaction, when the pool does not
  // listen. The transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareMarked);
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= pool.end());
  return { db, pool, close };
}
