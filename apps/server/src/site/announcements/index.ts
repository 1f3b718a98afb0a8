/** What the site has to say: announcements, the notice line, and what pops up. */
export { readNoticeLines, readPopupMarks } from './visible-announcements.ts';
