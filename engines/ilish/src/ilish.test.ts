// Goal: windows that can be worked out by hand pay what they should.
import { expect, test } from 'vitest';
import { ilishEngine } from './public.ts';

const explain = (draws: string): readonly string[] =>
  ilishEngine.explain({}, { draws }).map(({ result }) => result.en);

test('fifteen hilsa side by side pay the top, and what falls pays nothing', () => {
  expect(explain('17,28,21,26,12')).toEqual([
    '1000.00×',
    'Side by side: 15 × Hilsa, 1000.00×',
    'No win',
  ]);
});

test('what falls pays as well, and a round pays the top at most', () => {
  expect(explain('16,28,20,24,13')).toEqual([
    '1000.00×',
    'Side by side: 14 × Hilsa, 1000.00×',
    'Side by side: 5 × Oar, 0.40×',
    'No win',
  ]);
});
