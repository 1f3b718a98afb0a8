// What stands around the pages: every route of the specification as a browser shows it, the folded
// menu, the hidden balance, the header of visitors and members.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { gamesListMenus } from '@khelaghor/client/routes/first.gen.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'en', english);

type Menu = 'standing' | 'folded' | 'none';
/** Whether banners stand there; a category: once it has games. */
type Banners = boolean | GameCategory;
type Row = readonly [path: string, header: boolean, banner: Banners, footer: boolean, menu: Menu];

// Groups that are empty when we deliver show no banner.
const rows: readonly Row[] = [
  ['/', true, true, true, 'standing'],
  ['/index.html', true, true, true, 'standing'],
  ['/home', true, true, true, 'standing'],
  ['/pointMall', true, true, true, 'standing'],
  ['/lottery', true, false, false, 'none'],
  ['/vnlottery', true, false, false, 'folded'],
  ['/seaLottery', true, false, false, 'folded'],
  ['/vnLottery', true, false, false, 'folded'],
  ['/promotions', true, false, true, 'standing'],
  ['/promoDetail', true, false, true, 'standing'],
  ['/seamless', true, false, false, 'folded'],
  ['/game', true, false, false, 'none'],
  ['/helpmc', false, false, false, 'standing'],
  ['/down', true, true, false, 'folded'],
  ['/inhouse', true, true, true, 'standing'],
  ['/games', true, false, true, 'standing'],
  ['/elott', true, 'ELOTT', true, 'standing'],
  ['/live', true, 'LIVE', true, 'standing'],
  ['/sports', true, 'SPORTS', true, 'standing'],
  ['/fish', true, 'FISH', true, 'standing'],
  ['/rng', true, 'RNG', true, 'standing'],
  ['/pvp', true, 'PVP', true, 'standing'],
  ['/esports', true, 'ESPORTS', true, 'standing'],
  ['/cockfight', true, 'COCKFIGHT', true, 'standing'],
];

const around = (page: Page, role: 'main' | 'banner' | 'contentinfo') =>
  page.getByRole(role, { includeHidden: true });
const sideMenu = (page: Page) =>
  page
    .locator('.page__menu')
    .getByRole('navigation', { name: say('Side menu'), includeHidden: true });
const menuButton = (page: Page) =>
  around(page, 'banner').getByRole('button', { name: 'Menu', includeHidden: true });

test('every route has exactly what it names around it', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  // Other journeys add games to the same site.
  const menus = await (await page.request.get(gamesListMenus.path)).text();
  const isShown = (banner: Banners) =>
    typeof banner === 'boolean' ? banner : menus.includes(`"${banner}"`);
  for (const [path, header, banner, footer, menu] of rows) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Whether or not a dialog already stands before them.
    await expect(around(page, 'main'), path).toBeVisible();
    const shown = {
      header: await around(page, 'banner').isVisible(),
      footer: await around(page, 'contentinfo').isVisible(),
      standing: await sideMenu(page).isVisible(),
      folded: await menuButton(page).isVisible(),
    };
    const expected = { header, footer, standing: menu === 'standing', folded: menu === 'folded' };
    expect(shown, path).toEqual(expected);
    await expect(page.locator('.banners'), path).toHaveCount(+isShown(banner));
  }
  const missing = await page.goto('/kite/that/flew');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: say('Page not found') })).toBeVisible();
  await page.context().close();
});

test('a folded menu opens, and leads away', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  const isSilent = watchPageErrors(page);
  await openPath(page, '/down');
  await menuButton(page).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: say('Home') }).click();
  await expect(page).toHaveURL(/\/$/u);
  await expect(drawer).toHaveCount(0);
  await expect(sideMenu(page)).toBeVisible();
  isSilent();
  await page.context().close();
});

