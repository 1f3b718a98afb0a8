// Goal: a name of a game has one script in each language: Bengali letters with Bengali digits,
// Latin letters with Latin ones. Method: the names that the project declares.
import { products } from '@khelaghor/contract/play/products.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { expect, test } from 'vitest';

const names = [
  ...lotteryRows.map(({ code, title }) => ({ code, ...title })),
  ...Object.entries(products).map(([code, { label }]) => ({ code, ...label })),
];

test('there are names of lotteries and of all other games', () => {
  expect(names.length).toBeGreaterThan(lotteryRows.length + 20);
});

test.each(names)('$code is called $bn in Bengali and $en in English', ({ bn, en }) => {
  expect(bn).toMatch(/^[\u0980-\u09ff\s,/·.&()+-]+$/u);
  expect(en).toMatch(/^[A-Za-z0-9\s,/·.&()'’+-]+$/u);
});
