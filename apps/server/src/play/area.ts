import { defineArea } from '../lib/area.ts';
import { recordsRoutes } from './bet-history/routes.ts';
import { freePlayCron, freePlayJobs } from './demo-accounts/jobs.ts';
import { freePlayRoutes } from './demo-accounts/routes.ts';
import { inHouseGames } from './inhouse/house-games.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import { manageGameRoutes } from './games/admin-routes.ts';
import { catalogueCron, catalogueJobs } from './games/jobs.ts';
import { catalogueRoutes } from './games/routes.ts';
import { launchRoutes } from './launch/routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { gameDeskRoutes } from './game-desk/admin-routes.ts';
import { gameDeskChecks } from './game-desk/checks.ts';
import { gameDeskCron, gameDeskJobs } from './game-desk/jobs.ts';
import { manageJackpotRoutes } from './jackpots/admin-routes.ts';
import { jackpotChecks } from './jackpots/checks.ts';
import { jackpotCron, jackpotJobs } from './jackpots/jobs.ts';
import { jackpotRoutes } from './jackpots/routes.ts';
import { lotterySection } from './lottery/configuration.ts';
import { lotteryCron, lotteryJobs } from './lottery/jobs.ts';
import { lottery } from './lottery/house-game.ts';
import { manageLotteryRoutes } from './lottery/admin-routes.ts';
import { lotteryTermsRoutes } from './lottery/terms-routes.ts';
import { callOffRoutes } from './lottery/call-off-routes.ts';
import { lotteryGroupRoutes } from './lottery/group-routes.ts';
import { manageResultRoutes, resultFeedRoutes } from './lottery/result-routes.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { sharedRoundChecks } from './shared-rounds/checks.ts';
import { sharedGames } from './shared-rounds/house-games.ts';
import { sharedRoundCron, sharedRoundJobs } from './shared-rounds/jobs.ts';
import { sharedRoundRoutes } from './shared-rounds/routes.ts';
import { vendorRoundRoutes } from './seamless-wallet/admin-routes.ts';
import { seamlessWalletChecks } from './seamless-wallet/checks.ts';
import { transferWalletChecks } from './transfer-wallet/checks.ts';
import { transferWalletJobs } from './transfer-wallet/jobs.ts';
import { transferWalletRoutes } from './transfer-wallet/routes.ts';
import { manageVendorRoutes } from './vendors/admin-routes.ts';
import { ensureHouseAccounts } from './bets/house-accounts.ts';
import { inHouseChecks } from './inhouse/checks.ts';
import { inHouseCron, inHouseJobs } from './inhouse/jobs.ts';
import { inHouseRoutes } from './inhouse/routes.ts';
import { seedGames } from './games/seed.ts';
import { lotteryChecks } from './lottery/checks.ts';
import { ensureIssues } from './lottery/schedule-issues.ts';
import { gamesSuspension } from './games/suspension.ts';
import { purgeFaults } from './vendors/faults.ts';
import { vendorsSuspension } from './vendors/suspension.ts';

/** What is played, and every bet. */
export const play = defineArea({
  routes: [
    recordsRoutes,
    freePlayRoutes,
    inHouseRoutes,
    jackpotRoutes,
    sharedRoundRoutes,
    favouritesRoutes,
    catalogueRoutes,
    launchRoutes,
    lobbyRoutes,
    lotteryRoutes,
    lotteryGroupRoutes,
    resultFeedRoutes,
    transferWalletRoutes,
  ],
  adminRoutes: [
    manageGameRoutes,
    gameDeskRoutes,
    manageJackpotRoutes,
    manageLotteryRoutes,
    lotteryTermsRoutes,
    callOffRoutes,
    manageResultRoutes,
    manageVendorRoutes,
    vendorRoundRoutes,
  ],
  jobs: [
    freePlayJobs,
    catalogueJobs,
    gameDeskJobs,
    inHouseJobs,
    jackpotJobs,
    lotteryJobs,
    sharedRoundJobs,
    transferWalletJobs,
  ],
  cron: [
    freePlayCron,
    catalogueCron,
    gameDeskCron,
    inHouseCron,
    jackpotCron,
    lotteryCron,
    sharedRoundCron,
  ],
  houseGames: [...inHouseGames, ...sharedGames, lottery],
  seeds: [seedGames, ensureIssues, ensureHouseAccounts],
  checks: [
    gameDeskChecks,
    inHouseChecks,
    jackpotChecks,
    lotteryChecks,
    sharedRoundChecks,
    seamlessWalletChecks,
    transferWalletChecks,
  ],
  suspensions: [gamesSuspension, vendorsSuspension],
  configuration: [lotterySection],
  purges: [purgeFaults],
});