test('a hidden balance is nowhere in the page', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '7654321' });
  const page = await openPage(browser, world, { language: 'en', width: 1280, as });
  const isSilent = watchPageErrors(page);
  const figure = /76,?543\.21|7654321/u;
  await openPath(page, '/');
  const balance = page.getByRole('banner').locator('.balance');
  await expect(balance).toContainText('76,543.21');
  await balance.getByRole('button', { name: say('Hide balance') }).click();
  await expect(balance).toContainText('••••••');
  expect(await page.content()).not.toMatch(figure);

  const next = await page.goto('/member/account');
  expect(await next?.text(), 'the server leaves it out too').not.toMatch(figure);
  await waitForHydration(page);
  await expect(balance).toContainText('••••••');
  await balance.getByRole('button', { name: say('Refresh balance') }).click();
  await balance.getByRole('button', { name: say('Show balance') }).click();
  await expect(balance).toContainText('76,543.21');
  await page.reload();
  await expect(balance).toContainText('76,543.21');
  isSilent();
  await page.context().close();
});

test('the header of visitors and members', async ({ browser, world }) => {
  const visitor = await openPage(browser, world, { language: 'en', width: 1280 });
  await visitor.goto('/');
  const header = (page: Page) => page.getByRole('banner');
  await expect(header(visitor).getByRole('link', { name: say('Log in') })).toBeVisible();
  await expect(header(visitor).getByRole('link', { name: say('Sign up') })).toBeVisible();
  await world.ask('settings', { registrationOpen: false });
  await visitor.reload();
  await expect(header(visitor).getByRole('link', { name: say('Sign up') })).toHaveCount(0);
  await world.ask('settings', { registrationOpen: true });
  await visitor.context().close();

  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', width: 1280, as });
  await openPath(page, '/');
  await expect(header(page).getByRole('link', { name: say('Deposit') })).toBeVisible();
  await expect(header(page).getByRole('link', { name: say('Withdraw') })).toBeVisible();
  await header(page).getByRole('button', { name: as.account }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items.filter({ hasText: say('Betting record') })).toBeVisible();
  await expect(items.filter({ hasText: say('Account record') })).toBeVisible();
  await expect(items.filter({ hasText: say('Agent') })).toHaveCount(0);
  await items.filter({ hasText: say('Log out') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().close();
});

for (const language of ['bn', 'en'] as const) {
  test(`security points stand beside the balance, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const of = (english: string) => translate('player', language, english);
    const as = await world.ask('member', { balanceMinor: '1234500' });
    await world.ask('securityPoints', { memberId: as.memberId });
    const page = await openPage(browser, world, { ...turn, as, width: 1280 });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/lottery');
    const points = page.locator('.security-points');
    await expect(points.filter({ visible: true })).toContainText(of('Security points'));
    await expect(points.locator('.amount')).toHaveText(/^[0০]$/u);
    await page.getByRole('button', { name: of('Hide balance') }).click();
    await expect(points.locator('.amount')).not.toHaveText(/[0০]/u);
    await page.getByRole('button', { name: of('Show balance') }).click();
    await expect(points.locator('.amount')).toHaveText(/^[0০]$/u);
    const looked = { ...turn, names: [as.account] };
    await look(page, 'security-points', { ...looked, at: 1280 });
    // A phone shows them in the menu.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(points).toBeHidden();
    await openPath(page, '/');
    await page.getByRole('button', { name: of('Mine') }).click();
    await expect(page.getByRole('dialog').locator('.security-points')).toBeVisible();
    await look(page, 'security-points-menu', { ...looked, at: 360 });
    isSilent();
    await page.context().close();
  });
}

test('a place chosen while the page is still being taken over is gone to without a fault', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', {});
  // One that everybody may see, and one for members.
  for (const path of ['/helpmc', '/member/bets']) {
    const page = await openPage(browser, world, { language: 'en', as });
    const isSilent = watchPageErrors(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/');
    // The shell comes first: its menu opens while the page inside it is not there yet.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.bottom-nav') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    await page.getByRole('button', { name: say('Mine') }).click();
    await page.getByRole('dialog').locator(`a[href="${path}"]`).click();
    await expect(page.locator('.page__main h1')).toBeVisible();
    await expect(page.locator('.home')).toHaveCount(0);
    isSilent();
    await page.context().close();
  }
});
