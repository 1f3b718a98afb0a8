// Goal: windows that can be worked out by hand pay what they should.
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { sundarbansEngine } from './public.ts';

/** Gives the numbers of a text in order. */
function createNumbers(draws: string) {
  const numbers = draws.split(/[ ,]/u).map(Number);
  return { below: () => numbers.shift() ?? 0 };
}

test.each([
  ['two crocodiles or tigers a reel pay 32 ways, and one way of deer', '25,25,6,25,14', '640.30×'],
] as const)('%s', (_, draws, pay) => {
  const { outcome, pays } = sundarbansEngine.decide({}, createNumbers(draws));
  expect(outcome).toEqual({ draws });
  expect(sundarbansEngine.explain({}, outcome)[0].result.en).toBe(pay);
  expect(`${formatDecimal(pays, 2, 'exact')}×`).toBe(pay);
});
