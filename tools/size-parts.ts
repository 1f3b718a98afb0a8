// What each part of the home page's scripts weighs, beside the table in docs/first-load.md, which
// says why it is there. A part without a row, and a part over its row, fail. The scripts are built
// once more, with maps that say where each of their letters comes from; a part's share of a file is
// what it would weigh alone, scaled so that all shares are the file as it travels.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from './run-program.ts';

const kilobyte = 1024;
const table = join(projectRoot, 'docs/first-load.md');

/** Where a letter of the scripts comes from, by the first pattern that fits its source file. */
const parts: readonly (readonly [part: string, source: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['TanStack Query', /node_modules\/@tanstack\/(?:query-core|react-query)\//],
  ['Lingui', /node_modules\/@lingui\//],
  ['Other packages', /node_modules\//],
  ['Texts', /packages\/i18n\//],
  ['Calls and notices', /packages\/(?:client|contract)\//],
  ['Money', /packages\/money\//],
  ['Art', /packages\/ui\/src\/art\//],
  ['Design system', /packages\/ui\//],
  ['Home page', /src\/app\/home\/|src\/(?:site|account|money|play|growth)\//],
  ['Router', /src\/shared\/(?:address|navigation|site-router)\.tsx?$/],
  ['Router', /src\/app\/(?:routes|route-table|page-outlet)\.tsx?$/],
  ['Shell', /src\/app\//],
  ['Shared by pages', /src\/shared\//],
  ['Start', /src\/entry-client\.tsx$/],
];

/** Without a source: names of the files that may come later, and what files hand to each other. */
const bundlers = 'Names of other files';

const getPart = (source: string | undefined): string => {
  if (source === undefined || source === '') return bundlers;
  return parts.find(([, pattern]) => pattern.test(source))?.[0] ?? bundlers;
};

/** The letters of a script, by the part that they come from. */
function textsOf(code: string, map: SourceMap): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [line, text] of code.split('\n').entries()) {
    let from = 0;
    let part = '';
    const end = (column: number) => {
      texts.set(part, (texts.get(part) ?? '') + text.slice(from, column));
      from = column;
    };
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const found = getPart('originalSource' in entry ? entry.originalSource : undefined);
      if (found !== part) {
        if (part !== '') end(column);
        part = found;
      }
    }
    if (part !== '') end(text.length);
  }
  return texts;
}

/** What the bundler writes of its own comes from no file, and has no map. */
function mapOf(file: string): SourceMap {
  const none = { version: 3, file, sources: [], sourcesContent: [], names: [], mappings: '' };
  const text = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : null;
  const payload = text === null ? none : (JSON.parse(text) as Omit<SourceMapPayload, 'sourceRoot'>);
  return new SourceMap({ sourceRoot: '', ...payload });
}

function addWeights(file: string, weights: Map<string, number>): void {
  const code = readFileSync(file, 'utf8');
  const alone = [...textsOf(code, mapOf(file))].map(
    ([part, text]) => [part, brotliCompressSync(text).length] as const,
  );
  const scale =
    brotliCompressSync(code).length / alone.reduce((total, [, bytes]) => total + bytes, 0);
  for (const [part, bytes] of alone) weights.set(part, (weights.get(part) ?? 0) + bytes * scale);
}

/** Rows of the table: what each part may weigh at most, in kilobytes. */
function getBounds(text: string): Map<string, number> {
  const rows = text.matchAll(/^\| ([^|]+?) +\| +([\d.]+) +\|/gmu);
  return new Map(Array.from(rows, ([, part = '', most]) => [part, Number(most)]));
}

/** Prints the parts of these scripts of the home page; false when one is over its row. */
export async function reportParts(files: readonly string[]): Promise<boolean> {
  const root = join(projectRoot, 'apps/player');
  const outDir = mkdtempSync(join(tmpdir(), 'khelaghor-parts-'));
  const weights = new Map<string, number>();
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: 'hidden' },
    });
    for (const file of files) addWeights(join(outDir, file), weights);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
  const bounds = getBounds(readFileSync(table, 'utf8'));
  console.log('Home, first load, the parts of its scripts');
  let isFine = true;
  for (const [part, bytes] of [...weights].toSorted(([, one], [, other]) => other - one)) {
    const most = bounds.get(part);
    const kept = most !== undefined && bytes <= most * kilobyte;
    isFine &&= kept;
    const size = `${(bytes / kilobyte).toFixed(1)} KB`.padStart(10);
    const limit = most === undefined ? 'has no row' : `<= ${most} KB  ${kept ? 'ok' : 'FAIL'}`;
    console.log(`  ${part.padEnd(54)} ${size}  ${limit}`);
  }
  return isFine;
}
