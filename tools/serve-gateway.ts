// The sandbox payment gateway as a process of its own.
import { join } from 'node:path';
import { startSandboxGateway } from '@khelaghor/sandbox-gateway/server.ts';
import { runService } from './run-service.ts';
import { getSecrets } from './startup-errors.ts';

await runService(async (config) => {
  const { host, ports, origins, dataDir } = config;
  const gateway = await startSandboxGateway({
    host,
    port: ports.gateway,
    origin: origins.gateway,
    dataDir: join(dataDir, 'sandbox-gateway'),
    key: 'khelaghor',
    secret: getSecrets(config).key('gateway/sandbox').toString('hex'),
  });
  return { claimLink: null, close: () => gateway.close() };
});
