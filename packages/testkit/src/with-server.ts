import { afterAll } from 'vitest';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import { openConsole } from './test-operator.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** Starts a server for the tests of one file, and closes it after the last of them. */
export async function withServer(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return server;
}

/**
 * Starts a server for the tests of one file, with its first operator logged in at the console
 * (`desk`) and a visitor's browser (`reader`).
 */
export async function withOperator(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<{ server: TestServer; desk: TestBrowser; reader: TestBrowser }> {
  const server = await withServer(options);
  return { server, reader: openBrowser(server), desk: await openConsole(server) };
}
