import { defineArea } from '../lib/area.ts';
import { eventLogAdminRoutes } from './activity-log/admin-routes.ts';
import { approvalsAdminRoutes } from './approvals/admin-routes.ts';
import { feedbackAdminRoutes } from './feedback/admin-routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { lotteryCorrectionRoutes } from './lottery-corrections/admin-routes.ts';
import { membersAdminRoutes } from './members/admin-routes.ts';
import { operatorsAdminRoutes } from './operators/admin-routes.ts';
import { operatorsRoutes } from './operators/routes.ts';
import { overviewAdminRoutes } from './overview/admin-routes.ts';
import { customerServiceRoutes } from './support/routes.ts';
import { suspensionsAdminRoutes } from './suspensions/admin-routes.ts';

/** What operators do. */
export const backoffice = defineArea({
  routes: [feedbackRoutes, operatorsRoutes, customerServiceRoutes],
  adminRoutes: [
    eventLogAdminRoutes,
    approvalsAdminRoutes,
    feedbackAdminRoutes,
    lotteryCorrectionRoutes,
    membersAdminRoutes,
    operatorsAdminRoutes,
    overviewAdminRoutes,
    suspensionsAdminRoutes,
  ],
});
