// A payment of another amount than was ordered, and a credited deposit that goes back: operators
// find them among all deposits, two of them decide, and the member reads what became of it.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a payment that differs is closed by two operators, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string, catalogue: 'player' | 'console' = 'console') =>
      translate(catalogue, language, english);
    const as = await system.ask('member', {});
    await system.ask('differingDeposit', { account: as.account });
    const operator = await system.ask('anotherOperator', { username: `beli.${language}` });
    const reason = 'Refunded at the gateway itself.';
    const shown = { ...turn, names: [as.account, 'shapla', reason, 'sandbox', 'TrxID'] };

    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/member/deposit');
    await expect(page.getByText(say('Less arrived', 'player'))).toBeVisible();
    await page.locator('.past__item a').first().click();
    await expect(page.getByText(say('Less arrived than you ordered', 'player'))).toBeVisible();
    await look(page, 'deposit-differing', shown);

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/manual-deposits?tab=all&state=differing');
    const row = desk.locator('.data-table__row').filter({ hasText: as.account });
    await expect(row).toContainText(say('Short'));
    await look(desk, 'console-deposits', shown);
    await row.getByRole('link').first().click();
    await desk.getByRole('button', { name: say('Close it') }).click();
    await getDialog(desk).locator('textarea').fill(reason);
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.waiting-second')).toContainText(reason);
    await look(desk, 'console-deposit', shown);

    const other = await openConsole(browser, { ...house, operator }, language, turn.theme);
    await other.goto(new URL(desk.url()).pathname + new URL(desk.url()).search);
    await other.getByRole('button', { name: say('Confirm') }).click();
    await getDialog(other).locator('button[type=submit]').click();
    await expect(other.locator('.differing')).toContainText(say('Closed'));
    await expect(page.locator('.cashier__body')).toContainText(
      say('The deposit was not successful', 'player'),
    );
    isSilent();
    await other.context().close();
    await desk.context().close();
    await page.context().close();
  });

  test(`a credited deposit is sent back by two operators, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string, catalogue: 'player' | 'console' = 'console') =>
      translate(catalogue, language, english);
    const as = await system.ask('member', {});
    const id = await system.ask('creditedDeposit', { account: as.account });
    const operator = await system.ask('anotherOperator', { username: `joba.${language}` });
    const reason = 'The member paid by mistake.';
    const names = [as.account, 'shapla', `joba.${language}`, reason, 'manual-nagad', 'SENT12345'];
    const shown = { ...turn, names };
    const at = `/manual-deposits?tab=all&id=${id}`;

    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, `/member/deposit?deposit=${id}`);
    await expect(page.locator('.cashier__body')).toContainText('500');

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto(at);
    await desk.getByRole('button', { name: say('Refund the deposit') }).click();
    await getDialog(desk).locator('textarea').fill(reason);
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.waiting-second')).toContainText(reason);

    const other = await openConsole(browser, { ...house, operator }, language, turn.theme);
    await other.goto(at);
    await other.getByRole('button', { name: say('Confirm') }).click();
    await getDialog(other).locator('button[type=submit]').click();
    await expect(page.locator('.cashier__body')).toContainText(
      say('Your money is being sent back', 'player'),
    );
    await other.getByRole('button', { name: say('Record the refund') }).click();
    await getDialog(other).locator('input[name=trxId]').fill('SENT12345');
    await look(other, 'console-refund-by-hand', shown);
    await getDialog(other).locator('button[type=submit]').click();
    await expect(other.locator('.differing')).toContainText('SENT12345');
    await look(other, 'console-deposit-refunded', shown);
    await expect(page.locator('.cashier__body')).toContainText(
      say('Your money was sent back', 'player'),
    );
    await look(page, 'deposit-sent-back', shown);
    isSilent();
    await other.context().close();
    await desk.context().close();
    await page.context().close();
  });
}
