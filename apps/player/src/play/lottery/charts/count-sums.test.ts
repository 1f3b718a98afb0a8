import { keno80 } from '@khelaghor/engine-lottery/families/keno80.ts';
import { k3 } from '@khelaghor/engine-lottery/families/k3.ts';
import { measureSum, type Family } from '@khelaghor/engine-lottery/public.ts';
import { expect, test } from 'vitest';
import { getSumPlaces } from './chart-subjects.ts';
import { countSums } from './count-sums.ts';

const countFor = ({ draw }: Family, places: readonly number[], sums: readonly number[]) =>
  countSums(sums, measureSum(draw, places).count());

test('counts each sum of three dice beside its chance of 216', () => {
  const { classes, total } = countFor(k3, getSumPlaces(k3).places, [10, 3, 10, 18]);
  expect(total).toBe(216n);
  expect(classes.map(({ from }) => from)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
  ]);
  expect(classes.filter(({ times }) => times > 0)).toEqual([
    { from: 3, to: 3, times: 1, weight: 1n },
    { from: 10, to: 10, times: 2, weight: 27n },
    { from: 18, to: 18, times: 1, weight: 1n },
  ]);
});

test('puts the sums of 20 balls into classes that cover all results once', () => {
  const { classes, total } = countFor(keno80, getSumPlaces(keno80).places, [210, 810, 1_410]);
  expect(classes.length).toBeLessThanOrEqual(24);
  expect(classes.at(0)?.from).toBe(210);
  expect(classes.at(-1)?.to).toBe(1_410);
  const nextStarts = classes.slice(0, -1).map(({ to }) => to + 1);
  expect(classes.slice(1).map(({ from }) => from)).toEqual(nextStarts);
  expect(classes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  expect(classes.reduce((sum, { times }) => sum + times, 0)).toBe(3);
});
