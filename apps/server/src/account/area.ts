import { defineArea } from '../lib/area.ts';
import { manageDocumentRoutes } from './documents/admin-routes.ts';
import { documentCron, documentJobs } from './documents/jobs.ts';
import { purgeDocuments } from './documents/retention.ts';
import { documentRoutes } from './documents/routes.ts';
import { factorResetRoutes } from './factor-resets/routes.ts';
import { factorsRoutes } from './factor-settings/routes.ts';
import { purgePasswordLinks } from './passwords/purge.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { paymentPasswordRoutes } from './payment-password/routes.ts';
import { purgePhoneTokens } from './phone-verification/purge.ts';
import { bindingRoutes } from './phone-verification/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { affiliatesRoutes } from './referral/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { playLimitsCron, playLimitsJobs } from './responsible-gaming/jobs.ts';
import { playLimitsRoutes } from './responsible-gaming/routes.ts';
import { purgeChallenges } from './second-factors/purge.ts';
import { secondProofRoutes } from './second-factors/routes.ts';
import { purgeRememberedBrowsers } from './sessions/purge.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { smsCodeRoutes } from './sms-codes/routes.ts';
import { elsewhereAdminRoutes } from './social-login/admin-routes.ts';
import { elsewhereCron, elsewhereJobs } from './social-login/jobs.ts';
import { elsewhereRoutes } from './social-login/routes.ts';
import { selfProofRoutes } from './step-up/routes.ts';
import { purgeCodes } from './verification-codes/purge.ts';

/** Identity: who a member is, and how they authenticate. */
export const account = defineArea({
  routes: [
    documentRoutes,
    factorResetRoutes,
    factorsRoutes,
    passwordRoutes,
    paymentPasswordRoutes,
    bindingRoutes,
    profileRoutes,
    affiliatesRoutes,
    registrationRoutes,
    playLimitsRoutes,
    secondProofRoutes,
    sessionRoutes,
    smsCodeRoutes,
    elsewhereRoutes,
    selfProofRoutes,
  ],
  adminRoutes: [manageDocumentRoutes, elsewhereAdminRoutes],
  jobs: [documentJobs, playLimitsJobs, elsewhereJobs],
  cron: [documentCron, playLimitsCron, elsewhereCron],
  purges: [
    purgePasswordLinks,
    purgePhoneTokens,
    purgeChallenges,
    purgeRememberedBrowsers,
    purgeCodes,
    purgeDocuments,
  ],
});
