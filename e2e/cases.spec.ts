// A member whose name is on an imported list gets a case when the document is accepted. An operator
// looks at it, adds a note and clears it, and opens another one by hand; the member reads nothing
// of it.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { sendDocument } from './send-document.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a member on a list gets a case that an operator clears, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string) => translate('player', language, english);
    const sayDesk = (english: string) => translate('console', language, english);
    const as = await system.ask('member', { balanceMinor: '500000' });
    const name = `Zzcase ${language} Person`;
    const listed = `PERSON Zzcase ${language}`;
    const list = `ZZ-${language}`;
    const note = 'Another person of this name.';
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const shown = {
      ...turn,
      names: [as.account, 'shapla', name, listed, list, note, 'R-1', 'name'],
    };
    await openPath(page, '/member/profile');
    await page.locator('input[name=payeeName]').fill(name);
    await page
      .locator('main')
      .getByRole('button', { name: say('Save'), exact: true })
      .click();
    await expect(page.locator('input[name=payeeName]')).toHaveAttribute('readonly');
    await openPath(page, '/member/documents');
    await sendDocument(page, language === 'bn' ? '1990123470' : '1990123471');

    const desk = await openConsole(browser, house, language, turn.theme);
    const confirm = async (written?: string) => {
      if (written !== undefined) await getDialog(desk).locator('textarea').fill(written);
      await getDialog(desk).locator('button[type=submit]').click();
      await expect(getDialog(desk)).toHaveCount(0);
    };
    const press = (english: string) =>
      desk.getByRole('button', { name: sayDesk(english), exact: true }).click();
    await desk.goto('/cases?state=lists');
    await press('Import a list');
    await getDialog(desk).locator('textarea').fill('name\n');
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(getDialog(desk).getByRole('alert')).toContainText('dateOfBirth');
    await look(desk, 'console-screening-import', shown);
    const text = `name,dateOfBirth,list,reference\n${listed},1970,${list},R-1`;
    await confirm(text);
    const row = desk.locator('.data-table__row').filter({ hasText: list });
    await expect(row).toBeVisible();
    await look(desk, 'console-screening-lists', shown);

    await desk.goto('/documents?state=waiting');
    const waiting = desk.locator('.data-table__row').filter({ hasText: as.account });
    await waiting.getByRole('link').click();
    await press('Accept');
    await confirm();
    await expect(async () => {
      await desk.goto('/cases?state=open');
      await expect(row).toContainText(as.account, { timeout: 10_000 });
    }).toPass();
    await look(desk, 'console-cases', shown);
    await row.getByRole('link').click();
    await expect(desk.locator('.data-table__row')).toContainText('R-1');
    await press('Add a note');
    await confirm(note);
    await expect(desk.locator('.case-events')).toContainText(note);
    await look(desk, 'console-case', shown);
    await press('Clear');
    await confirm(note);
    await expect(desk.locator('.detail__head')).toContainText(sayDesk('Cleared'));

    await desk.goto(`/members?account=${as.account}&tab=links`);
    await press('Open a case');
    await confirm(note);
    await expect(desk.getByText(sayDesk('Opened by an operator'))).toBeVisible();
    await look(desk, 'console-member-cases', shown);

    await openPath(page, '/member/messages');
    await expect(page.locator('main')).not.toContainText(list);
    isSilent();
    await desk.context().close();
    await page.context().close();
  });
}
