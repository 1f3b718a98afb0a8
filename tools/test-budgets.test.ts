// Goal: a part that takes too much processor time fails the run, and so does a long journey.
import { expect, test } from 'vitest';
import {
  budgets,
  describeParts,
  findLongJourneys,
  findPartsOverBudget,
  findSlowest,
} from './test-budgets.ts';
import { judgeSlowness } from './host-speed.ts';
import { readChildrenSeconds, runProgram } from './run-program.ts';

const limits = { ...budgets, types: 30, lint: 50 };

test('a part over its budget is named with both figures, one at its budget is not', () => {
  const parts = [
    { name: 'types', seconds: 20, processorSeconds: 30.1 },
    { name: 'lint', seconds: 40, processorSeconds: 50 },
  ] as const;
  expect(findPartsOverBudget(parts, 1, limits)).toEqual([
    'types took 30.1 processor seconds of 30 (tools/test-budgets.ts)',
  ]);
});

test('on a machine twice as slow a part may take twice as long, and no longer', () => {
  const slowness = judgeSlowness([4, 1, 2], 1);
  expect(slowness).toBe(2);
  const part = (processorSeconds: number) =>
    ({ name: 'types', seconds: 20, processorSeconds }) as const;
  expect(findPartsOverBudget([part(60)], slowness, limits)).toEqual([]);
  expect(findPartsOverBudget([part(60.1)], slowness, limits)).toHaveLength(1);
});

test('a fast machine has the budgets as they are', () => {
  expect(judgeSlowness([0.5, 0.5, 9], 1)).toBe(1);
});

test('seconds of waiting are no processor time', () => {
  expect(
    findPartsOverBudget([{ name: 'types', seconds: 900, processorSeconds: 1 }], 1, limits),
  ).toEqual([]);
});

test('where the system counts no processor time nothing is over its budget', () => {
  const part = { name: 'types', seconds: 900 } as const;
  expect(findPartsOverBudget([part], 1, limits)).toEqual([]);
  expect(describeParts([part])).toContain('-');
});

test('a journey over 60 s is named, the critical path may take its time', () => {
  const journeys = [
    { file: 'e2e/play.spec.ts', title: 'a roll', seconds: 60.1 },
    { file: 'e2e/play.spec.ts', title: 'a short roll', seconds: 60 },
    { file: 'e2e/critical-path.spec.ts', title: 'the main job', seconds: 200 },
  ];
  expect(findLongJourneys(journeys)).toEqual(['e2e/play.spec.ts: "a roll" took 60.1 s of 60']);
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
