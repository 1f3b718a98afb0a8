import { expect, test } from 'vitest';
import { walkDraws } from './draw-paths.ts';

test('a program is run once for every series, with one over its chance', () => {
  const paths = walkDraws((random) => {
    const first = random.below(2);
    return first === 0 ? [first] : [first, random.below(3)];
  });
  expect([...paths]).toEqual([
    { ways: 2n, made: [0] },
    { ways: 6n, made: [1, 0] },
    { ways: 6n, made: [1, 1] },
    { ways: 6n, made: [1, 2] },
  ]);
});

test('a program that reads no number is run once', () => {
  expect([...walkDraws(() => 'once')]).toEqual([{ ways: 1n, made: 'once' }]);
});
