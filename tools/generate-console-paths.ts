// Makes apps/server/src/services/console-paths.gen.ts from the rows of the console's pages: the
// server tells a page from an address that the console does not have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedFile } from './generated-file.ts';

const consoleFolder = fileURLToPath(new URL('../apps/console/src/', import.meta.url));

/** The files whose rows make pages: the area's lists, and that of the console itself. */
const listFiles = (): string[] =>
  readdirSync(consoleFolder)
    .flatMap((folder) => [`${folder}/area.tsx`, `${folder}/routes.tsx`])
    .map((file) => join(consoleFolder, file));

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The paths of the pages in a file of rows; `$` begins the name of a value. */
const findPaths = (text: string): string[] =>
  [...text.matchAll(/createRoute\(\{\s*getParentRoute: [^,]+,\s*path: '([^']+)'/gu)].map(
    ([, path]) => path ?? '',
  );

/** Writes the paths of all pages of the console. */
export async function generateConsolePaths(): Promise<readonly GeneratedFile[]> {
  const paths = listFiles().flatMap((file) => findPaths(readIfThere(file)));
  const rows = paths.toSorted().map((path) => `  '${path}',`);
  return [
    {
      path: 'apps/server/src/services/console-paths.gen.ts',
      text: [
        '// Made by tools/generate-console-paths.ts from apps/console. Do not edit.',
        '',
        '/** The paths of the pages of the console; `$` begins the name of a value. */',
        'export const consolePaths: readonly string[] = [',
        ...rows,
        '];',
        '',
      ].join('\n'),
    },
  ];
}
