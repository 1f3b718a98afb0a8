// Goal: windows that can be worked out by hand pay what they should.
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { rickshawEngine } from './public.ts';

/** Gives the numbers of a text in order. */
function createNumbers(draws: string) {
  const numbers = draws.split(/[ ,]/u).map(Number);
  return { below: () => numbers.shift() ?? 0 };
}

test.each([['painted tigers in two rows fill eight lines', '3,17,4,1,18', '1200.00×']] as const)(
  '%s',
  (_, draws, pay) => {
    const { outcome, pays } = rickshawEngine.decide({}, createNumbers(draws));
    expect(outcome).toEqual({ draws });
    expect(rickshawEngine.explain({}, outcome)[0].result.en).toBe(pay);
    expect(`${formatDecimal(pays, 2, 'exact')}×`).toBe(pay);
  },
);

test('three rickshaws pay 2.00 and give ten free spins, which pay three times', () => {
  const spins = Array.from({ length: 10 }, () => '3,17,4,30,30');
  const draws = ['19,3,15,3,3', ...spins].join(' ');
  const round = rickshawEngine.openRound({ draws });
  expect(round.spins.map(({ awarded }) => awarded)).toEqual([10, ...spins.map(() => 0)]);
  expect(new Set(round.spins.slice(1).map(({ factor }) => factor))).toEqual(new Set([3]));
  expect(rickshawEngine.parseOutcome({ draws: `${draws} 0,0,0,0,0` })).toBeNull();
});
