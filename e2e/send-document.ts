import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeFlatPng } from './flat-png.ts';

/** Fills in the form with an NID and three pictures, and sends it. */
export async function sendDocument(page: Page, number: string): Promise<void> {
  const form = page.locator('main form');
  await form.locator('input[name=number]').fill(number);
  const buffer = await makeFlatPng(96, 64);
  const inputs = form.locator('input[type=file]');
  for (let at = 0; at < 3; at += 1) {
    const picture = { name: `${at}.png`, mimeType: 'image/png', buffer };
    await inputs.nth(at).setInputFiles(picture);
    await expect(form.locator('img')).toHaveCount(at + 1);
  }
  await form.locator('button[type=submit]').click();
  await expect(form).toHaveCount(0);
}
