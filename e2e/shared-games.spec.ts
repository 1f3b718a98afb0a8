// A round that all players share: Crash from its room to an auto cash-out.
import { expect } from '@playwright/test';
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
