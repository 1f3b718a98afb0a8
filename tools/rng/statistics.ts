// The distributions that p-values are taken from.

const lanczos = [
  76.180_091_729_471_46, -86.505_320_329_416_78, 24.014_098_240_830_91, -1.231_739_572_450_155,
  0.001_208_650_973_866_179, -0.000_005_395_239_384_953,
];

/** The natural logarithm of the gamma function, for x above 0. */
function computeLogGamma(x: number): number {
  const base = x + 5.5;
  const series = lanczos.reduce((sum, each, index) => sum + each / (x + index + 1), 1);
  const root = Math.sqrt(2 * Math.PI);
  return (
    (x + 0.5) * Math.log(base) - base + Math.log((root * (1.000_000_000_190_015 + series - 1)) / x)
  );
}

const stepsMax = 100_000;
const precision = 1e-15;

/** The lower incomplete gamma function P(a, x) by its series, for x below a + 1. */
function sumSeries(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let step = 1; step < stepsMax && Math.abs(term) > Math.abs(sum) * precision; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - computeLogGamma(a));
}

/** The upper incomplete gamma function Q(a, x) by its continued fraction, for x from a + 1 on. */
function computeFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < stepsMax; step += 1) {
    const an = -step * (step - a);
    b += 2;
    d = 1 / (Math.abs(an * d + b) < tiny ? tiny : an * d + b);
    c = Math.abs(b + an / c) < tiny ? tiny : b + an / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return value * Math.exp(-x + a * Math.log(x) - computeLogGamma(a));
}

/** The regularized upper incomplete gamma function Q(a, x). */
export function computeUpperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - sumSeries(a, x) : computeFraction(a, x);
}

/** How likely a chi-square value is to be this large or larger. */
export const getChiSquareP = (value: number, degrees: number): number =>
  computeUpperGamma(degrees / 2, value / 2);

/** The complementary error function. */
export const computeErfc = (x: number): number =>
  x >= 0 ? computeUpperGamma(0.5, x * x) : 2 - computeUpperGamma(0.5, x * x);

/** How likely a normal value is to lie so many standard deviations or more from the mean. */
export const getNormalP = (deviations: number): number =>
  computeErfc(Math.abs(deviations) / Math.SQRT2);

/** The distribution function of the normal distribution. */
export const computeNormal = (x: number): number => computeErfc(-x / Math.SQRT2) / 2;

/** The chi-square value of counts against what was expected of each. */
export const sumChiSquare = (counts: Iterable<number>, expected: (index: number) => number) => {
  let [sum, index] = [0, 0];
  for (const count of counts) {
    const due = expected(index);
    sum += (count - due) ** 2 / due;
    index += 1;
  }
  return sum;
};
