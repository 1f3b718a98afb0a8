// Goal: windows that can be worked out by hand pay what they should.
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { aamEngine } from './public.ts';

/** Gives the numbers of a text in order. */
function createNumbers(draws: string) {
  const numbers = draws.split(/[ ,]/u).map(Number);
  return { below: () => numbers.shift() ?? 0 };
}

test.each([
  ['nine golden mangoes and the largest multiplier pay the top', '11,2,4,9', '375.00×'],
] as const)('%s', (_, draws, pay) => {
  const { outcome, pays } = aamEngine.decide({}, createNumbers(draws));
  expect(outcome).toEqual({ draws });
  expect(aamEngine.explain({}, outcome)[0].result.en).toBe(pay);
  expect(`${formatDecimal(pays, 2, 'exact')}×`).toBe(pay);
});
