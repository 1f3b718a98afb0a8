// Pages that the browser translates: the critical path, and what changes in front of the reader.
import { expect } from '@playwright/test';
import { walkCriticalPath } from './critical-path.ts';
import { waitForHydration } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translatePages } from './translate-pages.ts';

test.use({ freshFor: 'translated pages' });

test('the critical path, with every text node replaced', async ({ browser, world }) => {
  await walkCriticalPath(browser, world, translatePages);
});

test('a count that goes on is shown, in each place of a translated page', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await translatePages(page.context());
  await page.goto('/lottery?gameCode=k3');
  await waitForHydration(page);
  const clock = page.locator('.draw-animation__clock').first();
  await expect(clock.locator('font').first()).toBeVisible();
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
});
