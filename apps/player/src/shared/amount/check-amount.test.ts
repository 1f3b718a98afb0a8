import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { checkAmount } from './check-amount.ts';
import type { AmountLimits, AmountRefusal } from './check-amount.ts';

const deposit = { minimum: minor(100_00), maximum: minor(50_000_00) };
const withdrawal = { ...deposit, available: minor(700_00) };
const transfer = { available: minor(700_00) };

test.each<[string, AmountLimits, bigint]>([
  ['100', deposit, 100_00n],
  ['50,000', deposit, 50_000_00n],
  ['5,0000', deposit, 50_000_00n],
  ['৳ ৫০০.৫০', deposit, 500_50n],
  ['700', withdrawal, 700_00n],
  ['0.01', transfer, 1n],
  ['9999', { available: null }, 9999_00n],
])('takes %j within %o', (typed, limits, value) => {
  expect(checkAmount(typed, limits)).toEqual({ ok: true, value });
});

test.each<[string, AmountLimits, AmountRefusal]>([
  ['', deposit, 'empty'],
  [' ', transfer, 'empty'],
  ['0', transfer, 'empty'],
  ['0', deposit, 'below_minimum'],
  ['99.99', deposit, 'below_minimum'],
  ['50000.01', deposit, 'above_maximum'],
  ['700.01', withdrawal, 'above_available'],
  ['60000', withdrawal, 'above_maximum'],
  ['700.01', transfer, 'above_available'],
  ['1,5', deposit, 'malformed'],
  ['1.234', transfer, 'malformed'],
  ['-5', transfer, 'malformed'],
  ['five', deposit, 'malformed'],
])('refuses %j within %o as %s', (typed, limits, refusal) => {
  expect(checkAmount(typed, limits)).toEqual({ ok: false, refusal });
});
