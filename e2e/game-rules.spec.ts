// An in-house game before the login: a visitor opens one from the lobby, reads its odds and rules,
// logs in, and lands in the game.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { look, openPath, waitForHydration, watchPageErrors } from './page-checks.ts';

import { getField } from './dialogs.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

/** The rules in their frame, which comes when the reader is near. */
async function scrollToRules(page: Page): Promise<FrameLocator> {
  await page.locator('.game-rules__frame').scrollIntoViewIfNeeded();
  return page.frameLocator('.game-rules__frame iframe');
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const sayInGame = (english: string) => translate('games', language, english);

  test(`rules and odds of a game before the login, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page);
    const drawn = page.waitForResponse(/gameId=rickshaw/u);
    await page.goto('/game?gameId=rickshaw');
    const text = await (await drawn).text();
    expect(text.includes('95.9843%'), 'the figures come with the server’s page').toBe(true);
    await waitForHydration(page);
    const title = page.getByRole('heading', { level: 1 });
    expect(text).toContain(`<title>${await title.innerText()} · `);
    const spins = page.locator('.hundred-spins dd');
    await expect(spins).toHaveText([/371 /u, /766 /u, /2,167 /u]);
    const slot = await scrollToRules(page);
    await expect(slot.locator('.slot-pays li')).toHaveCount(9);
    await look(page, 'rules-rickshaw', turn);

    await openPath(page, '/inhouse');
    await page.locator('main a[href="/game?gameId=dice"]').first().click();
    await expect(page.locator('.game-odds')).toContainText('99/100');
    await expect(page).toHaveTitle(new RegExp(`^${await title.innerText()} · `, 'u'));
    const dice = await scrollToRules(page);
    const chance = dice.getByRole('textbox', { name: sayInGame('Chance of winning') });
    await chance.fill('10');
    await chance.blur();
    await expect(dice.locator('.terms dd')).toHaveText('9.9000×');
    await look(page, 'rules-dice', turn);

    await page.getByRole('link', { name: say('Log in to play') }).click();
    await getField(page, 'username').fill(as.account);
    await getField(page, 'password').fill(as.password);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Log in'), exact: true }).click();
    await expect(page).toHaveURL(/\/game\?gameId=dice$/u);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: sayInGame('Roll'), exact: true })).toBeVisible();
    isSilent();
    await page.context().close();
  });
}
