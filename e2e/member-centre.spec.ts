// The member centre: its first page lists the others, its close button leads back to where the
// member came from, the profit and loss adds up over chosen days, and a vendor's bet has details.
import { expect } from '@playwright/test';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`the member centre, and back out of it, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    await world.ask('roll', { account: as.account, times: 2, stake: '500' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const looked = { ...turn, names: [as.account] };
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });

    await openPath(page, '/winners');
    await page.getByRole('button', { name: say('Mine') }).click();
    await page.getByRole('dialog').locator('a[href="/member/centre"]').click();
    await expect(title).toHaveText(say('Member centre'));
    await look(page, 'member-centre', looked);

    // Every row leads to a page with a title, and the address with the long name is the same page.
    await main.getByRole('link', { name: say('Profit and loss'), exact: true }).click();
    await expect(title).toHaveText(say('Profit and loss'));
    await expect(main.getByRole('row')).toHaveCount(2);
    await look(page, 'personal-profit', looked);
    await main.getByRole('button', { name: say('Yesterday'), exact: true }).click();
    await expect(main.getByText(say('No records yet'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(say('No records yet'))).toBeVisible();
    await main.getByRole('link', { name: say('Member centre') }).click();
    await expect(title).toHaveText(say('Member centre'));
    await page.goBack();
    await expect(title).toHaveText(say('Profit and loss'));

    // A bet of a vendor has no proof: its details are the vendor's calls and the ledger's lines.
    const code = `told${language}`;
    await world.ask('sampleVendor', { code });
    const { memberId } = as;
    await world.ask('vendorRound', { code, memberId, stake: 500_000, win: 2_000_000 });
    await openPath(page, '/member/personalHistoryCopy');
    await expect(title).toContainText(say('Betting record'));
    await expect(main.getByRole('row').filter({ hasText: say('Verify') })).toHaveCount(3);
    await main.getByRole('link', { name: say('Details') }).click();
    const dialog = page.getByRole('dialog', { name: say('Details of the bet') });
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await look(page, 'vendor-bet', looked);
    await dialog.getByRole('button', { name: say('Close') }).click();
    await expect(dialog).toHaveCount(0);
    await openPath(page, '/member/personalProfit?by=game');
    await expect(main.locator('.profit-chart li')).toHaveCount(2);
    await look(page, 'profit-by-game', looked);

    await main.getByRole('button', { name: say('Close the member centre') }).click();
    await expect(page).toHaveURL(/\/winners$/u);
    isSilent();
    await page.context().close();
  });
}
