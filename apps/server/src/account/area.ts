import { defineArea } from '../lib/area.ts';
import { factorResetRoutes } from './factor-resets/routes.ts';
import { factorsRoutes } from './factor-settings/routes.ts';
import { passwordCron, passwordJobs } from './passwords/jobs.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { paymentPasswordRoutes } from './payment-password/routes.ts';
import { phoneTokenCron, phoneTokenJobs } from './phone-verification/jobs.ts';
import { bindingRoutes } from './phone-verification/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { affiliatesRoutes } from './referral/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { playLimitsCron, playLimitsJobs } from './responsible-gaming/jobs.ts';
import { playLimitsRoutes } from './responsible-gaming/routes.ts';
import { secondProofCron, secondProofJobs } from './second-factors/jobs.ts';
import { secondProofRoutes } from './second-factors/routes.ts';
import { sessionCron, sessionJobs } from './sessions/jobs.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { smsCodeRoutes } from './sms-codes/routes.ts';
import { elsewhereAdminRoutes } from './social-login/admin-routes.ts';
import { elsewhereCron, elsewhereJobs } from './social-login/jobs.ts';
import { elsewhereRoutes } from './social-login/routes.ts';
import { selfProofRoutes } from './step-up/routes.ts';
import { verificationCodeCron, verificationCodeJobs } from './verification-codes/jobs.ts';

/** Identity: who a member is, and how they authenticate. */
export const account = defineArea({
  routes: [
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
  adminRoutes: [elsewhereAdminRoutes],
  jobs: [
    passwordJobs,
    phoneTokenJobs,
    playLimitsJobs,
    secondProofJobs,
    sessionJobs,
    elsewhereJobs,
    verificationCodeJobs,
  ],
  cron: [
    passwordCron,
    phoneTokenCron,
    playLimitsCron,
    secondProofCron,
    sessionCron,
    elsewhereCron,
    verificationCodeCron,
  ],
});
