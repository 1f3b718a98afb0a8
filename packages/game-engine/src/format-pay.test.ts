import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { formatPay } from './format-pay.ts';

test('a multiple has four decimals, rounded down', () => {
  expect([ratio(0n), ratio(198n, 100n), ratio(2n, 3n)].map(formatPay)).toEqual([
    '0.0000×',
    '1.9800×',
    '0.6666×',
  ]);
});
