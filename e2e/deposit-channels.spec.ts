// Deposit channels: two operators change one and switch it off; a member sends money to a number of
// the house or to its bank, and an operator credits it.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { makeFlatPng } from './flat-png.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a deposit channel is changed by two operators and switched off, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const second = await system.ask('anotherOperator', { username: `jui.${language}` });
    const page = await openConsole(browser, house, language, turn.theme);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const reason = 'Less at a time until the bank answers faster.';
    const shown = { ...turn, names: ['shapla', reason, 'sandbox', 'bkash', 'sslcommerz'] };

    // The bank: other journeys pay in through the mobile wallet above it.
    await page.goto('/deposit-channels');
    const row = page.locator('.data-table__row').nth(2);
    await expect(row).toBeVisible();
    await look(page, 'console-deposit-channels', shown);
    await row.getByRole('button', { name: say('Change') }).click();
    const dialog = getDialog(page);
    await dialog.locator('input[name=maximum]').fill('much');
    await dialog.locator('textarea').fill(reason);
    const request = dialog.getByRole('button', { name: say('Request'), exact: true });
    await request.click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await dialog.locator('input[name=maximum]').fill('150000');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await makeFlatPng(96, 60),
    });
    await expect(dialog.locator('.picture-upload img')).toHaveJSProperty('naturalWidth', 128);
    await look(page, 'console-deposit-channel-terms', shown);
    await request.click();
    await expect(page.locator('.waiting-second')).toContainText(reason);

    await other.goto('/deposit-channels');
    await other.getByRole('button', { name: say('Confirm') }).click();
    const question = getDialog(other);
    await expect(question).toContainText('1,50,000');
    await expect(question.locator('.channel-logo')).toBeVisible();
    await question.locator('button[type=submit]').click();
    await expect(other.locator('.waiting-second')).toHaveCount(0);
    await expect(other.locator('.data-table__row').nth(2)).toContainText('1,50,000');
    await expect(other.locator('.data-table__row').nth(2).locator('.channel-logo')).toBeVisible();

    await other
      .locator('.data-table__row')
      .nth(2)
      .getByRole('button', { name: say('Switch off') })
      .click();
    await getDialog(other).locator('button[type=submit]').click();
    await expect(other.locator('.data-table__row').nth(2)).toContainText(say('Off'));
    await other
      .locator('.data-table__row')
      .nth(2)
      .getByRole('button', { name: say('Switch on') })
      .click();
    await getDialog(other).locator('button[type=submit]').click();
    await expect(other.locator('.data-table__row').nth(2)).toContainText(say('On'));

    // Another channel is requested and rejected: it would stay for the journeys that follow.
    await page.getByRole('button', { name: say('Add a channel') }).click();
    await dialog.locator('select[name=gateway]').selectOption('manual-bank');
    await dialog.locator('input[lang=bn]').first().fill('ব্যাংক');
    await dialog.locator('input[lang=en]').first().fill('Bank');
    await dialog.getByRole('button', { name: say('Add a number') }).click();
    await dialog.locator('input[name=number]').fill('1234567890');
    await dialog.locator('input[name=feeRate]').fill('0.5');
    await dialog.locator('textarea').fill(reason);
    await look(page, 'console-deposit-channel-add', shown);
    await request.click();
    await expect(page.locator('.waiting-second')).toContainText(reason);
    await look(page, 'console-deposit-channel-asked', shown);
    await other.reload();
    await other.getByRole('button', { name: say('Reject the request') }).click();
    await expect(other.locator('.waiting-second')).toHaveCount(0);

    // A wallet's channel, whose numbers are lines of the form.
    await page
      .locator('.data-table__row')
      .filter({ hasText: 'manual-nagad' })
      .getByRole('button', { name: say('Change') })
      .click();
    await dialog.getByRole('button', { name: say('Add a number') }).click();
    await dialog.locator('input[name=number]').fill('12');
    await dialog.locator('textarea').fill(reason);
    await request.click();
    await expect(dialog.locator('.number-row [aria-invalid=true]')).toHaveCount(1);
    await dialog.locator('.number-row').scrollIntoViewIfNeeded();
    await look(page, 'console-deposit-channel-numbers', shown);
    isSilent();
    await other.context().close();
    await page.context().close();
  });

  test(`a bank transfer is credited under its reference, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string, catalogue: 'player' | 'console' = 'player') =>
      translate(catalogue, language, english);
    await system.ask('houseNumber', { channel: 'manual-bank', number: '1234567890123' });
    await system.ask('channelFee', { channel: 'manual-bank', rate: 50 });
    const as = await system.ask('member', {});
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);

    await openPath(page, '/member/deposit');
    await page.locator('#amount').fill('1000');
    await page.getByRole('button', { name: say('Continue') }).click();
    await expect(page.locator('.cashier__figure')).toHaveText(['৳1,000.00', '৳5.00']);
    await look(page, 'deposit-bank-review', { ...turn, names: [as.account] });
    await page.getByRole('button', { name: say('Show the account') }).click();
    const digits = page.locator('.wallet-number__digits b');
    await expect(digits.first()).toHaveText('1234567890123');
    const reference = (await digits.nth(1).textContent()) ?? '';
    await page.locator('input[name=senderNumber]').fill('৯৮৭৬৫৪৩২১০');
    const picture = await makeFlatPng(24, 40);
    const choose = () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
    const shown = { ...turn, names: [as.account, 'shapla', 'Test', reference] };
    await look(page, 'deposit-bank-account', shown);
    await page.getByRole('button', { name: say('I have sent the money') }).click();
    await expect(page.locator('.cashier__review')).toContainText(reference);
    await choose();
    await expect(page.locator('.picture-field img')).toBeVisible();
    await look(page, 'deposit-bank-claimed', shown);
    await page.getByRole('button', { name: say('Send the picture') }).click();
    await expect(page.locator('.cashier__review')).toContainText(say('Picture of the receipt'));

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/manual-deposits');
    const claim = desk.locator('.data-table__row').filter({ hasText: reference });
    await claim.getByRole('button', { name: say('Record the payment', 'console') }).click();
    const dialog = getDialog(desk);
    await expect(dialog.locator('.facts img')).toBeVisible();
    await look(desk, 'console-bank-receipt', shown);
    await dialog.locator('input[name=received]').fill('1000');
    await dialog.locator('input[name=trxId]').fill(reference);
    await dialog.locator('button[type=submit]').click();
    await expect(claim).toHaveCount(0);
    expect(await system.ask('balance', { account: as.account })).toBe('100000');
    await system.ask('channelFee', { channel: 'manual-bank', rate: 0 });
    isSilent();
    await desk.context().close();
    await page.context().close();
    await system.ask('defaultSettings', {});
  });

  test(`money sent to a number of the house is credited, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const trxId = `${language.toUpperCase()}H7K2M9Q1`;
    const say = (english: string, catalogue: 'player' | 'console' = 'player') =>
      translate(catalogue, language, english);
    await system.ask('houseNumber', { channel: 'manual-bkash', number: '01712345678' });
    const as = await system.ask('member', {});
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const shown = { ...turn, names: [as.account, 'shapla', 'TrxID'] };

    await openPath(page, '/member/deposit');
    await page.locator('#amount').fill('500');
    await page.getByRole('button', { name: say('Continue') }).click();
    await page.getByRole('button', { name: say('Show the number') }).click();
    await expect(page.locator('.wallet-number')).toContainText('01712345678');
    await look(page, 'deposit-wallet-number', shown);
    await page.locator('input[name=senderNumber]').fill('01812345678');
    await page.locator('input[name=trxId]').fill(`${language}h৭k২m৯q১`);
    await page.getByRole('button', { name: say('I have sent the money') }).click();
    await expect(page.locator('.cashier__review')).toContainText(trxId);
    await look(page, 'deposit-wallet-claimed', shown);

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/manual-deposits');
    const claim = desk.locator('.data-table__row').filter({ hasText: as.account });
    await claim.getByRole('button', { name: say('Record the payment', 'console') }).click();
    const dialog = getDialog(desk);
    await dialog.locator('input[name=received]').fill('500');
    await dialog.locator('input[name=trxId]').fill(trxId);
    await dialog.locator('button[type=submit]').click();
    await expect(claim).toHaveCount(0);

    await expect(page.getByRole('link', { name: say('Play now') })).toBeVisible();
    await expect(page.locator('.balance .amount')).toHaveText('৳500.00');
    expect(await system.ask('balance', { account: as.account })).toBe('50000');
    isSilent();
    await desk.context().close();
    await page.context().close();
    await system.ask('defaultSettings', {});
  });
}
