// Goal: windows that can be worked out by hand pay what they should.
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { melaEngine } from './public.ts';

/** Gives the numbers of a text in order. */
function createNumbers(draws: string) {
  const numbers = draws.split(/[ ,]/u).map(Number);
  return { below: () => numbers.shift() ?? 0 };
}

test.each([
  ['drum carts in two rows would pay 1,038.50 and are paid the top', '18,13,15,21,21', '1000.00×'],
] as const)('%s', (_, draws, pay) => {
  const { outcome, pays } = melaEngine.decide({}, createNumbers(draws));
  expect(outcome).toEqual({ draws });
  expect(melaEngine.explain({}, outcome)[0].result.en).toBe(pay);
  expect(`${formatDecimal(pays, 2, 'exact')}×`).toBe(pay);
});

test('the wins of a round above the top are told in full', () => {
  const outcome = { draws: '18,13,15,21,21' };
  const wins = melaEngine.openRound(outcome).spins.map(({ hundredths }) => hundredths);
  // Lines 1 and 2 pay 500 each, lines 6 and 8 three carts, line 10 four.
  expect(wins).toEqual([2 * 50_000 + 2 * 550 + 2_750]);
  const [whole, spin] = melaEngine.explain({}, outcome);
  expect(whole.result.en).toBe('1000.00×');
  expect(spin?.result.bn).toContain('10 নম্বর লাইনে 4 × টমটম: 27.50×');
  expect(spin?.result.en).toContain('Line 10: 4 × Clay drum cart, 27.50×');
});
