// Goal: a failure that was found once is kept once, and repeated as it was found.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addKeptSeed, buildTitlePattern, readFailedProperty, readKeptSeeds } from './kept-seeds.ts';
import type { KeptSeed } from './kept-seeds.ts';

const failure: KeptSeed = {
  kind: 'property',
  file: 'packages/money/src/minor.test.ts',
  test: 'sums (of two) are exact',
  seed: -7,
  path: '3:0:1',
  commit: '94cee4a6',
};

test('a second failure of the same test is not kept', () => {
  const { seeds } = addKeptSeed([], failure);
  expect(addKeptSeed(seeds, { ...failure, seed: 8 })).toEqual({ seeds, isNew: false });
  expect(addKeptSeed(seeds, { ...failure, test: 'another' }).seeds).toHaveLength(2);
});

test('seed and path are read from the report of fast-check, and repeat its failure', () => {
  const isSmall = fc.property(fc.nat(), (number) => number < 1_000);
  let error = '';
  try {
    fc.assert(isSmall, { seed: 42, numRuns: 1_000 });
  } catch (thrown) {
    error = String(thrown);
  }
  const found = readFailedProperty(error);
  expect(found).toMatchObject({ seed: 42, path: expect.stringMatching(/^\d+(:\d+)*$/u) as string });
  expect(fc.check(isSmall, { ...found, endOnFailure: true }).counterexample).toEqual([1_000]);
  expect(readFailedProperty('AssertionError: 1 is not 2')).toBeNull();
});

test('a title with brackets is found as it is', () => {
  expect(new RegExp(buildTitlePattern(failure.test), 'u').test(failure.test)).toBe(true);
  expect(new RegExp(buildTitlePattern('of 1'), 'u').test('of 12')).toBe(false);
});

test('each kept seed names what it repeats', () => {
  for (const { kind, test: title, file, commit } of readKeptSeeds()) {
    expect(['property', 'fault', 'simulation']).toContain(kind);
    expect(title).not.toBe('');
    expect(commit).toMatch(/^[\da-f]{8,40}$/u);
    expect(file === '').toBe(kind !== 'property');
  }
});
