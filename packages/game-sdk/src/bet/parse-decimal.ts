import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * A typed decimal number in Bengali or Latin digits, in whole parts of the last of some decimals:
 * "2.5" with two decimals is 250. Spaces, commas and the signs "%" and "×" may stand with it;
 * further decimals are left out. Null when it is no number.
 */
export function parseDecimal(text: string, decimals: number): number | null {
  const typed = toLatinDigits(text).replace(/[\s,%×x]/gu, '');
  const groups = /^(?<whole>[0-9]{0,9})(?:\.(?<part>[0-9]*))?$/u.exec(typed)?.groups;
  if (!groups || typed === '' || typed === '.') return null;
  const part = (groups['part'] ?? '').slice(0, decimals).padEnd(decimals, '0');
  return Number(`${groups['whole']}${part}`);
}
