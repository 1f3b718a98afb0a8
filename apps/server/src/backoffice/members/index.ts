/** What operators see of a member: figures that decisions about payouts need. */
export { readMemberFigures, readStakedEver } from './store.ts';
