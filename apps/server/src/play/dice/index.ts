/** Dice: a stake, a chance, and a number from seeds that were committed to before. */
export { diceFairness } from './dice-fairness.ts';
export { revealSeedOf } from './reveal-seed.ts';
