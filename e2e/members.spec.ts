// Operators find a member by his whole name, give him a password that lets in once, and log him
// out.
import { expect } from '@playwright/test';
import { openConsole, test } from './house.ts';
import { look, watchComplaints } from './looks.ts';
import { textOf } from './texts.ts';
import type { JourneyLanguage } from './texts.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const say = (english: string) => textOf('console', language, english);

  test(`a member who cannot get in, ${language}`, async ({ browser, house }) => {
    const { account } = await house.system.ask('member', {});
    const page = await openConsole(browser, house, language);
    // Refusals come as answers, which a browser logs.
    const isSilent = watchComplaints(page, [/status of 404/u]);
    const press = (english: string) =>
      page.getByRole('button', { name: say(english), exact: true }).click();
    await page.goto('/members');
    await page.locator('input[name=account]').fill(account.slice(0, -1));
    await press('Find');
    await expect(page.locator('main')).toContainText(say('There is no member of this name.'));
    await look(page, 'console-member-unknown', { language, names: [account, 'shapla'] });
    await page.locator('input[name=account]').fill(` ${account.toUpperCase()} `);
    await press('Find');
    const card = page.locator('.member');
    await expect(card).toContainText(say('His own'));
    await look(page, 'console-member', { language, names: [account, 'shapla'] });

    await press('Give a temporary password');
    await look(page, 'console-member-give', { language, names: [account, 'shapla'] });
    await press('Give it');
    const given = page.locator('.member__password');
    await expect(given).toHaveText(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/u);
    const names = [account, 'shapla', await given.innerText()];
    await look(page, 'console-member-given', { language, names });
    await press('I have passed it on');
    await expect(given).toHaveCount(0);
    await expect(card).not.toContainText(say('His own'));
    await look(page, 'console-member-temporary', { language, names });

    await press('End all sessions');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('End all sessions') })
      .click();
    await expect(page.locator('.toasts')).toContainText(say('Logged out everywhere'));
    isSilent();
    await page.context().close();
  });
}
