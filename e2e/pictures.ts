// Takes pictures of what a window shows that are small enough to be kept with the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
const largestBytes = 250_000;

/** Whether this run writes the pictures anew. */
export const updatesPictures = process.env['UPDATE_PICTURES'] === '1';

async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
}

/** Takes one picture that the documents show. */
export async function take(page: Page, name: string): Promise<void> {
  await atRest(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // A palette of 256 colours is a third of the bytes, and flat colours keep their look.
  const small = await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  expect(small.length, `${name} is small enough`).toBeLessThan(largestBytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), small);
}
