// A member's payout wallets: a first one, added on the way to a withdrawal; a second one that waits
// a day; one that is removed. Each change needs the password.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`);

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const numbers =
    language === 'bn' ? ['01911110001', '01911110002'] : ['01911110003', '01911110004'];

  async function addWallet(page: Page, number: string | undefined, password: string) {
    await field(page, 'number').fill(number ?? '');
    await field(page, 'password').fill(password);
    await dialog(page).locator('button[type=submit]').click();
  }

  test(`wallets for payouts, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page, [/\b422\b/u]);
    const press = (name: string) => page.getByRole('button', { name: say(name) }).click();

    await openPath(page, '/member/withdraw');
    await page.locator('#amount').fill('1000');
    await press('Continue');
    await expect(page.getByText(say('You have no payout wallet yet.'))).toBeVisible();
    await look(page, 'withdraw-no-wallet', looked);
    await press('Add a wallet');
    await addWallet(page, numbers[0], 'not my password');
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'wallet-adding-first', { ...looked });
    await addWallet(page, numbers[0], as.password);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/step=review/u);
    await press('Continue');
    await expect(page).toHaveURL(/step=review/u);
    await page.locator('main input[name=password]').fill(as.password);
    await page
      .locator('main')
      .getByRole('button', { name: say('Withdraw'), exact: true })
      .click();
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();

    await openPath(page, '/member/securityCenter');
    await press('Add a wallet');
    await addWallet(page, numbers[1], as.password);
    await expect(dialog(page)).toHaveCount(0);
    const rows = page.locator('.card').filter({ hasText: say('Wallets for payouts') });
    await expect(rows.getByRole('listitem')).toHaveCount(2);
    await look(page, 'security-wallets', looked);
    await openPath(page, '/member/withdraw');
    await expect(page.locator('main').getByRole('radio').first()).toBeDisabled();
    await look(page, 'withdraw-held-wallet', looked);

    await openPath(page, '/member/securityCenter');
    await rows.getByRole('listitem').first().getByRole('button').click();
    await field(page, 'password').fill(as.password);
    await look(page, 'wallet-removing', { ...looked });
    await dialog(page).locator('button[type=submit]').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows.getByRole('listitem')).toHaveCount(1);
    isSilent();
    await page.context().close();
  });
}
