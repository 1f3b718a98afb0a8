/** Jackpots of in-house games. */
export { listWaitingPotRules } from './waiting-requests.ts';
