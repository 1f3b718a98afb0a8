/**
 * The discrete Fourier transform, in place, for proofs: values of a polynomial at the roots of
 * unity, and back. `real` and `imaginary` are as long as a power of two.
 *
 * Each of the log2(n) stages errs by at most `STAGE_ROUNDINGS` roundings of what it adds up: the
 * product of complex numbers by the square root of 5, the root by that of 2, the sum by 1. The
 * roots of the first two stages are 1, -1, i and -i, so that only the sum errs there.
 */
export type Complex = { readonly real: Float64Array; readonly imaginary: Float64Array };

/** The largest relative error of one operation: half of the distance from 1 to the next number. */
export const ROUNDING = 2 ** -53;

const STAGE_ROUNDINGS = 4.7;
const EXACT_STAGES = 2;

/** A bound on the error of each value of a transform, as a share of the sum of all inputs. */
export function getTransformError(size: number): number {
  const stages = Math.log2(size);
  const exact = Math.min(EXACT_STAGES, stages);
  return (STAGE_ROUNDINGS * (stages - exact) + exact) * ROUNDING;
}

/** Puts each value at the place whose binary digits are its own, reversed. */
function reverseBits({ real, imaginary }: Complex): void {
  const size = real.length;
  for (let place = 1, other = 0; place < size; place += 1) {
    let bit = size >> 1;
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit;
    other |= bit;
    if (place >= other) continue;
    [real[place], real[other]] = [real[other] ?? 0, real[place] ?? 0];
    [imaginary[place], imaginary[other]] = [imaginary[other] ?? 0, imaginary[place] ?? 0];
  }
}

/** Transforms the values. `direction`: 1 to the roots of unity, -1 back, without the division. */
export function transform(values: Complex, direction: 1 | -1): void {
  const { real, imaginary } = values;
  const size = real.length;
  const roots = new Float64Array(size);
  for (let place = 0; place < size / 2; place += 1) {
    const angle = (direction * 2 * Math.PI * place) / size;
    const isQuarter = (4 * place) % size === 0;
    roots[2 * place] = isQuarter ? Math.round(Math.cos(angle)) : Math.cos(angle);
    roots[2 * place + 1] = isQuarter ? Math.round(Math.sin(angle)) : Math.sin(angle);
  }
  reverseBits(values);
  for (let half = 1; half < size; half *= 2)
    for (let start = 0; start < size; start += 2 * half)
      for (let place = 0; place < half; place += 1) {
        const root = (place * size) / half;
        const [low, high] = [start + place, start + place + half];
        const [cos, sin] = [roots[root] ?? 0, roots[root + 1] ?? 0];
        const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0];
        const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos];
        real[high] = (real[low] ?? 0) - turnedX;
        imaginary[high] = (imaginary[low] ?? 0) - turnedY;
        real[low] = (real[low] ?? 0) + turnedX;
        imaginary[low] = (imaginary[low] ?? 0) + turnedY;
      }
}
