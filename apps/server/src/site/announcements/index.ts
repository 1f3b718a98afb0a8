/** What the site has to say: announcements, the notice line, and what pops up. */
export { noticeLinesOf, popupMarksOf } from './visible-announcements.ts';
