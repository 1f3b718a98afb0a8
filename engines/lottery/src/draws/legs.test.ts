import { expect, test } from 'vitest';
import { definePool, type Draw } from './draw.ts';
import { measureLegs, type Leg } from './legs.ts';
import { listAllResults } from './small-draws.ts';

const draw: Draw = { parts: [definePool(4, 1, 7)] };
const [odd, even, big, small, red] = [
  [1, 3, 5],
  [2, 4, 6],
  [4, 5, 6],
  [1, 2, 3],
  [1, 2, 7],
];

const cases: readonly (readonly [string, readonly (readonly number[])[]])[] = [
  ['two disjoint sets', [odd, even]],
  ['one set twice', [odd, odd]],
  ['sets that overlap', [odd, big, red]],
  ['more legs on a set than it has numbers', [odd, odd, odd, odd]],
  ['all kinds', [odd, big, red, small]],
];

test.each(cases)('%s: draws with all legs right are counted as in all 840 draws', (_, sets) => {
  const legs = sets.map((numbers, place): Leg => ({ place, numbers }));
  const measure = measureLegs(draw, legs);
  const results = listAllResults(draw, 2_000) ?? [];
  const right = results.filter((result) => measure.read(result) === 1).length;
  const { total, facts } = measure.count();
  expect(results).toHaveLength(840);
  expect((facts.get(1) ?? 0n) * 840n).toBe(total * BigInt(right));
  expect((facts.get(1) ?? 0n) + (facts.get(0) ?? 0n)).toBe(total);
});

/** A leg on a set that ties on 7, which is drawn once; its fact tells which leg did. */
const tying = (numbers: readonly number[], place: number): Leg =>
  numbers === red ? { place, numbers } : { place, numbers, tie: { number: 7, fact: place + 2 } };

test.each(cases)('%s: draws in which a leg ties are counted as in all 840 draws', (_, sets) => {
  const measure = measureLegs(draw, sets.map(tying));
  const read = (listAllResults(draw, 2_000) ?? []).map(measure.read);
  const { total, facts } = measure.count();
  for (const fact of [0, 1, 2, 3, 4, 5]) {
    const times = read.filter((one) => one === fact).length;
    expect([fact, (facts.get(fact) ?? 0n) * 840n]).toEqual([fact, total * BigInt(times)]);
  }
  expect(read.some((fact) => Number(fact) >= 2)).toBe(true);
});

test('digits are refused: they are no balls of a pool', () => {
  const digits: Draw = { parts: [{ kind: 'digits', count: 3, from: 0, to: 9 }] };
  expect(() => measureLegs(digits, [{ place: 0, numbers: [1] }])).toThrow(RangeError);
});
