// A member whose day showed markers of harm reads a kind message that leads to the limits; an
// operator finds the case, proposes a limit, and closes it.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { checkReason, look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a member in trouble is offered help, ${language}`, async ({ browser, house, turn }) => {
    const { system } = house;
    const sayDesk = (english: string) => translate('console', language, english);
    const as = await system.ask('member', { balanceMinor: '500000' });
    await system.ask('openCare', { memberId: as.memberId });
    const note = `${as.account} asked for it`;
    const shown = { ...turn, names: [note, as.account, 'shapla'] };

    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/member/messages');
    const message = page
      .locator('main')
      .getByText({ bn: 'আপনার খেলা কি এখনও আনন্দের?', en: 'Is play still fun for you?' }[language]);
    await message.click();
    await look(page, 'care-message', shown);
    await page.locator('main a[href*="part=play"]').click();
    await expect(page).toHaveURL(/securityCenter\?part=play/iu);

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/care');
    const row = desk.locator('.data-table__row').filter({ hasText: as.account });
    await expect(row).toBeVisible();
    await look(desk, 'console-care', shown);
    await row.getByRole('link').click();
    await desk.getByRole('button', { name: sayDesk('Record an act of care') }).click();
    const dialog = getDialog(desk);
    await dialog.locator('select').selectOption('limit_proposed');
    await dialog.locator('button[type=submit]').click();
    const typed = dialog.locator('textarea');
    await checkReason(typed, language);
    await look(desk, 'console-care-act', shown);
    await typed.fill(note);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.locator('.care-case')).toContainText(sayDesk('Limit proposed'));
    await look(desk, 'console-member-care', shown);
    await desk.getByRole('button', { name: sayDesk('Record an act of care') }).click();
    await dialog.locator('select').selectOption('closed');
    await typed.fill(`${as.account} is well`);
    await dialog.locator('button[type=submit]').click();
    await expect(desk.locator('.care-case .status-badge')).toHaveText(sayDesk('Closed'));
    isSilent();
    await desk.context().close();
    await page.context().close();
  });
}
