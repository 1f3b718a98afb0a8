/**
 * Writes the files that are made from others. `--check` writes nothing and fails when a file is
 * not what it would be.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedFile } from './generated-file.ts';
import { generateArchitecture } from './generate-architecture.ts';
import { generateConsolePaths } from './generate-console-paths.ts';
import { generateErrorCatalogue } from './generate-error-catalogue.ts';
import { generateForms } from './generate-forms.ts';
import { generateLotteries } from './generate-lotteries.ts';
import { generateRoutes } from './generate-routes.ts';
import { generateRtp } from './generate-rtp.ts';
import { generateSchema } from './generate-schema.ts';
import { generateSlots } from './generate-slots.ts';
import { generateVariables } from './generate-variables.ts';

type Generator = {
  readonly name: string;
  readonly generate: () => Promise<readonly GeneratedFile[]>;
};

/** Everything that is generated. A later one may read what an earlier one wrote. */
const GENERATORS: readonly Generator[] = [
  { name: 'calls of the browser', generate: generateRoutes },
  { name: 'pages of the console', generate: generateConsolePaths },
  { name: 'limits of the forms', generate: generateForms },
  { name: 'workspaces', generate: generateArchitecture },
  { name: 'types of the database', generate: generateSchema },
  { name: 'variables of the server', generate: generateVariables },
  { name: 'error codes', generate: generateErrorCatalogue },
  { name: 'returns of games', generate: generateRtp },
  { name: 'pages of slots', generate: generateSlots },
  { name: 'pages of lotteries', generate: generateLotteries },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function formatted({ path, text }: GeneratedFile): string {
  const oxfmt = spawnSync('oxfmt', [`--stdin-filepath=${path}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
  if (oxfmt.status !== 0) throw new Error(`oxfmt could not format ${path}: ${oxfmt.stderr}`);
  return oxfmt.stdout;
}

const checkOnly = process.argv.includes('--check');
let outdated = 0;
for (const { name, generate } of GENERATORS) {
  for (const file of await generate()) {
    const wanted = formatted(file);
    const path = join(ROOT, file.path);
    const found = await readFile(path, 'utf8').catch(() => '');
    if (found === wanted) {
      console.log(`${file.path} is up to date (${name}).`);
      continue;
    }
    outdated += 1;
    if (checkOnly) console.error(`${file.path} is out of date (${name}). Run: npm run gen`);
    else {
      await writeFile(path, wanted);
      console.log(`${file.path} was written (${name}).`);
    }
  }
}
if (checkOnly && outdated > 0) process.exitCode = 1;
