// Goal: rounds that can be worked out by hand pay what they should.
import { expect, test } from 'vitest';
import { deltaEngine } from './public.ts';

test('three terns on each reel pay 243 ways', () => {
  const outcome = { draws: '25,2,27,3,22' };
  expect(deltaEngine.openRound(outcome).hundredths).toBe(243 * 1_400);
  expect(deltaEngine.explain({}, outcome)[1]?.result.en).toBe('243 ways: 5 × River tern, 3402.00×');
});

test('each free spin that pays raises the factor of those after it', () => {
  // Tides on the first three reels; then eight times 27 ways of four terns.
  const spins = Array.from({ length: 8 }, () => '25,2,27,0,0');
  const round = deltaEngine.openRound({ draws: ['11,1,1,3,0', ...spins].join(' ') });
  const free = round.spins.slice(1);
  expect(free.map(({ factor }) => factor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(free.map(({ hundredths }) => hundredths / (27 * 80))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
