// `npm run liabilities`: publishes what is owed to members today, or says what was published. The
// jobs of the site do the same by themselves each day; a second run on one day changes nothing.
import { join } from 'node:path';
import { findEmbedded } from '@khelaghor/db/embedded-running.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { findEpoch, publishEpoch } from '@khelaghor/server/features/liabilities/liabilities.ts';
import { CannotStart, startServer } from '@khelaghor/server/main.ts';
import type { Config } from '@khelaghor/server/platform/config.ts';
import type { Context } from '@khelaghor/server/platform/context.ts';
import { projectRoot } from './run-program.ts';
import { configOf, sentenceOf } from './start-faults.ts';

type Database = { readonly url: string; readonly stop: () => Promise<void> };

/** The database at DATABASE_URL, that of the running site, or one that is started for now. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  const stop = async (): Promise<void> => undefined;
  if (databaseUrl !== null) return { url: databaseUrl, stop };
  const folder = join(dataDir, 'postgres');
  const found = await findEmbedded(folder);
  if (found.state === 'running') return { url: found.url, stop };
  const started = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  if (!started.ok) throw new CannotStart(started.message);
  return started.postgres;
}

async function publish(ctx: Context): Promise<string> {
  const published = await publishEpoch(ctx);
  if (!published.ok) return 'There is no member yet, so nothing is owed.';
  const epoch = await findEpoch(ctx.db, BigInt(published.epoch));
  if (!epoch) throw new Error(`epoch ${published.epoch} is not there`);
  const heading = published.isNew ? 'Published now:' : "Today's epoch was published before:";
  return [
    heading,
    '',
    epoch.statement,
    `SHA-256    ${epoch.statementHash}`,
    `Signature  ${epoch.signature.toString('hex')}`,
    `Key        ${epoch.publicKey.toString('hex')}`,
    `Leaves in  ${join(ctx.config.dataDir, 'liabilities', 'leaves')}`,
  ].join('\n');
}

async function main(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const server = await startServer({ config, databaseUrl: database.url, services: [] });
    try {
      console.log(await publish(server.ctx));
    } finally {
      await server.close();
    }
  } finally {
    await database.stop();
  }
}

let config: Config | null = null;
try {
  config = configOf({ KHELAGHOR_LOG: 'warn', ...process.env }, projectRoot);
  await main(config);
} catch (error) {
  const sentence = sentenceOf(error, config);
  console.error(sentence ?? error);
  process.exitCode = 1;
}
