/**
 * Applies the migrations that have not run yet, to the database at DATABASE_URL or to the
 * embedded one, and says what it did.
 */
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { migrate } from '@khelaghor/db/migrate.ts';
import { projectRoot } from './run-program.ts';

const log = (line: string): void => console.log(line);

async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: async () => undefined };
  const root = resolve(projectRoot, process.env['KHELAGHOR_DATA_DIR'] ?? '.data');
  const dataDir = join(root, 'postgres');
  const result = await startEmbeddedPostgres({ dataDir, log });
  if (result.ok) return result.postgres;
  console.error(result.message);
  return undefined;
}

async function main(): Promise<number> {
  const database = await openDatabase();
  if (database === undefined) return 1;
  try {
    const result = await migrate(database.url, { log });
    if (!result.ok) {
      console.error(`${result.message} (${result.refusal})`);
      return 1;
    }
    const { applied, already } = result;
    console.log(`${applied.length} applied now, ${already} had been applied before.`);
    return 0;
  } finally {
    await database.stop();
  }
}

process.exitCode = await main();
