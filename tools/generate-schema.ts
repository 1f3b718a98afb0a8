import { connect } from '@khelaghor/db/connect.ts';
import { createTemporaryDatabase } from '@khelaghor/db/temporary-database.ts';
import { generate, PostgresDialect } from 'kysely-codegen';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Generates the types of all tables, read from a database that has all migrations. Columns are
 * named in camelCase and arrive as `connect` parses them.
 */
export async function generateSchema(): Promise<readonly GeneratedFile[]> {
  const database = await createTemporaryDatabase();
  const { db, close } = connect(database.url);
  try {
    const text = await generate({
      // It reads the catalogue with names of its own, so our renaming must be off.
      db: db.withoutPlugins(),
      dialect: new PostgresDialect({ dateParser: 'string' }),
      camelCase: true,
      typeMapping: { int8: 'bigint' },
      // No code of ours reads the migrations' bookkeeping or the job queue's tables by type.
      excludePattern: '(schema_migration|graphile_worker.*)',
      outFile: null,
    });
    return [{ path: 'packages/db/src/schema.gen.ts', text }];
  } finally {
    await close();
    await database.drop();
  }
}
