// A member sends an identity document from their centre; an operator refuses it with a reason, the
// member sends it again, and it is accepted.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { sendDocument } from './send-document.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`an identity document is refused, sent again and accepted, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string) => translate('player', language, english);
    const sayDesk = (english: string) => translate('console', language, english);
    const as = await system.ask('member', { balanceMinor: '500000' });
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const shown = { ...turn, names: [as.account, 'shapla', 'PNG', 'JPG', 'NID'] };

    await openPath(page, '/member/documents');
    const list = page.locator('.account-rows');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByText(say('Add every picture first.'))).toBeVisible();
    await look(page, 'documents-form', shown);
    await sendDocument(page, '1990123456');
    await expect(list).toContainText(say('Being reviewed'));
    await look(page, 'documents-waiting', shown);

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/documents?state=waiting');
    const row = desk.locator('.data-table__row').filter({ hasText: as.account });
    await expect(row).toBeVisible();
    await look(desk, 'console-documents', shown);
    await row.getByRole('link').click();
    await expect(desk.locator('.facts')).toContainText('1990123456');
    await expect(desk.locator('.document__pictures img')).toHaveCount(3);
    const picture = desk.locator('.document__pictures img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(96);
    await look(desk, 'console-document', shown);
    await desk.getByRole('button', { name: sayDesk('Refuse') }).click();
    await getDialog(desk).locator('select').selectOption('number_differs');
    await look(desk, 'console-document-refuse', shown);
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.detail__head')).toContainText(sayDesk('Refused'));

    await openPath(page, '/member/documents');
    const reason = say('The number differs from the one in the pictures.');
    await expect(list).toContainText(reason);
    await sendDocument(page, '1990123457');
    await desk.goto('/documents?state=waiting');
    await row.getByRole('link').click();
    await desk.getByRole('button', { name: sayDesk('Accept') }).click();
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.detail__head')).toContainText(sayDesk('Accepted'));
    await desk.goto(`/members?account=${as.account}&tab=documents`);
    await expect(desk.locator('.data-table__row')).toHaveCount(2);
    await look(desk, 'console-member-documents', shown);

    await openPath(page, '/member/documents');
    await expect(list.locator('li').first()).toContainText(say('Accepted'));
    await look(page, 'documents-accepted', shown);
    isSilent();
    await desk.context().close();
    await page.context().close();
  });
}
