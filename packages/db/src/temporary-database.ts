/**
 * Private databases for tests and tools. Each is a copy of a template with all migrations,
 * which takes a fraction of a second.
 *
 * The server is the one at TEST_DATABASE_URL. Without it, an embedded one runs in the cache
 * folder as long as it has databases.
 */
import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded.ts';
import { findMemoryFolder } from './memory-folder.ts';
import { migrate, MIGRATIONS_FOLDER, hashMigrations } from './migrate.ts';

export type TemporaryDatabase = {
  readonly url: string;
  /** Drops the database, even with open connections. */
  readonly drop: () => Promise<void>;
};

export type TestServer = {
  /** The URL of any database on the server, with the right to create others. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const TEST_SERVERS_FOLDER = fileURLToPath(
  new URL('../../../.cache/test-postgres', import.meta.url),
);
const SERVERS_MAX = 16;
const TEMPLATE_PREFIX = 'khelaghor_template_';
const DATABASE_PREFIX = 'khelaghor_test_';
// The advisory lock for creating a template. An arbitrary constant.
const TEMPLATE_LOCK_KEY = 7_220_251_122;

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function buildDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the databases of a killed run, on a server that no other run uses. */
async function dropLeftovers(url: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [DATABASE_PREFIX],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

/** The in-memory folder of this user and project; null: no space for files in memory. */
async function memoryFolder(): Promise<string | null> {
  const folder = await findMemoryFolder();
  if (folder === null) return null;
  const project = createHash('sha256').update(TEST_SERVERS_FOLDER).digest('hex').slice(0, 12);
  return join(folder, `khelaghor-test-postgres-${process.getuid?.() ?? 0}-${project}`);
}

/** Stops a server, and frees its memory. */
const stopInMemory = ({ postgres, dataDir }: { postgres: TestServer; dataDir: string }) => ({
  url: postgres.url,
  stop: async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

/**
 * Starts an embedded server for tests. Concurrent runs each get their own; a folder is reused
 * after its run has ended. Throws when none can be started.
 *
 * `inMemory`: its files are in memory where there is space. Not for measurements of speed: syncing
 * to disk costs nothing there.
 */
export async function startTestServer({
  log = () => undefined,
  inMemory = false,
}: {
  readonly log?: (line: string) => void;
  readonly inMemory?: boolean;
} = {}): Promise<TestServer> {
  const memory = inMemory ? await memoryFolder() : null;
  for (let number = 0; number < SERVERS_MAX; number += 1) {
    const dataDir = join(memory ?? TEST_SERVERS_FOLDER, String(number));
    const result = await startEmbeddedPostgres({ dataDir, log, connectionsMax: 300 });
    if (result.ok) {
      const { postgres } = result;
      await dropLeftovers(postgres.url);
      return memory === null ? postgres : stopInMemory({ postgres, dataDir });
    }
    if (result.refusal !== 'data_in_use') throw new Error(result.message);
  }
  throw new Error(`${SERVERS_MAX} test servers run already in ${memory ?? TEST_SERVERS_FOLDER}`);
}

/** The content of a template besides the migrations. */
export type Preparation = {
  /** Lower-case letters, digits and underscores; different content needs a different name. */
  readonly name: string;
  readonly prepare: (databaseUrl: string) => Promise<void>;
};

/** Creates the template with these migrations unless the server has it; returns its name. */
async function ensureTemplate(
  serverUrl: string,
  folder: string,
  preparation?: Preparation,
): Promise<string> {
  const hash = await hashMigrations(folder);
  const name = [`${TEMPLATE_PREFIX}${hash}`, preparation?.name].filter(Boolean).join('_');
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK_KEY]);
    const exists = 'select from pg_database where datname = $1';
    if ((await client.query(exists, [name])).rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const result = await migrate(buildDatabaseUrl(serverUrl, unfinished), { folder });
    if (!result.ok) throw new Error(result.message);
    await preparation?.prepare(buildDatabaseUrl(serverUrl, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

let ownServer: Promise<TestServer> | undefined;
let ownServerUsers = 0;

async function useServer(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: async () => undefined };
  ownServerUsers += 1;
  ownServer ??= startTestServer();
  const server = await ownServer;
  const stop = async (): Promise<void> => {
    ownServerUsers -= 1;
    if (ownServerUsers > 0) return;
    ownServer = undefined;
    await server.stop();
  };
  return { url: server.url, stop };
}

/** Creates a private database with all migrations. */
export async function createTemporaryDatabase(
  options: {
    readonly serverUrl?: string;
    readonly folder?: string;
    readonly preparation?: Preparation;
  } = {},
): Promise<TemporaryDatabase> {
  const { serverUrl } = options;
  const server =
    serverUrl === undefined ? await useServer() : { url: serverUrl, stop: async () => undefined };
  const folder = options.folder ?? MIGRATIONS_FOLDER;
  const template = await ensureTemplate(server.url, folder, options.preparation);
  const name = `${DATABASE_PREFIX}${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, (client) =>
    // Copying files takes half the processor time of writing them through the log.
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const drop = async (): Promise<void> => {
    await onServer(server.url, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
    await server.stop();
  };
  return { url: buildDatabaseUrl(server.url, name), drop };
}
