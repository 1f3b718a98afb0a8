// Counted payouts as values at the roots of unity.
import type { Counts } from './count-spins.ts';
import { transform } from './fourier.ts';
import type { Complex } from './fourier.ts';

/** The unit in hundredths of which all payouts are multiples, and how many units the top is. */
export type Scale = { readonly unit: number; readonly limit: number };

/** The transform of the spins counted, each stop with its chance. */
export function transformCounts(counts: Counts, ways: number, scale: Scale, size: number): Complex {
  const values = { real: new Float64Array(size), imaginary: new Float64Array(size) };
  for (const [pay, count] of counts) {
    const place = (pay / scale.unit) % size;
    values.real[place] = (values.real[place] ?? 0) + count / ways;
  }
  transform(values, 1);
  return values;
}
