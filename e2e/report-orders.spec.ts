// An operator saves the members that a search finds as a file, confirms an address by its code, and
// orders a daily report, whose first e-mail is in the outbox.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

// A report waits until all of the ledger is added up, which is dated by the machine's clock.
test.use({ clock: 'running' });

for (const language of ['bn', 'en'] as const) {
  test(`a list saved as a file, and a report by e-mail, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const { account } = await system.ask('member', {});
    await system.ask('member', {});
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const shown = { ...turn, names: ['shapla', account, 'shapla@example.com'] };
    const dialog = getDialog(page);
    const press = (name: string) => page.getByRole('button', { name: say(name), exact: true });

    await page.goto(`/members?q=${account.slice(0, 6)}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: say('Download as CSV') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d{2}-\d{2}\.csv$/u);
    expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n${account},`);

    await page.goto('/reports?tab=mails');
    await press('Change my address').click();
    await dialog.locator('input[name=email]').fill('shapla@example.com');
    await dialog.locator('button[type=submit]').click();
    await expect(page.locator('main')).toContainText(say('Not yet confirmed'));
    await look(page, 'console-report-email-awaiting', shown);
    await page.goto('/outbox');
    const letter = page.locator('.data-table__row').filter({ hasText: 'shapla@example.com' });
    const code = /(?<!\d)\d{6}(?!\d)/u.exec(await letter.first().innerText())?.[0] ?? '';
    await page.goto('/reports?tab=mails');
    await press('Enter the code').click();
    await dialog.locator('input[name=code]').fill(code);
    await dialog.locator('button[type=submit]').click();
    await expect(page.locator('main')).not.toContainText(say('Not yet confirmed'));
    await press('Order a report').click();
    await dialog.locator('input[name=recipient-shapla]').check();
    await look(page, 'console-report-order', shown);
    await dialog.locator('button[type=submit]').click();
    const order = page.locator('.data-table__row').filter({ hasText: 'shapla' });
    await expect(order).toContainText(say('In the outbox'));
    await look(page, 'console-report-orders', shown);

    await page.goto('/outbox');
    const mail = page.locator('.data-table__row').filter({ hasText: 'shapla@example.com' });
    await expect(mail.first()).toContainText('report-all-');

    await page.goto('/reports?tab=mails');
    await order.getByRole('button', { name: say('Remove') }).click();
    await dialog.locator('button[type=submit]').click();
    await expect(order).toHaveCount(0);
    await press('Change my address').click();
    await dialog.locator('input[name=email]').fill('');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    isSilent();
    await page.context().close();
  });
}
