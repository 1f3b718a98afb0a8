// A large withdrawal opens an alert: an operator on any page sees the count, goes to the alert,
// marks it as seen and closes it. Its rule is looked at, and another one requested, which one
// operator alone changes at once and a second one confirms. Then the page of the site's health.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { checkReason, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`an alert is seen and closed, and its rule looked at, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const { account } = await system.ask('member', { balanceMinor: '6000000' });
    await system.ask('withdraw', { account, amount: '5000000' });
    await system.ask('evaluateAlerts', {});
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 400/u]);
    const shown = { ...turn, names: ['shapla', account] };

    await page.goto('/operators');
    const bell = page.locator('.topbar__alerts');
    await expect(bell.locator('.count-badge')).toBeVisible();
    await bell.click();
    const row = page.locator('.data-table__row').filter({ hasText: account });
    await expect(row).toContainText('50,000.00');
    await look(page, 'console-alerts', shown);
    await row.getByRole('button', { name: say('Mark as seen') }).click();
    await expect(row).toContainText('shapla');
    await row.getByRole('button', { name: say('Close alert') }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('tab', { name: say('All alerts'), exact: true }).click();
    await expect(row.locator('.status-badge')).toHaveText(say('Closed'));
    await look(page, 'console-alerts-all', shown);

    await page.getByRole('link', { name: say('Rules of alerts') }).click();
    const rule = page.locator('.data-table__row').filter({ hasText: say('Large withdrawal') });
    await rule.getByRole('button').click();
    const threshold = getDialog(page).locator('input[name=threshold]');
    await threshold.fill('0');
    await getDialog(page).locator('button[type=submit]').click();
    await checkReason(threshold, language);
    await look(page, 'console-alert-rule', shown);
    await threshold.fill('50,000');
    await getDialog(page).locator('textarea').fill('Large sums are usual now.');
    await getDialog(page).locator('button[type=submit]').click();
    await expect(getDialog(page)).toHaveCount(0);
    await expect(rule).toContainText('shapla');
    await look(page, 'console-alert-rules', {
      ...shown,
      names: [...shown.names, 'Large sums are usual now.'],
    });
    const cancel = rule.getByRole('button', { name: new RegExp(`^${say('Cancel it')}`, 'u') });
    if ((await cancel.count()) > 0) await cancel.click();
    await expect(cancel).toHaveCount(0);

    await page.goto('/health');
    await expect(page.locator('.status-badge').first()).toBeVisible();
    await look(page, 'console-health', shown);
    isSilent();
    await page.context().close();
  });
}
