/** Factor resets, for members who can use none of their factors any more. */
export { askReset, carryOutReset, resetsValueOf, withdrawReset } from './reset-factors.ts';
