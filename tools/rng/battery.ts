// The battery of tests, and the plan that was written before it ran.
import { kenoEngine } from '@khelaghor/engine-keno/public.ts';
import { pickNumbers } from '@khelaghor/game-engine/pick.ts';
import { returnGames } from '../rtp-game.ts';
import { computeReturns } from '../rtp-rows.ts';
import { bitTests } from './bit-tests.ts';
import { listScaledTests, testUniform } from './scaled-tests.ts';
import { createDraw, createNumbers, createReplay, takeBits } from './sources.ts';
import type { NextWord } from './sources.ts';
import { getChiSquareP, sumChiSquare } from './statistics.ts';

/** How much is tested. */
export type Sizes = {
  readonly sequences: number;
  readonly bits: number;
  readonly draws: number;
};

/**
 * The plan, written before the run. Raw output: of 100 sequences at least 96 pass each test at
 * alpha = 0.01, and the p-values of a test are uniform at 0.0001. Scaled output: alpha = 0.01 for
 * all tests together, divided by their number. Mappings: each p-value in [0.0005, 0.9995]; as there
 * are some 60, one may lie outside by chance and is then run again with another seed.
 */
const plan = {
  alpha: 0.01,
  passingMin: 0.96,
  uniformityMin: 0.0001,
  mapping: [0.0005, 0.9995],
} as const;

/** One line of the results. */
export type Line = { readonly name: string; readonly found: string; readonly isFine: boolean };

const uniformityClasses = 10;

/** Whether p-values of many sequences are spread evenly (SP 800-22, 4.2.2). */
function computeUniformity(values: readonly number[]): number {
  const counts = Array.from({ length: uniformityClasses }, () => 0);
  for (const value of values) {
    const place = Math.min(Math.floor(value * uniformityClasses), uniformityClasses - 1);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const due = values.length / uniformityClasses;
  return getChiSquareP(
    sumChiSquare(counts, () => due),
    uniformityClasses - 1,
  );
}

const show = (value: number): string => value.toFixed(4);

/** Runs the tests of raw output over sequences of bits. */
export function testRaw(next: NextWord, { sequences, bits }: Omit<Sizes, 'draws'>): Line[] {
  const found = new Map<string, number[]>();
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const taken = takeBits(next, bits);
    for (const [name, run] of Object.entries(bitTests))
      for (const [place, value] of run(taken).entries()) {
        const key = place === 0 ? name : `${name}, second`;
        found.set(key, [...(found.get(key) ?? []), value]);
      }
  }
  return Array.from(found, ([name, values]) => {
    const passing = values.filter((value) => value >= plan.alpha).length;
    const uniformity = computeUniformity(values);
    const isFine = passing >= plan.passingMin * sequences && uniformity >= plan.uniformityMin;
    return { name, found: `${passing}/${sequences} pass, P = ${show(uniformity)}`, isFine };
  });
}

/** Runs the tests of scaled output. */
export function testScaled(next: NextWord, { draws }: Pick<Sizes, 'draws'>): Line[] {
  const results = listScaledTests(createDraw(next), draws);
  return results.map(([name, value]) => ({
    name,
    found: `p = ${show(value)}`,
    isFine: value >= plan.alpha / results.length,
  }));
}

/** Below what the games draw, in ascending order. */
function listMappings(): readonly number[] {
  const all = returnGames.flatMap((game) =>
    computeReturns(game).rows.flatMap(({ draws }) => draws ?? []),
  );
  return [...new Set(all)].filter((n) => n > 1).toSorted((one, other) => one - other);
}

const classesMax = 2 ** 16;

const isWithin = (value: number): boolean => value >= plan.mapping[0] && value <= plan.mapping[1];

/** Words in reserve for those that are refused: of numbers below 2^20 one in 4,096 at most. */
const reserve = 1.01;

/**
 * Draws below every number that games draw below. All of them share their words, because most of
 * the time is spent on making them: each p-value is valid, but they are not independent.
 */
function testDraws(next: NextWord, draws: number): Line[] {
  const words = new Uint32Array(Math.ceil(draws * reserve)).map(() => next());
  return listMappings().map((n) => {
    const numbers = createDraw(createReplay(words))(n, draws);
    // Too many values for a count of each: their upper bits, as such numbers are powers of two.
    const classes = Math.min(n, classesMax);
    const classed = n > classes ? numbers.map((each) => each / (n / classes)) : numbers;
    const value = testUniform(classed, classes);
    return { name: `below ${n}`, found: `p = ${show(value)}`, isFine: isWithin(value) };
  });
}

/** The ball at each place of a draw of Keno. */
function testKeno(next: NextWord, draws: number): Line[] {
  const [balls, drawn] = [40, 10];
  const random = createNumbers(next);
  const places = Array.from({ length: drawn }, () => new Uint32Array(draws));
  for (let round = 0; round < draws; round += 1)
    for (const [place, ball] of pickNumbers(random, drawn, balls).entries()) {
      const list = places[place];
      if (list) list[round] = ball;
    }
  return places.map((list, place) => {
    const value = testUniform(list, balls);
    const name = `${kenoEngine.code}: the ball at place ${place + 1}`;
    return { name, found: `p = ${show(value)}`, isFine: isWithin(value) };
  });
}

/** Runs a chi-square test for each mapping of the games. */
export const testMappings = (next: NextWord, { draws }: Pick<Sizes, 'draws'>): Line[] => [
  ...testDraws(next, draws),
  ...testKeno(next, Math.ceil(draws / 10)),
];
