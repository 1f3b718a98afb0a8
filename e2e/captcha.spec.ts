// Who cannot see the picture gets in all the same: by keyboard, with what a screen reader is told.
import { expect } from '@playwright/test';
import { getDialog, getField } from './dialogs.ts';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`an account without seeing the picture, ${language}`, async ({ browser, world, turn }) => {
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page);
    await openPath(page, '/?open=register');
    await waitForHydration(page);
    const dialog = getDialog(page);
    await getField(page, 'username').fill(`unseen${language}`);
    await getField(page, 'password').fill('a quiet boat at dusk');
    await getField(page, 'confirmPassword').fill('a quiet boat at dusk');
    const instead = dialog.getByRole('button', { name: say('I cannot read the picture') });
    await expect(instead).toBeVisible();
    await look(page, 'captcha', turn);
    await getField(page, 'captcha').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(instead).toBeFocused();
    // The device's seconds of work are not waited for: what it is asked is easy to find.
    const isWaited = Promise.withResolvers<undefined>();
    await page.route(/\/wps\/[^?]*\?.*unseen=1/u, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as object;
      const value = await world.ask('easyWork', { action: 'register' });
      await isWaited.promise;
      await route.fulfill({ response, json: { ...reply, value } });
    });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(
      say('Your device solves a task instead. This takes some seconds.'),
    );
    isWaited.resolve(undefined);
    const done = dialog.getByText(
      say('No picture is needed: your device has solved a task instead.'),
    );
    await expect(done).toBeFocused();
    await look(page, 'captcha-instead', turn);
    await dialog.locator('input[name=ageConfirmed]').check();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('input[name=username]')).toHaveCount(0);
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).toContain('__Host-session');
    isSilent();
    await page.context().close();
  });
}
