import { expect, test } from 'vitest';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import { minorFromUnits, getUnits } from './amount-units.ts';

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
  const read = minorFromUnits(units);
  expect(read.ok ? read.value : read.refusal).toBe(expected);
});

test('an amount comes back as it went', () => {
  for (const amount of [0n, 1n, 100n, MINOR_MAX])
    expect(minorFromUnits(getUnits(minor(amount)))).toEqual({ ok: true, value: amount });
});
