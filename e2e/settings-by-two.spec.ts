// Two operators change a setting of money: one requests it with a reason, another confirms it, the
// history names both, and the value of before is requested again and cancelled.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a setting of money by two operators, ${language}`, async ({ browser, house, turn }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const second = await system.ask('anotherOperator', { username: `togor.${language}` });
    const page = await openConsole(browser, house, language, turn.theme);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const reason = 'Payouts arrive within minutes.';
    const shown = { ...turn, names: ['shapla', `togor.${language}`, reason] };
    const label = language === 'bn' ? /টাকা পাওয়ার কথা জানানোর/u : /Minutes to confirm a payout/u;

    await page.goto('/settings/general');
    const field = page.getByLabel(label);
    await field.fill('45');
    await page
      .locator('main')
      .getByRole('button', { name: say('Save'), exact: true })
      .click();
    const dialog = getDialog(page);
    await expect(dialog).toContainText('60');
    await dialog.locator('textarea').fill(reason);
    await look(page, 'console-setting-request', shown);
    await dialog.getByRole('button', { name: say('Request'), exact: true }).click();
    const row = page.locator('.data-table__row', { hasText: reason });
    await expect(row).toContainText('45');
    await expect(field).toHaveValue('60');
    await look(page, 'console-setting-requests', shown);

    await other.goto('/');
    await other.locator('.data-table__row', { hasText: reason }).getByRole('link').click();
    const asked = other.locator('.data-table__row', { hasText: reason });
    await asked.getByRole('button', { name: new RegExp(`^${say('Confirm')}`, 'u') }).click();
    await expect(getDialog(other)).toContainText('45');
    await getDialog(other).locator('button[type=submit]').click();
    await expect(asked).toHaveCount(0);
    await expect(other.getByLabel(label)).toHaveValue('45');

    await page.goto('/settings-history');
    const change = page.locator('.data-table__row', { hasText: reason }).first();
    await expect(change).toContainText('togor');
    await expect(change).toContainText('shapla');
    await look(page, 'console-settings-history-by-two', shown);
    await change.getByRole('button', { name: new RegExp(`^${say('Restore')}`, 'u') }).click();
    await dialog.locator('textarea').fill(reason);
    await dialog.getByRole('button', { name: say('Request'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/settings/general');
    await row.getByRole('button', { name: new RegExp(`^${say('Cancel it')}`, 'u') }).click();
    await expect(row).toHaveCount(0);
    await expect(field).toHaveValue('45');
    await system.ask('settings', { payoutConfirmMinutes: 60 });
    isSilent();
    await page.context().close();
    await other.context().close();
  });
}
