/** What operators see of a member: figures that decisions about payouts need. */
export { memberFigures, stakedEver } from './store.ts';
