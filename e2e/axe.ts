// Asks axe about a page. Its script goes in once for each document; `@axe-core/playwright` sends it
// anew for each look, which takes a second.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  var axe: typeof Axe | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA in a frame, each fault in a line. Of a page with a dialog on
 * top only the dialog is asked: the rest is hidden from its reader.
 * @param leftOut rules that the caller checks by itself
 */
export async function askAxe(frame: Frame, leftOut: readonly string[] = []): Promise<string[]> {
  if (!(await frame.evaluate(() => globalThis.axe !== undefined))) await frame.evaluate(source);
  const asked = { isWithin: frame.parentFrame() !== null, leftOut };
  return frame.evaluate(async ({ isWithin, leftOut: without }) => {
    const values = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
    const shown = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
    const found = await globalThis.axe?.run(shown, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
      // Style sheets and sounds of other origins, of which there are none, would be fetched.
      preload: false,
      // A page in a frame is called what its frame is called; axe asks that of the frame.
      rules: {
        'document-title': { enabled: !isWithin },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    });
    return (found?.violations ?? []).flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, asked);
}
