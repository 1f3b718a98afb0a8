// The server as a process of its own: pages, calls and jobs, or those that --services names.
import { flushCompileCache } from 'node:module';
import { CannotStart } from '@khelaghor/server/lib/cannot-start.ts';
import { startServer } from '@khelaghor/server/main.ts';
import { collectWhenQuiet } from '@khelaghor/server/lib/quiet-collections.ts';
import { runService } from './run-service.ts';
import { readRequestedServices } from './startup-errors.ts';

await runService(async (config) => {
  const services = readRequestedServices(process.argv);
  const { databaseUrl } = config;
  if (databaseUrl === null) throw new CannotStart('DATABASE_URL is not set.');
  return startServer({ config, databaseUrl, services });
});
// Stores the compiled code for the next start; a killed process could not write it any more.
flushCompileCache();
collectWhenQuiet();
