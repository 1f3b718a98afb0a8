// Goal: rounds that can be worked out by hand pay what they should.
import { expect, test } from 'vitest';
import { baulEngine } from './public.ts';

test('each tumble goes one step on the trail, and its last factor stays', () => {
  const outcome = { draws: '13,14,3,24,6' };
  expect(baulEngine.openRound(outcome).hundredths).toBe(40 + 2 * 330 + 3 * 180 + 5 * 3_150);
  const steps = baulEngine.explain({}, outcome).map(({ result }) => result.en);
  expect(steps.slice(4)).toEqual([
    "Line 1: 3 × Ektara, 7.50×; Line 4: 5 × Dotara, 150.00×; each with the trail's factor 5",
    'No win',
  ]);
});

test('free spins pay three times as much', () => {
  // Four lamps; then ten times two windows.
  const free = Array.from({ length: 10 }, () => '20,11,26,18,0');
  const round = baulEngine.openRound({ draws: ['4,17,17,15,6', ...free].join(' ') });
  expect(round.spins[0]).toMatchObject({ hundredths: 1_000, awarded: 10 });
  expect(round.spins.slice(1).map(({ hundredths }) => hundredths)).toEqual(
    Array.from({ length: 10 }, () => 3 * 3_275),
  );
});
