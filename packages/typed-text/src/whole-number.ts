import { readDecimal } from './decimal.ts';
import type { NumberRead } from './figure.ts';

/**
 * Reads a count within bounds. Decimals are refused, and so is what is out of bounds: it does not
 * become the nearest number. `readFigure` says what commas and spaces mean.
 */
export const readWholeNumber = (
  typed: string,
  bounds: { readonly min?: number; readonly max?: number } = {},
): NumberRead<number> => readDecimal(typed, { decimals: 0, ...bounds });
