// Limbo: a member plays a round, and checks it from its revealed seed.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { look, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

/** Reveals the seed of the newest bet, and sees every step of its check agree. */
async function verifyNewest(page: Page, say: (english: string) => string): Promise<void> {
  await page.goto('/member/bets');
  await page
    .getByRole('link', { name: say('Verify') })
    .first()
    .click();
  await page
    .getByRole('button', { name: say('Reveal and check') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('Reveal and check') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('Matches'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('Does not match'), { exact: true })).toHaveCount(0);
}

/** The one sentence about the last round. */
const resultOf = (game: FrameLocator) => game.getByRole('status').first();

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const sayInGame = (english: string) => translate('games', language, english);

  test(`a flight of Limbo, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=limbo');
    const game = page.frameLocator('iframe');
    const chance = game.getByRole('textbox', { name: sayInGame('Chance of winning') });
    const target = game.getByRole('textbox', { name: sayInGame('Target') });
    await game.getByRole('button', { name: '5×', exact: true }).click();
    await expect(chance).toHaveValue('19.80');
    await chance.fill('98');
    await game.getByRole('button', { name: sayInGame('Fly'), exact: true }).click();
    await expect(target).toHaveValue('1.01');
    await expect(resultOf(game)).toContainText(/\d\.\d\d×/u);
    await look(page, 'limbo', { ...turn, names: [as.account] });
    await verifyNewest(page, say);
    isSilent();
    await page.context().close();
  });
}
