import type { Minor } from '@khelaghor/money/minor.ts';
import { MINOR_MAX } from '@khelaghor/money/minor.ts';
import { readFigure, refuseNumber } from './figure.ts';
import type { NumberRead } from './figure.ts';

/** A taka, so in words or as its sign, before or behind the number; "/-" ends a written price. */
const TAKA = /^(?:৳|টাকা|taka|tk\.?|bdt) ?| ?(?:৳|টাকা|taka|tk\.?|bdt|\/[-=])$/giu;

/** Decimals of a taka. */
const decimals = 2;

/**
 * Reads an amount in taka as a person types it: "৳ 1,23,456.50", "৫০০ টাকা" or "500/-" too. It has
 * up to two decimals and no sign; `readFigure` says what commas and spaces mean.
 */
export function readAmount(typed: string): NumberRead<Minor> {
  const read = readFigure(typed, { decimals, mark: TAKA });
  if (!read.ok) return read;
  // Nineteen digits hold every amount of 64 bits; longer ones need not be converted.
  const amount = read.value.length > 19 ? null : BigInt(read.value);
  if (amount === null || amount > MINOR_MAX) return refuseNumber('number_out_of_range');
  return { ok: true, value: amount as Minor };
}

/** Reads an amount above zero; zero is out of range. */
export function readPositiveAmount(typed: string): NumberRead<Minor> {
  const read = readAmount(typed);
  return read.ok && read.value === 0n ? refuseNumber('number_out_of_range') : read;
}
