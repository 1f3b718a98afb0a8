import fc from 'fast-check';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor, MINOR_MAX, MINOR_MIN } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { readAmount, readPositiveAmount } from './amount.ts';

test.each([
  ['500', 50_000n],
  ['৫০০', 50_000n],
  ['５００', 50_000n],
  ['৳৫০০.৫', 50_050n],
  ['৳ 500.50', 50_050n],
  ['500 টাকা', 50_000n],
  ['Tk. 500', 50_000n],
  ['500/-', 50_000n],
  ['1,23,456.50', 12_345_650n],
  ['১,২৩,৪৫৬.৫০', 12_345_650n],
  ['123,456', 12_345_600n],
  ['12,34,567', 123_456_700n],
  ['1 23 456', 12_345_600n],
  ['12\u00a0345\u202f678', 1_234_567_800n],
  ['\u202a5,000\u202c', 500_000n],
  ['5\u200b000', 500_000n],
  ['1২3', 12_300n],
  ['12.', 1_200n],
  ['.05', 5n],
  ['007', 700n],
  ['0.00', 0n],
  ['92233720368547758.07', MINOR_MAX],
])('reads the amount %j', (typed, value) => {
  expect(readAmount(typed)).toEqual({ ok: true, value });
});

test.each([
  ['5,0000', 5_000_000n],
  ['৫,০০০০', 5_000_000n],
  ['5,00000.50', 50_000_050n],
  ['1,2345', 1_234_500n],
  ['1,23,4567', 123_456_700n],
  ['1,5,000', 1_500_000n],
])('reads %j, whose commas no longer stand in their places', (typed, value) => {
  expect(readAmount(typed)).toEqual({ ok: true, value });
});

test.each([
  ['', 'number_empty'],
  [' \u200b', 'number_empty'],
  ['৳', 'number_empty'],
  ['-5', 'number_signed'],
  ['−5', 'number_signed'],
  ['৳-5', 'number_signed'],
  ['+5', 'number_signed'],
  ['5-', 'number_signed'],
  ['.', 'number_invalid'],
  [',', 'number_invalid'],
  ['abc', 'number_invalid'],
  ['1e5', 'number_invalid'],
  ['0x10', 'number_invalid'],
  ['5 00', 'number_invalid'],
  ['1 2345', 'number_invalid'],
  ['1, 000', 'number_invalid'],
  ['500\t600', 'number_invalid'],
  ['500\n600', 'number_invalid'],
  ['5²', 'number_invalid'],
  ['½', 'number_invalid'],
  ['१२', 'number_invalid'],
  ['৳৳5', 'number_invalid'],
  [',500', 'number_invalid'],
  ['500,', 'number_invalid'],
  ['1,,000', 'number_invalid'],
  ['1.5.0', 'number_invalid'],
  ['1.000,50', 'number_invalid'],
  ['1,5', 'number_ambiguous'],
  ['1,50', 'number_ambiguous'],
  ['5,00', 'number_ambiguous'],
  ['1,234,56', 'number_ambiguous'],
  ['0,500', 'number_ambiguous'],
  ['1.005', 'number_too_precise'],
  ['১.০০০', 'number_too_precise'],
  ['92233720368547758.08', 'number_out_of_range'],
  ['9'.repeat(5_000), 'number_out_of_range'],
])('refuses the amount %j as %s', (typed, refusal) => {
  expect(readAmount(typed)).toEqual({ ok: false, refusal });
});

test('refuses zero where an amount above zero is asked for', () => {
  const refused = { ok: false, refusal: 'number_out_of_range' };
  expect(readPositiveAmount('0.00')).toEqual(refused);
  expect(readPositiveAmount('0.01')).toEqual({ ok: true, value: 1n });
  expect(readPositiveAmount('1,5')).toEqual({ ok: false, refusal: 'number_ambiguous' });
});

const anyStyle = fc.record({
  lang: fc.constantFrom('bn' as const, 'en' as const),
  digits: fc.constantFrom('latn' as const, 'beng' as const),
  grouping: fc.constantFrom('lakh' as const, 'western' as const),
  currency: fc.constantFrom('PLAY' as const, 'BDT' as const),
  decimals: fc.boolean(),
});

test('reads the size of each amount that is shown, in every style', () => {
  const anyAmount = fc.oneof(
    fc.bigInt({ min: MINOR_MIN, max: MINOR_MAX }),
    fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
  );
  fc.assert(
    fc.property(anyAmount, anyStyle, (amount, style) => {
      const text = formatMoney(minor(amount), style);
      const size = readAmount(text.replace(/^−/u, ''));
      expect(size).toEqual({ ok: true, value: amount < 0n ? -amount : amount });
      expect(text.startsWith('−')).toBe(amount < 0n);
    }),
    { numRuns: 1_000 },
  );
});

test('reads digits that are typed behind a grouped amount as digits of it', () => {
  const anyTaka = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(anyTaka, anyStyle, fc.stringMatching(/^[0-9]{1,4}$/u), (taka, style, more) => {
      const shown = formatMoney(minor(taka * 100n), { ...style, decimals: false });
      const typed = `${shown}${toDigits(more, style.digits)}`;
      expect(readAmount(typed)).toEqual({ ok: true, value: BigInt(`${taka}${more}`) * 100n });
    }),
  );
});
