import { defineArea } from '../lib/area.ts';
import { depositCron, depositJobs } from './deposits/jobs.ts';
import { depositRoutes } from './deposits/routes.ts';
import { auditCron, auditJobs } from './ledger-audit/jobs.ts';
import { payoutWalletsRoutes } from './payout-wallets/routes.ts';
import { debtChecks } from './debts/checks.ts';
import { debtRoutes, manageDebtRoutes } from './debts/routes.ts';
import { liabilitiesCron, liabilitiesJobs } from './proof-of-liabilities/jobs.ts';
import { liabilitiesRoutes } from './proof-of-liabilities/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import { withdrawalJobs } from './withdrawals/jobs.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';
import { openMemberWallet } from './wallet/wallet-accounts.ts';
import { depositsSuspension } from './deposits/suspension.ts';
import { withdrawalsSuspension } from './withdrawals/suspension.ts';

/** Where money comes in, lies and goes out. */
export const money = defineArea({
  routes: [
    debtRoutes,
    depositRoutes,
    payoutWalletsRoutes,
    liabilitiesRoutes,
    walletRoutes,
    withdrawalRoutes,
  ],
  adminRoutes: [manageDebtRoutes],
  jobs: [depositJobs, auditJobs, liabilitiesJobs, withdrawalJobs],
  cron: [depositCron, auditCron, liabilitiesCron],
  checks: [debtChecks],
  memberCreated: [openMemberWallet],
  suspensions: [depositsSuspension, withdrawalsSuspension],
});
