import { startSystem } from './running-system.ts';

/**
 * Starts the system and tells the journeys where it is; the returned function stops it.
 * @public Playwright calls it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { origins, claimLink, databaseUrl, stop } = await startSystem();
  process.env['KHELAGHOR_E2E_SITE'] = origins.site;
  process.env['KHELAGHOR_E2E_CONSOLE'] = origins.console;
  process.env['KHELAGHOR_E2E_GAMES'] = origins.games;
  process.env['KHELAGHOR_E2E_CLAIM'] = claimLink;
  // A second system, whose clock a journey moves, needs no second database server.
  process.env['TEST_DATABASE_URL'] ??= databaseUrl;
  return stop;
}
