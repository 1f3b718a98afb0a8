// Randomness that a printed number repeats: the same seed gives the same faults in the same order.

export type Seeded = {
  readonly seed: number;
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of them. */
  pick<T>(from: readonly T[]): T;
};

/** A generator of 32-bit state (mulberry32): enough to choose moments, of no use for secrets. */
export function createSeededRandom(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    seed,
    next,
    between,
    pick(from) {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('there is nothing to pick from');
      return picked;
    },
  };
}
