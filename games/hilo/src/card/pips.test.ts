import { expect, test } from 'vitest';
import { listPips } from './pips.ts';

test('a number card has as many pips as it says, at places of their own', () => {
  for (let number = 2; number <= 10; number += 1) {
    const pips = listPips(number);
    expect(pips).toHaveLength(number);
    expect(new Set(pips.map(String)).size).toBe(number);
    // Turned upside down it looks the same, but for the odd pip of a seven.
    const turned = pips.filter(([x, y]) =>
      pips.some((pip) => pip[0] === 100 - x && pip[1] === 140 - y),
    );
    expect(turned).toHaveLength(number === 7 ? 6 : number);
  }
  expect(listPips(1)).toEqual([]);
  expect(listPips(11)).toEqual([]);
});
