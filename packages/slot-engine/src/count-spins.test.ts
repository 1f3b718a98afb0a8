import { expect, test } from 'vitest';
import { walkStops } from './count-spins.ts';

test('every combination of stops is visited once', () => {
  const visited: string[] = [];
  walkStops([2, 3, 1], (stops) => visited.push(Array.from(stops).join('')));
  expect(visited).toEqual(['000', '010', '020', '100', '110', '120']);
});
