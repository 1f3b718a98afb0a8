/** Rounds of vendors whose stakes come from the wallet. */
export { listWaitingRounds } from './waiting-requests.ts';
