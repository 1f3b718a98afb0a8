import { expect, test } from 'vitest';
import { readExactJson, writeExactJson } from './bigint-json.ts';

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
])('%s', (text, expected) => {
  expect(readExactJson(text)).toEqual(expected);
});

test('what is written holds every digit', () => {
  const text = writeExactJson({ status: 'RS_OK', balance: 1_000_000_000_000_000_000_000n });
  expect(text).toBe('{"status":"RS_OK","balance":1000000000000000000000}');
});
