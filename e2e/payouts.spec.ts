// Withdrawals: what a member reads before, and operators who approve several at once. A payout of
// which a part did not arrive: its member reports it, one operator requests that it is paid by
// hand, another one pays it, and the member reads so.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { makeFlatPng } from './flat-png.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

/** Goes to a member's row by keys, opens the question of a rejection, and then the withdrawal. */
async function decideByKeys(desk: Page, account: string): Promise<void> {
  const { keyboard } = desk;
  const row = desk.locator('.data-table__row').filter({ hasText: account });
  await desk.locator('main').focus();
  await expect(async () => {
    await keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 100 });
  }).toPass();
  await keyboard.press('r');
  await expect(getDialog(desk).locator('textarea')).toBeVisible();
  await keyboard.press('Escape');
  await expect(getDialog(desk)).toHaveCount(0);
  await expect(row).toBeFocused();
  await keyboard.press('a');
  await expect(getDialog(desk)).toBeVisible();
  await keyboard.press('Escape');
  await expect(row).toBeFocused();
  await keyboard.press('Enter');
  await expect(desk).toHaveURL(/[?&]id=/u);
}

for (const language of ['bn', 'en'] as const) {
  test(`a missing part of a payout is paid by two operators, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string, catalogue: 'player' | 'console' = 'player') =>
      translate(catalogue, language, english);
    const second = await system.ask('anotherOperator', { username: `mala.${language}` });
    const as = await system.ask('member', { balanceMinor: '500000' });
    const id = await system.ask('payout', { account: as.account, amount: '30000' });
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const reason = 'The network gave 200 taka back.';
    const shown = { ...turn, names: [as.account, 'shapla', reason, 'PNG', 'JPG', 'TrxID'] };

    await openPath(page, `/member/withdraw?withdrawal=${id}`);
    const arrival = page.locator('.arrival');
    await expect(arrival.getByText(say('Did the money arrive?'))).toBeVisible();
    await look(page, 'withdraw-arrival', shown);
    await arrival.getByRole('button', { name: say('Something is missing') }).click();
    await arrival.getByRole('radio', { name: say('A part of it') }).check();
    await arrival.locator('input[name=received]').fill('100');
    const picture = { name: 'statement.png', mimeType: 'image/png' };
    await arrival
      .locator('input[type=file]')
      .setInputFiles({ ...picture, buffer: await makeFlatPng(64, 48) });
    await expect(arrival.locator('img')).toBeVisible();
    await look(page, 'withdraw-missing', shown);
    await arrival.locator('button[type=submit]').click();
    await expect(arrival.getByText(say('It has arrived now'))).toBeVisible();

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/withdrawals?state=disputed');
    const row = desk.locator('.data-table__row').filter({ hasText: as.account });
    await expect(row.locator('img')).toBeVisible();
    await look(desk, 'console-disputes', shown);
    await row.getByRole('button', { name: say('Pay again by hand', 'console') }).click();
    await getDialog(desk).locator('textarea').fill(reason);
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(row.locator('.waiting-second')).toContainText(reason);

    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    await other.goto('/withdrawals?state=disputed');
    const asked = other.locator('.data-table__row').filter({ hasText: as.account });
    await asked.getByRole('button', { name: say('I have paid it', 'console') }).click();
    await getDialog(other).locator('input[name=trxId]').fill(`${language}9k2m7h1q`);
    await getDialog(other)
      .locator('input[type=file]')
      .setInputFiles({ ...picture, buffer: await makeFlatPng(90, 160) });
    await expect(getDialog(other).locator('.picture-upload img')).toBeVisible();
    await look(other, 'console-payout-proof', shown);
    await getDialog(other).locator('button[type=submit]').click();
    await expect(asked).toHaveCount(0);

    await expect(arrival.getByText(say('It went to the same wallet.'))).toBeVisible();
    const proof = page.locator('.payment-proofs img');
    await proof.scrollIntoViewIfNeeded();
    await expect(proof).toHaveJSProperty('naturalWidth', 90);
    await look(page, 'withdraw-proof', shown);
    await other.goto(`/withdrawals?state=paid&id=${id}`);
    await expect(other.locator('.facts img')).toBeVisible();
    await look(other, 'console-withdrawal-proof', shown);
    isSilent();
    await other.context().close();
    await desk.context().close();
    await page.context().close();
  });
}

for (const language of ['bn', 'en'] as const) {
  test(`deposits are bet first, then withdrawals are approved together, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string, catalogue: 'player' | 'console' = 'console') =>
      translate(catalogue, language, english);
    const as = await system.ask('member', { balanceMinor: '500000' });
    const { account } = as;
    const shown = { ...turn, names: [account, 'shapla'] };

    await system.ask('settings', { turnoverHundredths: 100 });
    await system.ask('payIn', { account, amount: '50000' });
    const page = await openPage(browser, system, { ...turn, as });
    await openPath(page, '/member/withdraw');
    await expect(page.locator('.turnover progress')).toHaveAttribute('max', '50000');
    await look(page, 'withdraw-turnover', shown);
    await system.ask('settings', { turnoverHundredths: 0 });
    await system.ask('wallet', { account });
    await openPath(page, '/member/withdraw');
    await page.getByLabel(say('How much will you withdraw?', 'player')).fill('200');
    await page.getByRole('button', { name: say('Continue', 'player') }).click();
    await expect(page.getByText(say('Arrival', 'player'), { exact: true })).toBeVisible();
    await look(page, 'withdraw-review', shown);
    await page.context().close();

    const ids: string[] = [];
    for (const amount of ['30000', '40050', '20000'])
      ids.push(await system.ask('withdraw', { account, amount }));
    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/withdrawals');
    const ticks = desk
      .locator('.data-table__row')
      .filter({ hasText: account })
      .getByRole('checkbox');
    await expect(ticks).toHaveCount(3);
    for (const at of [0, 1]) await ticks.nth(at).press('Space');
    await expect(desk.locator('.batch-bar b')).toContainText('700.50');
    await look(desk, 'console-batch-bar', shown);
    await desk.getByRole('button', { name: say('Approve together') }).click();
    // Another operator decides one of them meanwhile.
    await system.ask('rejectWithdrawal', { id: ids[1] ?? '', reason: 'The name does not match.' });
    const lines = getDialog(desk).locator('.batch > li');
    await expect(lines).toHaveCount(2);
    await look(desk, 'console-batch', shown);
    await getDialog(desk).locator('.btn--primary').click();
    await expect(lines.nth(0).locator('.status-badge--good')).toBeVisible();
    await expect(lines.nth(1).locator('.status-badge--bad')).toBeVisible();
    await look(desk, 'console-batch-results', shown);
    await getDialog(desk)
      .getByRole('button', { name: say('Close') })
      .last()
      .click();
    await expect(ticks).toHaveCount(1);
    await decideByKeys(desk, account);

    // Another fee is requested and taken back: it would stay for the journeys that follow.
    await desk.goto('/withdrawals?state=fees');
    await desk
      .locator('.data-table__row')
      .first()
      .getByRole('button', { name: say('Change') })
      .click();
    const fee = getDialog(desk);
    const reason = 'The provider charges more.';
    const typed = { ...shown, names: [...shown.names, reason] };
    await fee.locator('input[name=perMille]').fill('201');
    await fee.locator('textarea').fill(reason);
    const ask = fee.getByRole('button', { name: say('Request'), exact: true });
    await ask.click();
    await expect(fee.locator('[aria-invalid=true]')).toHaveCount(1);
    await fee.locator('input[name=perMille]').fill('১৫');
    await look(desk, 'console-fee-request', typed);
    await ask.click();
    await expect(desk.locator('.waiting-second')).toContainText(reason);
    await look(desk, 'console-fees', typed);
    await desk.getByRole('button', { name: say('Cancel it') }).click();
    await expect(desk.locator('.waiting-second')).toHaveCount(0);
    await desk.context().close();
  });
}
