// Goal: the tests give the p-values of the examples in SP 800-22, pass the fair stream, and find
// generators that are known to be bad. Sizes are small; docs/rng.md has the results of a full run.
import { expect, test } from 'vitest';
import { testMappings, testRaw, testScaled } from './battery.ts';
import {
  testApproximateEntropy,
  testBlockFrequency,
  testCumulativeSums,
  testFrequency,
  testLongestRun,
  testRuns,
  testSerial,
} from './bit-tests.ts';
import type { Bits } from './bit-tests.ts';
import { createBiasedWords, createCongruentialWords, createRoundWords } from './sources.ts';
import { getChiSquareP } from './statistics.ts';

const readBits = (text: string): Bits => Uint8Array.from(text, Number);

/** The first 100 binary digits of pi, and the other sequences of the examples. */
const ofPi = readBits(
  '11001001000011111101101010100010001000010110100011' +
    '00001000110100110001001100011001100010100010111000',
);
const ofRuns = readBits(
  '1100110000010101011011000100110011100000000000100100110101010001' +
    '0001001111010110100000001101011111001100111001101101100010110010',
);

test.each([
  ['frequency', testFrequency(ofPi), [0.109599]],
  ['block frequency', testBlockFrequency(ofPi, 10), [0.706438]],
  ['runs', testRuns(ofPi), [0.500798]],
  ['longest run', testLongestRun(ofRuns), [0.180609]],
  ['cumulative sums', testCumulativeSums(ofPi), [0.219194, 0.114866]],
  ['approximate entropy', testApproximateEntropy(ofPi, 2), [0.235301]],
  ['serial', testSerial(readBits('0011011101'), 3), [0.808792, 0.67032]],
])('%s gives the p-values of its example', (_, found, expected) => {
  expect(found).toHaveLength(expected.length);
  for (const [index, value] of found.entries()) expect(value).toBeCloseTo(expected[index] ?? 0, 4);
});

test('chi-square values have the chances of the tables', () => {
  expect(getChiSquareP(3.841_459, 1)).toBeCloseTo(0.05, 6);
  expect(getChiSquareP(23.209_251, 10)).toBeCloseTo(0.01, 6);
  expect(getChiSquareP(1_000, 1_000)).toBeCloseTo(0.494, 3);
});

const rawSizes = { sequences: 50, bits: 10_000 };
const draws = { draws: 100_000 };

test('the fair stream passes', () => {
  const next = createRoundWords('smoke');
  const lines = [
    ...testRaw(next, rawSizes),
    ...testScaled(next, draws),
    ...testMappings(next, { draws: 20_000 }),
  ];
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ isFine }) => !isFine)).toEqual([]);
});

test.each([
  ['a congruential generator', () => createCongruentialWords()],
  ['a bit too many in every other word', () => createBiasedWords(createRoundWords('biased'))],
  [
    'a counter',
    () => {
      let count = 0;
      return () => (count += 1);
    },
  ],
] as const)('%s is found', (_, create) => {
  const raw = testRaw(create(), rawSizes).filter(({ isFine }) => !isFine);
  const scaled = testScaled(create(), draws).filter(({ isFine }) => !isFine);
  expect(raw.length + scaled.length).toBeGreaterThan(0);
});
