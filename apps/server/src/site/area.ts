import { defineArea } from '../lib/area.ts';
import { announcementsAdminRoutes } from './announcements/admin-routes.ts';
import { announcementsRoutes } from './announcements/routes.ts';
import { bannersAdminRoutes } from './banners/admin-routes.ts';
import { bannersRoutes } from './banners/routes.ts';
import { purgeBotChecks } from './bot-check/purge.ts';
import { humanCheckRoutes } from './bot-check/routes.ts';
import { resourcesAdminRoutes } from './external-links/admin-routes.ts';
import { linksRoutes } from './external-links/routes.ts';
import { helpAdminRoutes } from './help/admin-routes.ts';
import { helpRoutes } from './help/routes.ts';
import { mediaAdminRoutes } from './media/admin-routes.ts';
import { mediaCron, mediaJobs } from './media/jobs.ts';
import { outboxAdminRoutes } from './messaging/admin-routes.ts';
import { outboxCron, outboxJobs } from './messaging/jobs.ts';
import { messagesRoutes } from './messaging/routes.ts';
import { eventCron, eventJobs } from './outbox/jobs.ts';
import { settingsAdminRoutes } from './settings/admin-routes.ts';
import { settingsSection } from './settings/configuration.ts';
import { siteJobs } from './settings/jobs.ts';
import { siteRoutes } from './settings/routes.ts';
import { pushJobs, purgePushes } from './web-push/jobs.ts';
import { pushRoutes } from './web-push/routes.ts';
import { seedAnnouncements } from './announcements/seed.ts';
import { seedBanners } from './banners/seed.ts';
import { seedHelp } from './help/seed.ts';

/** What the site says and shows, and its settings. */
export const site = defineArea({
  routes: [
    announcementsRoutes,
    bannersRoutes,
    humanCheckRoutes,
    linksRoutes,
    helpRoutes,
    messagesRoutes,
    pushRoutes,
    siteRoutes,
  ],
  adminRoutes: [
    announcementsAdminRoutes,
    bannersAdminRoutes,
    resourcesAdminRoutes,
    helpAdminRoutes,
    mediaAdminRoutes,
    outboxAdminRoutes,
    settingsAdminRoutes,
  ],
  jobs: [mediaJobs, outboxJobs, eventJobs, pushJobs, siteJobs],
  cron: [mediaCron, outboxCron, eventCron],
  purges: [purgeBotChecks, purgePushes],
  configuration: [settingsSection],
  seeds: [seedBanners, seedAnnouncements, seedHelp],
});
