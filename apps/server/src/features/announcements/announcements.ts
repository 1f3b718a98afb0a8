/** What the site has to say: announcements, the notice line, and what pops up. */
export { noticeLinesOf, popupMarksOf } from './shown-announcements.ts';
export { seedAnnouncements } from './seed-announcements.ts';
