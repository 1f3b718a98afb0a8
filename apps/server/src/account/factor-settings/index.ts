/** Second factors of a member who is logged in, and the actions that require one. */
export { readFactorWays } from './factors-of.ts';
export { stepUp, withStepUp } from './step-up.ts';
