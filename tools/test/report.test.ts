// Goal: a report says what passed, failed, was skipped or was unsteady. Method: reports as Vitest
// and Playwright write them, shortened.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../run-program.ts';
import { describeFailure, readPlaywrightReport, readVitestReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'khelaghor-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('a failed test of Vitest has its file, title and error', () => {
  const path = write({
    numPassedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: join(projectRoot, 'packages/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', duration: 1_500, failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001B[31mno\u001B[39m\nat b'] },
          { status: 'skipped', fullName: 'three', failureMessages: [] },
        ],
      },
      { name: join(projectRoot, 'b.test.ts'), status: 'failed', message: 'no such module' },
    ],
  });
  const report = readVitestReport(path);
  expect(report).toEqual({
    passed: 1,
    skipped: 1,
    failed: [
      { file: 'packages/a.test.ts', title: 'two', error: 'no\nat b' },
      { file: 'b.test.ts', title: 'the file', error: 'no such module' },
    ],
    unsteady: [],
    tests: [{ file: 'packages/a.test.ts', title: 'one', seconds: 1.5 }],
  });
  expect(report.failed.slice(0, 1).map(describeFailure)).toEqual([
    'packages/a.test.ts: two\n    no\n    at b',
  ]);
});

test('a journey that passed the second time is unsteady, and passed', () => {
  const tried = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({
      duration: 2_000,
      errors: message === '' ? [] : [{ message }],
    })),
  });
  const path = write({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [{ title: 'a roll', file: 'play.spec.ts', tests: [tried('expected', '')] }],
        suites: [
          {
            specs: [
              { title: 'a bet', file: 'play.spec.ts', tests: [tried('flaky', 'lost', '')] },
              { title: 'a win', file: 'play.spec.ts', tests: [tried('unexpected', 'no', 'no')] },
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(path)).toMatchObject({
    passed: 2,
    failed: [{ file: 'e2e/play.spec.ts', title: 'a win', error: 'no\nno' }],
    unsteady: [{ file: 'e2e/play.spec.ts', title: 'a bet', error: 'lost' }],
    tests: [{ seconds: 2 }, { seconds: 4 }, { seconds: 4 }],
  });
});

test('a report that was not written is empty', () => {
  const nothing = { passed: 0, skipped: 0, failed: [], unsteady: [], tests: [] };
  expect(readVitestReport(join(folder, 'none.json'))).toEqual(nothing);
  expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual(nothing);
});
