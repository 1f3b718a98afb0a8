// Goal: what passes the second time is green and named, what fails twice is red, and more unsteady
// tests than chance makes are red.
import { expect, test } from 'vitest';
import type { FailedTest, Report } from './report.ts';
import { areFew, hasSecondTry, joinSecondTry } from './second-try.ts';

const failure = (title: string, file = 'a.test.ts'): FailedTest => ({ file, title, error: 'no' });
const makeReport = (passed: number, failed: readonly FailedTest[]): Report => ({
  passed,
  skipped: 0,
  failed,
  unsteady: [],
  tests: [],
});

test('a test that passes the second time is unsteady, and counts as passed', () => {
  const first = makeReport(10, [failure('one'), failure('two')]);
  const second = makeReport(5, [failure('two')]);
  expect(joinSecondTry(first, second)).toMatchObject({
    passed: 11,
    failed: [failure('two')],
    unsteady: [failure('one')],
  });
});

test('a test that fails only the second time is a failure', () => {
  const joined = joinSecondTry(makeReport(1, [failure('one')]), makeReport(5, [failure('two')]));
  expect(joined).toMatchObject({ failed: [failure('two')], unsteady: [failure('one')] });
});

test('a second try without any test that passed says nothing', () => {
  const first = makeReport(10, [failure('one')]);
  expect(joinSecondTry(first, makeReport(0, []))).toMatchObject({
    failed: [failure('one')],
    unsteady: [],
  });
});

test('a file that could not be loaded stays failed while one of its tests fails', () => {
  const first = makeReport(10, [failure('the file')]);
  expect(joinSecondTry(first, makeReport(3, [failure('one')])).failed).toHaveLength(2);
  expect(joinSecondTry(first, makeReport(3, []))).toMatchObject({
    failed: [],
    unsteady: [failure('the file')],
  });
});

test('six failures have no second try, and six unsteady tests are red', () => {
  const six = Array.from({ length: 6 }, (_, nth) => failure(`${nth}`));
  expect(hasSecondTry(makeReport(1, six))).toBe(false);
  expect(hasSecondTry(makeReport(1, six.slice(1)))).toBe(true);
  expect(hasSecondTry(makeReport(1, []))).toBe(false);
  expect(areFew(six)).toBe(false);
  expect(areFew(six.slice(1))).toBe(true);
});
