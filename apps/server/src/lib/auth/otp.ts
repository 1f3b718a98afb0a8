import { toLatinDigits } from '@khelaghor/money/digits.ts';

/** A code as it was meant: Bengali digits in Latin ones, without spaces and hyphens. */
export const normalizeOtp = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC')).replace(/[\s\p{Pd}]/gu, '');

type Chance = { bytes(length: number): Buffer };

/** Six digits; of six random bytes no digit is likelier than another by more than a billionth. */
export const generateOtp = (random: Chance): string =>
  String(random.bytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
