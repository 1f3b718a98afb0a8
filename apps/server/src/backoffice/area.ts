import { defineArea } from '../lib/area.ts';
import { eventLogAdminRoutes } from './activity-log/admin-routes.ts';
import { alertsAdminRoutes } from './alerts/admin-routes.ts';
import { alertSection } from './alerts/configuration.ts';
import { alertCron, alertJobs, purgeAlerts } from './alerts/jobs.ts';
import { approvalsAdminRoutes, payoutRuleRoutes } from './approvals/admin-routes.ts';
import { payoutRuleSection } from './approvals/configuration.ts';
import { approvalJobs } from './approvals/jobs.ts';
import { careAdminRoutes } from './care/admin-routes.ts';
import { careCron, careJobs, purgeHarmScores } from './care/jobs.ts';
import { caseAdminRoutes } from './cases/admin-routes.ts';
import { caseJobs } from './cases/jobs.ts';
import { configurationAdminRoutes } from './configuration/admin-routes.ts';
import { feedbackAdminRoutes } from './feedback/admin-routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { healthAdminRoutes } from './health/admin-routes.ts';
import { healthCron, healthJobs } from './health/jobs.ts';
import { listFileRoutes } from './list-files/admin-routes.ts';
import { lotteryCorrectionRoutes } from './lottery-corrections/admin-routes.ts';
import { membersAdminRoutes } from './members/admin-routes.ts';
import { operatorsAdminRoutes, rolesAdminRoutes } from './operators/admin-routes.ts';
import { roleSection } from './operators/configuration.ts';
import { operatorsRoutes } from './operators/routes.ts';
import { overviewAdminRoutes } from './overview/admin-routes.ts';
import { reportsAdminRoutes } from './reports/admin-routes.ts';
import { noteNewMember } from './reports/count-member.ts';
import { reportCron, reportJobs } from './reports/jobs.ts';
import { riskAdminRoutes } from './risk/admin-routes.ts';
import { customerServiceRoutes } from './support/routes.ts';
import { settingHistoryAdminRoutes } from './setting-history/admin-routes.ts';
import { suspensionsAdminRoutes } from './suspensions/admin-routes.ts';
import { waitingRequestRoutes } from './waiting-requests/admin-routes.ts';

/** What operators do. */
export const backoffice = defineArea({
  routes: [feedbackRoutes, operatorsRoutes, customerServiceRoutes],
  adminRoutes: [
    eventLogAdminRoutes,
    alertsAdminRoutes,
    approvalsAdminRoutes,
    payoutRuleRoutes,
    careAdminRoutes,
    caseAdminRoutes,
    configurationAdminRoutes,
    feedbackAdminRoutes,
    healthAdminRoutes,
    listFileRoutes,
    lotteryCorrectionRoutes,
    membersAdminRoutes,
    operatorsAdminRoutes,
    rolesAdminRoutes,
    overviewAdminRoutes,
    reportsAdminRoutes,
    riskAdminRoutes,
    settingHistoryAdminRoutes,
    suspensionsAdminRoutes,
    waitingRequestRoutes,
  ],
  jobs: [alertJobs, approvalJobs, careJobs, caseJobs, healthJobs, reportJobs],
  purges: [purgeAlerts, purgeHarmScores],
  cron: [alertCron, careCron, healthCron, reportCron],
  configuration: [payoutRuleSection, alertSection, roleSection],
  memberCreated: [noteNewMember],
});
