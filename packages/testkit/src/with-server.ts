import { audit } from '@khelaghor/db/ledger-audit.ts';
import { systemClock } from '@khelaghor/server/lib/clock.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { afterAll, afterEach } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { startSampleVendor } from './sample-vendor.ts';
import type { SampleVendor } from './sample-vendor.ts';
import { openBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import { openConsole } from './test-operator.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';

/**
 * Returns the start of the present minute. The ledger has months for this time, and the phase of an
 * authenticator's code or of a draw is the same in each run.
 */
function findStart(): Date {
  const nowMs = systemClock.now().getTime();
  return new Date(nowMs - (nowMs % minuteMs));
}

type Options = Omit<TestServerOptions, 'clock'>;

/** A server whose clock stands still until a test moves it. */
export type HeldServer = TestServer & { readonly clock: FakeClock };

/** Absent, the clock is held at the start of the present minute. */
type HeldOptions = Options & { clock?: FakeClock };

/** For tests about the database's clock, or about time that really passes. */
type DatabaseClockOptions = Options & { clock: 'database' };

/**
 * Starts a server without jobs for the tests of one file, and closes it after the last of them. Its
 * clock stands still until a test moves it (`server.clock.advance(ms)`).
 */
export async function withServer(options?: HeldOptions): Promise<HeldServer>;
export async function withServer(options: DatabaseClockOptions): Promise<TestServer>;
export async function withServer({
  clock = createFakeClock(findStart()),
  ...options
}: HeldOptions | DatabaseClockOptions = {}): Promise<TestServer | HeldServer> {
  const held = clock === 'database' ? {} : { clock };
  const server = await startTestServer({ services: ['http'], ...options, ...held });
  afterAll(() => server.close());
  return { ...server, ...held };
}

/**
 * Starts a server as `withServer` does, with its first operator logged in at the console, and a
 * visitor's browser.
 */
export async function withOperator(
  options?: HeldOptions,
): Promise<{ server: HeldServer; operator: TestBrowser; visitor: TestBrowser }> {
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
