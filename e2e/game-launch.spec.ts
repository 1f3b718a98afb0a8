// The ways to a game and what stands in them: windows of their own, closed games, hearts, banners,
// and pictures that do not come.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findScript } from './built-scripts.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const endsAt = '2090-01-01T00:00:00Z';

test.beforeAll(async ({ world }) => {
  await world.ask('seedLobby', { vendor: 'surma', count: 60 });
});

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`a game in a window: one for two taps, none when it cannot come, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const code = `window${language}`;
    const gameCode = await world.ask('sampleVendor', { code });
    await world.ask('setLaunch', { gameCode, launch: 'popup' });
    const as = await world.ask('member', { balanceMinor: '10000' });
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, `/rng?vassalage=${code.toUpperCase()}`);
    const card = page.locator('.lobby-grid .game__plate');
    const pressed = async (press: () => Promise<void>): Promise<Page> => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
      return opened;
    };
    const closed = async (opened: Page): Promise<void> => {
      if (!opened.isClosed()) await opened.waitForEvent('close');
    };

    // Its code is lost, for good: the window does not stay there blank.
    await page.route(findScript('src/shared/window-address.ts'), (route) => route.abort());
    await closed(await pressed(() => card.click()));
    const lost = say('We cannot reach the site. Check your connection and try again.');
    await expect(page.locator('.toasts')).toContainText(lost);
    await page.unroute(findScript('src/shared/window-address.ts'));

    let launches = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/launchGame')) launches += 1;
    });
    const opened = await pressed(() => card.dblclick());
    await expect(opened.getByText('Sample game')).toBeVisible();
    expect(launches).toBe(1);
    expect(page.context().pages()).toHaveLength(2);
    await opened.close();

    await world.ask('setMaintenance', { gameCode, endsAt });
    await closed(await pressed(() => card.click()));
    await expect(page.locator('.toasts')).toContainText('01/01/2090, 06:00');
    await look(page, 'window-maintenance', turn);
    await page.context().close();
  });

  test(`a lottery under maintenance says until when, and offers others, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    await world.ask('setMaintenance', { gameCode: 'k3', endsAt });
    const page = await openPage(browser, world, turn);
    await openPath(page, '/lottery?gameCode=k3');
    const closed = page.locator('.game-closed');
    await expect(closed.getByRole('heading', { level: 2 }).first()).toContainText(
      language === 'bn' ? 'কে৩ পাশা' : 'K3 Dice',
    );
    await expect(closed.locator('time')).toHaveAttribute('datetime', /^2090-01-01T00:00/u);
    await expect(closed.locator('.card-list .game')).toHaveCount(6);
    await closed.getByRole('link', { name: say('Other games') }).click();
    await expect(page).toHaveURL(`${world.origins.site}/`);
    await world.ask('setMaintenance', { gameCode: 'k3', endsAt: null });
    await page.context().close();
  });

  test(`hearts and what was played last, among our own games, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '10000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/inhouse');
    const shelf = (english: string) =>
      page
        .locator('.inhouse section')
        .filter({ has: page.getByRole('heading', { name: say(english) }) });
    await expect(shelf('Favourites')).toHaveCount(0);
    await expect(shelf('Played last')).toHaveCount(0);
    const heart = page.locator('.inhouse .game__heart').last();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(shelf('Favourites').getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => world.ask('favouritesOf', { account: as.account })).toHaveLength(1);

    const noted = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await openPath(page, '/lottery?gameCode=k3');
    expect((await noted).url()).toContain('/recentGames');
    await openPath(page, '/inhouse');
    await expect(shelf('Played last').getByRole('listitem')).toHaveCount(1);
    await expect(shelf('Played last')).toContainText(language === 'bn' ? 'কে৩ পাশা' : 'K3 Dice');
    await expect(shelf('Favourites').getByRole('listitem')).toHaveCount(1);
    await look(page, 'inhouse-own', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`a regional lottery says that it is not drawn here, and leads on, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const code = `dhaka${language}`;
    const titles = { titleBn: 'ঢাকা নম্বর', titleEn: 'Dhaka Number' };
    await world.ask('regionalGame', { code, vendor: `region${language}`, ...titles });
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const name = language === 'bn' ? titles.titleBn : titles.titleEn;
    await openPath(page, '/vnlottery');
    await page.locator(`a[href="/vnlottery?gameCode=${code}"]`).first().click();
    const told = page.getByRole('heading', {
      name: say('{name} has no draws here yet').replace('{name}', name),
    });
    await expect(told).toBeInViewport();
    await expect(told).toBeFocused();
    await look(page, 'regional-asked', { ...turn, names: [as.account] });
    await page
      .locator('main')
      .getByRole('link', { name: say('To the lottery') })
      .click();
    await expect(page).toHaveURL(/\/lottery$/u);
    isSilent();
    await page.context().close();
    await world.ask('setOpen', { gameCode: code, open: false });
  });
}

