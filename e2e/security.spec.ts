// The member's own account: logged in at two places, one of them is ended from the other; then the
// password is replaced, and only the new one logs in.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const next = 'a quiet boat at dusk';

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  async function logIn(page: Page, account: string, password: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=username]').fill(account);
    await dialog.locator('input[name=password]').fill(password);
    await dialog.getByRole('button', { name: say('Log in'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  test(`devices and password, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, world, { ...turn, as });
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(page, [/\b(?:401|422)\b/u]);
    const other = await openPage(browser, world, turn);
    await openPath(other, '/?open=login');
    await logIn(other, as.account, as.password);

    await openPath(page, '/');
    await page.getByRole('button', { name: say('Mine') }).click();
    await page.getByRole('dialog').locator('a[href="/member/securityCenter"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('My account'));
    const places = page.locator('.card').filter({ hasText: say('Your sessions') });
    const devices = places.getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: say('This device') })).toHaveCount(1);

    await devices.getByRole('button', { name: say('Log out there') }).click();
    await expect(page.locator('.toasts')).toContainText(say('Logged out on that device'));
    await expect(devices.getByRole('button')).toHaveCount(0);
    // There it is seen at once.
    await expect(other.locator('.bottom-nav')).not.toContainText(say('Mine'));

    await page.getByRole('button', { name: say('Change password') }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`input[name=${name}]`);
    const submit = dialog.getByRole('button', { name: say('Change password') });
    await submit.click();
    await expect(dialog.getByText(say('Fill in this field.'))).toHaveCount(3);
    await look(page, 'security-password', looked);
    await field('oldPassword').fill('not this one at all');
    await field('newPassword').fill(next);
    await field('confirmNewPassword').fill(`${next}.`);
    await submit.click();
    await expect(field('confirmNewPassword')).toHaveAttribute('aria-invalid', 'true');
    await field('confirmNewPassword').fill(next);
    await submit.click();
    await expect(field('oldPassword')).toHaveAttribute('aria-invalid', 'true');
    await field('oldPassword').fill(as.password);
    await submit.dblclick();
    await expect(page.locator('.toasts')).toContainText(
      say('Your password has changed. Log in with the new one.'),
    );
    await logIn(page, as.account, next);
    await expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
    isSilent();
    await page.context().close();
    await other.context().close();
  });
}
