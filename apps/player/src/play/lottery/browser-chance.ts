import { getRandomFraction } from '../../shared/random.ts';

/** Chance of the browser's own, for quick picks. Nothing is drawn with it. */
export const browserChance = { below: (n: number) => Math.floor(getRandomFraction() * n) };
