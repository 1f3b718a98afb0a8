import { audit } from '@khelaghor/db/ledger-audit.ts';
import { afterAll, afterEach } from 'vitest';
import { startSampleVendor } from './sample-vendor.ts';
import type { SampleVendor } from './sample-vendor.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import { openConsole } from './test-operator.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';

/** Starts a server without jobs for the tests of one file, and closes it after the last of them. */
export async function withServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ services: ['http'], ...options });
  afterAll(() => server.close());
  return server;
}

/**
 * Starts a server for the tests of one file, with its first operator logged in at the console, and
 * a visitor's browser.
 */
export async function withOperator(
  options: TestServerOptions = {},
): Promise<{ server: TestServer; operator: TestBrowser; visitor: TestBrowser }> {
  const server = await withServer(options);
  return { server, visitor: openBrowser(server), operator: await openConsole(server) };
}

/** Fails the tests of one file when they leave a ledger that breaks an invariant. */
export function auditAfterAll({ ctx }: TestServer): void {
  afterAll(async () => {
    const breaches = await audit(ctx.db);
    if (breaches.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(breaches)}`);
  });
}

/** Ends the faults of the sandbox gateway after each test of one file. */
export function clearGatewayFaultsAfterEach({ gateway: { faults } }: TestServer): void {
  afterEach(() => {
    for (const name of Object.keys(faults) as (keyof typeof faults)[]) delete faults[name];
  });
}

/** Starts a vendor for the tests of one file, and closes it after the last of them. */
export async function withSampleVendor(
  server: TestServer,
  options: Parameters<typeof startSampleVendor>[1] = {},
): Promise<SampleVendor> {
  const vendor = await startSampleVendor(server, options);
  afterAll(() => vendor.close());
  return vendor;
}
