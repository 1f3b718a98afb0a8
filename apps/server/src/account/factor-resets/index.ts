/** Resets of factors: for members who have lost all that they could prove themselves by. */
export { askReset, carryOutReset, resetsValueOf, withdrawReset } from './reset-factors.ts';
