/** Counting and listing of choices. */

/** How many sets of `taken` things there are among `from`; 0 when there are too few. */
export function countCombinations(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  let count = 1n;
  for (let nth = 1; nth <= Math.min(taken, from - taken); nth += 1)
    count = (count * BigInt(from - nth + 1)) / BigInt(nth);
  return count;
}

/** `countCombinations` as a plain number, for counts of lines. Exact below 2^53. */
export const countChoices = (from: number, taken: number): number =>
  Number(countCombinations(from, taken));

/**
 * Counts the sets of `taken` different whole numbers from one to another, by their sum. The counts
 * are the coefficients of a Gaussian binomial, the product of (1 - x^(size - taken + n)) /
 * (1 - x^n) for n from 1 to `taken`: a few thousand additions, also for 20 balls of 80.
 */
export function countSetSums(from: number, to: number, taken: number): Map<number, bigint> {
  const size = to - from + 1;
  const least = taken * from + (taken * (taken - 1)) / 2;
  const span = taken * (size - taken);
  const ways = Array.from({ length: span + 1 }, (_, above) => BigInt(above === 0 ? 1 : 0));
  const addTo = (above: number, weight: bigint): void => {
    ways[above] = (ways[above] ?? 0n) + weight;
  };
  for (let nth = 1; nth <= taken; nth += 1) {
    const power = size - taken + nth;
    for (let above = span; above >= power; above -= 1) addTo(above, -(ways[above - power] ?? 0n));
    for (let above = nth; above <= span; above += 1) addTo(above, ways[above - nth] ?? 0n);
  }
  return new Map(ways.map((count, above) => [least + above, count]));
}

/** Lists the sets of `taken` of some things, in their order. */
export function* listChoices<T>(things: readonly T[], taken: number): Generator<T[]> {
  if (taken === 0) {
    yield [];
    return;
  }
  for (const [index, first] of things.entries())
    for (const rest of listChoices(things.slice(index + 1), taken - 1)) yield [first, ...rest];
}

/** Lists the ways to take one thing of each list, the last list changing fastest. */
export function* listProduct<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const thing of first) for (const others of listProduct(rest)) yield [thing, ...others];
}
