// How much processor time each part of `npm test` may take, and how long a journey. A part over its
// budget fails the run, so that slow tests are noticed when they are written.
import type { TestTime } from './test-report.ts';

/**
 * Processor seconds, on a machine that `host-speed.ts` calls neither slow nor fast; on a slow one
 * each is as many times longer. They were set by a tree of 2,751 files, and 4,020 files need 1.46
 * times as much: a run of those, 1.33 times as slow, took, after division by that, lint 85, types
 * 66, unused 11, tidy 35, texts 17, build 169, pure tests 156, faults 276, database tests 689. Lint
 * took 113 and types 88 in runs that were judged neither slow nor fast, because they use more
 * memory than the fixed work. Raise one only with a reason.
 */
export const budgets = {
  lint: 125,
  types: 100,
  unused: 22,
  tidy: 50,
  format: 10,
  texts: 24,
  'generated files': 12,
  'pure tests': 212,
  faults: 343,
  'database tests': 905,
  'change tests': 409,
  build: 226,
  size: 17,
  journeys: 1_358,
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
