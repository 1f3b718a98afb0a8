// A whole system of real processes on free ports with a private data directory: PostgreSQL, the
// server, and the sandbox payment gateway, which stays up because another firm would run it.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@khelaghor/db/connect.ts';
import type { Connection } from '@khelaghor/db/connect.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { startSandboxGateway } from '@khelaghor/sandbox-gateway/server.ts';
import type { SandboxGateway } from '@khelaghor/sandbox-gateway/server.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import { openSecrets } from '@khelaghor/server/lib/crypto/secrets.ts';
import type { CaptchaStore } from '@khelaghor/testkit/solved-captcha.ts';
import { makeDatabase } from './database-process.ts';
import type { DatabaseProcess } from './database-process.ts';
import { prepareServerProcess } from './server-process.ts';
import type { ServerOptions, ServerProcess } from './server-process.ts';

export type SystemOptions = {
  /** Called with the system's own empty folder before the database is made in `folder/postgres`. */
  readonly prepare?: (folder: string) => Promise<void>;
  /** Called after everything has stopped, before the folder is removed. */
  readonly cleanUp?: (folder: string) => Promise<void>;
  /** Called with the database's finished data folder before its first real start. */
  readonly databaseMade?: (cluster: string, folder: string) => Promise<void>;
  readonly databaseSettings?: (folder: string) => Readonly<Record<string, string>>;
  readonly connectionsMax?: number;
  readonly server?: ServerOptions;
};

export type System = {
  /** Holds everything that belongs to this system. */
  readonly folder: string;
  readonly database: DatabaseProcess;
  /** The main server, with all services. */
  readonly server: ServerProcess;
  readonly gateway: SandboxGateway;
  /** What the gateway and the server sign with. */
  readonly gatewaySecret: string;
  /** Connections of the judge to the database, past everything that is harmed. */
  readonly connection: Connection;
  /** Where the answers of captchas are kept. */
  readonly captchas: CaptchaStore;
  /** Prepares one more server process on the same database, with ports of its own. */
  anotherServer(options?: ServerOptions): Promise<ServerProcess>;
  /** Origin of the games' pages, as the browser names it. */
  readonly gamesOrigin: string;
  /** The gateway's own books. */
  readonly gatewayFolder: string;
  close(): Promise<void>;
};

/** The gateway asks again soon, so that a recovery is not measured by its patience. */
const callbackPausesMs = [
  ...Array.from({ length: 20 }, () => 250),
  ...Array.from({ length: 240 }, () => 1_000),
];

async function readPorts(): Promise<Record<string, string>> {
  return {
    KHELAGHOR_PORT_SITE: String(await findFreePort()),
    KHELAGHOR_PORT_CONSOLE: String(await findFreePort()),
    KHELAGHOR_PORT_GAMES: String(await findFreePort()),
  };
}

const connectionOptions = {
  connectionsMax: 4,
  statementTimeoutMs: 300_000,
  applicationName: 'khelaghor faults',
};

/** Makes a system in a folder of its own and starts it. */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-faults-'));
  // PostgreSQL runs as another user when this is root, and must be able to enter.
  await chmod(folder, 0o755);
  await options.prepare?.(folder);
  const database = await makeDatabase({
    folder: join(folder, 'postgres'),
    settings: options.databaseSettings?.(folder) ?? {},
    connectionsMax: options.connectionsMax ?? 128,
    made: async (cluster) => options.databaseMade?.(cluster, folder),
  });
  const env: Record<string, string> = {
    KHELAGHOR_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    ...(await readPorts()),
    KHELAGHOR_PORT_GATEWAY: String(await findFreePort()),
    KHELAGHOR_LOG: 'warn',
    KHELAGHOR_RATE_LIMIT_FACTOR: '10000',
  };
  await mkdir(join(folder, 'data'));
  const config = readConfig(env, folder);
  const secrets = openSecrets(config);
  const gatewaySecret = secrets.key('gateway/sandbox').toString('hex');
  const gatewayFolder = join(config.dataDir, 'sandbox-gateway');
  const gateway = await startSandboxGateway({
    port: config.ports.gateway,
    origin: config.origins.gateway,
    dataDir: gatewayFolder,
    key: 'khelaghor',
    secret: gatewaySecret,
    callbackPausesMs,
  });
  const server = prepareServerProcess(env, options.server);
  const others: ServerProcess[] = [];
  const connection = connect(database.url, connectionOptions);
  const close = async (): Promise<void> => {
    for (const each of [...others, server]) await each.kill();
    await gateway.close();
    await connection.close().catch(() => undefined);
    await database.kill('all');
    await options.cleanUp?.(folder);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    folder,
    database,
    server,
    gateway,
    gatewaySecret,
    gatewayFolder,
    gamesOrigin: config.origins.games,
    connection,
    captchas: { db: connection.db, secrets },
    async anotherServer(given) {
      const own = { ...env, ...getOrigins(config.origins), ...(await readPorts()) };
      const other = prepareServerProcess(own, given);
      others.push(other);
      return other;
    },
    close,
  };
}

/** Several processes of one site have one address, whatever port each listens on. */
function getOrigins(origins: ReturnType<typeof readConfig>['origins']): Record<string, string> {
  return {
    KHELAGHOR_ORIGIN_SITE: origins.site,
    KHELAGHOR_ORIGIN_CONSOLE: origins.console,
    KHELAGHOR_ORIGIN_GAMES: origins.games,
    KHELAGHOR_ORIGIN_GATEWAY: origins.gateway,
  };
}
