// The oldest browsers that pages are built for (README, Browsers), and those before them.
import { expect } from '@playwright/test';
import { walkCriticalPath } from './critical-path.ts';
import { makeBrowserOld } from './make-browser-old.ts';
import { waitForHydration } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';

const noticeText =
  'This browser is old, and parts of this page may not work in it. Update the browser or your phone.';

test.use({ freshFor: 'older browsers' });

test('the critical path, in a browser of the end of 2022', async ({ browser, world }) => {
  await walkCriticalPath(browser, world, makeBrowserOld);
});

test('lists, charts and rules open in such a browser', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en' });
  await makeBrowserOld(page.context());
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const paths = ['/', '/inhouse', '/lottery?gameCode=hk6', '/promotions', '/helpmc', '/links'];
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('main')).not.toBeEmpty();
    // What cannot be filled in stays away, what can is there.
    expect(
      await page.evaluate(() => ['Segmenter' in Intl, 'any' in AbortSignal, 'groupBy' in Map]),
    ).toEqual([false, true, true]);
  }
  expect(failures).toEqual([]);
  await page.context().close();
});

test('a browser that is too old says so in its language', async ({ browser, world }) => {
  for (const language of ['bn', 'en'] as const) {
    const page = await openPage(browser, world, { language });
    const notice = page.locator('.old-browser');
    await page.goto('/');
    await expect(notice).toBeHidden();
    // As one reads it that does not know container queries.
    await page.route('**/', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replaceAll('container-type:inline-size)', 'container-type:unknown)');
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(translate('player', language, noticeText));
    await page.context().close();
  }
});
