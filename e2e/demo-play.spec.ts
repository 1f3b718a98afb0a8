// A visitor tries the site with demo money: enabled by the operator, started over the rules of a
// game, played there, and offered an account of their own wherever the demo ends.
import { expect } from '@playwright/test';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test.describe.configure({ mode: 'default' });

test.afterEach(({ world }) => world.ask('defaultSettings', {}));

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`free play, ${language}`, async ({ browser, world, turn }) => {
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page);
    await openPath(page, '/?open=free-play');
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: say('Log in') })
        .or(page.getByRole('banner').getByRole('link', { name: say('Log in') })),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: say('Play for free') })).toHaveCount(0);

    await world.ask('settings', { freePlay: true });
    await openPath(page, '/game?gameId=dice');
    const free = { name: say('Play for free') };
    await page.getByRole('main').getByRole('link', free).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('Play for free'));
    await dialog.getByRole('button', { name: say('Start playing') }).dblclick();
    const header = page.getByRole('banner');
    await expect(header).toContainText(say('Trial'));
    await expect(dialog).toHaveCount(0);

    // It goes on to the game whose rules were read.
    await expect(page).toHaveURL(/\/game\?gameId=dice$/u);
    const game = page.frameLocator('iframe');
    await expect(game.locator('.session-bar')).toContainText(
      translate('games', language, 'Trial money'),
    );

    // It is the same demo account after a reload, and in a wide window.
    await openPath(page, '/');
    await expect(header).toContainText(say('Trial'));
    await look(page, 'trial-home', turn);

    // A page that needs an account of one's own says so, and leads to the registration.
    await openPath(page, '/member/deposit');
    await expect(dialog).toContainText(say('You need an account for this'));
    await dialog.getByRole('button', { name: say('Stay in the trial') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main')).toContainText(say('You need an account for this'));
    await look(page, 'trial-deposit', turn);

    await openPath(page, '/');
    await page
      .locator('nav.bottom-nav')
      .getByRole('link', { name: say('Sign up') })
      .click();
    await dialog.getByRole('button', { name: say('Open an account') }).click();
    await expect(page).toHaveURL(/\/register/u);
    // By its class: an open dialog hides the header from screen readers.
    await expect(page.locator('.header')).not.toContainText(say('Trial'));
    isSilent();
    await page.context().close();
  });
}
