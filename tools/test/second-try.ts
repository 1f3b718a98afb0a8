// Which failures get a second try, and what the whole run is then: green, or red.
import type { FailedTest, Report } from './report.ts';

/** More unsteady tests than this make a run red: then it is no longer chance. */
export const unsteadyMax = 5;

/**
 * Whether tests that failed run once more. With more failures than may be unsteady the run is red
 * whatever a second try says, and a second try would only take time.
 */
export const hasSecondTry = ({ failed }: Report): boolean =>
  failed.length > 0 && failed.length <= unsteadyMax;

/**
 * Joins the report of a part with that of its second try: what passed then is unsteady, and each
 * test is counted once.
 */
export function joinSecondTry(first: Report, second: Report): Report {
  const keyOf = ({ file, title }: FailedTest): string => `${file}\0${title}`;
  const failedTwice = new Set(second.failed.map(keyOf));
  const failedFiles = new Set(second.failed.map(({ file }) => file));
  // A file that cannot be loaded fails under another title than its tests do.
  const passedThen = (test: FailedTest): boolean =>
    second.passed > 0 &&
    !failedTwice.has(keyOf(test)) &&
    (test.title !== 'the file' || !failedFiles.has(test.file));
  const unsteady = first.failed.filter(passedThen);
  const names = new Set(first.failed.map(keyOf));
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: [
      ...first.failed.filter((test) => !passedThen(test)),
      ...second.failed.filter((test) => !names.has(keyOf(test))),
    ],
    unsteady: [...first.unsteady, ...unsteady],
  };
}

/** Whether so many unsteady tests are still a green run. */
export const areFew = (unsteady: readonly FailedTest[]): boolean => unsteady.length <= unsteadyMax;
