// In-house games that draw a path or numbers: one round of each is played in its page, and worked
// out again in the member's browser.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { look, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const sayInGame = (english: string) => translate('games', language, english);

  /** Opens the last round's proof from the game's history, and reveals its seed. */
  async function verifyLast(page: Page, game: FrameLocator): Promise<void> {
    await game.getByRole('button', { name: sayInGame('History'), exact: true }).click();
    await game.locator('.past').first().getByRole('button').last().click();
    await page.waitForURL(/\/verify\//u);
    await page
      .getByRole('button', { name: say('Reveal and check') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Reveal and check') }).click();
    await expect(page.getByText(say('Everything matches'))).toBeVisible();
    await expect(page.getByText(say('Does not match'), { exact: true })).toHaveCount(0);
  }

  test(`a ball of Plinko, and its proof, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=plinko');
    const game = page.frameLocator('iframe');
    const more = game.getByRole('button', { name: sayInGame('More rows') });
    for (let rows = 12; rows < 16; rows += 1) await more.click();
    await expect(more).toBeDisabled();
    await game.getByRole('radio').last().check();
    await game.getByRole('button', { name: sayInGame('Drop the ball') }).click();
    // Every bucket pays something.
    await expect(game.getByRole('status').first()).toContainText(/\d×: .*৳\d/u);
    await expect(game.locator('.plinko-bucket--hit, .plinko-bucket--won')).toHaveCount(1);
    await game.getByRole('button', { name: sayInGame('Rules'), exact: true }).click();
    await expect(game.getByRole('table').getByRole('row').nth(1)).toContainText('1000×');
    await look(page, 'plinko', { ...turn, names: [as.account] });
    await verifyLast(page, game);
    isSilent();
    await page.context().close();
  });

  test(`ten numbers of Keno, and their proof, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=keno');
    const game = page.frameLocator('iframe');
    const draw = game.getByRole('button', { name: sayInGame('Draw'), exact: true });
    await expect(draw).toBeDisabled();
    await game.locator('[data-number="1"]').click();
    // The arrow keys go round the board: one to the right, one down.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(game.locator('[data-number="10"]')).toHaveAttribute('aria-pressed', 'true');
    await game.getByRole('button', { name: sayInGame('Clear') }).click();
    await game.getByRole('button', { name: sayInGame('Quick pick') }).click();
    await expect(game.locator('[data-number][aria-pressed="true"]')).toHaveCount(10);
    // An eleventh number is not taken.
    const others = game.locator('[data-number][aria-pressed="false"]');
    await others.first().click({ force: true });
    await expect(others).toHaveCount(30);
    await draw.click();
    await expect(game.getByRole('status').first()).toContainText(/\d+\/10/u);
    await expect(game.locator('.keno-ball')).toHaveCount(10);
    await game.getByRole('button', { name: sayInGame('Rules'), exact: true }).click();
    await expect(game.getByRole('table').getByRole('row')).toHaveCount(12);
    await look(page, 'keno', { ...turn, names: [as.account] });
    await verifyLast(page, game);
    isSilent();
    await page.context().close();
  });
}
