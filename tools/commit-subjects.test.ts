// Goal: the history can be read as a list. Method: the subjects of the newest commits.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';

const checked = 30;
const subjectMax = 72;

test('a subject has at most 72 characters and no full stop', () => {
  const log = ['-C', projectRoot, 'log', '-n', String(checked), '--no-merges', '--format=%s'];
  const subjects = execFileSync('git', log, { encoding: 'utf8' }).trim().split('\n');
  expect(subjects.length).toBeGreaterThan(0);
  expect(subjects.filter((text) => text.length > subjectMax || text.endsWith('.'))).toEqual([]);
});
