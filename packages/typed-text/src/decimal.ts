import { readFigure, refuseNumber } from './figure.ts';
import type { NumberRead } from './figure.ts';

/** What a decimal number may be. Its bounds count its smallest part, like its value. */
export type DecimalTerms = {
  /** How many digits may stand behind the point. */
  readonly decimals: number;
  /** What may stand behind the number. */
  readonly unit?: '×' | '%';
  readonly min?: number;
  readonly max?: number;
};

const marks = { '×': / ?[×x]$/iu, '%': / ?%$/u } as const;

/**
 * Reads a price, a share or a length of time as a whole number of its smallest part: "2.5" with
 * two decimals is 250, and so is "2.50×". More decimals are refused, not rounded. `readFigure` says
 * what commas and spaces mean: "1,5" is refused.
 */
export function readDecimal(
  typed: string,
  { decimals, unit, min = 0, max = Number.MAX_SAFE_INTEGER }: DecimalTerms,
): NumberRead<number> {
  const read = readFigure(typed, { decimals, mark: unit && marks[unit] });
  if (!read.ok) return read;
  const value = Number(read.value);
  return value < min || value > max ? refuseNumber('number_out_of_range') : { ok: true, value };
}
