// The payouts of free spins whose tiles are kept, at one place: the equations of `kept-tiles.ts`,
// in which a pay times m is the value at m times the place.
import type { KeptChain } from './kept-tiles.ts';
import type { Complex } from './fourier.ts';

/** What the values of one place are made of, and room for them. All rows are by the sum. */
export type KeptValues = {
  readonly chain: KeptChain;
  /** For each number of tiles, the spins that give none and those that give, times their factor. */
  readonly spins: readonly { readonly plain: Complex; readonly giving: Complex }[];
  /** For each level, by the spins left. */
  readonly rows: readonly (readonly Complex[])[];
  /** Sums of one tile more, with as many copies of the last one behind it as a tile can pass it. */
  readonly before: Complex;
  readonly after: Complex;
  /** The steps of each value of a tile, and its chance. */
  readonly steps: Int32Array;
  readonly chances: Float64Array;
};

const createRow = (length: number): Complex => ({
  real: new Float64Array(length),
  imaginary: new Float64Array(length),
});

export function createKeptValues(chain: KeptChain): KeptValues {
  const length = chain.factors.length;
  const padded = length + Math.max(...chain.values.map(({ steps }) => steps));
  return {
    chain,
    spins: chain.spins.map(() => ({ plain: createRow(length), giving: createRow(length) })),
    rows: chain.levels.map((given) => Array.from({ length: given + 1 }, () => createRow(length))),
    before: createRow(padded),
    after: createRow(length),
    steps: Int32Array.from(chain.values, ({ steps }) => steps),
    chances: Float64Array.from(chain.values, ({ ways }) => ways / chain.valueWays),
  };
}

/** Averages over the value of one more tile, from `after` by way of `before`. */
function addTile({ before, after, steps, chances }: KeptValues): void {
  const length = after.real.length;
  before.real.set(after.real);
  before.imaginary.set(after.imaginary);
  before.real.fill(after.real[length - 1] ?? 0, length);
  before.imaginary.fill(after.imaginary[length - 1] ?? 0, length);
  for (let sum = 0; sum < length; sum += 1) {
    let [real, imaginary] = [0, 0];
    for (let value = 0; value < steps.length; value += 1) {
      const at = sum + (steps[value] ?? 0);
      const chance = chances[value] ?? 0;
      real += chance * (before.real[at] ?? 0);
      imaginary += chance * (before.imaginary[at] ?? 0);
    }
    after.real[sum] = real;
    after.imaginary[sum] = imaginary;
  }
}

/** Adds the products of two rows. */
function addProducts({ real, imaginary }: Complex, one: Complex, other: Complex): void {
  const { real: as, imaginary: bs } = one;
  const { real: cs, imaginary: ds } = other;
  for (let sum = 0; sum < real.length; sum += 1) {
    const a = as[sum] ?? 0;
    const b = bs[sum] ?? 0;
    const c = cs[sum] ?? 0;
    const d = ds[sum] ?? 0;
    real[sum] = (real[sum] ?? 0) + a * c - b * d;
    imaginary[sum] = (imaginary[sum] ?? 0) + a * d + b * c;
  }
}

/** The value of a series from its first spin, when `spins` holds those of the place. */
export function evaluateKept(values: KeptValues): { real: number; imaginary: number } {
  const { chain, spins, rows, after } = values;
  const { levels } = chain;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const [given = 0, next = given] = levels.slice(level);
    const here = rows[level] ?? [];
    const above = rows[level + 1] ?? here;
    here[0]?.real.fill(1);
    here[0]?.imaginary.fill(0);
    for (let left = 1; left <= given; left += 1) {
      const [lost, won, row] = [here[left - 1], above[left - 1 + next - given], here[left]];
      if (!lost || !won || !row) throw new Error('no such spins left');
      after.real.fill(0);
      after.imaginary.fill(0);
      for (let tiles = spins.length - 1; tiles >= 0; tiles -= 1) {
        if (tiles < spins.length - 1) addTile(values);
        const each = spins[tiles];
        if (!each) continue;
        addProducts(after, each.plain, lost);
        addProducts(after, each.giving, won);
      }
      row.real.set(after.real);
      row.imaginary.set(after.imaginary);
    }
  }
  const first = rows[0]?.[levels[0] ?? 0];
  return { real: first?.real[0] ?? 0, imaginary: first?.imaginary[0] ?? 0 };
}
