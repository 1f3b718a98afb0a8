import { setup, teardown } from '@khelaghor/testkit/vitest-global-setup.ts';

/**
 * Starts the database server on which every worker makes its system; the returned function stops
 * it.
 * @public Playwright calls it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await setup();
  return teardown;
}
