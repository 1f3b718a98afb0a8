// Goal: the report of times says what each part took and which part became slow, whatever the
// machine's speed.
import { expect, test } from 'vitest';
import { readChildrenSeconds, runProgram } from '../run-program.ts';
import { describeParts, findSlowest, findSlowParts } from './times.ts';

const kept = { lint: 50, types: 30, build: 100, texts: 2 };
const take = (lint: number, types: number, build: number, texts = 2) =>
  [
    { name: 'lint', seconds: 1, processorSeconds: lint },
    { name: 'types', seconds: 1, processorSeconds: types },
    { name: 'build', seconds: 1, processorSeconds: build },
    { name: 'texts', seconds: 1, processorSeconds: texts },
  ] as const;

test('a part that grew by more than a quarter is named with both figures', () => {
  expect(findSlowParts(take(50, 40, 100), kept)).toEqual([
    'types took 40.0 processor seconds, not 30.0',
  ]);
  expect(findSlowParts(take(50, 37, 100), kept)).toEqual([]);
});

test('on a machine three times as slow no part is named, but one that is slow there too', () => {
  expect(findSlowParts(take(150, 90, 300, 6), kept)).toEqual([]);
  expect(findSlowParts(take(150, 130, 300, 6), kept)).toEqual([
    'types took 130.0 processor seconds, not 90.0',
  ]);
});

test('a part of two seconds may take four', () => {
  expect(findSlowParts(take(50, 30, 100, 4), kept)).toEqual([]);
});

test('a part without a kept figure, or without a count, is not named', () => {
  expect(findSlowParts([{ name: 'size', seconds: 9, processorSeconds: 900 }], kept)).toEqual([]);
  expect(findSlowParts([{ name: 'lint', seconds: 900 }], kept)).toEqual([]);
});

test('the table has a line for each part, with its difference to the kept figure', () => {
  const [head = '', lint = '', size = ''] = describeParts(
    [
      { name: 'lint', seconds: 40, processorSeconds: 60 },
      { name: 'size', seconds: 3, workerSeconds: 2 },
    ],
    kept,
  ).split('\n');
  expect(head.split(/\s+/u)).toEqual(['part', 'seconds', 'workers', 'processor', 'kept']);
  expect(lint.split(/\s+/u)).toEqual(['lint', '40.0', '-', '60.0', '50.0', '+20', '%']);
  expect(size.split(/\s+/u)).toEqual(['size', '3.0', '2.0', '-', '-', '-']);
});

test('the slowest tests come first, as many as asked for', () => {
  const at = (seconds: number) => ({ file: 'a.test.ts', title: `${seconds}`, seconds });
  expect(findSlowest([at(1), at(3), at(2)], 2)).toEqual([at(3), at(2)]);
});

test('the ticks of ended children are read behind a name with spaces and parentheses', () => {
  const fields = ['S', ...Array.from({ length: 12 }, () => '7'), '150', '25', '20'];
  expect(readChildrenSeconds(`12 (a (b) c) ${fields.join(' ')}`)).toBe(1.75);
  expect(readChildrenSeconds('')).toBeUndefined();
});

const spin = 'const end = process.cpuUsage(); while (process.cpuUsage(end).user < 3e5);';

test('processor time of a program counts what its own programs took, where it is counted', async () => {
  const nested = JSON.stringify(spin);
  const script = `require('child_process').execFileSync(process.execPath, ['-e', ${nested}])`;
  const { code, processorSeconds } = await runProgram('node', ['-e', script]);
  expect(code).toBe(0);
  const isCounted = process.platform === 'linux';
  expect(isCounted ? (processorSeconds ?? 0) > 0.3 : processorSeconds === undefined).toBe(true);
});

test('the exit code of a program is kept', async () => {
  expect(await runProgram('node', ['-e', 'process.exit(7)'])).toMatchObject({ code: 7 });
});
