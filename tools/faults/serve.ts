// The server as a process of its own, without the rest of `npm start`: here the database and the
// gateway are processes of their own, so that each can be harmed alone.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { startServer } from '@khelaghor/server/main.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import { readRequestedServices } from '../startup-errors.ts';

const config = readConfig(process.env, join(import.meta.dirname, '../..'));
const services = readRequestedServices(process.argv);
const { databaseUrl } = config;
if (databaseUrl === null) throw new Error('DATABASE_URL is not set');

// The parent process is gone, and no other would stop this one.
process.on('disconnect', () => process.exit(1));
const server = await startServer({ config, databaseUrl, services });
/** As in `npm start`: a part that does not end in time is abandoned. */
const closeWithinMs = 15_000;
process.on('SIGTERM', () => {
  setTimeout(() => process.exit(1), closeWithinMs).unref();
  void server.close().then(() => process.exit(0));
});
process.send?.({ claimLink: server.claimLink });
// Stores the compiled code for the next start; a killed process could not write it any more.
flushCompileCache();
