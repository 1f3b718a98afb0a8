/** Announcements of the site: the bulletin, and what pops up. */
export { AnnouncementsPage } from './announcements-page.tsx';
