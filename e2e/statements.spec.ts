// A wallet's statement: an operator imports it, the claim that it confirms is credited, and a line
// is linked to a claim whose TrxID was mistyped.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`an imported statement credits the claim that it confirms, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const trxId = `${language.toUpperCase()}S7K2M9Q1`;
    const unclaimed = `${language.toUpperCase()}S7K2M9Q2`;
    const say = (english: string, catalogue: 'player' | 'console' = 'console') =>
      translate(catalogue, language, english);
    await system.ask('houseNumber', { channel: 'manual-bkash', number: '01712345678' });
    const as = await system.ask('member', {});
    const page = await openPage(browser, system, { ...turn, as });
    const claim = async (amount: string, sender: string, told: string): Promise<void> => {
      await openPath(page, '/member/deposit');
      await page.locator('#amount').fill(amount);
      await page.getByRole('button', { name: say('Continue', 'player') }).click();
      await page.getByRole('button', { name: say('Show the number', 'player') }).click();
      await page.locator('input[name=senderNumber]').fill(sender);
      await page.locator('input[name=trxId]').fill(told);
      await page.getByRole('button', { name: say('I have sent the money', 'player') }).click();
      await expect(page.locator('.cashier__review')).toContainText(told);
    };
    const mistyped = unclaimed.replace('S7', '57');
    await claim('1250', '01912345678', mistyped);
    await claim('500', '01812345678', trxId);

    const desk = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(desk);
    const names = [as.account, 'shapla', 'statement.csv', 'TrxID', trxId, unclaimed, mistyped];
    const shown = { ...turn, names };
    await desk.goto('/manual-deposits?tab=lines');
    await desk.getByRole('button', { name: say('Import a statement') }).click();
    const dialog = getDialog(desk);
    const lines = [
      'Wallet;TrxID;Type;From;Amount',
      `bKash;${trxId};In;01812345678;৫০০.০০`,
      `bKash;${unclaimed};In;01912345678;"1,250.00"`,
      'bKash;OUT0000001;Out;01612345678;75',
    ];
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le'),
    });
    await expect(dialog.locator('select[name=trxId]')).toHaveValue('TrxID');
    await dialog.locator('select[name=direction]').selectOption('Type');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: 'In', exact: true }).check();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('status')).toContainText(say('Claims credited'));
    await look(desk, 'console-statement-checked', shown);
    await dialog.getByRole('button', { name: say('Import'), exact: true }).click();
    const rows = desk.locator('.data-table__row');
    await expect(rows.filter({ hasText: unclaimed })).toContainText('1,250.00');
    await expect(rows.filter({ hasText: trxId })).toHaveCount(0);
    await look(desk, 'console-statement-lines', shown);

    await expect(page.getByRole('link', { name: say('Play now', 'player') })).toBeVisible();
    expect(await system.ask('balance', { account: as.account })).toBe('50000');

    await rows
      .filter({ hasText: unclaimed })
      .getByRole('button', { name: say('Link to a claim') })
      .click();
    const linking = getDialog(desk);
    await expect(linking.locator('select[name=claim] option:checked')).toContainText(mistyped);
    await look(desk, 'console-line-link', shown);
    await linking.locator('button[type=submit]').click();
    await expect(rows.filter({ hasText: unclaimed })).toHaveCount(0);
    expect(await system.ask('balance', { account: as.account })).toBe('175000');
    isSilent();
    await desk.context().close();
    await page.context().close();
    await system.ask('defaultSettings', {});
  });
}
