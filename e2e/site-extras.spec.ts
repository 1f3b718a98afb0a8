// What stands around the games: leaders and vendors below the first screen, banners of the
// registration, the site's other domains, CDN hosts of pictures, and counts that belong to a
// member.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { openConsole, test } from './console-fixtures.ts';
import { installClock } from './page-clock.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'en', english);
const sayInConsole = (english: string) => translate('console', 'en', english);

const toFoot = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Returns what was fetched after scrolling to the foot: the page grows on the way down. */
async function atFoot(page: Page, asked: readonly string[]): Promise<readonly string[]> {
  await toFoot(page);
  return asked;
}

/** Scrolls to the end, however often the page grows on the way. */
const reachFoot = (page: Page) =>
  expect(async () => {
    await toFoot(page);
    await expect(page.locator('.footer__end')).toBeInViewport({ timeout: 500 });
  }).toPass();

test('leaders and vendors load as the reader scrolls', async ({ browser, house }) => {
  const { system } = house;
  const page = await openPage(browser, system, { language: 'en' });
  const isSilent = watchPageErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPath(page, '/');
  await expect.poll(() => atFoot(page, asked)).toContain('/wps/relay/newGameVendor');
  expect(asked).not.toContain('/wps/relay/leadBoard');
  // Others may have won and added vendors in this system; this member wins more, and of this vendor
  // there is one.
  const member = await system.ask('member', { balanceMinor: '10000000', account: 'firstofweek' });
  // Enough for a sure win: eight rolls are all lost once in two hundred times.
  await system.ask('roll', { account: member.account, times: 24, stake: '100000' });
  await system.ask('sumLeads', {});
  await system.ask('sampleVendor', { code: 'acme' });
  // The server caches the list of winners for a moment.
  await system.ask('passes', { ms: minuteMs });
  const leadersShown = async (): Promise<number> => {
    await openPath(page, '/');
    return page.locator('.home__leaders').count();
  };
  await expect.poll(leadersShown).toBe(1);
  asked.length = 0;
  await page.evaluate(() => sessionStorage.removeItem('gameVendor'));
  await openPath(page, '/');
  expect(asked).not.toContain('/wps/relay/leadBoard');
  await expect.poll(() => atFoot(page, asked)).toContain('/wps/relay/newGameVendor');
  await page.locator('.home__leaders').scrollIntoViewIfNeeded();
  const leaders = page.getByRole('region', { name: say('Leaders of the week') });
  await expect(leaders.getByText('fi***k')).toBeVisible();
  await expect(page.getByText('firstofweek')).toHaveCount(0);
  const vendor = page.locator('.game-providers a[href*="vassalage=ACME"]');
  await expect(vendor).toHaveCount(1);
  await vendor.scrollIntoViewIfNeeded();
  await look(page, 'remains-home-foot', { language: 'en' });
  asked.length = 0;
  await vendor.click();
  await expect(page).toHaveURL(/\/rng\?vassalage=ACME/u);
  await expect(page.locator('.lobby-grid .game').first()).toBeVisible();
  // Kept for the visit: another page does not fetch it again.
  await openPath(page, '/rng');
  await expect(page.locator('.vendors').getByRole('link')).not.toHaveCount(0);
  expect(asked).not.toContain('/wps/relay/newGameVendor');
  isSilent();
  await page.context().close();
});

test('the banners of the registration are shown on it', async ({ browser, house }) => {
  const title = { bn: 'যোগ দিন আজই', en: 'Join the house' };
  await house.system.ask('hangBanner', { groupName: 'w_reg', picture: 'join', title });
  for (const language of ['bn', 'en'] as const) {
    const page = await openPage(browser, house.system, { language });
    await openPath(page, '/register');
    const main = page.getByRole('main');
    await expect(main.getByText(title[language])).toBeVisible();
    await expect(main.getByRole('textbox').first()).toBeVisible();
    await look(page, `remains-register-${language}`, { language });
    await page.context().close();
  }
});

test('the site’s other domains are listed, each with a code', async ({ browser, house }) => {
  const page = await openPage(browser, house.system, { language: 'en' });
  await openPath(page, '/links');
  await expect(page.getByText(say('No links yet'))).toBeVisible();
  await expect(page.locator('.footer').getByRole('link', { name: say('Our links') })).toHaveCount(
    0,
  );
  await house.system.ask('addLink', { resourceType: 'TELEGRAM', url: 'https://t.me/khelaghor' });
  await openPath(page, '/links');
  const link = page.getByRole('link', { name: /Our channel/u });
  await expect(link).toHaveAttribute('href', 'https://t.me/khelaghor');
  await expect(link.getByRole('img', { name: 'QR code: Our channel' })).toBeVisible();
  await expect(page.locator('.footer').getByRole('link', { name: say('Our links') })).toBeVisible();
  await look(page, 'remains-links', { language: 'en' });
  await page.context().close();
});

