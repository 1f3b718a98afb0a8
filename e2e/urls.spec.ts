// Pages without JavaScript, and made-up addresses.
import { expect } from '@playwright/test';
import { openPath, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  test(`text comes from the server before any script, ${language}`, async ({ browser, world }) => {
    const context = await browser.newContext({
      baseURL: world.origins.site,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await context.addCookies([{ name: 'hisLang', value: language, url: world.origins.site }]);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: translate('player', language, 'In-house games') }),
    ).toBeVisible();
    await expect(page.locator('main a').filter({ hasText: /\S/u }).first()).toBeVisible();
    for (const address of ['/rng', '/fairness', '/promotions']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    }
    await context.close();
  });
}

const long = 'x'.repeat(10_000);

const madeUp: Readonly<Record<string, readonly string[]>> = {
  'in a lobby': [
    '/rng?vassalage=NOBODY',
    '/rng?vassalage=%3Cscript%3E',
    '/rng?page=-1',
    '/rng?page=1e9',
    '/rng?page=999',
    '/rng?gameClassify=nothing&minBet=abc&minLineNum=-5',
    `/rng?gameName=${long}`,
    '/rng?mine=1',
  ],
  'on other pages': [
    '/promoDetail',
    '/promoDetail?id=nothing',
    '/promoDetail?id=01920000-0000-7000-8000-000000000000',
    `/promoDetail?id=${long}`,
    '/helpmc?article=nothing',
    '/helpmc?article=%2E%2E%2Fx',
    '/verify/not-a-bet',
    '/lottery?gameCode=k3&playType=nothing',
    '/seamless?gameId=%2E%2E%2Fwps',
    '/winners?board=nothing&period=x',
    '/?open=games&of=%3Cb%3E',
    '/?open=nothing',
    `/?code=${long}`,
  ],
};

/** The text that some of them show: the list is there, and a way on. */
const said: Readonly<Record<string, string>> = {
  '/rng?vassalage=NOBODY': 'No games match',
  '/rng?page=999': 'Show from the beginning',
  '/rng?gameClassify=nothing&minBet=abc&minLineNum=-5': 'Sample 1',
};

test.beforeAll(({ world }) => world.ask('seedLobby', { vendor: 'padma', count: 50 }));

for (const [where, addresses] of Object.entries(madeUp)) {
  test(`a made-up address ${where} makes no failing call, and the page works on`, async ({
    browser,
    world,
  }) => {
    const page = await openPage(browser, world, { language: 'en' });
    const isSilent = watchPageErrors(page);
    const failed: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() >= 400) failed.push(`${reply.status()} ${page.url().slice(0, 80)}`);
    });
    for (const address of addresses) {
      await openPath(page, address);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('body'), address.slice(0, 80)).toContainText(/\p{L}{3}/u);
      const own = said[address];
      if (own !== undefined) await expect(page.locator('main'), address).toContainText(own);
      const broken = page.getByText(translate('player', 'en', 'This page has an error'));
      await expect(broken, address.slice(0, 80)).toHaveCount(0);
    }
    expect(failed).toEqual([]);
    isSilent();
    await page.context().close();
  });
}
