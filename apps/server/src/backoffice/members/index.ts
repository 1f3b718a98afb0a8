/** What operators see of a member: figures that decisions about payouts need. */
export { buildMemberFilter } from './search-members.ts';
export { readMemberFigures, readStakedEver } from './store.ts';
export type { MemberFigures } from './store.ts';
