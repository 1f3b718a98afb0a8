import { expect, test } from 'vitest';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import { getUnits, parseUnits, readExactJson, writeExactJson } from './protocol-amounts.ts';

test.each([
  [0n, 0n],
  [1_000n, 1n],
  [100_000n, 100n],
  [MINOR_MAX * 1_000n, MINOR_MAX],
  [-1_000n, 'amount_negative'],
  [-1n, 'amount_negative'],
  [1n, 'amount_not_whole_poisha'],
  [999n, 'amount_not_whole_poisha'],
  [100_001n, 'amount_not_whole_poisha'],
  [(MINOR_MAX + 1n) * 1_000n, 'amount_out_of_range'],
])('%s units', (units, expected) => {
  const read = parseUnits(units);
  expect(read.ok ? read.value : read.refusal).toBe(expected);
});

test('units of an amount of ours give the same amount again', () => {
  for (const amount of [0n, 1n, 100n, MINOR_MAX])
    expect(parseUnits(getUnits(minor(amount)))).toEqual({ ok: true, value: amount });
});

test.each([
  ['{"amount":9007199254740993}', { amount: 9_007_199_254_740_993n }],
  ['{"amount":-5,"other":5}', { amount: -5n, other: 5 }],
  ['[{"balance":1}]', [{ balance: 1n }]],
  ['{"amount":1.0}', { amount: 1n }],
  ['{"amount":10000.000}', { amount: 10_000n }],
  ['{"amount":1e3}', { amount: 1_000n }],
  ['{"amount":1.5E+3,"balance":-20e-1}', { amount: 1_500n, balance: -2n }],
  ['{"amount":0.0}', { amount: 0n }],
  ['{"amount":9007199254740993.0}', { amount: 9_007_199_254_740_993n }],
  ['{"amount":10000.5}', { amount: 10_000.5 }],
  ['{"amount":15e-1}', { amount: 1.5 }],
  ['{"amount":1e400}', { amount: Infinity }],
  ['{"amount":"5"}', { amount: '5' }],
  ['{"amount":05}', undefined],
  ['{', undefined],
  ['', undefined],
  ['['.repeat(100_000), undefined],
])('JSON %s', (text, expected) => {
  expect(readExactJson(text)).toEqual(expected);
});

test('a bigint is written with all digits', () => {
  const text = writeExactJson({ status: 'RS_OK', balance: 1_000_000_000_000_000_000_000n });
  expect(text).toBe('{"status":"RS_OK","balance":1000000000000000000000}');
});
