// Goal: the history can be read as a list. Method: the subjects of the newest commits.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';

const checked = 30;
const subjectMax = 72;

/** The subjects of the newest commits; none where the program was unpacked without its history. */
function readSubjects(): string[] {
  const log = ['-C', projectRoot, 'log', '-n', String(checked), '--no-merges', '--format=%s'];
  const { status, stdout } = spawnSync('git', log, { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n') : [];
}

test('a subject has at most 72 characters and no full stop', () => {
  expect(readSubjects().filter((text) => text.length > subjectMax || text.endsWith('.'))).toEqual(
    [],
  );
});
