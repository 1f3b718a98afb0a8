// What each part of a run took, beside the figures that are kept. Time fails no run: a machine with
// busy neighbours needs two to three times as long for the same work.
import type { TestTime } from './report.ts';

export type PartName =
  | 'kept seeds'
  | 'generated files'
  | 'build'
  | 'size'
  | 'lint'
  | 'types'
  | 'unused'
  | 'tidy'
  | 'format'
  | 'texts'
  | 'pure tests'
  | 'database tests'
  | 'faults'
  | 'change tests'
  | 'journeys'
  | 'second tries';

export type PartTime = {
  readonly name: PartName;
  /** From its start to its end, beside what else ran. */
  readonly seconds: number;
  /** The sum of its tests, each by its own worker's clock. */
  readonly workerSeconds?: number;
  /** Absent where the system does not count it. */
  readonly processorSeconds?: number;
};

/** Processor seconds of each part in a run that is kept for comparison. */
export type KeptTimes = Readonly<Partial<Record<PartName, number>>>;

/** Returns the slowest tests, the slowest first. */
export const findSlowest = (tests: readonly TestTime[], count: number): TestTime[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const inSeconds = (seconds: number | undefined): string =>
  (seconds === undefined ? '-' : seconds.toFixed(1)).padStart(9);

/** How much more or less than the kept figure, in per cent; a dash without one. */
function describeDifference(seconds: number | undefined, kept: number | undefined): string {
  if (seconds === undefined || kept === undefined || kept === 0) return '-';
  const percent = Math.round((seconds / kept - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

/** Writes one line for each part: what it took, and how that differs from the kept figure. */
export function describeParts(parts: readonly PartTime[], kept: KeptTimes): string {
  const columns = ['seconds', 'workers', 'processor', 'kept'].map((name) => name.padStart(10));
  const lines = parts.map(({ name, seconds, workerSeconds, processorSeconds }) =>
    [
      name.padEnd(18),
      ...[seconds, workerSeconds, processorSeconds, kept[name]].map((one) =>
        inSeconds(one).padStart(10),
      ),
      describeDifference(processorSeconds, kept[name]).padStart(8),
    ].join(''),
  );
  return [`${'part'.padEnd(18)}${columns.join('')}`, ...lines].join('\n');
}

/** Writes one line for each of the slowest tests. */
export const describeSlowest = (tests: readonly TestTime[]): string =>
  tests.map(({ file, title, seconds }) => `${inSeconds(seconds)} s  ${file}: ${title}`).join('\n');

/** A part that grew by more than this share beyond the others has become slow. */
const growthMax = 0.25;
/** Less is within what the same part differs from run to run. */
const secondsMin = 5;

/**
 * Names the parts that became slow. A slow machine makes all parts slow alike: what counts is how
 * much more a part grew than the parts did in the middle.
 */
export function findSlowParts(parts: readonly PartTime[], kept: KeptTimes): string[] {
  const grown = parts.flatMap(({ name, processorSeconds: seconds }) => {
    const before = kept[name];
    return seconds === undefined || before === undefined || before === 0
      ? []
      : [{ name, seconds, before, growth: seconds / before }];
  });
  const sorted = grown.map(({ growth }) => growth).toSorted((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return grown
    .filter(({ before, growth, seconds }) => {
      const allowed = before * usual;
      return growth > usual * (1 + growthMax) && seconds - allowed > secondsMin;
    })
    .map(
      ({ name, seconds, before }) =>
        `${name} took ${seconds.toFixed(1)} processor seconds, not ${(before * usual).toFixed(1)}`,
    );
}
