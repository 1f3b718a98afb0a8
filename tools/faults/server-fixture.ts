// The testkit's helpers for a server of this process, used on one that is a process of its own.
import { join } from 'node:path';
import { systemClock } from '@khelaghor/server/lib/clock.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import { systemRandom } from '@khelaghor/server/lib/crypto/random.ts';
import { openSecrets } from '@khelaghor/server/lib/crypto/secrets.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import type { System } from './system.ts';

/** As much of a server as they need: they use its rows, and their calls go to the real one. */
export function openServerFixture({ folder, connection, server }: System): TestServer {
  const config = readConfig(
    {
      KHELAGHOR_DATA_DIR: join(folder, 'data'),
      KHELAGHOR_ORIGIN_SITE: server.addresses.site,
    },
    folder,
  );
  const { db, pool } = connection;
  const secrets = openSecrets(config);
  const ctx = { config, db, pool, secrets, clock: systemClock, random: systemRandom };
  return { ctx, config } as unknown as TestServer;
}
