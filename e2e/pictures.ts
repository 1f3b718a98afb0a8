// Takes pictures of what a window shows that are small enough to be kept with the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { smallPng } from './small-png.ts';
import type { Pixels } from './small-png.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
const largestBytes = 250_000;

/** Whether this run writes the pictures anew. */
export const updatesPictures = process.env['UPDATE_PICTURES'] === '1';

/** The colours of a picture, point by point; the browser knows how to read its own pictures. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const reader = await page.context().newPage();
  const { width, height, rgb } = await reader.evaluate(
    async (source) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('nothing to draw on');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const points = data.filter((_, at) => at % 4 !== 3);
      let text = '';
      for (const value of points) text += String.fromCharCode(value);
      return { width: bitmap.width, height: bitmap.height, rgb: btoa(text) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await reader.close();
  return { width, height, rgb: new Uint8Array(Buffer.from(rgb, 'base64')) };
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
}

/** Takes one picture that the documents show. */
export async function take(page: Page, name: string): Promise<void> {
  await atRest(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const small = smallPng(await pixelsOf(page, picture));
  expect(small.length, `${name} is small enough`).toBeLessThan(largestBytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), small);
}
