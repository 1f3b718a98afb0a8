import { defineArea } from '../lib/area.ts';
import { manageAdjustmentRoutes } from './adjustments/admin-routes.ts';
import { findUnpairedAdjustments } from './adjustments/checks.ts';
import {
  manageChannelRoutes,
  manageDepositRoutes,
  manageManualRoutes,
  manageStatementRoutes,
} from './deposits/admin-routes.ts';
import { refundChecks } from './deposits/checks.ts';
import { channelSection } from './deposits/configuration.ts';
import { depositCron, depositJobs } from './deposits/jobs.ts';
import { depositRoutes } from './deposits/routes.ts';
import { auditCron, auditJobs } from './ledger-audit/jobs.ts';
import { levelLimitRoutes } from './level-limits/admin-routes.ts';
import { levelLimitSection } from './level-limits/configuration.ts';
import { payoutFeeRoutes } from './payout-fees/admin-routes.ts';
import { feeSection } from './payout-fees/configuration.ts';
import { payoutWalletsRoutes } from './payout-wallets/routes.ts';
import { debtChecks } from './debts/checks.ts';
import { debtRoutes, manageDebtRoutes } from './debts/routes.ts';
import { liabilitiesCron, liabilitiesJobs } from './proof-of-liabilities/jobs.ts';
import { liabilitiesRoutes } from './proof-of-liabilities/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import {
  manageDisputeRoutes,
  paymentProofRoutes,
  withdrawalTermsRoutes,
} from './withdrawals/admin-routes.ts';
import { feeChecks, withdrawalChecks } from './withdrawals/checks.ts';
import { withdrawalTermsSection } from './withdrawals/configuration.ts';
import { withdrawalCron, withdrawalJobs } from './withdrawals/jobs.ts';
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
  adminRoutes: [
    manageAdjustmentRoutes,
    manageChannelRoutes,
    manageDepositRoutes,
    manageManualRoutes,
    manageStatementRoutes,
    manageDebtRoutes,
    manageDisputeRoutes,
    paymentProofRoutes,
    levelLimitRoutes,
    payoutFeeRoutes,
    withdrawalTermsRoutes,
  ],
  jobs: [depositJobs, auditJobs, liabilitiesJobs, withdrawalJobs],
  cron: [depositCron, auditCron, liabilitiesCron, withdrawalCron],
  checks: [debtChecks, findUnpairedAdjustments, refundChecks, feeChecks, withdrawalChecks],
  memberCreated: [openMemberWallet],
  suspensions: [depositsSuspension, withdrawalsSuspension],
  configuration: [channelSection, levelLimitSection, feeSection, withdrawalTermsSection],
});
