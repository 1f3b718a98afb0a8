// Joins the checks that run in a page into one script for the browser.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { Inspected, inspect } from './in-page/inspect.ts';

declare global {
  /** The function that `addInspector` puts into every page. */
  var sweepInspect: typeof inspect;
}

const files = ['elements', 'texts', 'boxes', 'targets', 'inspect'];

function readPart(name: string): string {
  const source = readFileSync(join(import.meta.dirname, 'in-page', `${name}.ts`), 'utf8');
  return stripTypeScriptTypes(source)
    .replaceAll(/^import [\s\S]*?;$/gmu, '')
    .replaceAll(/^export /gmu, '');
}

/** The checks as a script: it leaves `sweepInspect` behind. */
export const inspectorScript = `globalThis.sweepInspect = (() => {
${files.map(readPart).join('\n')}
return inspect;
})();`;

/** Looks at a page or a frame; its checks were added with `inspectorScript`. */
export const inspectFrame = (frame: Frame | Page): Promise<Inspected> =>
  frame.evaluate(() => globalThis.sweepInspect());
