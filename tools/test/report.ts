// Reads the reports of Vitest and Playwright: which tests passed, failed or were skipped, why, and
// how long each took.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../run-program.ts';

/** A test that failed, or a file of tests that could not be loaded. */
export type FailedTest = {
  /** From the project's root. */
  readonly file: string;
  readonly title: string;
  /** The first lines of the error. */
  readonly error: string;
};

export type TestTime = {
  /** From the project's root. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
};

export type Report = {
  /** Tests that passed, the unsteady ones included. */
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly FailedTest[];
  /** Tests that failed first and passed when they ran again. */
  readonly unsteady: readonly FailedTest[];
  /** Each test that ran. */
  readonly tests: readonly TestTime[];
};

const emptyReport: Report = { passed: 0, skipped: 0, failed: [], unsteady: [], tests: [] };
const linesShown = 40;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const listIn = (value: unknown, key: string): unknown[] => {
  const list: unknown = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
};

const textIn = (value: unknown, key: string): string =>
  isRecord(value) && typeof value[key] === 'string' ? value[key] : '';

const numberIn = (value: unknown, key: string): number =>
  isRecord(value) && typeof value[key] === 'number' ? value[key] : 0;

const cutError = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, linesShown).join('\n');

/** Writes a failed test with its error, which is indented. */
export const describeFailure = ({ file, title, error }: FailedTest): string =>
  [`${file}: ${title}`, ...error.split('\n').map((line) => `    ${line}`)].join('\n');

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The failed tests of one file of Vitest; the file itself when it could not be loaded. */
function listFailed(result: unknown): FailedTest[] {
  const file = relative(projectRoot, textIn(result, 'name'));
  const failed = listIn(result, 'assertionResults').filter(
    (test) => textIn(test, 'status') === 'failed',
  );
  if (failed.length === 0 && textIn(result, 'status') === 'failed')
    return [{ file, title: 'the file', error: cutError(textIn(result, 'message')) }];
  return failed.map((test) => ({
    file,
    title: textIn(test, 'fullName'),
    error: cutError(listIn(test, 'failureMessages').join('\n')),
  }));
}

/** Reads what Vitest's JSON reporter wrote; an empty report when it wrote none. */
export function readVitestReport(path: string): Report {
  const report = readJson(path);
  const results = listIn(report, 'testResults');
  const tests = results.flatMap((result) =>
    listIn(result, 'assertionResults')
      .filter((test) => numberIn(test, 'duration') > 0)
      .map((test) => ({
        file: relative(projectRoot, textIn(result, 'name')),
        title: textIn(test, 'fullName'),
        seconds: numberIn(test, 'duration') / 1000,
      })),
  );
  return {
    passed: numberIn(report, 'numPassedTests'),
    skipped: numberIn(report, 'numPendingTests'),
    failed: results.flatMap(listFailed),
    unsteady: [],
    tests,
  };
}

/** The journeys of a suite of Playwright and of the suites within it, as Playwright wrote them. */
const listSpecs = (suite: unknown): unknown[] => [
  ...listIn(suite, 'specs'),
  ...listIn(suite, 'suites').flatMap(listSpecs),
];

const listResults = (spec: unknown): unknown[] =>
  listIn(spec, 'tests').flatMap((test) => listIn(test, 'results'));

const hasStatus = (spec: unknown, status: string): boolean =>
  listIn(spec, 'tests').some((test) => textIn(test, 'status') === status);

/** A journey with the errors of all its tries. */
function toFailed(spec: unknown): FailedTest {
  const errors = listResults(spec).flatMap((result) => listIn(result, 'errors'));
  return {
    file: `e2e/${textIn(spec, 'file')}`,
    title: textIn(spec, 'title'),
    error: cutError(errors.map((error) => textIn(error, 'message')).join('\n')),
  };
}

/** Reads what Playwright's JSON reporter wrote; an empty report when it wrote none. */
export function readPlaywrightReport(path: string): Report {
  const report = readJson(path);
  if (!isRecord(report)) return emptyReport;
  const specs = listIn(report, 'suites').flatMap(listSpecs);
  // Errors outside of journeys, such as a file that could not be loaded.
  const outside = listIn(report, 'errors').map((error) => ({
    file: 'e2e',
    title: 'outside of journeys',
    error: cutError(textIn(error, 'message')),
  }));
  return {
    passed: numberIn(report['stats'], 'expected') + numberIn(report['stats'], 'flaky'),
    skipped: numberIn(report['stats'], 'skipped'),
    failed: [...specs.filter((spec) => hasStatus(spec, 'unexpected')).map(toFailed), ...outside],
    unsteady: specs.filter((spec) => hasStatus(spec, 'flaky')).map(toFailed),
    tests: specs.map((spec) => ({
      file: `e2e/${textIn(spec, 'file')}`,
      title: textIn(spec, 'title'),
      seconds:
        listResults(spec).reduce<number>((sum, result) => sum + numberIn(result, 'duration'), 0) /
        1000,
    })),
  };
}
