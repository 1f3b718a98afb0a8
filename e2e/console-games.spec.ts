// Operators change the limits of an in-house game by two, and look up a round, which is computed
// again and told in words.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`limits of a game by two operators, and a round looked up, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const { account } = await system.ask('member', { balanceMinor: '100000' });
    const [betId = ''] = await system.ask('roll', { account, times: 2, stake: '1000' });
    const second = await system.ask('anotherOperator', { username: `jaba.${language}` });
    const page = await openConsole(browser, house, language, turn.theme);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const main = page.locator('main');
    const reason = 'Small stakes only for a week.';
    const shown = { ...turn, names: ['shapla', reason, account, betId] };

    // Limits stay as they are changed, and other journeys of this system bet on Dice.
    await page.goto('/in-house-games');
    await expect(page.locator('.data-table a[href*="id=limbo"]').first()).toBeVisible();
    await look(page, 'console-games', shown);
    await page.locator('.data-table a[href*="id=limbo"]').first().click();
    await page.getByRole('button', { name: say('Change the limits'), exact: true }).click();
    const dialog = getDialog(page);
    await dialog.locator('input[name=stakeMax]').fill('-');
    await dialog.locator('textarea').fill(reason);
    const request = dialog.getByRole('button', { name: say('Request'), exact: true });
    await request.click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await dialog.locator('input[name=stakeMax]').fill('50');
    await look(page, 'console-game-limits', shown);
    await request.click();
    await expect(page.locator('.detail > .waiting-second')).toContainText(reason);
    await look(page, 'console-game', shown);

    await other.goto('/in-house-games?id=limbo&tab=history');
    await other.getByRole('button', { name: say('Confirm'), exact: true }).click();
    const question = getDialog(other);
    await expect(question).toContainText('50');
    await question.locator('button[type=submit]').click();
    await expect(other.locator('.detail > .waiting-second')).toHaveCount(0);
    await other.reload();
    await expect(other.locator('main')).toContainText(say('Limits of a game changed'));

    await page.goto('/in-house-games');
    const sought = page.locator('input[name=look-up]');
    await sought.fill(betId);
    await sought.press('Enter');
    await expect(main).toContainText(say('Computed again: the same'));
    await look(page, 'console-game-round', shown);
    await sought.fill(account);
    await sought.press('Enter');
    await expect(page.locator('.data-table__row')).toHaveCount(2);
    isSilent();
    await other.context().close();
    await page.context().close();
  });
}
