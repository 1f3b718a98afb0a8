/** Factor resets, for members who can use none of their factors any more. */
export { askReset, carryOutReset, readResetsValue, withdrawReset } from './reset-factors.ts';
export { listWaitingResets } from './waiting-requests.ts';
