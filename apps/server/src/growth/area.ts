import { defineArea } from '../lib/area.ts';
import { broadcastsAdminRoutes } from './broadcasts/admin-routes.ts';
import { broadcastCron, broadcastJobs } from './broadcasts/jobs.ts';
import { leaderboardsCron, leaderboardsJobs } from './leaderboards/jobs.ts';
import { leaderboardsRoutes } from './leaderboards/routes.ts';
import { promotionsAdminRoutes } from './promotions/admin-routes.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { promotionsChecks } from './promotions/checks.ts';
import { seedPromotions } from './promotions/seed.ts';
import { promotionsSuspension } from './promotions/suspension.ts';

/** What brings members and rewards them. */
export const growth = defineArea({
  routes: [leaderboardsRoutes, promotionsRoutes],
  adminRoutes: [broadcastsAdminRoutes, promotionsAdminRoutes],
  jobs: [broadcastJobs, leaderboardsJobs],
  cron: [broadcastCron, leaderboardsCron],
  seeds: [seedPromotions],
  checks: [promotionsChecks],
  suspensions: [promotionsSuspension],
});
