/**
 * Cuts the payer page's fonts from Anek Bangla (SIL Open Font Licence 1.1), in one weight: the
 * Bengali letters of the page's own words with their conjuncts, and the Latin letters and digits.
 * Run it again after changing `src/payer-words.ts`: a test says so when a letter is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { listBengaliLetters } from '../src/payer-words.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

async function cut(script: 'bengali' | 'latin', letters: string): Promise<void> {
  const name = `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`;
  const whole = readFileSync(new URL(import.meta.resolve(name)));
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 560 },
  });
  writeFileSync(new URL(`../src/${script}.woff2`, import.meta.url), part);
}

await cut('bengali', listBengaliLetters());
await cut('latin', `${ascii}\u2212`);
writeFileSync(new URL('letters.txt', import.meta.url), `${listBengaliLetters()}\n`);
