// The payouts of free spins whose factor climbs, at the roots of unity: the equations of
// `climbing-spins.ts`, in which pays times m are the value at m times the place.
import { getMostLeft } from './climbing-spins.ts';
import type { Climb } from './climbing-spins.ts';
import type { Tally } from './count-spins.ts';
import { ROUNDING } from './fourier.ts';
import type { Complex } from './fourier.ts';
import { transformCounts } from './transform-counts.ts';
import type { Scale } from './transform-counts.ts';

/** The equation of the last factor is repeated until nothing moves, and so often at most. */
const REPEATS = 40;

type Value = { readonly real: number; readonly imaginary: number };

/** What the values at all places are made of, and room for those of one place. */
export type ClimbValues = {
  readonly climb: Climb;
  /** The chance of a spin that pays nothing. */
  readonly lose: number;
  /** The spins that pay and give nothing, and those that give. */
  readonly win: Complex;
  readonly give: Complex;
  /** By how many spins are left: two factors one above the other. */
  readonly rows: readonly [Complex, Complex];
};

/** Prepares the values of a tally of free spins at factor 1. */
export function createClimb(free: Tally, climb: Climb, scale: Scale, size: number): ClimbValues {
  const select = (award: number): Complex => {
    const counts = new Map([...(free.byAward.get(award) ?? [])].filter(([pay]) => pay > 0));
    return transformCounts(counts, free.ways, scale, size);
  };
  const most = getMostLeft(climb, climb.to) + climb.award;
  const createRow = (): Complex => ({
    real: new Float64Array(most),
    imaginary: new Float64Array(most),
  });
  return {
    climb,
    lose: (free.byAward.get(0)?.get(0) ?? 0) / free.ways,
    win: select(0),
    give: select(climb.award),
    rows: [createRow(), createRow()],
  };
}

const read = ({ real, imaginary }: Complex, place: number): Value => ({
  real: real[place] ?? 0,
  imaginary: imaginary[place] ?? 0,
});

const multiply = (one: Value, other: Value): Value => ({
  real: one.real * other.real - one.imaginary * other.imaginary,
  imaginary: one.real * other.imaginary + one.imaginary * other.real,
});

/** One spin with all that follow from it, at the last factor. */
function findLast({ climb, lose, win, give }: ClimbValues, place: number): Value {
  const at = (place * climb.to) % win.real.length;
  const [won, given] = [read(win, at), read(give, at)];
  let whole: Value = { real: 0, imaginary: 0 };
  for (let times = 0; times < REPEATS; times += 1) {
    let power: Value = { real: 1, imaginary: 0 };
    for (let spin = 0; spin < climb.award; spin += 1) power = multiply(power, whole);
    const followed = multiply(given, power);
    const real = lose + won.real + followed.real;
    const imaginary = won.imaginary + followed.imaginary;
    const moved = Math.abs(real - whole.real) + Math.abs(imaginary - whole.imaginary);
    whole = { real, imaginary };
    if (moved < ROUNDING) break;
  }
  return whole;
}

/** All spins at the last factor are alike: powers of one value. */
function fillPowers({ real, imaginary }: Complex, { real: x, imaginary: y }: Value): void {
  [real[0], imaginary[0]] = [1, 0];
  for (let left = 1; left < real.length; left += 1) {
    const [a, b] = [real[left - 1] ?? 0, imaginary[left - 1] ?? 0];
    real[left] = a * x - b * y;
    imaginary[left] = a * y + b * x;
  }
}

/** The values at a factor from those at the factor above. */
function fillFactor(
  { climb, lose, win, give }: ClimbValues,
  factor: number,
  place: number,
  [above, here]: readonly [Complex, Complex],
): void {
  const at = (place * factor) % win.real.length;
  const [winX, winY] = [win.real[at] ?? 0, win.imaginary[at] ?? 0];
  const [giveX, giveY] = [give.real[at] ?? 0, give.imaginary[at] ?? 0];
  [here.real[0], here.imaginary[0]] = [1, 0];
  for (let left = 1; left <= getMostLeft(climb, factor); left += 1) {
    const [a, b] = [above.real[left - 1] ?? 0, above.imaginary[left - 1] ?? 0];
    const given = left - 1 + climb.award;
    const [c, d] = [above.real[given] ?? 0, above.imaginary[given] ?? 0];
    const [real, imaginary] = [here.real[left - 1] ?? 0, here.imaginary[left - 1] ?? 0];
    here.real[left] = lose * real + winX * a - winY * b + giveX * c - giveY * d;
    here.imaginary[left] = lose * imaginary + winX * b + winY * a + giveX * d + giveY * c;
  }
}

/** The value of an award at a place. */
export function evaluateClimb(values: ClimbValues, place: number): Value {
  const { climb } = values;
  let [above, here] = values.rows;
  fillPowers(above, findLast(values, place));
  for (let factor = climb.to - 1; factor >= climb.from; factor -= 1) {
    fillFactor(values, factor, place, [above, here]);
    [above, here] = [here, above];
  }
  return read(above, climb.award);
}
