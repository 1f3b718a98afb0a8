import type { RandomNumbers } from './game-engine.ts';

/**
 * Picks `count` of the numbers from 0 to `of - 1` without putting one back, in the order in which
 * they are drawn. Write the numbers in a row. For i = 0 to count - 1: let j = i + a number below
 * (of - i), and exchange those at i and j; the one now at i is picked. Throws a `RangeError` when
 * there are not so many numbers.
 */
export function pickNumbers(random: RandomNumbers, count: number, of: number): number[] {
  if (count > of) throw new RangeError(`cannot pick ${count} of ${of}`);
  const row: number[] = [];
  for (let number = 0; number < of; number += 1) row.push(number);
  for (let place = 0; place < count; place += 1) {
    const other = place + random.below(of - place);
    const picked = row[other] ?? 0;
    row[other] = row[place] ?? 0;
    row[place] = picked;
  }
  return row.slice(0, count);
}
