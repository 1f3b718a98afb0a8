// The captcha, as a journey passes it: the test kit knows what a person would read.
import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import type { RunningSystem } from './running-system.ts';

/** Resolves when the page is sent its next captcha: each answer, right or wrong, uses one up. */
export const waitForNextCaptcha = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha');

/** The answer of the captcha that the page shows. */
export async function readCaptcha(page: Page, system: RunningSystem): Promise<string> {
  await expect(page.locator('.captcha img')).toBeVisible();
  const cookies = await page.context().cookies();
  const id = cookies.find(({ name }) => name === '__Host-captcha')?.value ?? '';
  return system.ask('captchaAnswer', { id });
}

/** Types the answer of the captcha that the page shows. */
export async function typeCaptcha(page: Page, system: RunningSystem): Promise<void> {
  const answer = await readCaptcha(page, system);
  await page.locator('input[name=captcha]').fill(answer);
}
