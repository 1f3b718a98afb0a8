/**
 * Makes the fonts of src/fonts from Anek Bangla and Baloo Da 2:
 *
 *   node packages/ui/fonts/build-fonts.ts
 *
 * A whole variable Anek Bangla is 156 KB (Bengali) and 43 KB (Latin). What was measured, in KB:
 *
 *   Bengali, variable 450 to 700, all reachable conjuncts      132
 *   the same, only the clusters of bengali-text.ts             112
 *   Bengali, one weight, all reachable conjuncts                47
 *   the same, only the clusters of bengali-text.ts              39   (Baloo Da 2: 36)
 *   Latin, variable 26; one weight with ASCII only              about 7
 *
 * The first screen may take 60 KB of fonts, so it gets one weight of Bengali, two of Latin, and
 * the taka sign and the Bengali digits in the strong weight, because figures are what people read
 * first. Until the reader first touches the page, strong Bengali is thickened by the browser.
 * Then the strong weight and the display face are fetched (see load-full-font.ts) and kept for
 * every later visit.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { BENGALI_CHARACTERS, BENGALI_CLUSTERS } from './bengali-text.ts';
import { getGlyphs, findLostClusters, subsetTo } from './glyph-subset.ts';
import { setSpaceWidth } from './space-width.ts';

const BENGALI_FEATURES = `
  akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln rlig locl ccmp nukt rkrf
  abvm blwm`
  .trim()
  .split(/\s+/u);
const LATIN_FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'];
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN = `${ASCII}\u00a0©·×–—‘’“”…−•→`;
const FIGURES = '৳০১২৩৪৫৬৭৮৯';

/**
 * Anek's own space is 0.165 of an em when strong, Baloo's 0.2: two pixels in a small button, in
 * which Bengali words stick together. All spaces are those of the Latin files.
 */
const SPACE_EMS = 0.25;

const FIRST_SCREEN_MAX = 60 * 1024;

type Job = {
  readonly name: string;
  readonly source: string;
  readonly weight: number;
  readonly kind: 'bengali' | 'latin' | 'figures';
  /** Fetched for the first screen. */
  readonly first: boolean;
};

const ANEK = 'anek-bangla/files/anek-bangla';
const BALOO = 'baloo-da-2/files/baloo-da-2';
const JOBS: readonly Job[] = [
  { name: 'text-bengali', source: `${ANEK}-bengali`, weight: 500, kind: 'bengali', first: true },
  { name: 'text-latin', source: `${ANEK}-latin`, weight: 500, kind: 'latin', first: true },
  { name: 'strong-latin', source: `${ANEK}-latin`, weight: 680, kind: 'latin', first: true },
  { name: 'strong-figures', source: `${ANEK}-bengali`, weight: 680, kind: 'figures', first: true },
  { name: 'strong-bengali', source: `${ANEK}-bengali`, weight: 680, kind: 'bengali', first: false },
  {
    name: 'display-bengali',
    source: `${BALOO}-bengali`,
    weight: 700,
    kind: 'bengali',
    first: false,
  },
  { name: 'display-latin', source: `${BALOO}-latin`, weight: 700, kind: 'latin', first: false },
];

const here = new URL('./', import.meta.url);
const target = new URL('../src/fonts/', here);
mkdirSync(target, { recursive: true });

let firstScreen = 0;
for (const job of JOBS) {
  const made = await make(job);
  writeFileSync(new URL(`${job.name}.woff2`, target), made);
  if (job.first) firstScreen += made.byteLength;
  say(`${kilobytes(made.byteLength)}  ${job.name}`);
}
say(`${kilobytes(firstScreen)}  first screen`);
if (firstScreen > FIRST_SCREEN_MAX)
  throw new Error('the first screen has more than 60 KB of fonts');

async function make({ name, source, weight, kind }: Job): Promise<Buffer> {
  const url = import.meta.resolve(`@fontsource-variable/${source}-wght-normal.woff2`);
  const variationAxes = { wght: weight };
  const whole = await subsetFont(readFileSync(new URL(url)), '', {
    keepAllGlyphs: true,
    variationAxes,
    targetFormat: 'sfnt',
  });
  if (kind === 'latin') {
    const part = await cut(whole, Array.from(LATIN), LATIN, LATIN_FEATURES);
    return woff2(setSpaceWidth(part, SPACE_EMS));
  }
  if (kind === 'figures') return woff2(await cut(whole, Array.from(FIGURES), FIGURES, []));
  const texts = [...BENGALI_CLUSTERS, ...Array.from(BENGALI_CHARACTERS)];
  const part = await cut(whole, texts, BENGALI_CHARACTERS, BENGALI_FEATURES);
  const lost = findLostClusters(whole, part, BENGALI_CLUSTERS);
  if (lost.length > 0) throw new Error(`${name} lost ${lost.join(' ')}`);
  return woff2(part);
}

function cut(
  sfnt: Buffer,
  texts: readonly string[],
  characters: string,
  features: readonly string[],
): Promise<Buffer> {
  return subsetTo(sfnt, getGlyphs(sfnt, texts), characters, features);
}

function woff2(sfnt: Buffer): Promise<Buffer> {
  return subsetFont(sfnt, '', { keepAllGlyphs: true, noHinting: true, targetFormat: 'woff2' });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
