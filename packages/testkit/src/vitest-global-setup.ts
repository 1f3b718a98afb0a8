/**
 * Runs once before all tests: starts the database server that the workers share, and tells them
 * where it is. A server that is named from outside is used instead.
 */
import { startTestServer } from '@khelaghor/db/temporary-database.ts';
import type { TestServer } from '@khelaghor/db/temporary-database.ts';

let server: TestServer | undefined;

export async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  server = await startTestServer({ log: (line) => console.log(line), inMemory: true });
  // Workers are started after this and inherit it.
  process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
