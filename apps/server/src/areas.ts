import { account } from './account/area.ts';
import { backoffice } from './backoffice/area.ts';
import { growth } from './growth/area.ts';
import type { AllAreas, Area } from './lib/area.ts';
import { money } from './money/area.ts';
import { play } from './play/area.ts';
import { site } from './site/area.ts';

/** The areas of the server; each imports only what stands to its left. */
export const areas: readonly Area[] = [site, account, money, play, growth, backoffice];

/** Runs the purges of all areas. */
const purgeCron = '37 * * * * purge-expired';

/** What jobs, routes and the audit tool need of all areas together. */
export const allAreas: AllAreas = {
  houseGames: areas.flatMap(({ houseGames }) => houseGames),
  checks: areas.flatMap(({ checks }) => checks),
  suspensions: areas.flatMap(({ suspensions }) => suspensions),
  configuration: areas.flatMap(({ configuration }) => configuration),
  cron: [...areas.flatMap(({ cron }) => cron), purgeCron],
};
