import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@khelaghor/db/connect.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { openServerRole } from '@khelaghor/db/roles.ts';
import { createTemporaryDatabase } from '@khelaghor/db/temporary-database.ts';
import type { Preparation } from '@khelaghor/db/temporary-database.ts';
import { forgetAddedRows } from '@khelaghor/engine-lottery/games/rows.ts';
import { startSandboxGateway } from '@khelaghor/sandbox-gateway/server.ts';
import { fullCost, setPasswordCost } from '@khelaghor/server/lib/passwords/hash-password.ts';
import { startServer } from '@khelaghor/server/main.ts';
import type { RunningServer, ServiceName } from '@khelaghor/server/main.ts';
import type { Clock } from '@khelaghor/server/lib/clock.ts';
import type { Random } from '@khelaghor/server/lib/crypto/random.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import { openSecrets } from '@khelaghor/server/lib/crypto/secrets.ts';
import { drainJobs } from '@khelaghor/server/services/drain-jobs.ts';
import { migrateJobs } from '@khelaghor/server/services/jobs.ts';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** The tables of the job queue and the server's rights: made once, and not at each start. */
const tablesAndRights: Preparation = {
  name: 'jobs_rights',
  async prepare(databaseUrl) {
    const owner = connect(databaseUrl, { connectionsMax: 2 });
    try {
      await migrateJobs(owner.pool, pino({ level: 'error' }));
    } finally {
      await owner.close();
    }
    await openServerRole(databaseUrl);
  },
};

/** The whole system in this process, on a private database and free ports. */
export type TestServer = RunningServer & {
  config: Config;
  databaseUrl: string;
  gateway: Awaited<ReturnType<typeof startSandboxGateway>>;
  /** Runs the due jobs to the end, of a server without the service `jobs`. Throws if one fails. */
  drainJobs(): Promise<void>;
};

export type TestServerOptions = {
  services?: readonly ServiceName[];
  clock?: Clock;
  /** Draws the seeds of games; absent: the operating system's generator. */
  random?: Random;
  rateLimitFactor?: number;
  logLevel?: Config['logLevel'];
  /** For tests that read the log. */
  log?: Logger;
  /** Peers that are believed when they name another address. */
  trustedProxies?: readonly string[];
  /** A stand-in for GeeTest, and the key of the site's account there. */
  geetest?: { readonly address: string; readonly key: string };
  /** Passwords are hashed at their full cost: for tests that measure or fill the hashing. */
  isHashingFull?: boolean;
  /** More of the environment, as a deployment would set it. */
  env?: Readonly<Record<string, string>>;
};

/** A sixtieth of the full cost: a test that signs a member up is not about hashes. */
const testCost = { memoryCost: 1_024, timeCost: 1 };

let openServers = 0;

function beginSharedState(cost: typeof fullCost): void {
  openServers += 1;
  setPasswordCost(cost);
}

/** Puts back what servers of this process have in common, once the last of them is closed. */
function endSharedState(): void {
  openServers -= 1;
  if (openServers > 0) return;
  setPasswordCost(fullCost);
  forgetAddedRows();
}

/** Reads the configuration of a system on free ports, with its files in a folder of its own. */
async function readTestConfig(
  options: TestServerOptions,
  dataDir: string,
  databaseUrl: string,
): Promise<Config> {
  return readConfig(
    {
      KHELAGHOR_DATA_DIR: dataDir,
      KHELAGHOR_PORT_SITE: String(await findFreePort()),
      KHELAGHOR_PORT_CONSOLE: String(await findFreePort()),
      KHELAGHOR_PORT_GAMES: String(await findFreePort()),
      KHELAGHOR_PORT_GATEWAY: String(await findFreePort()),
      KHELAGHOR_TRUSTED_PROXIES: (options.trustedProxies ?? []).join(','),
      KHELAGHOR_LOG: options.logLevel ?? 'error',
      KHELAGHOR_RATE_LIMIT_FACTOR: String(options.rateLimitFactor ?? 1_000),
      DATABASE_URL: databaseUrl,
      KHELAGHOR_GEETEST_KEY: options.geetest?.key ?? '',
      KHELAGHOR_GEETEST_ADDRESS: options.geetest?.address ?? '',
      ...options.env,
    },
    dataDir,
  );
}

/**
 * Starts everything that `npm start` starts, except what needs a build. Close it when done: the
 * database and the files are gone then.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTemporaryDatabase({ preparation: tablesAndRights });
  const dataDir = await mkdtemp(join(tmpdir(), 'khelaghor-test-'));
  const config = await readTestConfig(options, dataDir, database.url);
  beginSharedState(options.isHashingFull === true ? fullCost : testCost);
  const secrets = openSecrets(config);
  const { clock, random } = options;
  const gateway = await startSandboxGateway({
    // What it is sent is signed with the time: both must have the same.
    ...(clock && { now: () => clock.now() }),
    port: config.ports.gateway,
    origin: config.origins.gateway,
    dataDir: join(dataDir, 'sandbox-gateway'),
    key: 'khelaghor',
    secret: secrets.key('gateway/sandbox').toString('hex'),
  });
  const server = await startServer({
    config,
    databaseUrl: database.url,
    services: options.services ?? ['http', 'jobs'],
    ...(clock && { clock }),
    ...(random && { random }),
    ...(options.log && { log: options.log }),
  });
  return {
    ...server,
    config,
    databaseUrl: database.url,
    gateway,
    drainJobs: () => drainJobs(server.ctx, database.url),
    async close() {
      await server.close();
      endSharedState();
      await gateway.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
