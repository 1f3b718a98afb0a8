/** What members tell of themselves. */
export { correctProfile } from './correct-profile.ts';
