// How much processor time each part of `npm test` may take, and how long a journey. A part over its
// budget fails the run, so that slow tests are noticed when they are written.
import type { TestTime } from './test-report.ts';

/**
 * Processor seconds, on a machine that `host-speed.ts` calls neither slow nor fast; on a slow one
 * each is as many times longer. A run 1.28 times as slow took, after division by that, with the
 * checks and the build before the tests: lint 50, types 40, unused 10, tidy 20, texts 10, build
 * 124, pure tests 117, faults 187, database tests 491; a run before it changes, without the types
 * that they begin with now, 232. Journeys took 735 and 774 in runs 1.28 and 1.26 times as slow,
 * without most of the browsers' own processes. About a quarter is left above that. Raise one only
 * with a reason: the lotteries, which are a third of the pure tests and in most faults, made these
 * two and the build longer, and journeys through lotteries and five new games the journeys.
 */
export const budgets = {
  lint: 70,
  types: 55,
  unused: 15,
  tidy: 28,
  format: 10,
  texts: 15,
  'generated files': 10,
  'pure tests': 145,
  faults: 235,
  'database tests': 620,
  'change tests': 280,
  build: 155,
  size: 12,
  journeys: 930,
} as const;

export type PartName = keyof typeof budgets;

export type PartTime = {
  readonly name: PartName;
  /** From its start to its end, beside what else ran. */
  readonly seconds: number;
  /** The sum of its tests, each by its own worker's clock. */
  readonly workerSeconds?: number;
  /** Absent where the system does not count it. */
  readonly processorSeconds?: number;
};

/** The aim is 40; the slowest takes 20 beside two others, and on a slower machine twice as long. */
const journeySecondsMax = 60;
/** The critical path waits for draws; the others look at many screens, and lead nowhere. */
const longFiles: readonly string[] = [
  'e2e/critical-path.spec.ts',
  'e2e/sweep/sweep.spec.ts',
  'e2e/pictures.spec.ts',
];

/** Names each part over its budget, on a machine so many times slower than that of the budgets. */
export function findPartsOverBudget(
  parts: readonly PartTime[],
  slowness: number,
  limits: Readonly<Record<PartName, number>> = budgets,
): string[] {
  return parts.flatMap(({ name, processorSeconds = 0 }) => {
    const limit = limits[name] * slowness;
    return processorSeconds > limit
      ? [
          `${name} took ${processorSeconds.toFixed(1)} processor seconds of ${limit.toFixed(0)} ` +
            '(tools/test-budgets.ts)',
        ]
      : [];
  });
}

/** Names each journey that took too long; those of `longFiles` may. */
export function findLongJourneys(journeys: readonly TestTime[]): string[] {
  return journeys
    .filter(({ file, seconds }) => !longFiles.includes(file) && seconds > journeySecondsMax)
    .map(
      ({ file, title, seconds }) =>
        `${file}: "${title}" took ${seconds.toFixed(1)} s of ${journeySecondsMax}`,
    );
}

/** Returns the slowest tests, the slowest first. */
export const findSlowest = (tests: readonly TestTime[], count: number): TestTime[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const inSeconds = (seconds: number | undefined): string =>
  (seconds === undefined ? '-' : seconds.toFixed(1)).padStart(9);

/** Writes one line for each part: what it took, and what it may take. */
export function describeParts(parts: readonly PartTime[]): string {
  const head = `${'part'.padEnd(18)}${'seconds'.padStart(9)}${'workers'.padStart(9)}`;
  const lines = parts.map(({ name, seconds, workerSeconds, processorSeconds }) =>
    [
      name.padEnd(18),
      inSeconds(seconds),
      inSeconds(workerSeconds),
      inSeconds(processorSeconds),
      String(budgets[name]).padStart(9),
    ].join(''),
  );
  return [`${head}${'processor'.padStart(11)} budget`, ...lines].join('\n');
}

/** Writes one line for each of the slowest tests. */
export const describeSlowest = (tests: readonly TestTime[]): string =>
  tests.map(({ file, title, seconds }) => `${inSeconds(seconds)} s  ${file}: ${title}`).join('\n');
