// A round that all players share: Crash from its room to an auto cash-out.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

// A round of Crash runs by the server's clock.
test.use({ clock: 'running' });

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const inGame = (english: string) => translate('games', language, english);

  test(`a round of all players, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=crash');
    const game = page.frameLocator('iframe');
    // When the bets were closed meanwhile, the bet waits for the next round.
    const auto = game.getByLabel(inGame('Auto cash-out at'));
    await auto.fill('1.01');
    await auto.press('Enter');
    await game.locator('.btn--bet').click();
    await expect(game.locator('.seat__terms')).toContainText('1.01×');
    await expect(game.locator('.table-list')).toContainText('***');
    await look(page, 'crash-bet', { ...turn, names: [as.account] });

    // Two rounds in a hundred end before 1.01.
    const end = game.locator('.seat__end--cashed_out, .seat__end--lost');
    await expect(end).toBeVisible();
    await game.getByRole('button', { name: inGame('Rules') }).click();
    await expect(game.getByRole('listitem').filter({ hasText: '99' }).first()).toBeVisible();
    isSilent();
    await page.context().close();
  });
}

/**
 * A line that can be cut, as by a tunnel: sockets stay open and say nothing more, calls fail.
 * Returns the switch.
 */
async function watchLine(page: Page): Promise<(isCut: boolean) => void> {
  let isCut = false;
  await page.routeWebSocket(/\/shared\/room/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isCut) server.send(message);
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
  });
  await page.route(/\/inhouse\//u, (route) => (isCut ? route.abort() : route.continue()));
  return (next) => {
    isCut = next;
  };
}

test('a line that is cut drops the bet that waits, and stops the round on the page', async ({
  browser,
  world,
}) => {
  const inGame = (english: string) => translate('games', 'en', english);
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  const cut = await watchLine(page);
  await page.goto('/game?gameId=crash');
  const game = page.frameLocator('iframe');
  const bet = game.locator('.btn--bet');
  const board = game.locator('.river__number');
  await expect(game.locator('.river--running')).toBeVisible();
  cut(true);
  // The page does not know yet: the bet waits for the next round.
  await bet.click();
  await expect(
    game.getByRole('button', { name: inGame('Waits for the next round · take back') }),
  ).toBeVisible();
  await expect(game.locator('.round-result--bad')).toContainText(
    inGame('The connection was lost, so the round is not shown. Placed bets count. Reconnecting…'),
  );
  await expect(board).toHaveText('· · ·');
  const dropped = inGame('Not bet: the connection was lost before the next round began.');
  await expect(game.getByRole('alert')).toHaveText(dropped);
  await expect(bet).toBeDisabled();

  cut(false);
  await expect(game.locator('.round-result--bad')).toHaveCount(0);
  await expect(board).not.toHaveText('· · ·');
  // Rounds go on, and nothing was staked in them.
  await expect(game.locator('.river--ended')).toBeVisible();
  await expect(game.locator('.river--betting')).toBeVisible();
  await expect(game.getByRole('alert')).toHaveText(dropped);
  expect(await world.ask('balance', { account: as.account })).toBe('100000');
  await bet.click();
  await expect(game.locator('.seat__terms')).toBeVisible();
  await expect(game.getByRole('alert')).toHaveCount(0);
  await page.context().close();
});
