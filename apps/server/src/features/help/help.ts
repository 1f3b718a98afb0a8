/** The help centre: articles by topic, and a search that forgives. */
export { seedHelp } from './seed-help.ts';
