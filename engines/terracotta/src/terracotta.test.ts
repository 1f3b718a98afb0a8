// Goal: rounds that can be worked out by hand pay what they should.
import { expect, test } from 'vitest';
import { terracottaEngine } from './public.ts';

/** Five wheels and nothing else; one tile and nothing else; one tile and ten pitchers. */
const wheels = '5,4,16,7,9,0';
const tile = '14,0,7,14,10,0';
const pitchers = '17,14,5,14,7,14';

test('the tile of the last window multiplies what all windows pay', () => {
  // 9 pitchers, 8 lotus tiles, 10 horses, 8 flutes and 9 lamps, 9 elephants: 51.40, and 100 times.
  const outcome = { draws: '15,5,5,13,5,18,49' };
  const steps = terracottaEngine.explain({}, outcome).map(({ result }) => result.en);
  expect(steps).toEqual([
    '5140.00×',
    'Anywhere: 9 × Clay pitcher, 0.20×',
    'Anywhere: 8 × Lotus tile, 0.20×',
    'Anywhere: 10 × Terracotta horse, 50.00×',
    'Anywhere: 8 × Flute, 0.20×; Anywhere: 9 × Clay lamp, 0.20×',
    'Anywhere: 9 × Elephant, 0.60×',
    'Tiles ×100; All pays of the spin times 100: 5140.00×',
  ]);
});

test('free spins keep the sum of their tiles, also of those that pay nothing', () => {
  const rest = Array.from({ length: 13 }, () => `${tile},0`);
  const draws = [wheels, `${tile},0`, `${pitchers},28`, ...rest].join(' ');
  const round = terracottaEngine.openRound({ draws });
  const sums = round.spins.map(({ sum }) => sum);
  expect(sums.slice(0, 5)).toEqual([0, 2, 6, 8, 10]);
  expect(round.spins[2]).toMatchObject({ factor: 6, hundredths: 6 * 40 });
  expect(round.hundredths).toBe(200 + 6 * 40);
});

test('the sum ends at 200', () => {
  const draws = [wheels, ...Array.from({ length: 15 }, () => `${tile},49`)].join(' ');
  const sums = terracottaEngine.openRound({ draws }).spins.map(({ sum }) => sum);
  expect(sums.slice(0, 5)).toEqual([0, 100, 200, 200, 200]);
});

test('wheels in a free spin give fifteen more, once', () => {
  const rest = Array.from({ length: 28 }, () => `${tile},0`);
  const round = terracottaEngine.openRound({ draws: [wheels, wheels, wheels, ...rest].join(' ') });
  expect(round.spins.map(({ awarded }) => awarded).slice(0, 4)).toEqual([15, 15, 0, 0]);
  expect(round.spins).toHaveLength(31);
});
