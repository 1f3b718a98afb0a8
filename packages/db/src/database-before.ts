import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

/**
 * Creates a private database with the migrations that come before one, for a test that fills it and
 * then migrates it.
 * @param migration The name of the first migration that is left out, or the number it begins with.
 */
export async function createDatabaseBefore(migration: string): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-before-'));
  try {
    for (const name of await readdir(MIGRATIONS_FOLDER))
      if (name < migration)
        await cp(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true });
    return await createTemporaryDatabase({ folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
