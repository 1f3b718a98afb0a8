import { expect, test } from 'vitest';
import { walkDraws } from './draw-paths.ts';
import { pickNumbers } from './pick.ts';

/** Numbers from a list, and a record of what they had to be below. */
function createList(numbers: readonly number[]) {
  const asked: number[] = [];
  const below = (count: number): number => {
    asked.push(count);
    return numbers[asked.length - 1] ?? 0;
  };
  return { asked, below };
}

test('numbers are exchanged along the row as computed by hand', () => {
  const list = createList([2, 0, 2]);
  // 0 1 2 3 4; 0 and 2: 2 1 0 3 4; 1 stays; 2 and 4: 2 1 4 3 0
  expect(pickNumbers(list, 3, 5)).toEqual([2, 1, 4]);
  expect(list.asked).toEqual([5, 4, 3]);
});

test.each([
  [2, 4, 12],
  [3, 4, 24],
  [4, 4, 24],
  [0, 4, 1],
])('picking %d of %d gives each of %d orders once', (count, of, orders) => {
  const picks = [...walkDraws((random) => pickNumbers(random, count, of))];
  expect(new Set(picks.map(({ made }) => made.join())).size).toBe(orders);
  for (const { ways, made } of picks) {
    expect(ways).toBe(BigInt(orders));
    expect(new Set(made).size).toBe(count);
    expect(made.every((number) => number >= 0 && number < of)).toBe(true);
  }
});

test('more numbers than there are cannot be picked', () => {
  expect(() => pickNumbers({ below: () => 0 }, 5, 4)).toThrow(RangeError);
});