const say = (english: string) => translate('player', 'en', english);

test('a banner leads to a game that the page does not know, and to a page in other letters', async ({
  browser,
  world,
}) => {
  await world.ask('banner', { groupName: 'w_rng', linkageType: 'game', linkageTarget: 'surma55' });
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/rng');
  await expect(page.locator('a.banner')).toHaveAttribute('href', /surma55/u);
  const route = { linkageType: 'route', linkageTarget: '/vnLottery' } as const;
  await world.ask('banner', { groupName: 'w_fish', ...route });
  await openPath(page, '/fish');
  await page.locator('a.banner').click();
  await expect(page).toHaveURL(/\/vnlottery$/u);
  await page.context().close();
});

test('favourites are found by name; a list that is shorter than its address leads back', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as });
  const cards = page.locator('.lobby-grid .game');
  for (const name of ['Sample 11', 'Sample 22']) {
    await openPath(page, `/rng?vassalage=SURMA&gameName=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Favourite: ${name}`, exact: true }).click();
  }
  await expect.poll(() => world.ask('favouritesOf', { account: as.account })).toHaveLength(2);
  await openPath(page, '/rng?mine=1');
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox').fill('sample 2');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('Sample 22', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('sample 3');
  await page.getByRole('button', { name: say('Clear filters') }).click();
  await expect(cards).toHaveCount(2);
  await openPath(page, '/rng?page=999');
  await expect(page.getByText(say('This page does not exist'))).toBeVisible();
  await page.getByRole('link', { name: say('Show from the beginning') }).click();
  await expect(cards.first()).toBeVisible();
  await page.context().close();
});

/** Every picture that the page asked for is there, or another in its place. */
const allDrawn = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ src, complete, naturalWidth, loading }) => {
      const isLater = loading === 'lazy' && !complete;
      return src === '' || isLater || (complete && naturalWidth > 0);
    }),
  );

test('a picture is asked for three times, then another stands in for it', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as });
  let asked = 0;
  await page.route('**/assets/sundarbans*', (route) => {
    asked += 1;
    return route.abort();
  });
  const first = page.locator('.lobby-grid .game__plate img').first();
  await openPath(page, '/rng?gameName=Sample%205&vassalage=SURMA');
  await expect(first).toHaveAttribute('src', /\/slots/u);
  await allDrawn(page);
  expect(asked).toBe(3);
  // What would stand in for it is lost as well, and so are the banners.
  await page.route(/\/assets\/(?:slots|river)/u, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(first).toHaveAttribute('src', /^data:image\/svg/u);
  await allDrawn(page);
  await look(page, 'picture-lost', {
    language: 'en',
    at: 1280,
    names: [as.account],
  });
  await page.context().close();
});

test('a member whose picture does not come is a disc with letters', async ({ browser, world }) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', width: 1280, as });
  const asked: string[] = [];
  await openPath(page, '/winners');
  const disc = page.locator('.avatar .avatar__disc');
  const source = await disc.locator('img').getAttribute('src');
  const thrice = new Promise<void>((resolve) => {
    void page.route(`**${source ?? ''}`, (route) => {
      if (asked.push(route.request().url()) === 3) resolve();
      return route.abort();
    });
  });
  await page.reload();
  await thrice;
  await expect(disc).toHaveText(/\p{L}/u);
  await expect(disc.locator('img')).toBeHidden();
  await look(page, 'avatar-lost', {
    language: 'en',
    at: 1280,
    names: [as.account],
  });
  await page.context().close();
});
