// Tests of raw output: those of NIST SP 800-22 revision 1a that are named below, written from its
// text. A sequence is a list of bits, 0 or 1; each test gives its p-values.
import {
  computeErfc,
  computeNormal,
  computeUpperGamma,
  getChiSquareP,
  sumChiSquare,
} from './statistics.ts';

export type Bits = Uint8Array;

const countOnes = (bits: Bits): number => bits.reduce((sum, bit) => sum + bit, 0);

/** 2.1 Frequency: as many ones as zeros. */
export function testFrequency(bits: Bits): readonly number[] {
  const sum = 2 * countOnes(bits) - bits.length;
  return [computeErfc(Math.abs(sum) / Math.sqrt(2 * bits.length))];
}

/** 2.2 Frequency within blocks of a size. */
export function testBlockFrequency(bits: Bits, size: number): readonly number[] {
  const blocks = Math.floor(bits.length / size);
  let sum = 0;
  for (let block = 0; block < blocks; block += 1) {
    const share = countOnes(bits.subarray(block * size, (block + 1) * size)) / size;
    sum += (share - 0.5) ** 2;
  }
  return [getChiSquareP(4 * size * sum, blocks)];
}

/** 2.3 Runs: how often a bit differs from the one before. */
export function testRuns(bits: Bits): readonly number[] {
  const n = bits.length;
  const share = countOnes(bits) / n;
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(n)) return [0];
  let runs = 1;
  for (let index = 1; index < n; index += 1) if (bits[index] !== bits[index - 1]) runs += 1;
  const even = share * (1 - share);
  return [computeErfc(Math.abs(runs - 2 * n * even) / (2 * Math.sqrt(2 * n) * even))];
}

/** Of blocks of a size: the shortest class of longest runs, and the chances of all classes. */
const runClasses = [
  { size: 8, least: 1, bitsMin: 128, chances: [0.2148, 0.3672, 0.2305, 0.1875] },
  {
    size: 128,
    least: 4,
    bitsMin: 6_272,
    chances: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124],
  },
  {
    size: 10_000,
    least: 10,
    bitsMin: 750_000,
    chances: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727],
  },
] as const;

function findLongestRun(bits: Bits): number {
  let [longest, run] = [0, 0];
  for (const bit of bits) {
    run = bit === 1 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** 2.4 The longest run of ones in blocks. */
export function testLongestRun(bits: Bits): readonly number[] {
  const { size, least, chances } =
    runClasses.findLast(({ bitsMin }) => bits.length >= bitsMin) ?? runClasses[0];
  const counts = chances.map(() => 0);
  const blocks = Math.floor(bits.length / size);
  for (let block = 0; block < blocks; block += 1) {
    const longest = findLongestRun(bits.subarray(block * size, (block + 1) * size));
    const place = Math.min(Math.max(longest - least, 0), chances.length - 1);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const value = sumChiSquare(counts, (index) => blocks * (chances[index] ?? 0));
  return [getChiSquareP(value, chances.length - 1)];
}

/** The p-value of the furthest place of a random walk. */
function getWalkP(n: number, furthest: number): number {
  const root = Math.sqrt(n);
  const at = (factor: number) => computeNormal((factor * furthest) / root);
  let p = 1;
  const last = Math.floor((n / furthest - 1) / 4);
  for (let k = Math.floor((-n / furthest + 1) / 4); k <= last; k += 1)
    p -= at(4 * k + 1) - at(4 * k - 1);
  for (let k = Math.floor((-n / furthest - 3) / 4); k <= last; k += 1)
    p += at(4 * k + 3) - at(4 * k + 1);
  return p;
}

/** 2.13 Cumulative sums, from the front and from the back. */
export function testCumulativeSums(bits: Bits): readonly number[] {
  return [bits, bits.toReversed()].map((each) => {
    let [sum, furthest] = [0, 0];
    for (const bit of each) {
      sum += 2 * bit - 1;
      furthest = Math.max(furthest, Math.abs(sum));
    }
    return getWalkP(each.length, furthest);
  });
}

/** How often each pattern of a length comes, the sequence being closed to a ring. */
function countPatterns(bits: Bits, length: number): Uint32Array {
  const counts = new Uint32Array(2 ** length);
  const mask = 2 ** length - 1;
  let pattern = 0;
  for (let index = 0; index < bits.length + length - 1; index += 1) {
    pattern = ((pattern << 1) | (bits[index % bits.length] ?? 0)) & mask;
    if (index >= length - 1) counts[pattern] = (counts[pattern] ?? 0) + 1;
  }
  return counts;
}

/** 2.11 Serial: all patterns of a length are equally frequent. */
export function testSerial(bits: Bits, length: number): readonly number[] {
  const [all = 0, less = 0, least = 0] = [length, length - 1, length - 2].map((each) => {
    if (each === 0) return 0;
    const squares = countPatterns(bits, each).reduce((sum, count) => sum + count ** 2, 0);
    return (2 ** each / bits.length) * squares - bits.length;
  });
  return [
    computeUpperGamma(2 ** (length - 2), (all - less) / 2),
    computeUpperGamma(2 ** (length - 3), (all - 2 * less + least) / 2),
  ];
}

/** 2.12 Approximate entropy: patterns of a length against those that are one bit longer. */
export function testApproximateEntropy(bits: Bits, length: number): readonly number[] {
  const [shorter = 0, longer = 0] = [length, length + 1].map((each) =>
    countPatterns(bits, each).reduce((sum, count) => {
      const share = count / bits.length;
      return share === 0 ? sum : sum + share * Math.log(share);
    }, 0),
  );
  const value = 2 * bits.length * (Math.LN2 - (shorter - longer));
  return [computeUpperGamma(2 ** (length - 1), value / 2)];
}

/** Patterns that are shorter the fewer bits there are, as SP 800-22 asks for. */
const getPatternLength = (bits: Bits, less: number, most: number): number =>
  Math.min(most, Math.floor(Math.log2(bits.length)) - less);

/** The tests of a battery; patterns are of 16 and 10 bits where there are a million bits. */
export const bitTests = {
  frequency: testFrequency,
  'block frequency (128)': (bits: Bits) => testBlockFrequency(bits, 128),
  runs: testRuns,
  'longest run of ones': testLongestRun,
  'cumulative sums': testCumulativeSums,
  serial: (bits: Bits) => testSerial(bits, getPatternLength(bits, 3, 16)),
  'approximate entropy': (bits: Bits) =>
    testApproximateEntropy(bits, getPatternLength(bits, 9, 10)),
} as const;
