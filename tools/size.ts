// `npm run size`: what the home page loads first, and what every other page adds, in brotli bytes,
// beside the budgets; with `-- --parts` also what each part of the home page's scripts weighs
// (docs/first-load.md). What is loaded first is read from the home page itself, as the server draws
// it: its preloads, styles, scripts and pictures. What a page adds is read from the build's
// manifest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestSite } from './test-site.ts';
import { projectRoot } from './run-program.ts';
import { listGameParts } from './size-games.ts';
import { reportParts } from './size-parts.ts';

const kilobyte = 1024;
const client = join(projectRoot, 'apps/player/dist/client');

type Kind = 'page' | 'scripts' | 'styles' | 'fonts' | 'pictures';
type Loaded = { readonly kind: Kind; readonly file: string; readonly bytes: number };

const sum = (loaded: readonly { readonly bytes: number }[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0);

/** Fonts and pixel pictures are compressed already; the server sends them as they are. */
const isSentAsIs = (file: string): boolean => /\.(woff2|webp|avif|png|jpg)$/.test(file);

function sentBytes(path: string): number {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const bytes = readFileSync(path);
  return isSentAsIs(path) ? bytes.length : brotliCompressSync(bytes).length;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The candidate that a phone of 412 CSS pixels at 1.75 takes: the first that is wide enough. */
function pick(srcset: string): string | undefined {
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .toSorted((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= 720) ?? candidates.at(-1))?.address;
}

const pictureOf = (tag: string): string | undefined => {
  const srcset = attribute(tag, 'srcset') ?? attribute(tag, 'imagesrcset');
  return srcset ? pick(srcset) : (attribute(tag, 'src') ?? attribute(tag, 'href'));
};

function kindOfLink(tag: string): Kind | undefined {
  const rel = attribute(tag, 'rel');
  if (rel === 'stylesheet') return 'styles';
  if (rel === 'modulepreload') return 'scripts';
  if (rel !== 'preload') return undefined;
  const kinds: Readonly<Record<string, Kind>> = {
    font: 'fonts',
    image: 'pictures',
    style: 'styles',
    script: 'scripts',
  };
  return kinds[attribute(tag, 'as') ?? ''];
}

/** Addresses that a browser fetches at once for a page, each with its kind, in the page's order. */
function fetchedAtOnce(html: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const add = (address: string | undefined, kind: Kind): void => {
    const path = address?.split(/[?#]/)[0];
    if (path?.startsWith('/') && !found.has(path)) found.set(path, kind);
  };
  for (const [tag, name] of html.matchAll(/<(link|script|img|use)\b[^>]*>/g)) {
    const kind = kindOfLink(tag);
    if (name === 'link' && kind)
      add(kind === 'pictures' ? pictureOf(tag) : attribute(tag, 'href'), kind);
    if (name === 'script') add(attribute(tag, 'src'), 'scripts');
    if (name === 'use') add(attribute(tag, 'href'), 'pictures');
    if (name === 'img' && attribute(tag, 'loading') !== 'lazy') add(pictureOf(tag), 'pictures');
  }
  for (const [, body = ''] of html.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g))
    for (const [, address] of body.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g))
      add(address, 'scripts');
  return found;
}

/**
 * The styles that stand in the page itself. They travel with it, and have a budget all the same.
 */
function inlineStyles(html: string): string {
  const sheets = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return Array.from(sheets, ([, text = '']) => text).join('');
}

/** The picture that is the page's largest: the one it asks for with high priority. */
function largestPicture(html: string): string | undefined {
  const tags = [...html.matchAll(/<(?:img|link)\b[^>]*fetchpriority="high"[^>]*>/gi)];
  const address = tags[0] ? pictureOf(tags[0][0]) : undefined;
  return address?.split(/[?#]/)[0];
}

type Built = {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
};

/** Scripts of each page that is loaded on demand, without those that the home page has brought. */
function routeChunks(first: ReadonlySet<string>): { name: string; bytes: number }[] {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, Built>>;
  const collect = (key: string, files: Set<string>): Set<string> => {
    const built = manifest[key];
    if (!built || files.has(built.file) || first.has(`/${built.file}`)) return files;
    files.add(built.file);
    for (const imported of built.imports ?? []) collect(imported, files);
    return files;
  };
  return Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([name]) => ({
      name,
      bytes: sum(
        [...collect(name, new Set())].map((file) => ({ bytes: sentBytes(join(client, file)) })),
      ),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

let isFine = true;
function say(name: string, bytes: number, budget?: number): void {
  const kept = budget === undefined || bytes <= budget * kilobyte;
  isFine &&= kept;
  const size = `${(bytes / kilobyte).toFixed(1)} KB`.padStart(10);
  const limit = budget === undefined ? '' : `  <= ${budget} KB  ${kept ? 'ok' : 'FAIL'}`;
  console.log(`${name.padEnd(56)} ${size}${limit}`);
}

/** Gives back the names of the scripts. */
function report(html: string): readonly string[] {
  const loaded: Loaded[] = [
    { kind: 'page', file: '/', bytes: brotliCompressSync(html).length },
    ...[...fetchedAtOnce(html)].map(([file, kind]) => ({
      kind,
      file,
      bytes: sentBytes(join(client, file)),
    })),
  ];
  const of = (kind: Kind): Loaded[] => loaded.filter((one) => one.kind === kind);
  const scripts = of('scripts');
  if (scripts.length === 0)
    throw new Error('The home page names no script: the site is not built.');
  for (const { file, bytes } of loaded) say(`  ${file}`, bytes);
  console.log('Home, first load');
  say('  all', sum(loaded), 290);
  say('  scripts', sum(scripts), 115);
  const inPage = brotliCompressSync(inlineStyles(html)).length;
  say('  styles, those in the page counted in it', sum(of('styles')) + inPage, 20);
  say('  fonts', sum(of('fonts')), 60);
  const largest = largestPicture(html);
  if (!largest) throw new Error('No picture of the home page has fetchpriority="high".');
  say('  largest picture', sentBytes(join(client, largest)), 40);
  console.log('Every other page, what it adds');
  const first = new Set(scripts.map(({ file }) => file));
  for (const { name, bytes } of routeChunks(first))
    say(`  ${name.split('/').slice(-2).join('/')}`, bytes, 60);
  return [...first];
}

type ConsoleBuilt = Built & { readonly css?: readonly string[] };

/** The console: what every page loads first, and the page that adds most, by scripts and styles. */
function reportConsole(): void {
  const built = join(projectRoot, 'apps/console/dist');
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, ConsoleBuilt>
  >;
  const getSize = (files: ReadonlySet<string>) =>
    sum([...files].map((file) => ({ bytes: sentBytes(join(built, file)) })));
  /** Files of a module and of what it imports, but for those that are there already. */
  const collect = (key: string, there: ReadonlySet<string>, found = new Set<string>()) => {
    const { file, css = [], imports = [] } = manifest[key] ?? {};
    if (file === undefined || there.has(file) || found.has(file)) return found;
    found.add(file);
    for (const style of css) if (!there.has(style)) found.add(style);
    for (const imported of imports) collect(imported, there, found);
    return found;
  };
  const only = (files: ReadonlySet<string>, ending: string) =>
    new Set([...files].filter((file) => file.endsWith(ending)));
  const first = collect('index.html', new Set());
  const readTexts = (part: string) => collect(`../../packages/i18n/locales/${part}/bn.po`, first);
  const texts = readTexts('console');
  // What stands around every page behind the login comes with the first of them.
  const frame = collect('src/app/shell.tsx', first);
  if (texts.size === 0 || frame.size === 0) throw new Error('The console is not built.');
  console.log('Console');
  say('  scripts, first load', getSize(only(first, '.js')), 100);
  say('  texts of one language, all pages', getSize(only(texts, '.js')), 20);
  for (const part of ['console-play', 'console-site'])
    say(`  texts of ${part}`, getSize(only(readTexts(part), '.js')), 20);
  say('  styles, first load', getSize(only(first, '.css')), 12);
  const pages = Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !key.endsWith('.po'))
    .map(([key]) => ({ key, files: new Set([...frame, ...collect(key, first)]) }));
  for (const [what, ending, budget] of [
    ['scripts', '.js', 60],
    ['styles', '.css', 8],
  ] as const) {
    const [largest] = pages
      .map(({ key, files }) => ({ key, bytes: getSize(only(files, ending)) }))
      .toSorted((one, other) => other.bytes - one.bytes);
    if (largest)
      say(`  ${what} of ${largest.key.split('/').at(-1)}, the most`, largest.bytes, budget);
  }
}

const site = await startTestSite();
let scripts: readonly string[];
try {
  scripts = report(await (await fetch(`${site.address}/`)).text());
} finally {
  await site.close();
}
if (process.argv.includes('--parts')) isFine = (await reportParts(scripts)) && isFine;
reportConsole();
console.log('Verifier');
// As it is: players save it and open it without a server that would compress it.
const verifier = readFileSync(join(projectRoot, 'apps/player/dist/verifier/verifier.html'));
say('  the file that is saved, not compressed', verifier.length, 100);
console.log('Games');
for (const { name, files, budget } of listGameParts())
  say(`  ${name}`, sum(files.map((file) => ({ bytes: sentBytes(file) }))), budget);
process.exitCode = isFine ? 0 : 1;
