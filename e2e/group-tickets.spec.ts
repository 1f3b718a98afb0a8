// A ticket in shares: a member puts it up, another one buys from the link, and both see their part
// after the draw, recomputed in the browser.
import { expect } from '@playwright/test';
import { openPath } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const twoMinutes = 120_000;

for (const language of ['bn', 'en'] as const) {
  test(`a ticket in shares, ${language}`, async ({ browser, world, turn }) => {
    const say = (english: string) => translate('player', language, english);
    const organiser = await world.ask('member', { balanceMinor: '100000' });
    const friend = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as: organiser });
    await world.ask('toSecond', { second: 5 });

    // Ten taka in ten shares, of which the organiser buys one and guarantees four.
    await openPath(page, '/lottery?gameCode=k3&playType=big');
    await page.locator('.bet-tile').first().click();
    const toggle = page.locator('.bet-slip__toggle');
    if (await toggle.isVisible()) await toggle.click();
    await page.getByRole('button', { name: say('Share this ticket') }).click();
    await page.getByLabel(say('You guarantee')).fill('4');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByText(say('Your ticket is on sale.'))).toBeVisible();
    expect(await world.ask('balance', { account: organiser.account })).toBe('99500');
    const link = new URL(await page.locator('.group-link > span').first().innerText());

    // The organiser's page shows the list while the friend buys, and hears of it at once.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Close') })
      .click();
    await page
      .locator('.folding-panel', { hasText: say('Group tickets') })
      .locator('summary')
      .click();
    const progress = page.locator('.groups progress').first();
    await expect(progress).toHaveAttribute('value', '1');

    const other = await openPage(browser, world, { ...turn, as: friend });
    await openPath(other, `${link.pathname}${link.search}`);
    await other.getByLabel(say('Shares to buy')).fill('7');
    await other.getByRole('dialog').locator('button[type=submit]').click();
    await expect(other.getByText(say('The shares are yours.'))).toBeVisible();
    expect(await world.ask('balance', { account: friend.account })).toBe('99300');
    await expect(progress).toHaveAttribute('value', '8');

    await world.ask('passes', { ms: twoMinutes });
    // Of the guarantee two shares were needed.
    await openPath(page, '/lottery?gameCode=k3');
    const paid = BigInt(await world.ask('balance', { account: organiser.account })) - 99_700n;
    expect(paid).toBeGreaterThanOrEqual(0n);
    await openPath(other, '/lottery?gameCode=k3');
    await other
      .getByRole('link', { name: say('Verify') })
      .first()
      .click();
    await other.waitForURL(/\/verify\//u);
    await expect(other.getByText(say('Everything matches'))).toBeVisible();
    await expect(other.getByText(say('The whole ticket'), { exact: true })).toBeVisible();
    await page.context().close();
    await other.context().close();
  });
}
