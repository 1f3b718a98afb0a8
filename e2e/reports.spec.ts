// An operator reads the day's report, its games, the transfers behind one, and the money desk, and
// goes on by keys.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { waitUntilBare } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

// Reports add up the ledger, which is dated by the machine's clock.
test.use({ clock: 'running' });

type Language = 'bn' | 'en';

/** Goes to the members by typing, to the log by two keys, and reads the list of keys. */
async function goByKeys(page: Page, language: Language, check: () => Promise<void>): Promise<void> {
  const say = (english: string) => translate('console', language, english);
  const find = (name: string) => page.getByRole('dialog', { name: say(name), exact: true });
  await expect(page.getByRole('button', { name: say('Go to a page'), exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await find('Go to a page').getByRole('combobox').fill('members');
  await check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members$/u);
  await expect(find('Go to a page')).toHaveCount(0);
  await page.locator('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/event-log/u);
  await page.keyboard.press('?');
  await expect(find('Keyboard shortcuts').getByRole('checkbox')).toBeChecked();
  await check();
  await page.keyboard.press('Escape');
  await waitUntilBare(page);
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await expect(find('Keyboard shortcuts')).toBeVisible();
  // "Back" closes the dialog; what was closed before is no step back.
  await page.goBack();
  await waitUntilBare(page);
  await expect(page).toHaveURL(/\/event-log/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/members$/u);
}

for (const language of ['bn', 'en'] as const) {
  test(`a report down to its transfers, and the money desk, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const { account } = await system.ask('member', { balanceMinor: '100000' });
    await system.ask('roll', { account, times: 2, stake: '1000' });
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const shown = { ...turn, names: ['shapla', account, 'dice', 'members'] };
    const main = page.locator('main');

    // The job adds bets up every two seconds; the page asks again when it is opened.
    await expect(async () => {
      await page.goto('/reports?compare=true&dimension=game');
      await expect(main.locator('.data-table__row')).not.toHaveCount(0, { timeout: 10_000 });
    }).toPass();
    await look(page, 'console-report', shown);
    await main.locator('.data-table a[href*="key=dice"]').click();
    await main.locator('.data-table__row a').first().click();
    await expect(main.locator('.data-table__row', { hasText: account })).not.toHaveCount(0);
    await look(page, 'console-report-transfers', shown);
    await page.getByRole('tab', { name: say('Retention'), exact: true }).click();
    await expect(main.locator('.cohorts tbody tr')).toHaveCount(12);
    await look(page, 'console-report-weeks', shown);

    await page.goto('/money-desk');
    await expect(main.locator('.facts__one').first()).toContainText('৳0.00');
    await look(page, 'console-money-desk', shown);
    let opened = 0;
    await goByKeys(page, language, () => look(page, `console-keys-${(opened += 1)}`, shown));
    isSilent();
    await page.context().close();
  });
}