test('counts belong to their member; a visitor’s stay in the browser', async ({
  browser,
  house,
}) => {
  const { system } = house;
  const as = await system.ask('member', { balanceMinor: '123456700' });
  const visit = { language: 'en', width: 1280 } as const;
  const desk = await openPage(browser, system, { ...visit, as });
  await openPath(desk, '/');
  const balance = (page: Page) => page.locator('header .amount').first();
  await expect(balance(desk)).toContainText('12,34,567');
  const kept = desk.waitForResponse('**/wps/member/info/number-format');
  await desk.locator('.choices').getByText('০১২৩').click();
  await expect(balance(desk)).toContainText('১২,৩৪,৫৬৭');
  expect((await kept).status()).toBe(200);
  expect((await desk.context().cookies()).map(({ name }) => name)).not.toContain('digits');

  const phone = await openPage(browser, system, { language: 'en', as });
  await openPath(phone, '/');
  await expect(balance(phone)).toContainText('১২,৩৪,৫৬৭');
  await phone.context().close();

  await desk.route('**/wps/member/info/number-format', (route) => route.abort());
  await desk.locator('.choices').getByText('0123').click();
  await expect(desk.getByText(say('Not saved'))).toBeVisible();
  await expect(balance(desk)).toContainText('১২,৩৪,৫৬৭');
  await desk.context().close();

  const visitor = await openPage(browser, system, visit);
  await openPath(visitor, '/');
  await visitor.locator('.choices').getByText('০১২৩').click();
  await expect(visitor.locator('.footer__end')).toContainText('২০');
  expect((await visitor.context().cookies()).map(({ name }) => name)).toContain('digits');
  await visitor.context().close();
});

test('pictures come from the operator’s CDN host, or from the site when the host lacks them', async ({
  browser,
  house,
}) => {
  const host = 'https://img.khela.example';
  const console_ = await openConsole(browser, house, 'en');
  await console_.goto('/settings');
  await console_.getByRole('tab', { name: sayInConsole('Addresses') }).click();
  await console_
    .getByRole('button', { name: sayInConsole('Another host') })
    .first()
    .click();
  const field = console_.getByRole('textbox', { name: sayInConsole('Host') });
  await field.fill(`${host}/pictures`);
  const save = console_.getByRole('button', { name: sayInConsole('Save') });
  await expect(save).toBeDisabled();
  await field.fill(host);
  await save.click();
  await expect(console_.getByText(sayInConsole('Saved'), { exact: true })).toBeVisible();
  await console_.context().close();

  const page = await openPage(browser, house.system, { language: 'en', width: 1280 });
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await openPath(page, '/');
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(asked.every((path) => /^\/(?:assets|media)\//u.test(path))).toBe(true);
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.banner__art img, .game__plate img')]
        // Not the lazy ones, which load only near the viewport.
        .filter(({ loading, currentSrc }) => loading !== 'lazy' && !currentSrc.startsWith('data:'))
        .map((image) => image.naturalWidth > 0 && image.currentSrc.startsWith(location.origin)),
    );
  await expect.poll(async () => (await shown()).every(Boolean)).toBe(true);
  expect((await shown()).length).toBeGreaterThan(0);
  // The page has given the host up: later pictures are not requested from it.
  const soFar = asked.length;
  await reachFoot(page);
  expect(asked.length).toBe(soFar);
  await page.context().close();
  await house.system.ask('settings', { imageCDNs: [] });
});

test('the tag reports page names only, and nothing when the browser asks not to be tracked', async ({
  browser,
  house,
}) => {
  const { system } = house;
  const outside = async (page: Page) => {
    const asked: string[] = [];
    // By the host: a part of the site's own program has Google in its name.
    await page.route(/^https?:\/\/[^/]*google/u, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    return asked;
  };
  const told = (page: Page) =>
    page.evaluate(() =>
      JSON.stringify(
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((one) =>
          Array.from(one),
        ),
      ),
    );
  const without = await openPage(browser, system, { language: 'en' });
  const silence = await outside(without);
  await openPath(without, '/');
  await without.waitForLoadState('networkidle');
  expect(silence).toEqual([]);
  await without.context().close();

  await system.ask('settings', { gtagId: 'G-ABC123DEF4' });
  const page = await openPage(browser, system, { language: 'en', width: 1280 });
  const isSilent = watchPageErrors(page);
  const asked = await outside(page);
  await openPath(page, '/rng?gameName=secret');
  await expect
    .poll(() => asked)
    .toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4']);
  await page
    .locator('.footer')
    .getByRole('link', { name: say('Check a result') })
    .click();
  await expect.poll(() => told(page)).toContain('"page_title":"/fairness"');
  expect(await told(page)).toContain('"page_title":"/rng"');
  expect(await told(page)).not.toContain('secret');
  isSilent();
  await page.context().close();

  const quiet = await openPage(browser, system, { language: 'en' });
  await quiet.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const nothing = await outside(quiet);
  await openPath(quiet, '/');
  await quiet.waitForLoadState('networkidle');
  expect(nothing).toEqual([]);
  await quiet.context().close();
  await system.ask('settings', { gtagId: '' });
});

test('a game opens by way of a CDN host, and from its own address when that fails', async ({
  browser,
  house,
}) => {
  const { system } = house;
  const host = 'https://go.khela.example';
  await system.ask('settings', { launchGameCDNs: [host] });
  const as = await system.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, system, { language: 'en', as });
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await installClock(page);
  await openPath(page, '/game?gameId=dice');
  await expect.poll(() => asked).toEqual(['/dice/']);
  await page.clock.fastForward(16_000);
  await page.getByRole('button', { name: say('Try again') }).click();
  await expect(page.frameLocator('iframe').locator('main, #root').first()).toBeVisible();
  expect(new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin).toBe(
    system.origins.games,
  );
  expect(asked).toHaveLength(1);
  await page.context().close();
  await system.ask('settings', { launchGameCDNs: [] });
});
