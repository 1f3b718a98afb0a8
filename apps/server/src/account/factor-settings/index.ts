/** Second factors of a member who is logged in, and the actions that require one. */
export { readFactorWays } from './factors-of.ts';
export { stepUp, runWithStepUp } from './step-up.ts';
