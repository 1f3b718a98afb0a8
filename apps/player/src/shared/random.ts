/** A fraction from 0 inclusive to 1 exclusive, from the browser's own source. */
export function getRandomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

/** Whole numbers below a bound, for choices left to chance. No game draws with it. */
export const browserChance = { below: (n: number) => Math.floor(getRandomFraction() * n) };
