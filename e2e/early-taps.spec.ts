// What is pressed before its code is there: it shows at once that it was heard, and is done then.
import { expect } from '@playwright/test';
import { holdScripts, openPath } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';

test('what is tapped before hydration shows at once that it was heard', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en', width: 360 });
  const release = await holdScripts(page);
  await page.goto('/lottery?gameCode=k3', { waitUntil: 'domcontentloaded' });
  const login = page.locator('header a[href*="open=login"]');
  const tile = page.locator('.bet-tile').first();
  // A link to a dialog of this page loads no other page.
  await login.click();
  await tile.click();
  for (const tapped of [login, tile])
    await expect(tapped).toHaveAttribute('data-waits', '', { timeout: 100 });
  expect(await login.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('""');
  expect(page.url()).not.toContain('open=');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/gameCode=k3&open=login$/u);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});

test('a dialog whose code comes late shows on its button that it was pressed', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en', width: 360 });
  await openPath(page, '/winners');
  const release = await holdScripts(page);
  const login = page.locator('header a[href*="open=login"]');
  await login.click();
  await expect(login).toHaveAttribute('data-waits', '');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.context().close();
});
