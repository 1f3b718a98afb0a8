// Goal: windows that can be worked out by hand pay what they should.
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { boishakhEngine } from './public.ts';

/** Gives the numbers of a text in order. */
function createNumbers(draws: string) {
  const numbers = draws.split(/[ ,]/u).map(Number);
  return { below: () => numbers.shift() ?? 0 };
}

test.each([['owls in the upper row pay line 2 alone', '0,17,6,21,15', '315.00×']] as const)(
  '%s',
  (_, draws, pay) => {
    const { outcome, pays } = boishakhEngine.decide({}, createNumbers(draws));
    expect(outcome).toEqual({ draws });
    expect(boishakhEngine.explain({}, outcome)[0].result.en).toBe(pay);
    expect(`${formatDecimal(pays, 2, 'exact')}×`).toBe(pay);
  },
);

test('the drawn symbol fills its reels wherever they are, beside what the lines pay', () => {
  // Ledgers on the first three reels; then owls, the symbol at place 0, on reels 1, 3 and 5.
  const spins = ['0,1,6,0,15', ...Array.from({ length: 9 }, () => '1,1,1,5,7')];
  const draws = ['17,8,8,0,0', '0', ...spins].join(' ');
  const round = boishakhEngine.openRound({ draws });
  expect(round.expanding).toBe('A');
  expect(boishakhEngine.explain({}, { draws })[3]?.result.en).toContain(
    'Festival owl fills 3 reels, on all lines: 60.00×',
  );
});
