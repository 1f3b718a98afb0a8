/** Limits of deposits by the level of identity documents. */
export { checkLevelLimit, readLevelLimit } from './check-limit.ts';
export { listWaitingLevelLimits } from './waiting-requests.ts';
