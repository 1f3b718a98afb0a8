// Reads what the test programs wrote down: how many tests passed and failed, which failed, why, and
// how long each took.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './run-program.ts';

export type Report = {
  readonly passed: number;
  /** Each failed test: its name, and the first lines of what it said. */
  readonly failed: readonly string[];
  /** Each test that ran. */
  readonly tests: readonly TestTime[];
};

export type TestTime = {
  /** From the project's root. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
};

const nothing: Report = { passed: 0, failed: [], tests: [] };
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

function described(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, linesShown);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** What Vitest's JSON reporter wrote; nothing when it wrote none. */
export function readVitestReport(path: string): Report {
  const report = readJson(path);
  const failed = listIn(report, 'testResults').flatMap((file) => {
    const tests = listIn(file, 'assertionResults').filter(
      (test) => textIn(test, 'status') === 'failed',
    );
    if (tests.length === 0 && textIn(file, 'status') === 'failed')
      return [described(textIn(file, 'name'), textIn(file, 'message'))];
    return tests.map((test) =>
      described(textIn(test, 'fullName'), listIn(test, 'failureMessages').join('\n')),
    );
  });
  const tests = listIn(report, 'testResults').flatMap((file) =>
    listIn(file, 'assertionResults')
      .filter((test) => numberIn(test, 'duration') > 0)
      .map((test) => ({
        file: relative(projectRoot, textIn(file, 'name')),
        title: textIn(test, 'fullName'),
        seconds: numberIn(test, 'duration') / 1000,
      })),
  );
  return { passed: numberIn(report, 'numPassedTests'), failed, tests };
}

/** The failed tests of a suite of Playwright and of the suites within it. */
function failedJourneys(suite: unknown): string[] {
  const own = listIn(suite, 'specs')
    .filter((spec) => isRecord(spec) && spec['ok'] === false)
    .map((spec) => {
      const results = listIn(spec, 'tests').flatMap((test) => listIn(test, 'results'));
      const messages = results
        .flatMap((result) => listIn(result, 'errors'))
        .map((error) => textIn(error, 'message'));
      return described(textIn(spec, 'title'), messages.join('\n'));
    });
  return [...own, ...listIn(suite, 'suites').flatMap(failedJourneys)];
}

/** The journeys of a suite of Playwright and of the suites within it, each with all its tries. */
function journeysIn(suite: unknown): TestTime[] {
  const own = listIn(suite, 'specs').map((spec) => {
    const results = listIn(spec, 'tests').flatMap((test) => listIn(test, 'results'));
    const milliseconds = results.reduce<number>(
      (sum, result) => sum + numberIn(result, 'duration'),
      0,
    );
    const file = `e2e/${textIn(spec, 'file')}`;
    return { file, title: textIn(spec, 'title'), seconds: milliseconds / 1000 };
  });
  return [...own, ...listIn(suite, 'suites').flatMap(journeysIn)];
}

/** What Playwright's JSON reporter wrote; nothing when it wrote none. */
export function readPlaywrightReport(path: string): Report {
  const report = readJson(path);
  if (!isRecord(report)) return nothing;
  return {
    passed: numberIn(report['stats'], 'expected'),
    failed: listIn(report, 'suites').flatMap(failedJourneys),
    tests: listIn(report, 'suites').flatMap(journeysIn),
  };
}
