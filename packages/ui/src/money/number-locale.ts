import type { Digits, NumberLang } from '@khelaghor/money/format-money.ts';

/**
 * The locale in which counts inside sentences are written ("5টি লাইন"). Without it a browser would
 * write Bengali sentences in Bengali digits, whatever the reader chose.
 */
export function getNumberLocale(lang: NumberLang, digits: Digits): string {
  return `${lang === 'bn' ? 'bn-BD' : 'en-GB'}-u-nu-${digits}`;
}
