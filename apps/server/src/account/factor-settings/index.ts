/** Second factors of a member who is logged in, and what is done only with one of them. */
export { factorWaysOf } from './factors-of.ts';
export { stepUp, withStepUp } from './step-up.ts';
