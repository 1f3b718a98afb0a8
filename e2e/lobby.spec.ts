// The lobbies: finding a game, keeping it as a favourite, opening it in each way, and what a player
// reads when it is closed.
import { expect } from '@playwright/test';
import { favouritesRecordOpened } from '@khelaghor/client/routes/play.gen.ts';
import type { Page } from '@playwright/test';
import { openPage, test } from './site-fixtures.ts';
import { waitForHydration } from './page-checks.ts';
import { translate } from './translations.ts';

// Its boards come from jobs of each minute and from caches of some seconds.
test.use({ clock: 'running' });

const say = (english: string) => translate('player', 'en', english);
const count = 1_000;

test.beforeAll(async ({ world }) => {
  await world.ask('seedLobby', { vendor: 'megha', count });
});

const cards = (page: Page) => page.locator('.lobby-grid .game');

test('games are found by name, kind and vendor, and nothing that is typed breaks it', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await page.goto('/rng?vassalage=%27%20or%201%3D1&gameClassify=x&minBet=-1&page=abc');
  await expect(cards(page).first()).toBeVisible();
  await waitForHydration(page);
  const field = page.getByRole('searchbox');
  await field.fill('sample 777');
  await expect(page.getByText('Sample 777', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/gameName=sample/u);
  await expect(cards(page)).toHaveCount(1);
  await field.fill('ক'.repeat(10_000));
  await expect(page.getByText(say('No games match'))).toBeVisible();
  await page.getByRole('button', { name: say('Clear filters') }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Jackpot' }).click();
  await expect(page).toHaveURL(/gameClassify=JACKPOT/u);
  await expect(page.getByText('Sample 2', { exact: true }).last()).toBeVisible();
  await expect(page.locator('.lobby-grid').getByText('Sample 1', { exact: true })).toHaveCount(0);
  await page.context().close();
});

test('one page finds games of all kinds, favourites, and what was played last', async ({
  browser,
  world,
}) => {
  const member = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as: member });
  const field = page.getByRole('searchbox');
  const tab = (english: string) =>
    page
      .getByRole('navigation', { name: say('Which games') })
      .getByRole('link', { name: say(english), exact: true });
  // A poster that several games share has the name as its sign, too.
  const shown = (name: string) =>
    page.locator('.lobby-grid').getByText(name, { exact: true }).last();
  const recorded = page.waitForResponse((reply) =>
    reply.url().endsWith(favouritesRecordOpened.path),
  );
  await page.goto('/lottery?gameCode=k3');
  await recorded;
  await page.goto('/games');
  await expect(cards(page).first()).toBeVisible();
  await waitForHydration(page);
  for (const name of ['Dice', 'K3 Dice', 'Sample 777']) {
    await field.fill(name);
    await expect(shown(name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Favourite: Sample 777' }).click();
  await field.fill('');
  await tab('Favourites').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(shown('Sample 777')).toBeVisible();
  await tab('Played last').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(shown('K3 Dice')).toBeVisible();
  await field.fill('wheel');
  await expect(page.getByText(say('No games match'))).toBeVisible();
  await page.context().close();
});

test('a heart turns at once, is stored, and turns back when it cannot be', async ({
  browser,
  world,
}) => {
  const member = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as: member });
  await page.goto('/rng?gameName=Sample%20500');
  const heart = page.getByRole('button', { name: 'Favourite: Sample 500' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => world.ask('favouritesOf', { account: member.account }))
    .toEqual(['megha500']);
  await page.route('**/favouriteGames/remove', (route) => route.abort());
  await heart.click();
  await expect(page.getByText(say('Not saved'))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/rng?mine=1');
  await expect(cards(page)).toHaveCount(1);
  await page.context().close();
});

test('a visitor logs in first; a vendor’s game opens in its frame or its window', async ({
  browser,
  world,
}) => {
  const gameCode = await world.ask('sampleVendor', { code: 'acme' });
  const visitor = await openPage(browser, world, { language: 'en' });
  await visitor.goto('/rng?vassalage=ACME');
  await cards(visitor).first().getByRole('link').click();
  await expect(visitor).toHaveURL(/open=login/u);
  await expect(visitor).toHaveURL(new RegExp(`seamless%3FgameId%3D${gameCode}|gameId`, 'u'));
  await visitor.context().close();
  const member = await world.ask('member', { balanceMinor: '10000' });
  const page = await openPage(browser, world, { language: 'en', as: member });
  await world.ask('setLaunch', { gameCode, launch: 'route' });
  await page.goto(`/seamless?gameId=${gameCode}`);
  await expect(page.frameLocator('iframe').getByText('Sample game')).toBeVisible();
  const sandbox = await page.locator('iframe').getAttribute('sandbox');
  expect(sandbox).not.toContain('top-navigation');
  // The game leads its own frame to the lobby's address, and the page around it follows.
  await page.frameLocator('iframe').getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/rng$/u);
  await world.ask('setLaunch', { gameCode, launch: 'popup' });
  await page.goto('/rng?vassalage=ACME');
  const opened = page.waitForEvent('popup');
  await cards(page).first().locator('.game__plate').click();
  await expect((await opened).getByText('Sample game')).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await cards(page).first().locator('.game__plate').click();
  await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible();
  expect(page.url()).not.toContain('/rng');
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?vassalage=ACME$/u);
  await expect(cards(page).first()).toBeVisible();
  await page.context().close();
});

test('a game under maintenance says so and until when, and offers others', async ({
  browser,
  world,
}) => {
  const member = await world.ask('member', {});
  await world.ask('setMaintenance', { gameCode: 'dice', endsAt: '2090-01-01T00:00:00Z' });
  const page = await openPage(browser, world, { language: 'en', as: member });
  await page.goto('/game?gameId=dice');
  await expect(page.getByText(/Dice is under maintenance/u)).toBeVisible();
  await expect(page.getByText(say('Play these meanwhile'))).toBeVisible();
  await expect(page.locator('.card-list .game')).toHaveCount(6);
  await world.ask('setMaintenance', { gameCode: 'dice', endsAt: null });
  await page.reload();
  await expect(page.locator('iframe')).toBeVisible();
  await page.context().close();
});

test('the boards show real wins with masked names', async ({ browser, world }) => {
  const member = await world.ask('member', { balanceMinor: '10000000', account: 'winnerofall' });
  // Enough rolls and stakes that the member surely wins, and more than others do meanwhile.
  await world.ask('roll', { account: member.account, times: 16, stake: '100000' });
  const page = await openPage(browser, world, { language: 'en' });
  // The board is up to three seconds old; another page may have read it before the win.
  await expect(async () => {
    await page.goto('/winners');
    await expect(page.getByText('wi***l').first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByText('winnerofall')).toHaveCount(0);
  await waitForHydration(page);
  await page.getByRole('tab', { name: say('Leaders') }).click();
  await expect(page).toHaveURL(/board=leaders/u);
  await page.context().close();
});

test('a lobby that loses its connection says so, and continues', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en' });
  await page.route('**/wps/relay/gameList*', (route) => route.abort());
  await page.goto('/rng');
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible();
  await page.unroute('**/wps/relay/gameList*');
  await again.click();
  await expect(cards(page).first()).toBeVisible();
  await page.context().close();
});
