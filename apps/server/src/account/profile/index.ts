/** Profiles: what members state about themselves. */
export { correctProfile } from './correct-profile.ts';
